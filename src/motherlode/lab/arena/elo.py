"""Strengths from pairs: Bradley and Terry's model, in Elo points.

Two bots that sat in one game are a pair; the better place wins it, equal places share it. In the model i beats j with
probability p_i / (p_i + p_j); Hunter's MM algorithm (Annals of Statistics 32, 2004) finds the strengths p that make the
results most likely. Each pair that met is given one drawn game more than it played: with nothing but wins the
likeliest strength would be infinite, so 100 : 0 comes out as 921 points. Points are 400 times the decimal logarithm of
a strength, and their mean over all entrants is 0.

Games of one block share their luck and are not independent, so the interval comes from resampling whole blocks
(1,000 times, with a fixed seed): 95 of 100 such samples lie inside. If one bot won everything, all samples would be the
same and the interval would be empty; so the drawn game that was added comes out differently in each sample: either
half of it is drawn from a gamma distribution with a mean of a half, which is Jeffreys's prior for a share.
"""

from collections.abc import Iterable
from math import exp, log, log10
from random import Random

from motherlode.lab.arena.record import Block
from motherlode.lab.statistics import Interval

# wins[i][j]: how often i was placed before j.
Wins = list[list[float]]

# What each of a pair has won of the game that was added.
HALF = 0.5
RESAMPLES = 1_000
# If there are many blocks, neighbours are resampled together: just as good, and a thousand samples take only seconds.
MOST_BUNDLES = 250
_CLOSE = 1e-6
_MOST_ROUNDS = 2_000


def wins_of(rows: list[list[str]], block: Block, names: list[str]) -> Wins:
    """Every pair of different bots in every game of a block."""
    out = nothing(len(names))
    for row, game in zip(rows, block.games, strict=True):
        sat = [(names.index(bot), place) for bot, place in zip(row, game.places, strict=True)]
        for one, place in sat:
            for other, other_place in sat:
                if one != other and place <= other_place:
                    out[one][other] += 1.0 if place < other_place else 0.5
    return out


def ratings(blocks: list[Wins], seed: int) -> list[Interval]:
    """Elo points of each bot with their intervals."""
    bots = range(len(blocks[0]))
    whole = fitted(added(blocks), [[HALF for _ in bots] for _ in bots], None)
    size = -(-len(blocks) // MOST_BUNDLES)
    bundles = [added(blocks[k : k + size]) for k in range(0, len(blocks), size)]
    random = Random(seed)
    samples: list[list[float]] = []
    for _ in range(RESAMPLES):
        unplayed = [[random.gammavariate(HALF, 1.0) for _ in bots] for _ in bots]
        samples.append(fitted(added(random.choices(bundles, k=len(bundles))), unplayed, whole))
    return [_interval(value, sorted(sample[k] for sample in samples)) for k, value in enumerate(whole)]


def fitted(wins: Wins, unplayed: Wins, start: list[float] | None) -> list[float]:
    """The likeliest Elo points. `unplayed` is added for pairs that met; the search begins at `start`."""
    every = range(len(wins))
    met = [[wins[i][j] + wins[j][i] > 0.0 for j in every] for i in every]
    wins = [[wins[i][j] + unplayed[i][j] if met[i][j] else 0.0 for j in every] for i in every]
    games = [[wins[i][j] + wins[j][i] for j in every] for i in every]
    won = [sum(row) for row in wins]
    logs = [point * log(10) / 400 for point in start] if start else [0.0] * len(wins)
    for _ in range(_MOST_ROUNDS):
        strengths = [exp(each) for each in logs]
        fresh = [
            log(won[i] / sum(games[i][j] / (strengths[i] + strengths[j]) for j in every if met[i][j])) for i in every
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
    """From the 2.5th to the 97.5th percentile, widened if need be to include the value itself."""
    cut = round(0.025 * len(samples))
    return Interval(value, min(value, samples[cut]), max(value, samples[-1 - cut]))
