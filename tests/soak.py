"""The big samples: `make soak`. Random games of every variant, whole; then the search against simpler bots.

`make soak ONLY=siberia` leaves the other games out.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from tests.kit import VARIANTS, Variant, conserved, of_rules

from motherlode.bots.catalogue import bot
from motherlode.build_info import is_compiled
from motherlode.core.ids import first_seat
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.parse import parse
from motherlode.core.replay import load
from motherlode.core.rng import Rng
from motherlode.games.registry import GAMES as ENTRIES
from motherlode.games.registry import listing, new_match
from motherlode.lab.play import play_out
from motherlode.lab.statistics import share_interval

GAMES = 12_000
# Fewer of long games with many variants.
GAMES_OF = {"rockwell": 2_000}
CHUNK = 500


class Trial(NamedTuple):
    """One searching bot among simpler ones, in another seat from game to game; `wanted` is its share of the wins."""

    game: str
    preset: str
    searcher: str
    others: str
    games: int
    wanted: float


TRIALS = [
    Trial("atacama", "basic", "mcts:0.2s", "greedy", 100, 0.8),
    # With four at the table a fair share is a quarter: twice that, and 1.4 times.
    Trial("goldrausch", "four", "mcts:2000", "random", 300, 0.5),
    Trial("goldrausch", "four", "mcts:2000", "greedy", 300, 0.35),
    # 60 of 100 with two, one and a half times a fair share with four.
    Trial("rockwell", "two", "mcts:0.1s", "greedy", 100, 0.6),
    Trial("rockwell", "four", "mcts:0.1s", "greedy", 100, 0.375),
    # 65 of 100 with two, one and a half times a fair share with four.
    Trial("siberia", "two", "mcts:0.1s", "greedy", 100, 0.65),
    Trial("siberia", "four", "mcts:0.1s", "greedy", 100, 0.375),
]
# A game of which nothing is known yet: to search is not worse than not to.
NAMED = {trial.game for trial in TRIALS}
TRIALS += [
    Trial(name, preset.name, "mcts:0.1s", "greedy", 100, 1 / preset.seats[0])
    for name, preset in ((name, entry.meta.presets[0]) for name, entry in ENTRIES.items())
    if name not in NAMED
]


def soaked(variant: Variant, first: int) -> int:
    """Random games through Match: they end, lose nothing, replay and verify. Returns how many moves they had."""
    moves = 0
    measures = conserved(variant.game)
    # What is checked of a finished game beside what no game may lose.
    audits = of_rules(variant.game, "audit")
    for seed in range(first, first + CHUNK):
        match = variant.match(seed.to_bytes(32, "little"))
        match.go_on()
        rng = Rng(seed)
        totals = [measure(match.state) for measure in measures]
        while actors := match.game.actors(match.state):
            seat = first_seat(actors)
            match.submit(seat, match.turn(seat), [match.game.random_move(match.state, seat, rng)])
            assert [measure(match.state) for measure in measures] == totals
        moves += len(match.entries)
        assert len(match.entries) <= match.game.longest
        if audits:
            audits.audit(match)
        _read_back(match)
    return moves


def _read_back(match: Match) -> None:
    text = render(match.log(with_seed=True))
    back = load(match.game, parse(text), -1, verify=True)
    assert match.game.key(back.state) == match.game.key(match.state)
    assert render(back.log(with_seed=True)) == text


def share_of(trial: Trial, k: int) -> float:
    """The searcher's share of the win in one game; it sits once in every seat with the same luck."""
    seats = listing(trial.game).meta.preset(trial.preset).seats[0]
    match = new_match(trial.game, trial.preset, seats, {}, 0, None, (k // seats).to_bytes(32, "little"), {})
    at = k % seats
    specs = [trial.searcher if seat == at else trial.others for seat in range(seats)]
    play_out(match, [bot(spec, trial.game, match.game, seats * k + seat) for seat, spec in enumerate(specs)], k)
    result = match.result()
    assert result is not None
    return result.share(at)


def main(only: list[str]) -> int:
    if not is_compiled():
        print("The soak is for the compiled engine: make soak")
        return 1
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for variant in [variant for variant in VARIANTS if not only or variant.game in only]:
            begin = perf_counter()
            games = GAMES_OF.get(variant.game, GAMES)
            moves = sum(pool.map(soaked, [variant] * (games // CHUNK), range(0, games, CHUNK)))
            took = perf_counter() - begin
            print(
                f"{variant}: {games:,} games, {moves:,} moves, ended, conserved, replayed, verified ({took:.0f} s)",
                flush=True,
            )
        reached = [
            _reached(trial, list(pool.map(share_of, [trial] * trial.games, range(trial.games))))
            for trial in TRIALS
            if not only or trial.game in only
        ]
    return 0 if all(reached) else 1


def _reached(trial: Trial, shares: list[float]) -> bool:
    interval = share_interval(shares)
    said = f"{sum(shares):.1f} of {trial.games} [{100 * interval.low:.1f} %, {100 * interval.high:.1f} %]"
    who = f"{trial.game} {trial.preset}: {trial.searcher} among {trial.others}"
    print(f"{who}: {said}; wanted {100 * trial.wanted:.0f} %", flush=True)
    return interval.value >= trial.wanted


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
