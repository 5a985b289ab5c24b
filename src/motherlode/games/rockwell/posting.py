"""Vice-presidents go to the boards, in direction order, twice (3.2, 3.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.agenda import ASK_POST, push
from motherlode.games.rockwell.events import POSTED, STAYED_HOME
from motherlode.games.rockwell.moves import POST
from motherlode.games.rockwell.state import POSTING, RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import MARKET_SLOT, SLOTS, WORKSHOP_SLOT

# Boards I, II, III.
BOARDS: Final = 3
BOARD_I: Final = 0
BOARD_II: Final = 1
BOARD_III: Final = 2
_FIRST: Final = vec[i64]([0, MARKET_SLOT, WORKSHOP_SLOT, SLOTS])


def board_of(slot: i64) -> i64:
    if slot < MARKET_SLOT:
        return BOARD_I
    if slot < WORKSHOP_SLOT:
        return BOARD_II
    return BOARD_III


def slot_on(s: RockwellState, seat: i64, board: i64) -> i64:
    """Where somebody's vice-president is on a board, or NOBODY."""
    slot: i64
    for slot in range(_FIRST[board], _FIRST[board + 1]):
        if s.slots[slot] == seat:
            return slot
    return NOBODY


def post_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """Every free slot on a board where he has none yet."""
    out = vec[i64](capacity=SLOTS)
    slot: i64
    for slot in range(SLOTS):
        if t.actions[slot] and s.slots[slot] == NOBODY and slot_on(s, seat, board_of(slot)) == NOBODY:
            out = append(out, POST + slot)
    return out


def ask_post(t: Tables, s: RockwellState, out: list[Event] | None) -> bool:
    """The next who can place one must; whoever cannot keeps his at home. False when all have been asked twice."""
    seats: i64 = len(s.direction)
    while s.position < 2 * seats:
        seat = s.direction[s.position % seats]
        if len(post_moves(t, s, seat)):
            s.seat = seat
            s.phase = POSTING
            return True
        if out is not None:
            tell(out, STAYED_HOME, [seat])
        s.position += 1
    return False


def post(s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.slots[move - POST] = seat
    s.position += 1
    if out is not None:
        tell(out, POSTED, [seat, move - POST])
    s.phase = RUNNING
    push(s, ASK_POST)
