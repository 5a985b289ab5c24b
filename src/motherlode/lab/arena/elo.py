"""Strengths from pairs: Bradley and Terry's model, in Elo points.

Two bots that sat in one game are a pair; the better place wins it, equal places share it. By the model i beats j with
chance p_i / (p_i + p_j); the strengths p that make what was seen most likely are found by Hunter's MM algorithm (Annals
of Statistics 32, 2004). Each pair that met is given half a drawn game more than it played: with nothing but wins the
likeliest strength would be infinite, so 100 : 0 comes out as 1,040 points, not as infinity. Points are 400 times the
decimal logarithm of a strength, and all entrants together have a mean of 0.

Games of one block share their luck and are not independent, so the interval comes from drawing whole blocks again
(1,000 times, with a fixed seed): 95 of 100 such samples lie inside.
"""

from collections.abc import Iterable
from math import exp, log, log10
from random import Random

from motherlode.lab.arena.record import Block
from motherlode.lab.statistics import Interval

# wins[i][j]: how often i was placed before j.
Wins = list[list[float]]

VIRTUAL = 0.5
RESAMPLES = 1_000
# Of many blocks, neighbours are drawn together: as good, and a thousand samples stay a matter of seconds.
MOST_BUNDLES = 250
_CLOSE = 1e-6
_MOST_ROUNDS = 2_000


def wins_of(rows: list[list[str]], block: Block, names: list[str]) -> Wins:
    """Every pair of different bots in every game of a block."""
    out = nothing(len(names))
    for row, game in zip(rows, block.games, strict=True):
        sat = [(names.index(word), place) for word, place in zip(row, game.places, strict=True)]
        for one, his in sat:
            for other, its in sat:
                if one != other and his <= its:
                    out[one][other] += 1.0 if his < its else 0.5
    return out


def ratings(blocks: list[Wins], seed: int) -> list[Interval]:
    """Elo points of each bot with their intervals."""
    whole = fitted(added(blocks), None)
    size = -(-len(blocks) // MOST_BUNDLES)
    bundles = [added(blocks[k : k + size]) for k in range(0, len(blocks), size)]
    random = Random(seed)
    samples = [fitted(added(random.choices(bundles, k=len(bundles))), whole) for _ in range(RESAMPLES)]
    return [_interval(value, sorted(sample[k] for sample in samples)) for k, value in enumerate(whole)]


def fitted(wins: Wins, start: list[float] | None) -> list[float]:
    """The likeliest Elo points; `start` is where to begin looking."""
    every = range(len(wins))
    games = [[wins[i][j] + wins[j][i] for j in every] for i in every]
    # A drawn game is half a win for both: half of one, a quarter.
    games = [[each + VIRTUAL if each else 0.0 for each in row] for row in games]
    won = [sum(wins[i][j] + VIRTUAL / 2 for j in every if games[i][j]) for i in every]
    logs = [point * log(10) / 400 for point in start] if start else [0.0] * len(wins)
    for _ in range(_MOST_ROUNDS):
        strengths = [exp(each) for each in logs]
        fresh = [
            log(won[i] / sum(games[i][j] / (strengths[i] + strengths[j]) for j in every if games[i][j])) for i in every
        ]
        mean = sum(fresh) / len(fresh)
        fresh = [each - mean for each in fresh]
        moved = max(abs(new - old) for new, old in zip(fresh, logs, strict=True))
        logs = fresh
        if moved < _CLOSE:
            break
    return [400 * each * log10(exp(1)) for each in logs]


def nothing(bots: int) -> Wins:
    return [[0.0] * bots for _ in range(bots)]


def added(some: Iterable[Wins]) -> Wins:
    some = list(some)
    out = nothing(len(some[0]))
    for wins in some:
        for total, row in zip(out, wins, strict=True):
            for k, each in enumerate(row):
                total[k] += each
    return out


def _interval(value: float, samples: list[float]) -> Interval:
    """From the 2.5th to the 97.5th of a hundred, and never beside the value itself."""
    cut = round(0.025 * len(samples))
    return Interval(value, min(value, samples[cut]), max(value, samples[-1 - cut]))
