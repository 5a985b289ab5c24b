"""What stands against moving a crew, and against an advantage (5)."""

from mypy_extensions import i64

from motherlode.games.rockwell.advantages import (
    bribe_price,
    corrupts,
    could_help,
    crew_of,
    stands_beside,
    subcontracts,
)
from motherlode.games.rockwell.moves import BRIBE, CARRY, GO, HIRE, PASS, STAY, WAIVE
from motherlode.games.rockwell.refused import (
    ALLOWED,
    BORDER_TAKEN,
    CANNOT_PAY,
    CREW_FINISHED,
    DIE_TOO_STRONG,
    HAS_DIE,
    NO_ADVANTAGE,
    NO_BRIBES_LEFT,
    NO_DICE_LEFT,
    NO_DIE,
    NO_SUCH_CREW,
    NOT_ACTIVE_TILE,
    NOT_BESIDE,
    NOT_ON_TERRAIN,
    OTHER_CREW_STEPS,
    OUT_OF_REACH,
    OWN_CREW,
    STANDS_THERE,
    TILE_TURNED,
)
from motherlode.games.rockwell.state import STEPPING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import (
    astride,
    finished,
    is_turned,
    on_terrain,
    reach,
    taken_borders,
    way_of,
)
from motherlode.games.rockwell.world import BORDER, CENTRE, CREWS, GOALS, STRONGEST, TILES, ring_of


def moved_crew(seat: i64, move: i64) -> i64:
    """Which crew such a move is about."""
    if move < CARRY:
        return seat * CREWS + (move - GO) // GOALS
    if move < STAY:
        return seat * CREWS + (move - CARRY) // (STRONGEST * (GOALS - 1))
    return seat * CREWS + move - STAY


def moved_to(move: i64) -> i64:
    if move < CARRY:
        return (move - GO) % GOALS
    return (move - CARRY) // STRONGEST % (GOALS - 1)


def carried_power(move: i64) -> i64:
    return (move - CARRY) % STRONGEST + 1


def refused_drilling(t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    if move == PASS:
        return ALLOWED
    crew = moved_crew(seat, move)
    if s.phase == STEPPING and (crew != s.crew or move >= STAY):
        return OTHER_CREW_STEPS
    if finished(s, crew):
        return CREW_FINISHED
    if move >= STAY:
        return _staying(s, seat, crew)
    place = moved_to(move)
    if s.places[crew] == place:
        return STANDS_THERE
    if place not in reach(t, s, crew):
        if _only_taken(t, s, crew, place):
            return BORDER_TAKEN
        return OUT_OF_REACH
    if move < CARRY:
        return ALLOWED
    if not s.crew_dice[crew]:
        return NO_DIE
    return _paying(t, s, seat, place, carried_power(move))


def _only_taken(t: Tables, s: RockwellState, crew: i64, place: i64) -> bool:
    """A border it could step on if nobody stood there."""
    if not BORDER <= place < CENTRE or not (taken_borders(s) >> (place - BORDER)) & 1:
        return False
    return (t.edges[way_of(s, crew)] >> (place - BORDER)) & 1 == 1


def _paying(t: Tables, s: RockwellState, seat: i64, place: i64, power: i64) -> i64:
    """A die of that power there."""
    if power > ring_of(place) + 1:
        return DIE_TOO_STRONG
    if t.hire[power - 1] > s.money[seat]:
        return CANNOT_PAY
    return ALLOWED


def _staying(s: RockwellState, seat: i64, crew: i64) -> i64:
    if not on_terrain(s, crew):
        return NOT_ON_TERRAIN
    if could_help(s, seat, crew):
        return ALLOWED
    if corrupts(s, seat) and not s.bribes:
        return NO_BRIBES_LEFT
    if subcontracts(s, seat):
        if s.crew_dice[crew]:
            return HAS_DIE
        return NO_DICE_LEFT
    return NO_ADVANTAGE


def refused_help(t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    """He has an advantage that could be used: otherwise nobody would be asked."""
    if move == WAIVE:
        return ALLOWED
    if move >= HIRE:
        if not subcontracts(s, seat):
            return NO_ADVANTAGE
        return _paying(t, s, seat, s.places[s.crew], move - HIRE + 1)
    if not corrupts(s, seat):
        return NO_ADVANTAGE
    return _bribing(t, s, seat, crew_of(s, (move - BRIBE) // TILES), (move - BRIBE) % TILES)


def _bribing(t: Tables, s: RockwellState, seat: i64, crew: i64, tile: i64) -> i64:
    if crew >= len(s.places):
        return NO_SUCH_CREW
    if crew // CREWS == seat:
        return OWN_CREW
    if tile not in astride(s.places[s.crew]):
        return NOT_ACTIVE_TILE
    if is_turned(s, tile):
        return TILE_TURNED
    if not stands_beside(s.places[crew], tile):
        return NOT_BESIDE
    if s.crew_dice[crew] > ring_of(tile) + 1:
        return DIE_TOO_STRONG
    if bribe_price(t, s, crew) > s.money[seat]:
        return CANNOT_PAY
    return ALLOWED
