"""The paragraph behind a refusal, and the facts its sentence needs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.siberia.moves import (
    DRAW,
    ENTER,
    FACE,
    FLIP,
    INVEST,
    JOKER,
    LAY,
    OPEN,
    POST,
    RETURN,
    SCATTER,
    SELL,
    START,
    STEP,
    TAKE,
    WAIVE,
)
from motherlode.games.siberia.refused import (
    AREA_HAS,
    AREA_IS_CLOSED,
    EFFECT_FIRST,
    GAME_IS_OVER,
    KIND_LIES_THERE,
    NO_FIGURE_THERE,
    NO_FREE_SPACE,
    NO_SUCH_FIND,
    NO_SUCH_SEAT,
    NO_WORKER_THERE,
    NONE_FACE_DOWN,
    NOT_BOUGHT,
    NOT_UNDER_WAY,
    OTHER_TILE,
    OTHERS_TURN,
    REFUSALS,
    SUPPLY_IS_EMPTY,
    TILE_NOT_FOR,
    TILE_NOT_IN_HAND,
    TILES_IN_HAND,
)
from motherlode.games.siberia.refused_effects import effect_of, find_of, found_area, found_resource
from motherlode.games.siberia.rounds import why_over
from motherlode.games.siberia.scoring import STANDSTILL
from motherlode.games.siberia.state import FACING, SiberiaState
from motherlode.games.siberia.tableau import tiles_in_hand
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    AREAS,
    EXCHANGES,
    FIRST_RESOURCE,
    SPOTS,
    TILES,
)

# Of each refusal in the order of refused.py; 0 where it depends on the move.
_RULES: Final = vec[i64](
    [
        0,  # drawn by seed
        0,  # players act
        0,  # not drawn now
        703,  # game is over
        205,  # no such seat
        202,  # not facing
        202,  # other tile
        401,  # others' turn
        302,  # not placing
        302,  # tile not in hand
        302,  # tile not for
        302,  # no free space
        302,  # tiles in hand
        304,  # sealed already
        401,  # not acting
        405,  # effect first
        402,  # research first
        501,  # research empty
        403,  # spaces not filled
        0,  # not under way
        404,  # nothing to waive
        501,  # must lay
        501,  # no such find
        501,  # supply is empty
        601,  # area is closed
        501,  # area has
        502,  # joker elsewhere
        503,  # no worker there
        503,  # not near
        504,  # no figure there
        504,  # same exchange
        104,  # not in play
        505,  # supply first
        505,  # not from the port
        506,  # not open
        506,  # has investment
        507,  # no seller there
        507,  # not bought
        701,  # not returning
        701,  # tile not there
        301,  # not in the bag
        201,  # kind lies there
        506,  # none face down
    ]
)

# The paragraph of each action and of research (section 5).
_ACTION_RULES: Final = vec[i64]([502, 503, 504, 505, 506, 507, 507, 507, 507, 507, 501])


def rule_of(t: Tables, s: SiberiaState, kind: i64, move: i64) -> i64:
    if kind == GAME_IS_OVER and why_over(t, s) == STANDSTILL:
        return 705
    if kind == OTHERS_TURN and s.phase == FACING:
        return 202
    if kind == AREA_IS_CLOSED and move >= STEP:
        return 602
    if kind == SUPPLY_IS_EMPTY and move >= SCATTER:
        return 201
    if kind in (NO_FREE_SPACE, NO_FIGURE_THERE, NOT_UNDER_WAY) and move >= WAIVE:
        return _ACTION_RULES[effect_of(s, move)]
    if _RULES[kind]:
        return _RULES[kind]
    return _rule_of_move(s, move)


def _rule_of_move(s: SiberiaState, move: i64) -> i64:
    """Where a move of this kind is told."""
    if move < LAY:
        return 202
    if move < TAKE:
        return 302
    if move <= WAIVE:
        return 401
    if move < RETURN:
        return _ACTION_RULES[effect_of(s, move)]
    if move < START:
        return 701
    if move < SCATTER:
        return 205
    if move < FLIP:
        return 201
    if move < OPEN:
        return 202
    if move < DRAW:
        return 203
    return 301


def facts(s: SiberiaState, kind: i64, seat: i64, move: i64) -> vec[i64]:
    """The refusal's number and its arguments, as REFUSALS names them."""
    if not REFUSALS[kind].params:
        return vec[i64]([kind])
    if kind == OTHERS_TURN:
        return vec[i64]([kind, s.start if s.phase == FACING else s.seat])
    if kind == EFFECT_FIRST:
        return vec[i64]([kind, s.doing])
    if kind == NOT_UNDER_WAY:
        return vec[i64]([kind, effect_of(s, move)])
    if kind == TILES_IN_HAND:
        return vec[i64]([kind, tiles_in_hand(s, seat)])
    return _facts_of_move(s, kind, move)


