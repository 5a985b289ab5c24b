"""Quarry at a glance."""

from mypy_extensions import i64

from motherlode.bots.bot import Evaluation
from motherlode.games.quarry.options import Options
from motherlode.games.quarry.scoring import points
from motherlode.games.quarry.state import QuarryState
from motherlode.games.quarry.tables import Tables


class QuarryEvaluation(Evaluation[QuarryState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables

    def value(self, s: QuarryState, seat: i64) -> float:
        """Own blocks; and it is good to leave the others a pile that they cannot finish."""
        value = float(points(self.options, self.tables, s, seat))
        if s.blocks % (self.tables.most + 1) == 0:
            value += 0.5
        return value
