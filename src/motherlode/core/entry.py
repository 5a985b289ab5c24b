"""One numbered line of a game being played: a move, or an undo."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec
from motherlode.core.event import Event
from motherlode.core.log import Line

NO_MOVE: Final = -1
_UNDO: Final = "undo"
_AGREED: Final = "agreed"


class Entry:
    """`actors` is who owed a move before it. An undo has no move but the number of the line it takes back.

    `submission` counts what was handed in: all lines of one list, and the draws that follow it, share a number.
    """

    def __init__(
        self, number: i64, submission: i64, seat: i64, move: i64, actors: i64, undoes: i64, agreed: bool
    ) -> None:
        self.number = number
        self.submission = submission
        self.seat = seat
        self.move = move
        self.actors = actors
        self.undoes = undoes
        self.agreed = agreed
        self.choice: i64 = 0  # the choice of several seats at once that it belongs to (SimultaneousChoice.number)
        self.stands = True  # until an undo takes it back
        self.events: list[Event] = []

    def is_undo(self) -> bool:
        return self.undoes > 0

    def reveals(self) -> bool:
        """Whether it showed somebody what they could not have known before."""
        return any(event.reveals for event in self.events)

    def line(self, codec: Codec) -> Line:
        if not self.is_undo():
            return Line(self.number, self.seat, codec.text(self.move))
        words = [_UNDO, str(self.undoes)]
        if self.agreed:
            words.append(_AGREED)
        return Line(self.number, self.seat, " ".join(words))


def undo_of(text: str) -> tuple[int, bool]:
    """The line that an undo takes back, and whether all agreed; 0 if the text is not an undo."""
    words = text.split()
    if len(words) < 2 or words[0] != _UNDO or words[2:] not in ([], [_AGREED]):
        return 0, False
    if not (words[1].isascii() and words[1].isdecimal()) or len(words[1]) > 9:
        return 0, False
    return int(words[1]), len(words) == 3
