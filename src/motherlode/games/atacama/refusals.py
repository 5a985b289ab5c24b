"""Why a code is not a legal move: the fact, and the paragraph behind it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.ids import CHANCE, NOBODY
from motherlode.games.atacama.board import holds, neighbours
from motherlode.games.atacama.events import SEAT
from motherlode.games.atacama.moves import (
    BUY,
    COLOUR,
    FIELD,
    PART,
    TURN_UP,
    paid_colour,
    placed_colour,
    placed_field,
    turned_part,
)
from motherlode.games.atacama.options import Options
from motherlode.games.atacama.scoring import NO_DERRICK, any_derrick_left, colour_at
from motherlode.games.atacama.state import LAYING, OVER, AtacamaState
from motherlode.games.atacama.tables import BLACK

ALLOWED: Final = -1
MAPS_LIE: Final = 0
STACK_IS_HIDDEN: Final = 1
NO_STAGE_BEGINS: Final = 2
MAP_IS_OUT: Final = 3
PLAYERS_ACT: Final = 4
GAME_IS_OVER: Final = 5
MAPS_COME: Final = 6
OTHERS_TURN: Final = 7
ONE_COLOUR: Final = 8
NO_DERRICK_LEFT: Final = 9
NO_MAP_THERE: Final = 10
FIELD_TAKEN: Final = 11
FIELD_TOUCHES: Final = 12
CLAIMS_FIXED: Final = 13
CLAIM_SOLD: Final = 14
CANNOT_PAY: Final = 15

REFUSALS: Final = [
    Kind("maps-lie", []),
    Kind("stack-is-hidden", []),
    Kind("no-stage-begins", []),
    Kind("map-is-out", [Param("part", PART)]),
    Kind("players-act", []),
    Kind("game-is-over", []),
    Kind("maps-come", []),
    Kind("others-turn", [Param("seat", SEAT)]),
    Kind("one-colour", []),
    Kind("no-derrick-left", [Param("colour", COLOUR)]),
    Kind("no-map-there", [Param("field", FIELD)]),
    Kind("field-taken", [Param("field", FIELD)]),
    Kind("field-touches", [Param("field", FIELD), Param("derrick", FIELD)]),
    Kind("claims-fixed", []),
    Kind("claim-sold", [Param("seat", SEAT)]),
    Kind("cannot-pay", [Param("colour", COLOUR)]),
]


def refusal(o: Options, s: AtacamaState, seat: i64, move: i64) -> i64:
    """What stands against the move, or ALLOWED."""
    if move >= TURN_UP:
        return _turning_up(o, s, seat, move)
    if seat == CHANCE:
        return PLAYERS_ACT
    if move >= BUY and not o.stages:
        return CLAIMS_FIXED
    if s.phase == OVER:
        return GAME_IS_OVER
    if s.phase == LAYING:
        return MAPS_COME
    if seat != s.seat:
        return OTHERS_TURN
    if move >= BUY:
        return _buying(s, seat, move)
    return _placing(o, s, seat, move)


def _turning_up(o: Options, s: AtacamaState, seat: i64, move: i64) -> i64:
    if not o.stages:
        return MAPS_LIE
    if seat != CHANCE:
        return STACK_IS_HIDDEN
    if s.phase != LAYING:
        return NO_STAGE_BEGINS
    if not s.stack >> turned_part(move) & 1:
        return MAP_IS_OUT
    return ALLOWED


def _buying(s: AtacamaState, seat: i64, move: i64) -> i64:
    if s.buyer != NOBODY:
        return CLAIM_SOLD
    if not s.stock[2 * seat + paid_colour(move)]:
        return CANNOT_PAY
    return ALLOWED


def _placing(o: Options, s: AtacamaState, seat: i64, move: i64) -> i64:
    field = placed_field(move)
    if placed_colour(move) == BLACK and not o.second_colour:
        return ONE_COLOUR
    if not s.stock[2 * seat + placed_colour(move)]:
        return NO_DERRICK_LEFT
    if not holds(s.covered, field):
        return NO_MAP_THERE
    if colour_at(s, field) != NO_DERRICK:
        return FIELD_TAKEN
    if _derrick_beside(s, field) != NOBODY:
        return FIELD_TOUCHES
    return ALLOWED


def _derrick_beside(s: AtacamaState, field: i64) -> i64:
    """The first neighbouring field with a derrick, or NOBODY."""
    other: i64
    for other in neighbours(field):
        if colour_at(s, other) != NO_DERRICK:
            return other
    return NOBODY


# The paragraph behind each refusal, where it is the same however the game is played.
_RULES: Final = vec[i64]([201, 401, 409, 401, 203, 205, 409, 203, 203, 203, 409, 204, 204, 202, 405, 405])


def rule_of(o: Options, s: AtacamaState, kind: i64, move: i64) -> i64:
    """The paragraph; for some facts another one holds for four, in tactics or in the advanced game."""
    if kind == GAME_IS_OVER and move >= BUY and any_derrick_left(s):
        return 412
    if kind == OTHERS_TURN:
        return _turn_rule(o)
    if kind == NO_DERRICK_LEFT:
        return _stock_rule(o)
    if kind == CANNOT_PAY and o.second_colour:
        return 502
    if o.seats == 4 and kind in (PLAYERS_ACT, ONE_COLOUR, CLAIMS_FIXED):
        return 602
    return _RULES[kind]


def _turn_rule(o: Options) -> i64:
    if o.stages:
        return 410
    if o.seats == 4:
        return 604
    return 203


def _stock_rule(o: Options) -> i64:
    """Only in tactics can a player to move lack a colour: with one colour he would have been skipped."""
    if o.seats == 4:
        return 603
    return 501


def facts(s: AtacamaState, kind: i64, move: i64) -> vec[i64]:
    """The refusal's number and its arguments, as REFUSALS names them."""
    if kind == MAP_IS_OUT:
        return vec[i64]([kind, turned_part(move)])
    if kind == OTHERS_TURN:
        return vec[i64]([kind, s.seat])
    if kind == NO_DERRICK_LEFT:
        return vec[i64]([kind, placed_colour(move)])
    if kind in (NO_MAP_THERE, FIELD_TAKEN):
        return vec[i64]([kind, placed_field(move)])
    if kind == FIELD_TOUCHES:
        return vec[i64]([kind, placed_field(move), _derrick_beside(s, placed_field(move))])
    if kind == CLAIM_SOLD:
        return vec[i64]([kind, s.buyer])
    if kind == CANNOT_PAY:
        return vec[i64]([kind, paid_colour(move)])
    return vec[i64]([kind])
