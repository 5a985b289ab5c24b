"""One ply: of the moves it sees, the one after which the position looks best by the game's evaluation."""

from typing import Any

from mypy_extensions import i64

from motherlode.bots.bot import Bot, Evaluation
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng


class GreedyBot(Bot):
    def __init__(self, evaluation: Evaluation[Any], seed: i64, overlooks: float) -> None:
        self._evaluation = evaluation
        self._rng = Rng(seed)
        self._overlooks = overlooks  # the chance that it does not see a move

    def choose(self, eyes: Observer[Any]) -> i64:
        game = eyes.game
        before = eyes.guess(self._rng)
        moves = eyes.legal_moves()
        best_move = moves[0]
        best = 0.0
        equals: i64 = 0
        k: i64
        for k in range(len(moves)):
            if self._overlooks > 0.0 and self._rng.chance(self._overlooks):
                continue
            after = game.copy(before)
            game.apply(after, eyes.seat, moves[k], None)
            value = self._evaluation.value(after, eyes.seat)
            if equals == 0 or value > best:
                best_move = moves[k]
                best = value
                equals = 1
            elif value == best:
                # Among equals each is taken with the same chance.
                equals += 1
                if self._rng.below(equals) == 0:
                    best_move = moves[k]
        return best_move
