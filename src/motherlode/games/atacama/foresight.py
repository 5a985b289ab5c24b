"""What a move would do that no event tells: fields it closes, lines on their way, lines that can no longer count."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import NUMBER, SEAT, Kind, Param
from motherlode.core.foresight import UNKNOWN, Fact, Foresight, foretell
from motherlode.games.atacama.board import BAND_FIELDS, COLUMNS, FIELDS, ROWS, SIDE, bit, holds, line_field
from motherlode.games.atacama.events import LINE
from motherlode.games.atacama.moves import BUY, CLAIM, DIRECTION, FIELD, placed_field
from motherlode.games.atacama.scoring import counts, derricks_on, points, worth_of
from motherlode.games.atacama.state import NO_CLAIM, AtacamaState
from motherlode.games.atacama.tables import COPPER_CLAIM, SILVER_CLAIM, Tables
from motherlode.games.atacama.turn import open_fields

FIELD_CLOSES: Final = Kind("field-closes", [Param("field", FIELD)], rule=204)
# A line that does not count yet: its derricks, how many it needs, and what they would be worth to a seat if it did.
LINE_GROWS: Final = Kind(
    "line-grows",
    [
        Param("seat", SEAT),
        Param("direction", DIRECTION),
        Param("line", LINE),
        Param("derricks", NUMBER),
        Param("needed", NUMBER),
        Param("worth", NUMBER),
    ],
    rule=301,
)
# The same while nobody has a claim: what every line is worth to each of them (4.4).
LINE_WORTH: Final = Kind(
    "line-worth",
    [
        Param("claim", CLAIM),
        Param("direction", DIRECTION),
        Param("line", LINE),
        Param("derricks", NUMBER),
        Param("needed", NUMBER),
        Param("worth", NUMBER),
    ],
    rule=301,
)
LINE_DEAD: Final = Kind("line-dead", [Param("direction", DIRECTION), Param("line", LINE)], rule=301)
KINDS: Final[list[Kind]] = [FIELD_CLOSES, LINE_GROWS, LINE_WORTH, LINE_DEAD]


class AtacamaForesight(Foresight[AtacamaState]):
    def __init__(self, tables: Tables) -> None:
        super().__init__(KINDS, ["points"])
        self.tables = tables

    def tally(self, s: AtacamaState, viewer: i64, seat: i64, unit: i64) -> i64:
        if s.claim[seat] == NO_CLAIM:
            return UNKNOWN
        return points(self.tables, s, seat)

    def compare(self, before: AtacamaState, after: AtacamaState, seat: i64, move: i64, out: list[Fact]) -> None:
        if move >= BUY:
            return
        field = placed_field(move)
        other: i64
        for other in range(FIELDS):
            if other != field and _is_open(before, other) and not _is_open(after, other):
                foretell(out, FIELD_CLOSES, [other])
        self._tell_line(after, ROWS, field // SIDE, out)
        self._tell_line(after, COLUMNS, field % SIDE, out)
        for direction in range(2):
            for line in range(SIDE):
                if self._can_count(before, direction, line) and not self._can_count(after, direction, line):
                    foretell(out, LINE_DEAD, [direction, direction * SIDE + line])

    def _tell_line(self, s: AtacamaState, direction: i64, line: i64, out: list[Fact]) -> None:
        """A line that counts is told as an event; of one that does not yet, how far it is."""
        if counts(self.tables, s, direction, line):
            return
        derricks = derricks_on(s, direction, line)
        name = direction * SIDE + line
        claim: i64
        seat: i64
        if s.claim[0] == NO_CLAIM:
            for claim in (COPPER_CLAIM, SILVER_CLAIM):
                worth = worth_of(self.tables, s, direction, line, claim)
                foretell(out, LINE_WORTH, [claim, direction, name, derricks, self.tables.line, worth])
            return
        for seat in range(len(s.claim)):
            if s.direction[seat] == direction:
                worth = worth_of(self.tables, s, direction, line, s.claim[seat])
                foretell(out, LINE_GROWS, [seat, direction, name, derricks, self.tables.line, worth])

    def _can_count(self, s: AtacamaState, direction: i64, line: i64) -> bool:
        """Whether a line could still hold enough derricks: no two of them share an edge, so in a row of free fields
        every other one can be used.
        """
        derricks = derricks_on(s, direction, line)
        before = False
        k: i64
        for k in range(SIDE):
            field = line_field(direction, line, k)
            # What lies on no map yet may still become usable.
            free = _is_open(s, field) or not holds(s.covered, field)
            if free and not before:
                derricks += 1
                before = True
            else:
                before = False
        return derricks >= self.tables.line


def _is_open(s: AtacamaState, field: i64) -> bool:
    return open_fields(s, field // BAND_FIELDS) & bit(field) != 0
