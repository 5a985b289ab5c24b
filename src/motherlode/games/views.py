"""What every game's view has in common. A view is for people and wires; bots search over `guess`."""

import msgspec

from motherlode.core.game import Result


class SeatResult(msgspec.Struct, frozen=True):
    points: int
    place: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The position as one seat sees it. Words are the tokens of docs/log-format.md, never sentences."""

    viewer: int
    actors: list[int]
    prompt: str
    results: list[SeatResult] | None


def results_of(result: Result) -> list[SeatResult]:
    return [SeatResult(points, place) for points, place in zip(result.scores, result.places, strict=True)]
