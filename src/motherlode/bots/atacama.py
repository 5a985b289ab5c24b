"""How an Atacama position looks: every line's worth, times the chance that it will count."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.bot import Evaluation
from motherlode.core.bits import count
from motherlode.games.atacama.board import BANDS, COLUMNS, LINES, ROWS, SIDE
from motherlode.games.atacama.scoring import derricks_on, worth_of
from motherlode.games.atacama.state import NO_CLAIM, AtacamaState
from motherlode.games.atacama.tables import COPPER_CLAIM, SILVER_CLAIM, Tables
from motherlode.games.atacama.turn import open_fields

# About a third of the fields now open will hold a derrick at the end: 81 fields, 28 derricks.
FILLED: Final = 0.35

# What a derrick and a turn are worth in points: a claim must promise more to be bought.
PRICE: Final = 4.0


def _chances() -> vec[float]:
    """[need * 10 + open]: the chance that at least `need` of `open` fields get a derrick."""
    out = vec[float](capacity=100)
    need: i64
    fields: i64
    k: i64
    for need in range(10):
        for fields in range(10):
            below = 0.0
            term = (1.0 - FILLED) ** float(fields)
            for k in range(min(need, fields + 1)):
                below += term
                term *= FILLED / (1.0 - FILLED) * float(fields - k) / float(k + 1)
            out = append(out, 1.0 - below)
    return out


_CHANCES: Final = _chances()


class AtacamaEvaluation(Evaluation[AtacamaState]):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def value(self, s: AtacamaState, seat: i64) -> float:
        """Points ahead of the best opponent, as far as the lines promise."""
        if s.claim[seat] == NO_CLAIM:
            return self._unclaimed(s)
        own = self._promise(s, s.direction[seat], s.claim[seat])
        best = 0.0
        first = True
        other: i64
        for other in range(len(s.claim)):
            if other != seat:
                promise = self._promise(s, s.direction[other], s.claim[other])
                if first or promise > best:
                    best = promise
                first = False
        return own - best

    def _unclaimed(self, s: AtacamaState) -> float:
        """The next player may buy whichever claim is best for them: what that would cost."""
        rows = self._promise(s, ROWS, COPPER_CLAIM) - self._promise(s, COLUMNS, SILVER_CLAIM)
        columns = self._promise(s, COLUMNS, COPPER_CLAIM) - self._promise(s, ROWS, SILVER_CLAIM)
        worst = max(abs(rows), abs(columns))
        return -max(0.0, worst - PRICE)

    def _promise(self, s: AtacamaState, direction: i64, claim: i64) -> float:
        total = 0.0
        line: i64
        band: i64
        for line in range(SIDE):
            fields: i64 = 0
            for band in range(BANDS):
                fields += count(open_fields(s, band) & LINES[(direction * SIDE + line) * BANDS + band])
            need = max(self.tables.line - derricks_on(s, direction, line), 0)
            total += _CHANCES[need * 10 + fields] * float(worth_of(self.tables, s, direction, line, claim))
        return total
