"""The big samples: `make soak`. Random games of every variant, whole; then the search against greedy."""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from tests.kit import VARIANTS, Variant
from tests.laws.test_states import CONSERVED

from motherlode.bots.catalogue import bot
from motherlode.build_info import is_compiled
from motherlode.core.ids import first_seat
from motherlode.core.log import render
from motherlode.core.match import Match
from motherlode.core.parse import parse
from motherlode.core.replay import load
from motherlode.core.rng import Rng
from motherlode.lab.play import play_out
from motherlode.lab.statistics import share_interval

GAMES = 10_000
CHUNK = 500
DUELS = 100
THINKING = "mcts:0.2s"
WANTED = 80


def soaked(variant: Variant, first: int) -> int:
    """Random games through the door that checks: they end, lose nothing, replay and verify. Returns their moves."""
    moves = 0
    for seed in range(first, first + CHUNK):
        match = variant.match(seed.to_bytes(32, "little"))
        match.go_on()
        rng = Rng(seed)
        totals = [measure(match.state) for measure in CONSERVED[variant.game]]
        while actors := match.game.actors(match.state):
            seat = first_seat(actors)
            match.submit(seat, match.turn(seat), [match.game.random_move(match.state, seat, rng)])
            assert [measure(match.state) for measure in CONSERVED[variant.game]] == totals
        moves += len(match.entries)
        assert len(match.entries) <= match.game.longest
        _read_back(match)
    return moves


def _read_back(match: Match) -> None:
    text = render(match.log(with_seed=True))
    back = load(match.game, parse(text), -1, verify=True)
    assert match.game.key(back.state) == match.game.key(match.state)
    assert render(back.log(with_seed=True)) == text


def duel(k: int) -> float:
    """One game of basic, sides swapped every other time; the searcher's share of the win."""
    match = VARIANTS[0].match((k // 2).to_bytes(32, "little"))
    words = [THINKING, "greedy"] if k % 2 == 0 else ["greedy", THINKING]
    play_out(match, [bot(word, "atacama", match.game, 2 * k + seat) for seat, word in enumerate(words)], k)
    result = match.result()
    assert result is not None
    return result.share(k % 2)


def main() -> int:
    if not is_compiled():
        print("The soak is for the compiled engine: make soak")
        return 1
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for variant in VARIANTS:
            begin = perf_counter()
            moves = sum(pool.map(soaked, [variant] * (GAMES // CHUNK), range(0, GAMES, CHUNK)))
            took = perf_counter() - begin
            print(
                f"{variant}: {GAMES:,} games, {moves:,} moves, ended, conserved, replayed, verified ({took:.0f} s)",
                flush=True,
            )
        shares = list(pool.map(duel, range(DUELS)))
    interval = share_interval(shares)
    said = f"{sum(shares):.1f} of {DUELS} [{100 * interval.low:.1f}, {100 * interval.high:.1f}]"
    print(f"{THINKING} against greedy, atacama basic, sides swapped: {said}; wanted {WANTED}")
    return 0 if sum(shares) >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
