"""Section 3: what lines are worth, and who wins."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.game import Result, places_by
from motherlode.games.atacama.board import (
    BAND_FIELDS,
    BANDS,
    CELL_OF,
    LINES,
    MAP_FIELDS,
    MAPS,
    PLACE_OF,
    SIDE,
    bit,
    line_field,
)
from motherlode.games.atacama.state import AtacamaState
from motherlode.games.atacama.tables import BLACK, NATURAL, Tables

# Why a game ended (2.5)
PLACED: Final = 0
LOCKED: Final = 1
REASONS: Final = ["placed", "locked"]
# The paragraph behind each.
END_RULES: Final = [205, 205]

NO_DERRICK: Final = 2


def colour_at(s: AtacamaState, field: i64) -> i64:
    """The colour of the derrick on a field, or NO_DERRICK."""
    band = field // BAND_FIELDS
    if s.standing[BANDS * NATURAL + band] & bit(field):
        return NATURAL
    if s.standing[BANDS * BLACK + band] & bit(field):
        return BLACK
    return NO_DERRICK


def derricks_on(s: AtacamaState, direction: i64, line: i64) -> i64:
    """How many derricks a line holds, of either colour, whoever placed them (3.1)."""
    total: i64 = 0
    band: i64
    for band in range(BANDS):
        fields = LINES[(direction * SIDE + line) * BANDS + band]
        total += count((s.standing[BANDS * NATURAL + band] | s.standing[BANDS * BLACK + band]) & fields)
    return total


def worth_of(t: Tables, s: AtacamaState, direction: i64, line: i64, claim: i64) -> i64:
    """What the derricks of a line are worth to a claim, if the line counts (3.2, 3.3)."""
    total: i64 = 0
    k: i64
    for k in range(SIDE):
        field = line_field(direction, line, k)
        colour = colour_at(s, field)
        if colour != NO_DERRICK:
            part = s.maps[PLACE_OF[field]]
            total += t.factor[colour] * t.worth[(claim * MAPS + part) * MAP_FIELDS + CELL_OF[field]]
    return total


def counts(t: Tables, s: AtacamaState, direction: i64, line: i64) -> bool:
    """Whether a line holds enough derricks to count (3.1)."""
    return derricks_on(s, direction, line) >= t.line


def line_points(t: Tables, s: AtacamaState, direction: i64, line: i64, claim: i64) -> i64:
    """A line's points: nothing with too few derricks (3.1)."""
    if not counts(t, s, direction, line):
        return 0
    return worth_of(t, s, direction, line, claim)


def points(t: Tables, s: AtacamaState, seat: i64) -> i64:
    """A seat's points as the board stands, once it has a claim."""
    total: i64 = 0
    line: i64
    for line in range(SIDE):
        total += line_points(t, s, s.direction[seat], line, s.claim[seat])
    return total


def final_result(t: Tables, s: AtacamaState) -> Result:
    """Most points win, equal points share (3.4)."""
    scores = vec[i64](capacity=len(s.claim))
    seat: i64
    for seat in range(len(s.claim)):
        scores = append(scores, points(t, s, seat))
    reason: i64 = PLACED
    if any_derrick_left(s):
        reason = LOCKED
    return Result(scores, places_by(scores), reason)


def any_derrick_left(s: AtacamaState) -> bool:
    """Whether anybody still has a derrick to place."""
    return any(s.stock[k] for k in range(len(s.stock)))