def _facts_of_move(s: SiberiaState, kind: i64, move: i64) -> vec[i64]:
    """What the move itself names."""
    if move < LAY:
        return vec[i64]([kind, move - FACE])
    if move < TAKE:
        return _laid(kind, (move - LAY) // SPOTS, (move - LAY) % SPOTS)
    if move < WAIVE:
        return vec[i64]([kind, move - TAKE])
    if move < JOKER:
        return _found(kind, move)
    if move < RETURN:
        return _of_effect(s, kind, move)
    if move < START:
        return vec[i64]([kind, (move - RETURN) % TILES, (move - RETURN) // TILES])
    return vec[i64]([kind, _drawn(kind, move)])


def _laid(kind: i64, tile: i64, spot: i64) -> vec[i64]:
    if kind == TILE_NOT_FOR:
        return vec[i64]([kind, tile, spot])
    if kind == TILE_NOT_IN_HAND:
        return vec[i64]([kind, tile])
    return vec[i64]([kind, spot])


def _found(kind: i64, move: i64) -> vec[i64]:
    if kind == NO_SUCH_FIND:
        return vec[i64]([kind, find_of(move)])
    if kind == SUPPLY_IS_EMPTY:
        return vec[i64]([kind, found_resource(move)])
    if kind == AREA_HAS:
        return vec[i64]([kind, found_area(move), found_resource(move)])
    return vec[i64]([kind, found_area(move)])


def _of_effect(s: SiberiaState, kind: i64, move: i64) -> vec[i64]:
    if move < STEP:
        return vec[i64]([kind, move - JOKER])
    if move < POST:
        return _stepped(kind, (move - STEP) // AREAS, (move - STEP) % AREAS)
    if move < ENTER:
        if kind == NO_FIGURE_THERE:
            return vec[i64]([kind, (move - POST) // EXCHANGES])
        return vec[i64]([kind, (move - POST) % EXCHANGES])
    if move < INVEST:
        return vec[i64]([kind, move - ENTER])
    if move < SELL:
        return vec[i64]([kind, move - INVEST])
    if kind == NOT_BOUGHT:
        return vec[i64]([kind, s.doing - FIRST_RESOURCE, move - SELL])
    return vec[i64]([kind, move - SELL])


def _stepped(kind: i64, place: i64, area: i64) -> vec[i64]:
    if kind == NO_WORKER_THERE:
        return vec[i64]([kind, place])
    if kind == AREA_IS_CLOSED:
        return vec[i64]([kind, area])
    return vec[i64]([kind, place, area])


def _drawn(kind: i64, move: i64) -> i64:
    """What nature was to draw."""
    if kind == NO_SUCH_SEAT:
        return move - START
    if kind in (SUPPLY_IS_EMPTY, KIND_LIES_THERE):
        return move - SCATTER
    if kind == OTHER_TILE:
        return move - FLIP
    if kind == NONE_FACE_DOWN:
        return move - OPEN
    return move - DRAW
