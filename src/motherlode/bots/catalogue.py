"""The one list of bots: from a spec such as "expert", "greedy", "mcts:500" or "mcts:0.2s" to a bot."""

from collections.abc import Callable
from typing import Any, NamedTuple

from motherlode.bots.bot import Bot
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.levels import LEVELS, Level
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.of_games import evaluation, judge, strength
from motherlode.bots.random_bot import RandomBot
from motherlode.core.errors import BOT_LIMIT, UNKNOWN_BOT, Fault
from motherlode.core.game import Game

DEFAULT_SECONDS = 0.5
MOST_SECONDS = 600.0
MOST_ITERATIONS = 100_000_000
MOST_PARTS = 100.0


class Order(NamedTuple):
    """What a bot is made for, and with what: `limit` is what its spec has after the colon."""

    name: str
    game: Game[Any]
    limit: str
    seed: int


def _mcts(order: Order) -> Bot:
    limit, seed = order.limit, order.seed
    asked = judge(order.name, order.game)
    if not limit:
        return MctsBot(seed, seconds=DEFAULT_SECONDS, judge=asked)
    try:
        if limit.endswith("s"):
            seconds = float(limit[:-1])
            if 0.0 < seconds <= MOST_SECONDS:
                return MctsBot(seed, seconds=seconds, judge=asked)
        else:
            iterations = int(limit)
            if 0 < iterations <= MOST_ITERATIONS:
                return MctsBot(seed, iterations=iterations, judge=asked)
    except ValueError:
        pass
    raise Fault(BOT_LIMIT, {"bot": f"mcts:{limit}"[:40]})


def _level(level: Level) -> Callable[[Order], Bot]:
    """A level's bot. Its limit is a part of its usual thinking time, for people in a hurry."""

    def make(order: Order) -> Bot:
        try:
            part = float(order.limit or 1)
        except ValueError:
            part = 0.0
        if not 0.0 < part <= MOST_PARTS:
            raise Fault(BOT_LIMIT, {"bot": f"{level}:{order.limit}"[:40]})
        iterations, seconds, overlooks, solves = strength(level, order.name)
        if not iterations and not seconds:
            return GreedyBot(evaluation(order.name, order.game), order.seed, overlooks)
        iterations = max(round(iterations * part), 1) if iterations else 0
        return MctsBot(
            order.seed, iterations, seconds * part, judge(order.name, order.game), overlooks, round(solves * part)
        )

    return make


# Each bot's name, the function that makes it, and the limits it takes after a colon, as people are shown them.
CATALOGUE: dict[str, tuple[Callable[[Order], Bot], tuple[str, ...]]] = {
    "random": (lambda order: RandomBot(order.seed), ()),
    "greedy": (lambda order: GreedyBot(evaluation(order.name, order.game), order.seed, 0.0), ()),
    "mcts": (_mcts, ("ITERATIONS", "SECONDSs")),
    **{level: (_level(level), ("PART",)) for level in LEVELS},
}

# Every form of a spec, as people are shown them.
SPECS = tuple(
    spec for name, (_, limits) in CATALOGUE.items() for spec in (name, *(f"{name}:{limit}" for limit in limits))
)


def bot(spec: str, name: str, game: Game[Any], seed: int) -> Bot:
    """A bot for one seat of the game called `name`."""
    kind, colon, limit = spec.partition(":")
    if kind not in CATALOGUE or (colon and not CATALOGUE[kind][1]):
        raise Fault(UNKNOWN_BOT, {"bot": spec[:40], "bots": ", ".join(SPECS)})
    make, _ = CATALOGUE[kind]
    return make(Order(name, game, limit, seed))
