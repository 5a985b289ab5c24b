"""Phase III: one action after the other, round and round (9.1, 9.8).

What an action does is in a module for each kind: improving, sinking, delivering.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.core.refusal import Refusal
from motherlode.games.rockwell import delivering, improving, sinking
from motherlode.games.rockwell.agenda import NEXT_WORKER, TRAIN_AL, USE_ACTION, push
from motherlode.games.rockwell.boards import go_home, next_actor, open_board
from motherlode.games.rockwell.moves import DELIVER, LEAVE, SINK
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RUNNING, WORKSHOP, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.world import SLOTS, WORKSHOP_SLOT


def open_workshop(t: Tables, s: RockwellState) -> None:
    open_board(t, s, WORKSHOP_SLOT, SLOTS)
    push(s, NEXT_WORKER)


def next_worker(s: RockwellState) -> None:
    if next_actor(s, WORKSHOP_SLOT, SLOTS):
        s.phase = WORKSHOP
    else:
        push(s, TRAIN_AL)


def legal_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    out = improving.improve_moves(t, s, seat, vec[i64](capacity=64))
    out = sinking.sink_moves(t, s, seat, out)
    out = sinking.shift_moves(t, s, seat, out)
    return append(delivering.deliver_moves(t, s, seat, out), LEAVE)


def refusal(t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    wrong_time = untimely(s, WORKSHOP, seat, move, 901)
    if wrong_time is not None or move == LEAVE:
        return wrong_time
    if move < SINK:
        return improving.refusal(t, s, seat, move)
    if move < DELIVER:
        return sinking.refusal(t, s, seat, move)
    return delivering.refusal(t, s, seat, move)


def work(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """One action; what it drills comes before the next player's."""
    s.phase = RUNNING
    push(s, NEXT_WORKER)
    push(s, USE_ACTION)
    if move < SINK:
        improving.improve(o, t, s, seat, move, out)
    elif move < DELIVER:
        sinking.place_shaft(t, s, seat, move, out)
    else:
        delivering.take_delivery(t, s, seat, move, out)


def leave_workshop(s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    go_home(s, seat, out)
    s.phase = RUNNING
    push(s, NEXT_WORKER)
