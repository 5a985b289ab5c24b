"""A lesson after the game: how much each decision of a seat was worth compared with the expert's, who knew no more.

The expert looks at the position before a decision through the seat's eyes and says what it would have done. Then both
decisions are tried equally often, trial by trial with the same luck, and it is compared how often they win. So the
expert's decision is not flattered by having been chosen among many.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from motherlode.bots.mcts_bot import MctsBot
from motherlode.core.log import Line, Log, render
from motherlode.core.match import Match
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng

# Rises whenever lessons are made in another way, so that older ones are recognised as such.
REVISION = 1

# Fixed, so that a second lesson says the same as the first.
SEED = 7

# A difference counts if it is more than this many standard errors.
SURE = 2.0


class Decision(msgspec.Struct, frozen=True):
    """Moves a seat made without learning anything between them, the first at index `place` of the line in force."""

    place: int
    moves: list[int]


class Review(msgspec.Struct, frozen=True):
    """What was played, what the expert would have played, and the chance of winning with each, from 0 to 1.

    `noise` is the standard error of their difference.
    """

    played: list[int]
    better: list[int]
    chance: float
    best: float
    noise: float

    @property
    def cost(self) -> float:
        """What the decision cost; nothing if the difference may be luck of the trials."""
        lost = self.best - self.chance
        return lost if lost > SURE * self.noise else 0.0


class Point(msgspec.Struct, frozen=True):
    """A decision in whole percent: the chance of winning after it, and what it cost."""

    percent: int
    cost: int


class Balance(msgspec.Struct, frozen=True):
    """Where a result comes from, in percent of a win: start + luck - mistakes = result."""

    start: int
    result: int
    mistakes: int
    luck: int


def decisions(match: Match, seat: int) -> list[Decision]:
    """The decisions in force that left the seat a choice.

    A decision goes on as long as a bot would hand in its moves together (Observer.after) and nobody has meanwhile
    done anything that the seat could see.
    """
    game = match.game
    s = game.start(match.header.deal)
    found: list[Decision] = []
    chosen: set[int] = set()
    eyes: Observer[Any] | None = None
    for place, entry in enumerate(match.in_force):
        if entry.seat == seat:
            if eyes is None or eyes.info() != game.info(s, seat):
                eyes = Observer(game, s, seat, Rng(0))
                found.append(Decision(place, []))
            found[-1].moves.append(entry.move)
            if len(eyes.legal_moves()) > 1:
                chosen.add(found[-1].place)
            eyes = eyes.after(entry.move)
        game.apply(s, entry.seat, entry.move, None)
    return [each for each in found if each.place in chosen]


def log_before(match: Match, decision: Decision) -> str:
    """The game as far as it was played, without anything that came later or was taken back."""
    codec = match.game.codec
    before = enumerate(match.in_force[: decision.place], 1)
    lines = [Line(number, entry.seat, codec.text(entry.move)) for number, entry in before]
    return render(Log(match.header, lines, None, b""))


def review(expert: MctsBot, match: Match, seat: int, played: list[int]) -> Review:
    """`match` is at the position before the decision."""
    eyes: Observer[Any] = match.observer(seat, Rng(SEED))
    better = expert.decide(eyes)
    chances = expert.weigh(eyes, played, SEED)
    if comes_to_the_same(eyes, played, better):
        return Review(played, played, fmean(chances), fmean(chances), 0.0)
    others = expert.weigh(eyes, better, SEED)
    gains = [best - chance for best, chance in zip(others, chances, strict=False)]
    noise = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0
    return Review(played, better, fmean(chances), fmean(others), noise)


def comes_to_the_same(eyes: Observer[Any], played: list[int], better: list[int]) -> bool:
    """Whether two lists of moves lead to the same position."""
    ends = []
    for moves in (played, better):
        s = eyes.guess(Rng(SEED))
        for move in moves:
            eyes.game.apply(s, eyes.seat, move, None)
        ends.append(eyes.game.key(s))
    return ends[0] == ends[1]


def point_of(found: Review) -> Point:
    return Point(percent=round(100 * found.chance), cost=round(100 * found.cost))


def balance_of(match: Match, seat: int, points: Sequence[Point]) -> Balance:
    """Everybody begins with an equal share. What mistakes do not explain is luck: the draws, the place at the table,
    and what the others did.
    """
    result = match.result()
    if result is None:
        raise ValueError("there is no lesson before the end")
    start, end = round(100 / match.game.seats), round(100 * result.share(seat))
    mistakes = sum(point.cost for point in points)
    return Balance(start=start, result=end, mistakes=mistakes, luck=end - start + mistakes)
