"""Start of a turn: everybody offers in secret; the best offer is first in direction order (3.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show, tell, whisper
from motherlode.core.ids import everyone_at
from motherlode.games.rockwell.agenda import ASK_POST, push
from motherlode.games.rockwell.events import DIRECTION_SORTED, OFFER_SHOWN, TRAY_FILLED, TRAY_SEALED
from motherlode.games.rockwell.holdings import offer_value, spend
from motherlode.games.rockwell.moves import CASH, INSURE, NOTE_NAMES, NOTES, OFFER, SEAL
from motherlode.games.rockwell.state import RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import GOODS, METALS, MONEY

NOTE_VALUES: Final = vec[i64]([int(name) for name in NOTE_NAMES])


def still_choose(s: RockwellState) -> i64:
    """The mask of who has not sealed yet."""
    return everyone_at(len(s.money)) & ~s.sealed


def cubes_left(s: RockwellState, seat: i64, metal: i64) -> i64:
    """Behind the screen and not in the tray."""
    return s.cubes[seat * METALS + metal] - s.tray[seat * GOODS + metal]


def money_left(s: RockwellState, seat: i64) -> i64:
    return s.money[seat] - s.tray[seat * GOODS + MONEY]


def offer_moves(s: RockwellState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=9)
    k: i64
    for k in range(METALS):
        if cubes_left(s, seat, k):
            out = append(out, OFFER + k)
    for k in range(NOTES):
        if money_left(s, seat) >= NOTE_VALUES[k]:
            out = append(out, CASH + k)
    return append(out, SEAL)


def fill_tray(s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """A cube to offer or to insure, or a note."""
    if move < CASH:
        s.tray[seat * GOODS + move - OFFER] += 1
    elif move < INSURE:
        s.tray[seat * GOODS + MONEY] += NOTE_VALUES[move - CASH]
    else:
        s.tray[seat * GOODS + move - INSURE] += 1
    if out is not None:
        whisper(out, TRAY_FILLED, seat, [seat, *s.tray[seat * GOODS : seat * GOODS + GOODS]])


def seal_offer(t: Tables, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    s.sealed |= 1 << seat
    if out is not None:
        tell(out, TRAY_SEALED, [seat])
    if still_choose(s) == 0:
        _show_all(t, s, out)


def _show_all(t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """All offers are seen, and gone; direction order is sorted by them."""
    _sort(t, s)
    seat: i64
    good: i64
    for seat in range(len(s.money)):
        if out is not None:
            tray = list(s.tray[seat * GOODS : seat * GOODS + GOODS])
            show(out, OFFER_SHOWN, [seat, *tray, offer_value(t, s, seat)])
        for good in range(METALS):
            spend(s, seat, good, s.tray[seat * GOODS + good])
        s.money[seat] -= s.tray[seat * GOODS + MONEY]
        for good in range(GOODS):
            s.tray[seat * GOODS + good] = 0
    if out is not None:
        for seat in range(len(s.direction)):
            show(out, DIRECTION_SORTED, [s.direction[seat], seat + 1])
    s.sealed = 0
    s.position = 0
    s.phase = RUNNING
    push(s, ASK_POST)


def _sort(t: Tables, s: RockwellState) -> None:
    """Best offer first; equal offers keep their order among themselves."""
    k: i64
    at: i64
    for k in range(1, len(s.direction)):
        seat = s.direction[k]
        at = k
        while at > 0 and offer_value(t, s, s.direction[at - 1]) < offer_value(t, s, seat):
            s.direction[at] = s.direction[at - 1]
            at -= 1
        s.direction[at] = seat
