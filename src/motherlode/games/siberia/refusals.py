"""Why a code is not a legal move: which refusal stands against it. Its paragraph and its facts: grounds.py."""

from mypy_extensions import i64

from motherlode.core.ids import CHANCE
from motherlode.games.siberia.moves import (
    DRAW,
    FACE,
    FIND,
    FLIP,
    LAY,
    OPEN,
    PASS,
    RETURN,
    SCATTER,
    SEAL,
    START,
    TAKE,
    WAIVE,
)
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.placing import all_laid, holds, spots_for
from motherlode.games.siberia.refused import (
    ALLOWED,
    DRAWN_BY_SEED,
    EFFECT_FIRST,
    GAME_IS_OVER,
    KIND_LIES_THERE,
    MUST_LAY,
    NO_FREE_SPACE,
    NO_SUCH_SEAT,
    NONE_FACE_DOWN,
    NOT_ACTING,
    NOT_DRAWN_NOW,
    NOT_FACING,
    NOT_IN_BAG,
    NOT_PLACING,
    NOT_RETURNING,
    NOTHING_TO_WAIVE,
    OTHER_TILE,
    OTHERS_TURN,
    PLAYERS_ACT,
    RESEARCH_EMPTY,
    RESEARCH_FIRST,
    SEALED_ALREADY,
    SPACES_NOT_FILLED,
    SUPPLY_IS_EMPTY,
    TILE_NOT_FOR,
    TILE_NOT_IN_HAND,
    TILE_NOT_THERE,
    TILES_IN_HAND,
)
from motherlode.games.siberia.refused_effects import refused_effect
from motherlode.games.siberia.rounds import too_many
from motherlode.games.siberia.setup import next_market, on_map
from motherlode.games.siberia.state import (
    ACTING,
    DRAWING,
    FACING,
    OPENING,
    OVER,
    PLACING,
    RETURNING,
    SCATTERING,
    STARTING,
    SiberiaState,
)
from motherlode.games.siberia.tableau import has_research, is_ready
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ACTIONS,
    ANY_RESOURCE,
    AREAS,
    FIRST_RESOURCE,
    NO_ACTION,
    RESEARCH,
    SPOTS,
    TILES,
    person_of,
    resource_of,
)


def refusal(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> i64:
    """What stands against the move, or ALLOWED."""
    if seat == CHANCE:
        if move < START:
            return PLAYERS_ACT
        if s.phase == OVER:
            return GAME_IS_OVER
        return _drawing(o, t, s, move)
    if move >= START:
        return DRAWN_BY_SEED
    if s.phase == OVER:
        return GAME_IS_OVER
    if seat >= o.seats:
        return PLAYERS_ACT
    if move < LAY:
        return _facing(o, t, s, seat, move)
    if move < TAKE:
        return _placing(s, seat, move)
    if move >= RETURN:
        return _returning(t, s, seat, move)
    return _acting(o, t, s, seat, move)


def _facing(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> i64:
    if s.phase != FACING or not o.sides_chosen:
        return NOT_FACING
    if seat != s.start:
        return OTHERS_TURN
    if t.market_of[move - FACE] != next_market(s):
        return OTHER_TILE
    return ALLOWED


def _placing(s: SiberiaState, seat: i64, move: i64) -> i64:
    if s.phase != PLACING:
        return NOT_PLACING
    if (s.sealed >> seat) & 1:
        return SEALED_ALREADY
    if move == SEAL:
        if not all_laid(s, seat):
            return TILES_IN_HAND
        return ALLOWED
    tile = (move - LAY) // SPOTS
    spot = (move - LAY) % SPOTS
    if not holds(s, seat, tile):
        return TILE_NOT_IN_HAND
    if not shows(tile, spot):
        return TILE_NOT_FOR
    if not (spots_for(s, seat, tile) >> spot) & 1:
        return NO_FREE_SPACE
    return ALLOWED


def shows(tile: i64, spot: i64) -> bool:
    """Whether the tile may lie there at all (3.2)."""
    if spot == RESEARCH or spot == person_of(tile):
        return True
    resource = resource_of(tile)
    return resource != ANY_RESOURCE and spot == FIRST_RESOURCE + resource


def _acting(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> i64:
    if s.phase != ACTING:
        return NOT_ACTING
    if seat != s.seat:
        return OTHERS_TURN
    if move >= FIND:
        return refused_effect(o, t, s, seat, move)
    if move == WAIVE:
        return _waiving(s)
    if s.doing != NO_ACTION:
        return EFFECT_FIRST
    return _taking(s, seat, move)


def _waiving(s: SiberiaState) -> i64:
    if s.doing == NO_ACTION:
        return NOTHING_TO_WAIVE
    if s.doing == RESEARCH:
        return MUST_LAY
    return ALLOWED


def _taking(s: SiberiaState, seat: i64, move: i64) -> i64:
    """To take an action, or to pass."""
    searches = has_research(s, seat)
    if move == TAKE + RESEARCH:
        if not searches:
            return RESEARCH_EMPTY
        return ALLOWED
    if searches:
        return RESEARCH_FIRST
    if move < PASS and not is_ready(s, seat, move - TAKE):
        return SPACES_NOT_FILLED
    return ALLOWED


def _returning(t: Tables, s: SiberiaState, seat: i64, move: i64) -> i64:
    if s.phase != RETURNING or not (too_many(t, s) >> seat) & 1:
        return NOT_RETURNING
    at = (seat * ACTIONS + (move - RETURN) // TILES) * 2
    tile = (move - RETURN) % TILES
    if s.spaces[at] != tile and s.spaces[at + 1] != tile:
        return TILE_NOT_THERE
    return ALLOWED


def _drawing(o: Options, t: Tables, s: SiberiaState, move: i64) -> i64:
    if s.phase != phase_of(move) or (s.phase == FACING and o.sides_chosen):
        return NOT_DRAWN_NOW
    if s.phase == STARTING and move - START >= o.seats:
        return NO_SUCH_SEAT
    if s.phase == SCATTERING:
        if s.supply[move - SCATTER] == 0:
            return SUPPLY_IS_EMPTY
        if (s.lying[on_map(s) % AREAS] >> (move - SCATTER)) & 1:
            return KIND_LIES_THERE
    if s.phase == FACING and t.market_of[move - FLIP] != next_market(s):
        return OTHER_TILE
    if s.phase == OPENING and s.stack[move - OPEN] == 0:
        return NONE_FACE_DOWN
    if s.phase == DRAWING and s.bag[move - DRAW] == 0:
        return NOT_IN_BAG
    return ALLOWED


def phase_of(move: i64) -> i64:
    """When nature makes such a move."""
    if move < SCATTER:
        return STARTING
    if move < FLIP:
        return SCATTERING
    if move < OPEN:
        return FACING
    if move < DRAW:
        return OPENING
    return DRAWING
