"""An arena's results in figures: how strong each entrant was, and whether the question is answered."""

import os

import msgspec

from motherlode.lab.arena.elo import ratings, wins_of
from motherlode.lab.arena.plan import ArenaPlan, Identity
from motherlode.lab.arena.question import Verdict, fair_share, shares
from motherlode.lab.arena.record import Block
from motherlode.lab.arena.seating import rows
from motherlode.lab.statistics import Interval, mean_interval, share_interval


class Entrant(msgspec.Struct, frozen=True):
    """`win` is its part of the wins in the games in which it sat (its seats together), `fair` what that would be if all
    were equally strong, `ratio` the first over the second; `points` are those of a seat.
    """

    bot: str
    games: int
    win: Interval
    fair: float
    ratio: Interval
    points: Interval
    elo: Interval


class ArenaReport(msgspec.Struct, frozen=True):
    """`asked` is how many games were wanted, before they were rounded up to whole blocks; `running` the first bot's
    share of the wins after each block; `distinct` how many different games there were.
    """

    played: Identity
    cores: int
    asked: int
    games: int
    block: int
    distinct: int
    entrants: list[Entrant]
    verdict: Verdict
    running: list[float]


def report(plan: ArenaPlan, identity: Identity, blocks: list[Block], verdict: Verdict, asked: int) -> ArenaReport:
    """There must be at least one block."""
    names = list(dict.fromkeys(plan.bots))
    seats = identity.seats
    tables = [rows(plan.around(block.number), seats) for block in blocks]
    strengths = ratings([wins_of(table, block, names) for table, block in zip(tables, blocks, strict=True)], plan.seed)
    games = [game for block in blocks for game in block.games]
    return ArenaReport(
        played=identity,
        cores=os.cpu_count() or 1,
        asked=asked,
        games=len(games),
        block=len(plan.bots),
        distinct=len({game.digest for game in games}),
        entrants=[_entrant(name, plan, seats, blocks, elo) for name, elo in zip(names, strengths, strict=True)],
        verdict=verdict,
        running=_running(plan, seats, blocks),
    )


def _entrant(bot: str, plan: ArenaPlan, seats: int, blocks: list[Block], elo: Interval) -> Entrant:
    taken = [share for block in blocks for share in shares(bot, plan.around(block.number), seats, block)]
    win = share_interval(taken)
    fair = fair_share(bot, plan.bots, seats)
    return Entrant(
        bot=bot,
        games=len(taken),
        win=win,
        fair=fair,
        ratio=Interval(win.value / fair, win.low / fair, win.high / fair),
        points=mean_interval([points for block in blocks for points in _points(bot, plan, seats, block)]),
        elo=elo,
    )


def _points(bot: str, plan: ArenaPlan, seats: int, block: Block) -> list[float]:
    """The mean of its seats in each game of the block in which it sat: single seats are not independent samples."""
    out: list[float] = []
    for row, game in zip(rows(plan.around(block.number), seats), block.games, strict=True):
        own = [score for name, score in zip(row, game.scores, strict=True) if name == bot]
        if own:
            out.append(sum(own) / len(own))
    return out


def _running(plan: ArenaPlan, seats: int, blocks: list[Block]) -> list[float]:
    out: list[float] = []
    total, games = 0.0, 0
    for block in blocks:
        taken = shares(plan.bots[0], plan.around(block.number), seats, block)
        total += sum(taken)
        games += len(taken)
        out.append(total / games)
    return out
