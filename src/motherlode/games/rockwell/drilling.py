"""Drilling rounds: one after the other moves a crew, or acts with one that stays, or passes (5.1, 5.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.rockwell import moving
from motherlode.games.rockwell.achievements import BY_MOVING, award
from motherlode.games.rockwell.advantages import could_help, help_refusal
from motherlode.games.rockwell.agenda import BEGIN_ROUND, MOVE_AL, NEXT_DRILLER, OFFER_HELP, SECOND_STEP, YIELD, push
from motherlode.games.rockwell.events import CREW_STAYED, PASSED, ROUND_BEGAN
from motherlode.games.rockwell.moves import PASS, STAY, go, moved_crew, stay
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.scoring import in_centre
from motherlode.games.rockwell.state import DRILLING, RUNNING, RockwellState
from motherlode.games.rockwell.striking import strike
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import CREW_FINISHED, finished
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.ways import NEAR, TWO_STEPS
from motherlode.games.rockwell.world import BORDER, CREWS, DRILLING_ROUNDS, NO_CREW


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


def legal_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """Every move of every crew, with its die left behind or taken along; to stay and use an advantage; to pass."""
    out = vec[i64](capacity=64)
    crew: i64
    for crew in range(CREWS):
        out = moving.moves_without(t, s, seat, crew, out)
    for crew in range(CREWS):
        out = moving.moves_with(t, s, seat, crew, out)
    for crew in range(CREWS):
        if could_help(s, seat, seat * CREWS + crew):
            out = append(out, stay(crew))
    return append(out, PASS)


def random_move(t: Tables, s: RockwellState, seat: i64, rng: Rng) -> i64:
    """One of legal_moves, without the list where no crew has a die."""
    crew: i64
    total: i64 = 1
    first = seat * CREWS
    for crew in range(first, first + CREWS):
        if s.crew_dice[crew]:
            moves = legal_moves(t, s, seat)
            return moves[rng.below(len(moves))]
        total += moving.count_goals(t, s, crew)
        if could_help(s, seat, crew):
            total += 1
    rest = rng.below(total)
    for crew in range(first, first + CREWS):
        goals = moving.count_goals(t, s, crew)
        if rest < goals:
            return go(crew - first, moving.nth_goal(t, s, crew, rest))
        rest -= goals
    for crew in range(first, first + CREWS):
        if could_help(s, seat, crew):
            if rest == 0:
                return stay(crew - first)
            rest -= 1
    return PASS


def refusal(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    wrong_time = untimely(s, DRILLING, seat, move, 501)
    if wrong_time is not None or move == PASS:
        return wrong_time
    if move >= STAY:
        return _stay_refusal(s, seat, moved_crew(move))
    return moving.refusal(o, t, s, seat, move)


def _stay_refusal(s: RockwellState, seat: i64, k: i64) -> Refusal | None:
    if finished(s, seat * CREWS + k):
        return refuse(CREW_FINISHED, [k])
    return help_refusal(s, seat, seat * CREWS + k)


def act(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """A crew moves, or becomes active where it stands, or all stays as it is."""
    if move == PASS:
        _pass(s, seat, out)
        return
    crew = seat * CREWS + moved_crew(move)
    if move >= STAY:
        _stay(s, seat, crew, out)
        return
    start = s.places[crew]
    moving.move_crew(t, s, crew, move, out)
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


def _resume(s: RockwellState, crew: i64) -> None:
    """When all that this crew does is done, the next player drills."""
    s.crew = crew
    s.phase = RUNNING
    push(s, NEXT_DRILLER)


def _stay(s: RockwellState, seat: i64, crew: i64, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, CREW_STAYED, [seat, crew % CREWS, s.places[crew]])
    _resume(s, crew)
    push(s, OFFER_HELP)


def _pass(s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, PASSED, [seat])
    _resume(s, NO_CREW)
