"""What happened, as a fact in numbers, and who may learn of it."""

from librt.vecs import vec
from mypy_extensions import i64


class Event:
    """kind indexes the game's event_kinds; audience is a mask of seats.

    `reveals` marks the fact that shows somebody what he could not have known before he acted: no
    seat can take back a move across it (Match.undo).
    """

    def __init__(self, kind: i64, audience: i64, reveals: bool, args: vec[i64]) -> None:
        self.kind = kind
        self.audience = audience
        self.reveals = reveals
        self.args = args

    def seen_by(self, seat: i64) -> bool:
        return (self.audience >> seat) & 1 == 1
