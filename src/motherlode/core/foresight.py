"""What a game can say of a move before it is made, beyond the events that would be told."""

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from motherlode.core.codec import Kind
from motherlode.core.state import S

# A tally that the viewer cannot know.
UNKNOWN: Final = -(2**40)


class Fact:
    """One consequence of a move: its kind, the paragraph behind it, and what its sentence needs.

    `certain` facts come true; the others are forecasts from what everybody knows.
    """

    def __init__(self, kind: Kind, certain: bool, args: list[int], rule: i64) -> None:
        self.kind = kind
        self.certain = certain
        self.args = args
        self.rule = rule


def foretell(out: list[Fact], kind: Kind, args: list[int], rule: i64 = 0) -> None:
    """What will come true, by the paragraph usually behind its kind or by the one that is named."""
    if rule == 0:
        rule = kind.rule
    out.append(Fact(kind, True, args, rule))


def forecast(out: list[Fact], kind: Kind, args: list[int], rule: i64 = 0) -> None:
    """What may come, as far as it follows from what the seat knows."""
    if rule == 0:
        rule = kind.rule
    out.append(Fact(kind, False, args, rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Generic[S]):
    """A game's own part of `foresee`. As it stands here: what would be told is all there is to say.

    `kinds` are those of its facts; `units` name what a seat can gain or lose, the most important first. Positions
    handed in here are guesses: nothing may be said that depends on what the seat does not know (laws in tests/laws).
    """

    def __init__(self, kinds: list[Kind], units: list[str]) -> None:
        self.kinds = kinds
        self.units = units

    def tally(self, s: S, viewer: i64, seat: i64, unit: i64) -> i64:
        """How much of a unit a seat has, if the viewer can know it; else UNKNOWN."""
        return UNKNOWN

    def compare(self, before: S, after: S, seat: i64, move: i64, out: list[Fact]) -> None:
        """What a move changes for certain that no event tells. Called only where the move reveals nothing."""

    def outcome(self, before: S, after: S, seat: i64, out: list[Fact]) -> None:
        """What the moves of a list change together: from the position before the first to the last that is certain."""

    def forecast(self, s: S, seat: i64, move: i64, out: list[Fact]) -> None:
        """What the last move of a list may bring by luck or by what others do, from the position before it."""
