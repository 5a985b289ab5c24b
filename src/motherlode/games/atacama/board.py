"""The square of 81 fields: names, neighbours, lines. No minerals: those lie on the maps (tables.py).

Fields are numbered row by row from the top left, a1 to i9. A set of fields is three masks of 27
bits, one for each band of three rows; a band is also one row of the square of maps.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDE: Final = 9
FIELDS: Final = 81
BANDS: Final = 3
BAND_FIELDS: Final = 27
MAPS: Final = 9
MAP_SIDE: Final = 3
MAP_FIELDS: Final = 9

ROWS: Final = 0
COLUMNS: Final = 1

COLUMN_NAMES: Final = "abcdefghi"
FIELD_NAMES: Final = [f"{COLUMN_NAMES[k % 9]}{k // 9 + 1}" for k in range(81)]


def bit(field: i64) -> i64:
    """A field's bit within its band."""
    return 1 << (field % BAND_FIELDS)


def holds(fields: vec[i64], field: i64) -> bool:
    """Whether a set of three bands holds a field."""
    return fields[field // BAND_FIELDS] & bit(field) != 0


def neighbours(field: i64) -> vec[i64]:
    """The fields that share an edge with this one, ascending; map borders make no difference (2.4)."""
    out = vec[i64](capacity=4)
    if field >= SIDE:
        out = append(out, field - SIDE)
    if field % SIDE > 0:
        out = append(out, field - 1)
    if field % SIDE < SIDE - 1:
        out = append(out, field + 1)
    if field < FIELDS - SIDE:
        out = append(out, field + SIDE)
    return out


def _closed_by() -> vec[i64]:
    out = vec[i64]([0] * (FIELDS * BANDS))
    field: i64
    other: i64
    for field in range(FIELDS):
        out[field * BANDS + field // BAND_FIELDS] |= bit(field)
        for other in neighbours(field):
            out[field * BANDS + other // BAND_FIELDS] |= bit(other)
    return out


def _place_of() -> vec[i64]:
    out = vec[i64](capacity=FIELDS)
    field: i64
    for field in range(FIELDS):
        out = append(out, field // BAND_FIELDS * MAP_SIDE + field % SIDE // MAP_SIDE)
    return out


def _cell_of() -> vec[i64]:
    out = vec[i64](capacity=FIELDS)
    field: i64
    for field in range(FIELDS):
        out = append(out, field // SIDE % MAP_SIDE * MAP_SIDE + field % MAP_SIDE)
    return out


def _covered_by() -> vec[i64]:
    out = vec[i64]([0] * MAPS)
    field: i64
    for field in range(FIELDS):
        out[PLACE_OF[field]] |= bit(field)
    return out


def line_field(direction: i64, line: i64, k: i64) -> i64:
    """The k-th field of a row or column."""
    if direction == ROWS:
        return line * SIDE + k
    return k * SIDE + line


def _lines() -> vec[i64]:
    out = vec[i64]([0] * (2 * SIDE * BANDS))
    direction: i64
    line: i64
    k: i64
    for direction in range(2):
        for line in range(SIDE):
            for k in range(SIDE):
                field = line_field(direction, line, k)
                out[(direction * SIDE + line) * BANDS + field // BAND_FIELDS] |= bit(field)
    return out


# What a derrick on a field closes, itself included: [field * BANDS + band] is a mask.
CLOSED_BY: Final = _closed_by()

# A field lies on one place of the 3x3 square of maps, in one cell of the map there.
PLACE_OF: Final = _place_of()
CELL_OF: Final = _cell_of()

# The fields of a map's place, as a mask within the band place // MAP_SIDE.
COVERED_BY: Final = _covered_by()

# The fields of a row or column: [(direction * SIDE + line) * BANDS + band] is a mask.
LINES: Final = _lines()
