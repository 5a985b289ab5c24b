"""Boards II and III: whoever has a vice-president there acts in turn, round and round (8.1, 9.1)."""

from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.events import LEFT
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables


def open_board(t: Tables, s: RockwellState, first: i64, end: i64) -> None:
    """Everybody there has all the actions of his slot; nobody has dealt in anything."""
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
    """Used up, or given up."""
    if out is not None:
        tell(out, LEFT, [seat, s.slot, s.left[seat]])
    s.left[seat] = 0
    s.slots[s.slot] = NOBODY
