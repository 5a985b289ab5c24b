"""Vice-presidents go to the boards, in direction order, twice (3.2, 3.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import SEAT, Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.agenda import ASK_POST, push
from motherlode.games.rockwell.boards import BOARD, board_of, slot_on
from motherlode.games.rockwell.events import POSTED, STAYED_HOME
from motherlode.games.rockwell.moves import SLOT, post, posted_slot
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import POSTING, RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.world import SLOTS

NO_SUCH_SLOT: Final = Kind("no-such-slot", [Param("slot", SLOT)], rule=303)
SLOT_TAKEN: Final = Kind("slot-taken", [Param("slot", SLOT), Param("seat", SEAT)], rule=303)
BOARD_TWICE: Final = Kind("board-twice", [Param("board", BOARD)], rule=302)
REFUSALS: Final[list[Kind]] = [NO_SUCH_SLOT, SLOT_TAKEN, BOARD_TWICE]


def legal_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """Every free slot on a board where the seat has nobody yet."""
    out = vec[i64](capacity=SLOTS)
    slot: i64
    for slot in range(SLOTS):
        if t.actions[slot] and s.slots[slot] == NOBODY and slot_on(s, seat, board_of(slot)) == NOBODY:
            out = append(out, post(slot))
    return out


def refusal(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    return untimely(s, POSTING, seat, move, 302) or _slot_refusal(o, t, s, seat, posted_slot(move))


def _slot_refusal(o: Options, t: Tables, s: RockwellState, seat: i64, slot: i64) -> Refusal | None:
    if not t.actions[slot]:
        if not o.full:
            return refuse(NO_SUCH_SLOT, [slot], 1101)
        return refuse(NO_SUCH_SLOT, [slot])
    if s.slots[slot] != NOBODY:
        return refuse(SLOT_TAKEN, [slot, s.slots[slot]])
    if slot_on(s, seat, board_of(slot)) != NOBODY:
        return refuse(BOARD_TWICE, [board_of(slot)])
    return None


def ask_post(t: Tables, s: RockwellState, out: list[Event] | None) -> bool:
    """The next who can place one must; whoever cannot keeps theirs at home. False when all have been asked twice."""
    seats: i64 = len(s.direction)
    while s.position < 2 * seats:
        seat = s.direction[s.position % seats]
        if len(legal_moves(t, s, seat)):
            s.seat = seat
            s.phase = POSTING
            return True
        if out is not None:
            tell(out, STAYED_HOME, [seat])
        s.position += 1
    return False


def place_vice_president(s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.slots[posted_slot(move)] = seat
    s.position += 1
    if out is not None:
        tell(out, POSTED, [seat, posted_slot(move)])
    s.phase = RUNNING
    push(s, ASK_POST)
