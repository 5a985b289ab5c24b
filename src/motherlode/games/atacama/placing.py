"""The usual move of a turn: one derrick on one field (2.3, 2.4, 5.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth, write_members
from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.atacama.board import (
    BAND_FIELDS,
    BANDS,
    CELL_OF,
    CLOSED_BY,
    COLUMNS,
    MAP_FIELDS,
    PLACE_OF,
    SIDE,
    bit,
    holds,
    neighbours,
)
from motherlode.games.atacama.events import DERRICK_PLACED, LINE_COUNTS
from motherlode.games.atacama.moves import COLOUR, FIELD, place, placed_colour, placed_field
from motherlode.games.atacama.options import Options
from motherlode.games.atacama.scoring import NO_DERRICK, colour_at, counts, worth_of
from motherlode.games.atacama.state import NO_CLAIM, AtacamaState
from motherlode.games.atacama.tables import BLACK, NATURAL, Tables
from motherlode.games.atacama.turn import end_turn, open_fields

ONE_COLOUR: Final = Kind("one-colour", [], rule=203)
NO_DERRICK_LEFT: Final = Kind("no-derrick-left", [Param("colour", COLOUR)], rule=501)
NO_MAP_THERE: Final = Kind("no-map-there", [Param("field", FIELD)], rule=409)
FIELD_TAKEN: Final = Kind("field-taken", [Param("field", FIELD)], rule=204)
FIELD_TOUCHES: Final = Kind("field-touches", [Param("field", FIELD), Param("derrick", FIELD)], rule=204)
REFUSALS: Final[list[Kind]] = [ONE_COLOUR, NO_DERRICK_LEFT, NO_MAP_THERE, FIELD_TAKEN, FIELD_TOUCHES]


def count_fields(s: AtacamaState) -> i64:
    """How many fields may be used."""
    # Two bands fit into one set, so two counts do instead of three: random play asks for little else.
    return count(open_fields(s, 0) | open_fields(s, 1) << BAND_FIELDS) + count(open_fields(s, 2))


def count_colours(s: AtacamaState, seat: i64) -> i64:
    """In how many colours the seat has a derrick left."""
    colours: i64 = 0
    if s.stock[2 * seat + NATURAL]:
        colours += 1
    if s.stock[2 * seat + BLACK]:
        colours += 1
    return colours


def write_moves(moves: vec[i64], s: AtacamaState, seat: i64) -> i64:
    """Every colour the seat has left on every field that may be used, from the start of `moves`; returns how many."""
    at: i64 = 0
    colour: i64
    band: i64
    for colour in range(2):
        if s.stock[2 * seat + colour]:
            for band in range(BANDS):
                at = write_members(moves, at, place(colour, band * BAND_FIELDS), open_fields(s, band))
    return at


def nth_move(s: AtacamaState, seat: i64, fields: i64, k: i64) -> i64:
    """The k-th of them, found without writing them down; fields is count_fields."""
    if not s.stock[2 * seat + NATURAL]:
        return place(BLACK, nth_field(s, k))
    if k < fields:
        return place(NATURAL, nth_field(s, k))
    return place(BLACK, nth_field(s, k - fields))


def nth_field(s: AtacamaState, k: i64) -> i64:
    """The k-th field that may be used."""
    band: i64 = 0
    fields = open_fields(s, 0)
    here = count(fields)
    while k >= here:
        k -= here
        band += 1
        fields = open_fields(s, band)
        here = count(fields)
    return band * BAND_FIELDS + nth(fields, k)


def refusal(o: Options, s: AtacamaState, seat: i64, move: i64) -> Refusal | None:
    colour = placed_colour(move)
    field = placed_field(move)
    if colour == BLACK and not o.second_colour:
        if o.seats == 4:
            return refuse(ONE_COLOUR, [], 602)
        return refuse(ONE_COLOUR, [])
    if not s.stock[2 * seat + colour]:
        # Only in tactics can a player to move lack a colour: with one colour they would have been skipped.
        if o.seats == 4:
            return refuse(NO_DERRICK_LEFT, [colour], 603)
        return refuse(NO_DERRICK_LEFT, [colour])
    if not holds(s.covered, field):
        return refuse(NO_MAP_THERE, [field])
    if colour_at(s, field) != NO_DERRICK:
        return refuse(FIELD_TAKEN, [field])
    derrick = _derrick_beside(s, field)
    if derrick != NOBODY:
        return refuse(FIELD_TOUCHES, [field, derrick])
    return None


def _derrick_beside(s: AtacamaState, field: i64) -> i64:
    """The first neighbouring field with a derrick, or NOBODY."""
    other: i64
    for other in neighbours(field):
        if colour_at(s, other) != NO_DERRICK:
            return other
    return NOBODY


def place_derrick(o: Options, t: Tables, s: AtacamaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    colour = placed_colour(move)
    field = placed_field(move)
    band: i64
    s.stock[2 * seat + colour] -= 1
    s.standing[BANDS * colour + field // BAND_FIELDS] |= bit(field)
    for band in range(BANDS):
        s.closed[band] |= CLOSED_BY[field * BANDS + band]
    if out is not None:
        tell_placed(t, s, seat, colour, field, out)
    end_turn(o, s, out)


def tell_placed(t: Tables, s: AtacamaState, seat: i64, colour: i64, field: i64, out: list[Event]) -> None:
    """The derrick, and every line through it that counts for somebody."""
    printed = s.maps[PLACE_OF[field]] * MAP_FIELDS + CELL_OF[field]
    tell(out, DERRICK_PLACED, [seat, colour, field, t.mineral[printed], t.value[printed]])
    other: i64
    for other in range(len(s.claim)):
        if s.claim[other] == NO_CLAIM:
            continue
        line = field // SIDE
        if s.direction[other] == COLUMNS:
            line = field % SIDE
        if counts(t, s, s.direction[other], line):
            worth = worth_of(t, s, s.direction[other], line, s.claim[other])
            tell(out, LINE_COUNTS, [other, s.direction[other], s.direction[other] * SIDE + line, worth])
