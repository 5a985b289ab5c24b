"""Hides the screen between people who share a keyboard and must not see what the others have chosen."""

from contextlib import suppress

from motherlode.core.match import Match
from motherlode.terminal.desk import Desk

# Rich clears what can be seen; this clears what has scrolled away.
_FORGET_SCROLLED = "\x1b[3J"


class Curtain:
    """Falls whenever somebody else's turn begins; `needed` only if several people choose in secret."""

    def __init__(self, match: Match, people: int, desk: Desk) -> None:
        self.needed = people > 1 and any(kind.secret for kind in match.game.codec.kinds)
        self.desk = desk
        self._reader = -1

    def hides(self, seat: int) -> bool:
        """Whether somebody else was the last to look."""
        return self.needed and seat != self._reader

    def fall(self) -> None:
        self._reader = -1
        console = self.desk.console
        console.clear()
        if console.is_terminal:
            console.file.write(_FORGET_SCROLLED)
            console.file.flush()
        with suppress(ImportError):
            import readline  # noqa: PLC0415

            # What was typed must not come back by the arrow keys either.
            readline.clear_history()

    def rise(self, seat: int) -> None:
        self._reader = seat

    def question(self, seat: int) -> str:
        return self.desk.speech.say("curtain", seat=self.desk.speech.seat(seat))
