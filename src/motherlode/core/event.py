"""What happened, as a fact in numbers, and who may learn of it."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.ids import EVERYBODY, only


class Event:
    """kind indexes the game's event_kinds; audience is a mask of seats.

    `reveals` marks a fact that shows somebody what they could not have known before they acted: no
    seat can take back a move across it (Match.undo).
    """

    def __init__(self, kind: i64, audience: i64, reveals: bool, args: vec[i64]) -> None:
        self.kind = kind
        self.audience = audience
        self.reveals = reveals
        self.args = args

    def seen_by(self, seat: i64) -> bool:
        return (self.audience >> seat) & 1 == 1


def tell(out: list[Event], kind: i64, args: list[int]) -> None:
    """What everybody sees and could have known before."""
    out.append(Event(kind, EVERYBODY, False, vec[i64](args)))


def show(out: list[Event], kind: i64, args: list[int]) -> None:
    """What everybody sees and nobody could have known before: something is turned over."""
    out.append(Event(kind, EVERYBODY, True, vec[i64](args)))


def whisper(out: list[Event], kind: i64, seat: i64, args: list[int]) -> None:
    """What only one seat learns: what it drew, its own choice."""
    out.append(Event(kind, only(seat), False, vec[i64](args)))
