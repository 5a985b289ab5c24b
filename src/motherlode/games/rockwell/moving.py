"""A crew moves: how far it can go, with its die or without (5.2 to 5.6, 5.11)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.dice import die_price, die_refusal, strongest_die
from motherlode.games.rockwell.events import CREW_MOVED, DIE_CARRIED, DIE_LEFT, OWNER
from motherlode.games.rockwell.moves import CARRY, CREW, PLACE, carried_power, carry, go, moved_crew, moved_to
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import STEPPING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import (
    CREW_FINISHED,
    borders_in_reach,
    centre_in_reach,
    finished,
    owner_word,
    reach,
    taken_borders,
    tiles_in_reach,
    way_of,
)
from motherlode.games.rockwell.ways import TWO_STEPS
from motherlode.games.rockwell.world import BORDER, CENTRE, CREWS

STANDS_THERE: Final = Kind("stands-there", [Param("crew", CREW), Param("place", PLACE)], rule=505)
# From where, and how mobile the crew is.
OUT_OF_REACH: Final = Kind(
    "out-of-reach", [Param("place", PLACE), Param("from", PLACE), Param("level", NUMBER)], rule=502
)
BORDER_TAKEN: Final = Kind("border-taken", [Param("place", PLACE), Param("owner", OWNER)], rule=504)
NO_DIE: Final = Kind("no-die", [Param("crew", CREW)], rule=511)
REFUSALS: Final[list[Kind]] = [STANDS_THERE, OUT_OF_REACH, BORDER_TAKEN, NO_DIE]

# What the sentence about a place out of reach says of level 3, beside two steps in one move (5.3, 5.5).
_STEP_BY_STEP: Final = 4
_ONE_MORE_STEP: Final = 5
_ONE_MORE_HOP: Final = 6
_TWO_HOPS: Final = 7
_HOP_BY_HOP: Final = 8


def moves_without(t: Tables, s: RockwellState, seat: i64, crew: i64, out: vec[i64]) -> vec[i64]:
    """A crew's moves; a die it has stays behind."""
    places = reach(t, s, seat * CREWS + crew)
    k: i64
    for k in range(len(places)):
        out = append(out, go(crew, places[k]))
    return out


def moves_with(t: Tables, s: RockwellState, seat: i64, crew: i64, out: vec[i64]) -> vec[i64]:
    """Those that take its die along."""
    if not s.crew_dice[seat * CREWS + crew]:
        return out
    places = reach(t, s, seat * CREWS + crew)
    k: i64
    power: i64
    for k in range(len(places)):
        if places[k] == CENTRE:
            continue
        for power in range(1, strongest_die(t, s, seat, places[k]) + 1):
            out = append(out, carry(crew, places[k], power))
    return out


def count_goals(t: Tables, s: RockwellState, crew: i64) -> i64:
    """How many places it can move to."""
    total = count(tiles_in_reach(t, s, crew)) + count(borders_in_reach(t, s, crew))
    if centre_in_reach(t, s, crew):
        total += 1
    return total


def nth_goal(t: Tables, s: RockwellState, crew: i64, k: i64) -> i64:
    """The k-th of them, in the order of reach."""
    tiles = tiles_in_reach(t, s, crew)
    if k < count(tiles):
        return nth(tiles, k)
    borders = borders_in_reach(t, s, crew)
    k -= count(tiles)
    if k < count(borders):
        return BORDER + nth(borders, k)
    return CENTRE


def refusal(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    k = moved_crew(move)
    crew = seat * CREWS + k
    place = moved_to(move)
    if finished(s, crew):
        return refuse(CREW_FINISHED, [k])
    if s.places[crew] == place:
        return refuse(STANDS_THERE, [k, place])
    if place not in reach(t, s, crew):
        return _distance_refusal(o, t, s, crew, place)
    if move < CARRY:
        return None
    if not s.crew_dice[crew]:
        return refuse(NO_DIE, [k])
    return die_refusal(t, s, seat, place, carried_power(move), 511)


def _distance_refusal(o: Options, t: Tables, s: RockwellState, crew: i64, place: i64) -> Refusal:
    if _only_taken(t, s, crew, place):
        return refuse(BORDER_TAKEN, [place, owner_word(s, _stander(s, place) // CREWS)])
    facts = [place, s.places[crew], _mobility(o, s, crew // CREWS)]
    if s.mobility[crew // CREWS]:
        return refuse(OUT_OF_REACH, facts, 503)
    return refuse(OUT_OF_REACH, facts)


def _only_taken(t: Tables, s: RockwellState, crew: i64, place: i64) -> bool:
    """A border it could step on if nobody stood there."""
    if not BORDER <= place < CENTRE or not (taken_borders(s) >> (place - BORDER)) & 1:
        return False
    return (t.edges[way_of(s, crew)] >> (place - BORDER)) & 1 == 1


def _stander(s: RockwellState, place: i64) -> i64:
    """The crew on a border somebody stands on."""
    crew: i64 = 0
    while s.places[crew] != place:
        crew += 1
    return crew


def _mobility(o: Options, s: RockwellState, seat: i64) -> i64:
    """How far a crew of theirs can go now, as the sentence counts it: levels 0 to 3, and level 3 as it can be read."""
    if s.phase == STEPPING:
        if o.jumps:
            return _ONE_MORE_HOP
        return _ONE_MORE_STEP
    if s.mobility[seat] == TWO_STEPS and o.each_step:
        if o.jumps:
            return _HOP_BY_HOP
        return _STEP_BY_STEP
    if s.mobility[seat] == TWO_STEPS and o.jumps:
        return _TWO_HOPS
    return s.mobility[seat]


def move_crew(t: Tables, s: RockwellState, crew: i64, move: i64, out: list[Event] | None) -> None:
    """It arrives with its die, if that is paid for, or without (5.11)."""
    if move >= CARRY:
        _carry_die(t, s, crew, carried_power(move), out)
    elif s.crew_dice[crew]:
        _leave_die(s, crew, out)
    place = moved_to(move)
    if out is not None:
        tell(out, CREW_MOVED, [crew // CREWS, crew % CREWS, s.powers[crew], s.places[crew], place])
    s.places[crew] = place


def _leave_die(s: RockwellState, crew: i64, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, DIE_LEFT, [crew // CREWS, crew % CREWS, s.crew_dice[crew]])
    s.crew_dice[crew] = 0
    s.dice += 1


def _carry_die(t: Tables, s: RockwellState, crew: i64, power: i64, out: list[Event] | None) -> None:
    price = die_price(t, power)
    s.money[crew // CREWS] -= price
    s.crew_dice[crew] = power
    if out is not None:
        tell(out, DIE_CARRIED, [crew // CREWS, crew % CREWS, power, price])
