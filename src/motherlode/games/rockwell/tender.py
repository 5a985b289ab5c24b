"""Start of a turn: everybody offers in secret; the best offer is first in direction order (3.1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show
from motherlode.core.refusal import Refusal
from motherlode.games.rockwell import tray
from motherlode.games.rockwell.agenda import ASK_POST, push
from motherlode.games.rockwell.events import DIRECTION_SORTED, OFFER_SHOWN
from motherlode.games.rockwell.holdings import spend
from motherlode.games.rockwell.moves import NOTES, SEAL, cash, offer
from motherlode.games.rockwell.state import RUNNING, TENDERING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.timing import not_now
from motherlode.games.rockwell.world import GOODS, METALS, MONEY


def legal_moves(s: RockwellState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=METALS + NOTES + 1)
    k: i64
    for k in range(METALS):
        if tray.cubes_left(s, seat, k):
            out = append(out, offer(k))
    for k in range(NOTES):
        if tray.money_left(s, seat) >= tray.NOTE_VALUES[k]:
            out = append(out, cash(k))
    return append(out, SEAL)


def refusal(s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    if s.phase != TENDERING:
        return not_now(move)
    return tray.refusal(s, seat, move, 301)


def seal_offer(t: Tables, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    if tray.seal(s, seat, out):
        _show_all(t, s, out)


def _show_all(t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """All offers are seen, and gone; direction order is sorted by them."""
    _sort(t, s)
    seat: i64
    good: i64
    for seat in range(len(s.money)):
        if out is not None:
            offered = list(s.tray[seat * GOODS : seat * GOODS + GOODS])
            show(out, OFFER_SHOWN, [seat, *offered, tray.offer_value(t, s, seat)])
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
        while at > 0 and tray.offer_value(t, s, s.direction[at - 1]) < tray.offer_value(t, s, seat):
            s.direction[at] = s.direction[at - 1]
            at -= 1
        s.direction[at] = seat
