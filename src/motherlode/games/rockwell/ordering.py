"""Set-up: nature draws who comes next, first in direction order, then in control order (2.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.refusal import NO_SUCH_SEAT, Refusal, refuse
from motherlode.games.rockwell.achievements import BY_STOCK, award
from motherlode.games.rockwell.events import CONTROL_DRAWN, ORDER_DRAWN
from motherlode.games.rockwell.moves import CONTROL, MOST_SEATS, control, direct, ordered_seat
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import ORDERING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.timing import drawn_already, not_drawn_now
from motherlode.games.rockwell.turns import begin_turn


def _directed(o: Options, s: RockwellState) -> bool:
    """Whether direction order is drawn, so that control order is next."""
    return len(s.direction) == o.seats


def legal_moves(o: Options, s: RockwellState) -> vec[i64]:
    out = vec[i64](capacity=MOST_SEATS)
    seat: i64
    for seat in range(o.seats):
        if _directed(o, s):
            if seat not in s.control:
                out = append(out, control(seat))
        elif seat not in s.direction:
            out = append(out, direct(seat))
    return out


def refusal(o: Options, s: RockwellState, move: i64) -> Refusal | None:
    seat = ordered_seat(move)
    if s.phase != ORDERING or (move >= CONTROL) != _directed(o, s):
        return not_drawn_now(move)
    if seat >= o.seats:
        return refuse(NO_SUCH_SEAT, [seat], 203)
    drawn = s.direction
    if move >= CONTROL:
        drawn = s.control
    if seat in drawn:
        return drawn_already(move)
    return None


def draw_seat(o: Options, t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    """The first turn begins when both orders are drawn."""
    seat = ordered_seat(move)
    if move < CONTROL:
        s.direction = append(s.direction, seat)
        if out is not None:
            tell(out, ORDER_DRAWN, [seat, len(s.direction)])
        return
    s.control = append(s.control, seat)
    if out is not None:
        tell(out, CONTROL_DRAWN, [seat, len(s.control)])
    if len(s.control) == o.seats:
        begin_turn(s, out)
        # With other data somebody may have enough of something from the start.
        award(o, t, s, BY_STOCK, o.seats, out)
