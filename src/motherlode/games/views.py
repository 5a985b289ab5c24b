"""What every game's view has in common. Views are for people and messages; bots search over `guess`."""

from collections.abc import Callable
from typing import TypedDict

import msgspec

from motherlode.core.game import Envelope


class SeatResult(msgspec.Struct, frozen=True):
    points: int
    place: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The position as one seat sees it. Texts are the tokens of docs/log-format.md, never sentences."""

    viewer: int
    actors: list[int]
    prompt: str
    results: list[SeatResult] | None


class Common(TypedDict):
    viewer: int
    actors: list[int]
    prompt: str
    results: list[SeatResult] | None


def common(envelope: Envelope, question: Callable[[], str]) -> Common:
    """What an envelope says, as the fields of a view. `question` is called only if the viewer owes a move."""
    result = envelope.result
    if result is not None:
        ranks = zip(result.scores, result.places, strict=True)
        return Common(
            viewer=envelope.viewer,
            actors=[],
            prompt="over",
            results=[SeatResult(points, place) for points, place in ranks],
        )
    prompt = question() if envelope.owes else "wait"
    return Common(viewer=envelope.viewer, actors=envelope.actors, prompt=prompt, results=None)
