"""Drilling rounds: one after the other moves a crew (5.1 to 5.6, 5.11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.event import Event, tell
from motherlode.core.rng import Rng
from motherlode.games.rockwell.achievements import BY_MOVING, award
from motherlode.games.rockwell.advantages import could_help
from motherlode.games.rockwell.agenda import BEGIN_ROUND, MOVE_AL, NEXT_DRILLER, OFFER_HELP, SECOND_STEP, YIELD, push
from motherlode.games.rockwell.events import (
    CREW_MOVED,
    CREW_STAYED,
    CREW_STOPPED,
    DIE_CARRIED,
    DIE_LEFT,
    PASSED,
    ROUND_BEGAN,
)
from motherlode.games.rockwell.extraction import strike
from motherlode.games.rockwell.moves import CARRY, GO, PASS, STAY, carry, go
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.scoring import in_centre
from motherlode.games.rockwell.state import DRILLING, RUNNING, STEPPING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import borders_in_reach, centre_in_reach, finished, reach, tiles_in_reach
from motherlode.games.rockwell.ways import NEAR, TWO_STEPS
from motherlode.games.rockwell.world import (
    BORDER,
    CENTRE,
    CREWS,
    DRILLING_ROUNDS,
    GOALS,
    NO_CREW,
    STRONGEST,
    ring_of,
)


def begin_round(s: RockwellState, out: list[Event] | None) -> None:
    """Four in a turn (5.1)."""
    if s.round == DRILLING_ROUNDS:
        s.round = 0
        push(s, YIELD)
        return
    s.round += 1
    s.position = 0
    if out is not None:
        tell(out, ROUND_BEGAN, [s.round])
    push(s, NEXT_DRILLER)


def next_driller(o: Options, s: RockwellState) -> None:
    """In control order; whoever has all crews in the centre is passed over (5.1)."""
    s.crew = NO_CREW
    while s.position < o.seats:
        seat = s.control[s.position]
        s.position += 1
        if in_centre(s, seat) < CREWS:
            s.seat = seat
            s.active = seat
            s.phase = DRILLING
            return
    push(s, BEGIN_ROUND)
    if o.al:
        push(s, MOVE_AL)


def strongest_die(t: Tables, s: RockwellState, seat: i64, place: i64) -> i64:
    """The highest power of a die he can pay for in that ring (5.10); 0: none."""
    power: i64 = 0
    while power <= ring_of(place) and t.hire[power] <= s.money[seat]:
        power += 1
    return power


def drill_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """Every move of every crew, with its die left behind or taken along; to stay and use an advantage; to pass."""
    out = vec[i64](capacity=64)
    crew: i64
    for crew in range(CREWS):
        out = _moves_without(t, s, seat, crew, out)
    for crew in range(CREWS):
        out = _moves_with(t, s, seat, crew, out)
    for crew in range(CREWS):
        if could_help(s, seat, seat * CREWS + crew):
            out = append(out, STAY + crew)
    return append(out, PASS)


def step_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """On with the crew that has moved, or no further."""
    out = _moves_without(t, s, seat, s.crew % CREWS, vec[i64](capacity=16))
    return append(_moves_with(t, s, seat, s.crew % CREWS, out), PASS)


def _moves_without(t: Tables, s: RockwellState, seat: i64, crew: i64, out: vec[i64]) -> vec[i64]:
    """A crew's moves; a die it has stays behind."""
    places = reach(t, s, seat * CREWS + crew)
    k: i64
    for k in range(len(places)):
        out = append(out, go(crew, places[k]))
    return out


def _moves_with(t: Tables, s: RockwellState, seat: i64, crew: i64, out: vec[i64]) -> vec[i64]:
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


