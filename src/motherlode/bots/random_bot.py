"""Any legal move, each as likely as the others."""

from typing import Any

from mypy_extensions import i64

from motherlode.bots.bot import Bot
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng


class RandomBot(Bot):
    def __init__(self, seed: i64) -> None:
        self._rng = Rng(seed)

    def choose(self, eyes: Observer[Any]) -> i64:
        moves = eyes.legal_moves()
        return moves[self._rng.below(len(moves))]
