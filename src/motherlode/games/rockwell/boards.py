"""The three boards: whose vice-president is in which slot, and who acts in turn on II and III (3.3, 8.1, 9.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Vocabulary
from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.events import LEFT
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import MARKET_SLOT, SLOTS, WORKSHOP_SLOT

BOARD_I: Final = 0
BOARD_II: Final = 1
BOARD_III: Final = 2
BOARD: Final = Vocabulary("board", ["drilling", "market", "workshop"])
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


def open_board(t: Tables, s: RockwellState, first: i64, end: i64) -> None:
    """Everybody there has all the actions of their slot; nobody has dealt in anything."""
    seat: i64
    slot: i64
    for seat in range(len(s.dealt)):
        s.dealt[seat] = 0
    for slot in range(first, end):
        if s.slots[slot] != NOBODY:
            s.left[s.slots[slot]] = t.actions[slot]
    s.slot = end - 1


def next_actor(s: RockwellState, first: i64, end: i64) -> bool:
    """The next slot whose vice-president is still there, round and round; False: nobody is left."""
    k: i64
    for k in range(first, end):
        s.slot += 1
        if s.slot == end:
            s.slot = first
        if s.slots[s.slot] != NOBODY:
            s.seat = s.slots[s.slot]
            s.active = s.seat
            return True
    s.slot = NOBODY
    return False


def use_action(s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    """With the last one the vice-president goes home."""
    s.left[seat] -= 1
    if s.left[seat] == 0:
        go_home(s, seat, out)


def go_home(s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    """The actions are used up, or given up."""
    if out is not None:
        tell(out, LEFT, [seat, s.slot, s.left[seat]])
    s.left[seat] = 0
    s.slots[s.slot] = NOBODY
