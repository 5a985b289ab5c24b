"""The one list of bots: from words like "greedy", "mcts:500" or "mcts:0.2s" to a bot."""

from collections.abc import Callable
from typing import Any

from motherlode.bots.atacama import AtacamaEvaluation
from motherlode.bots.bot import Bot, Evaluation
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.mcts_bot import MctsBot
from motherlode.bots.random_bot import RandomBot
from motherlode.core.errors import BOT_LIMIT, NO_EVALUATION, UNKNOWN_BOT, Fault
from motherlode.core.game import Game

DEFAULT_SECONDS = 0.5
MOST_SECONDS = 600.0
MOST_ITERATIONS = 100_000_000

# What a bot's words may look like, for people.
BOTS = ("random", "greedy", "mcts", "mcts:ITERATIONS", "mcts:SECONDSs")

EVALUATIONS: dict[str, Callable[[Any], Evaluation[Any]]] = {
    "atacama": lambda game: AtacamaEvaluation(game.tables),
}


def evaluation(name: str, game: Game[Any]) -> Evaluation[Any]:
    if name not in EVALUATIONS:
        raise Fault(NO_EVALUATION, {"game": name})
    return EVALUATIONS[name](game)


def bot(words: str, name: str, game: Game[Any], seed: int) -> Bot:
    """A bot for one seat of one game."""
    kind, _, limit = words.partition(":")
    if kind == "random" and not limit:
        return RandomBot(seed)
    if kind == "greedy" and not limit:
        return GreedyBot(evaluation(name, game), seed)
    if kind == "mcts":
        return _mcts(words, limit, seed)
    raise Fault(UNKNOWN_BOT, {"bot": words[:40], "bots": ", ".join(BOTS)})


def _mcts(words: str, limit: str, seed: int) -> MctsBot:
    if not limit:
        return MctsBot(seed, seconds=DEFAULT_SECONDS)
    try:
        if limit.endswith("s"):
            seconds = float(limit[:-1])
            if 0.0 < seconds <= MOST_SECONDS:
                return MctsBot(seed, seconds=seconds)
        else:
            iterations = int(limit)
            if 0 < iterations <= MOST_ITERATIONS:
                return MctsBot(seed, iterations=iterations)
    except ValueError:
        pass
    raise Fault(BOT_LIMIT, {"bot": words[:40]})
