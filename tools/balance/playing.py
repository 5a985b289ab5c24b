"""Many games between equal bots, and what happened in them."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from motherlode.bots.catalogue import bot
from motherlode.core.match import Match
from motherlode.games.registry import new_match
from motherlode.lab.play import play_out
from motherlode.lab.tally import Tally

CHUNK = 10


class Measures(NamedTuple):
    """What is measured in a game: its name, the order of seats from the first player, its length, other figures."""

    game: str
    order_of: Callable[[Match], list[int]]
    length_of: Callable[[Match], int]
    figures_of: Callable[[Match], dict[str, float]]


class Played(NamedTuple):
    """`shares` and `scores` are in the order of seats from the first player."""

    shares: list[float]
    scores: list[int]
    length: int
    reason: str
    figures: dict[str, float]


class Batch(NamedTuple):
    tally: Tally
    played: list[Played]


def play_batch(measures: Measures, preset: str, spec: str, first: int) -> Batch:
    batch = Batch(Tally(), [])
    for k in range(first, first + CHUNK):
        match = new_match(measures.game, preset, 0, {}, 0, None, k.to_bytes(32, "little"), {})
        seats = match.game.seats
        play_out(match, [bot(spec, measures.game, match.game, seats * k + seat) for seat in range(seats)], k)
        result = match.result()
        assert result is not None
        order = measures.order_of(match)
        batch.tally.add(match)
        batch.played.append(
            Played(
                [result.share(seat) for seat in order],
                [result.scores[seat] for seat in order],
                measures.length_of(match),
                match.game.reasons[result.reason],
                measures.figures_of(match),
            )
        )
    return batch


def play_all(measures: Measures, preset: str, spec: str, games: int, seconds: float) -> Batch:
    whole = Batch(Tally(), [])
    begin = perf_counter()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        # A few batches at a time, so that the clock can be read between them.
        for first in range(0, games, 4 * CHUNK):
            starts = range(first, min(first + 4 * CHUNK, games), CHUNK)
            same = [len(starts) * [each] for each in (measures, preset, spec)]
            for batch in pool.map(play_batch, *same, starts):
                whole.tally.merge(batch.tally)
                whole.played.extend(batch.played)
            if seconds and perf_counter() - begin > seconds:
                break
    return whole


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
