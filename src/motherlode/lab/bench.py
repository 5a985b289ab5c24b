"""How fast the engine is, compared with a yardstick measured in the same run.

Machines are noisy, so all figures are taken in turn, for several rounds, and the best of each counts;
ratios are what is compared.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from motherlode.bots.mcts import EXPLORATION, Search
from motherlode.bots.random_bot import RandomBot
from motherlode.build_info import is_compiled
from motherlode.core.game import Game
from motherlode.core.ids import first_seat
from motherlode.core.match import Match
from motherlode.core.playout import playout
from motherlode.core.replay import load as replay
from motherlode.core.rng import Rng
from motherlode.games.registry import GAMES, new_match
from motherlode.lab import yardstick
from motherlode.lab.play import play_out

SEED = bytes(32)


class Figure(msgspec.Struct, frozen=True):
    """The best of all rounds, and the worst, to show how restless the machine was."""

    name: str
    unit: str
    best: float
    worst: float


class Ratio(msgspec.Struct, frozen=True):
    """One of our figures divided by one of the yardstick's; `bar` is what it must reach."""

    name: str
    ratio: float
    bar: float


class Bench(msgspec.Struct, frozen=True):
    compiled: bool
    rounds: int
    figures: list[Figure]
    ratios: list[Ratio]


def bench(rounds: int, progress: Callable[[str], None]) -> Bench:
    measures = _ours()
    pyspiel = yardstick.load()
    if pyspiel is not None:
        length = yardstick.random_length(pyspiel, 300, 1)
        measures["hex(9) driven from Python"] = lambda: yardstick.driven(pyspiel, 300, 1)
        measures["hex(9) C++ MCTSBot"] = lambda: yardstick.searched(pyspiel, length, 1)
    catan = yardstick.load_catan()
    if catan is not None:
        measures["Catanatron random games"] = lambda: yardstick.driven_catan(catan, 5, 1)
    seen: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            progress(name)
            seen[name].append(measure())
    figures = [
        Figure(name, "games/s" if name.endswith("games replayed") else "moves/s", max(values), min(values))
        for name, values in seen.items()
    ]
    return Bench(is_compiled(), rounds, figures, _ratios({figure.name: figure.best for figure in figures}))


def _ratios(best: dict[str, float]) -> list[Ratio]:
    if "hex(9) driven from Python" not in best:
        return []
    driven = best["hex(9) driven from Python"]
    searched = best["hex(9) C++ MCTSBot"]
    ratios = [
        Ratio("atacama basic playouts / hex(9) driven", best["atacama basic playouts"] / driven, 5.0),
        Ratio("atacama basic driven / hex(9) driven", best["atacama basic driven from Python"] / driven, 1.5),
        Ratio("atacama basic mcts / hex(9) MCTSBot", best["atacama basic mcts"] / searched, 1.5),
        Ratio("goldrausch four playouts / hex(9) driven", best["goldrausch four playouts"] / driven, 8.0),
        Ratio("rockwell four playouts / hex(9) driven", best["rockwell four playouts"] / driven, 1.5),
        Ratio("rockwell four games replayed in 10 ms", best["rockwell four games replayed"] / 100.0, 1.0),
        Ratio("siberia four playouts / hex(9) driven", best["siberia four playouts"] / driven, 4.0),
    ]
    if "Catanatron random games" in best:
        catan = best["Catanatron random games"]
        ratios.append(Ratio("rockwell four playouts / Catanatron", best["rockwell four playouts"] / catan, 50.0))
    return ratios


def _ours() -> dict[str, Callable[[], float]]:
    # Interpreted code is some fifty times slower: the same figures from a smaller sample.
    scale = 1 if is_compiled() else 160
    out: dict[str, Callable[[], float]] = {}
    for name, entry in GAMES.items():
        for preset in entry.meta.presets:
            game = new_match(name, preset.name, 0, {}, 0, None, SEED, {}).game
            out[f"{name} {preset.name} playouts"] = _playouts(game, 1_600_000 // scale)
        basic = entry.meta.presets[0].name
        match = new_match(name, basic, 0, {}, 0, None, SEED, {})
        match.go_on()
        out[f"{name} {basic} driven from Python"] = _driven(match.game, 1_600 // scale)
        out[f"{name} {basic} mcts"] = _searched(match, 8_000 // scale)
        out[f"{name} {basic} replay from the log"] = _replayed(name, basic, 400 // scale)
    out["rockwell four games replayed"] = _games_replayed("rockwell", "four", 160 // scale)
    return out


def _playouts(game: Game[Any], least: int) -> Callable[[], float]:
    """Whole games, until they have had `least` moves."""

    def measure() -> float:
        rng = Rng(1)
        moves = 0
        begin = perf_counter()
        while moves < least:
            moves += int(playout(game, game.start(0), rng))
        return moves / (perf_counter() - begin)

    return measure


def _driven(game: Game[Any], games: int) -> Callable[[], float]:
    """Moves per second of a script that asks and plays move by move."""

    def measure() -> float:
        random = Random(1).random
        moves = 0
        begin = perf_counter()
        for _ in range(games):
            state = game.start(0)
            while actors := game.actors(state):
                seat = first_seat(actors)
                legal = game.legal_moves(state, seat)
                size: int = len(legal)
                game.apply(state, seat, legal[int(random() * size)], None)
                moves += 1
        return moves / (perf_counter() - begin)

    return measure


def _searched(match: Match, iterations: int) -> Callable[[], float]:
    seat = first_seat(match.game.actors(match.state))

    def measure() -> float:
        search: Search[Any] = Search(match.observer(seat, Rng(1)), 1, EXPLORATION)
        begin = perf_counter()
        search.run(iterations)
        return int(search.moves) / (perf_counter() - begin)

    return measure


def _replayed(name: str, preset: str, times: int) -> Callable[[], float]:
    match, games = _game_and_replays(name, preset, times)

    def measure() -> float:
        return games() * len(match.entries)

    return measure


def _games_replayed(name: str, preset: str, times: int) -> Callable[[], float]:
    return _game_and_replays(name, preset, times)[1]


def _game_and_replays(name: str, preset: str, times: int) -> tuple[Match, Callable[[], float]]:
    """A whole random game, and how many times a second it can be replayed from its log."""
    match = new_match(name, preset, 0, {}, 0, None, SEED, {})
    play_out(match, [RandomBot(seat) for seat in range(match.game.seats)], 1)
    log = match.log(with_seed=True)

    def measure() -> float:
        begin = perf_counter()
        for _ in range(times):
            replay(match.game, log, -1, False)
        return times / (perf_counter() - begin)

    return match, measure