def random_drill(t: Tables, s: RockwellState, seat: i64, rng: Rng) -> i64:
    """One of drill_moves, without the list where no crew has a die."""
    crew: i64
    total: i64 = 1
    first = seat * CREWS
    for crew in range(first, first + CREWS):
        if s.crew_dice[crew]:
            moves = drill_moves(t, s, seat)
            return moves[rng.below(len(moves))]
        total += _goals(t, s, crew)
        if could_help(s, seat, crew):
            total += 1
    rest = rng.below(total)
    for crew in range(first, first + CREWS):
        if rest < _goals(t, s, crew):
            return go(crew - first, _nth_goal(t, s, crew, rest))
        rest -= _goals(t, s, crew)
    for crew in range(first, first + CREWS):
        if could_help(s, seat, crew):
            if rest == 0:
                return STAY + crew - first
            rest -= 1
    return PASS


def _goals(t: Tables, s: RockwellState, crew: i64) -> i64:
    """How many places it can move to."""
    total = count(tiles_in_reach(t, s, crew)) + count(borders_in_reach(t, s, crew))
    if centre_in_reach(t, s, crew):
        total += 1
    return total


def _nth_goal(t: Tables, s: RockwellState, crew: i64, k: i64) -> i64:
    """One of them, in the order of reach."""
    tiles = tiles_in_reach(t, s, crew)
    if k < count(tiles):
        return nth(tiles, k)
    borders = borders_in_reach(t, s, crew)
    k -= count(tiles)
    if k < count(borders):
        return BORDER + nth(borders, k)
    return CENTRE


def move_crew(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """It arrives with its die, if that is paid for, or without (5.11)."""
    if move < CARRY:
        crew = seat * CREWS + (move - GO) // GOALS
        start = s.places[crew]
        _leave_die(s, seat, crew, out)
        _arrive(s, seat, crew, (move - GO) % GOALS, out)
    else:
        code = (move - CARRY) // STRONGEST
        power = (move - CARRY) % STRONGEST + 1
        crew = seat * CREWS + code // (GOALS - 1)
        start = s.places[crew]
        s.money[seat] -= t.hire[power - 1]
        s.crew_dice[crew] = power
        if out is not None:
            tell(out, DIE_CARRIED, [seat, crew % CREWS, power, t.hire[power - 1]])
        _arrive(s, seat, crew, code % (GOALS - 1), out)
    if s.phase == STEPPING:
        s.phase = RUNNING
    else:
        _resume(s, crew)
        push(s, OFFER_HELP)
        if o.each_step and _may_go_on(o, s, crew, start):
            push(s, SECOND_STEP)
    award(o, t, s, BY_MOVING, seat, out)
    strike(t, s, crew)


def _may_go_on(o: Options, s: RockwellState, crew: i64, start: i64) -> bool:
    """Where each of two steps is a move of its own; a jump is a whole one, unless two moves may be jumps (5.3, 5.5)."""
    if s.mobility[crew // CREWS] < TWO_STEPS or finished(s, crew):
        return False
    place = s.places[crew]
    if o.jumps or place >= BORDER:
        return True
    return (NEAR[start] >> place) & 1 == 1


def ask_second_step(s: RockwellState) -> None:
    s.seat = s.crew // CREWS
    s.phase = STEPPING


def stop(s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    """No second step."""
    if out is not None:
        tell(out, CREW_STOPPED, [seat, s.crew % CREWS, s.places[s.crew]])
    s.phase = RUNNING


def _leave_die(s: RockwellState, seat: i64, crew: i64, out: list[Event] | None) -> None:
    if s.crew_dice[crew]:
        if out is not None:
            tell(out, DIE_LEFT, [seat, crew % CREWS, s.crew_dice[crew]])
        s.crew_dice[crew] = 0
        s.dice += 1


def _arrive(s: RockwellState, seat: i64, crew: i64, place: i64, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, CREW_MOVED, [seat, crew % CREWS, s.powers[crew], s.places[crew], place])
    s.places[crew] = place


def _resume(s: RockwellState, crew: i64) -> None:
    """What comes after what this crew does."""
    s.crew = crew
    s.phase = RUNNING
    push(s, NEXT_DRILLER)


def stay(s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """A crew becomes active where it stands."""
    crew = seat * CREWS + move - STAY
    if out is not None:
        tell(out, CREW_STAYED, [seat, move - STAY, s.places[crew]])
    _resume(s, crew)
    push(s, OFFER_HELP)


def pass_by(s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, PASSED, [seat])
    _resume(s, NO_CREW)
