"""The choice that several seats are making at the same time, and how much of its time is left."""

from motherlode.core.entry import Entry
from motherlode.core.match import Match

# Milliseconds.
SECOND = 1000
# After a restart of the server: people need time to come back.
GRACE = 15 * SECOND


class ChoiceUnderWay:
    """`number` is the one the game gives it (SimultaneousChoice.number), 0 while there is no such choice to make.

    It began at `since`, and its time is up at `due`; None at a table without a sand timer.
    """

    def __init__(self, glass: int) -> None:
        self._glass = glass
        self.number = 0
        self.since = 0
        self.due: int | None = None
        self.opener: Entry | None = None
        # The entry with which each choice last began: after an undo the game is back in one of them.
        self._openers: dict[int, Entry | None] = {}

    def look(self, match: Match, at: int, back: bool) -> None:
        """Something has happened, at that time; `back` if it was an undo. A new choice turns the sand timer over."""
        number = match.game.simultaneous.number(match.state)
        if number == self.number:
            return
        if number and not back:
            self._openers[number] = match.in_force[-1] if match.in_force else None
        self.number = number
        self.since = at
        self.opener = self._openers.get(number)
        self.due = at + self.length if number and self._glass else None

    @property
    def length(self) -> int:
        """Of the sand timer, in milliseconds."""
        return self._glass * SECOND

    def restarted(self, at: int, grace: int) -> None:
        """The server was started at that time: what was running then does not run out before the grace is over."""
        if self.due is not None and self.since < at:
            self.due = max(self.due, at + grace)

    def left(self, now: int) -> int | None:
        """Milliseconds; none if there is no sand timer or nothing to choose."""
        return None if self.due is None else max(0, self.due - now)
