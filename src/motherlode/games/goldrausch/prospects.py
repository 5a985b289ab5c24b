"""What a round would pay a seat in each way it can go: the settlement itself, played on copies.

No event card comes into it: one is drawn only after all cards are laid, and the wheel ends the one of the round before.
"""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.core.ids import only
from motherlode.games.goldrausch.events import (
    PROFIT,
    PROFIT_CONTINENT,
    PROFIT_HELD,
    PROFIT_PAID,
    PROFIT_RULE,
    PROFIT_SEAT,
)
from motherlode.games.goldrausch.moves import spin
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.scoring import final_result
from motherlode.games.goldrausch.state import OVER, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.wheel import spin_wheel
from motherlode.games.goldrausch.world import NOWHERE, SKIP, USE


class Payment:
    """What one settlement brings a seat: whether it is paid before somebody wins, its place among those on its
    continent, what it gains, what of that was a fine, the paragraph behind it; and the mask of the winners.
    """

    def __init__(self) -> None:
        self.made = False
        self.place: i64 = 0
        self.gain: i64 = 0
        self.fine: i64 = 0
        self.rule: i64 = 0
        self.winners: i64 = 0


def pay(o: Options, t: Tables, s: GoldrauschState, seat: i64, result: i64) -> Payment:
    """Turns the wheel for a table where all cards lie; the state stays as it is."""
    trial = s.clone()
    events: list[Event] = []
    spin_wheel(o, t, trial, spin(result), events)
    out = Payment()
    for event in events:
        if event.kind != PROFIT or event.args[PROFIT_CONTINENT] != s.country[seat] or out.made:
            continue
        out.place += 1
        if event.args[PROFIT_SEAT] == seat:
            out.made = True
            out.gain = trial.gold[seat] - s.gold[seat]
            out.fine = event.args[PROFIT_HELD] + event.args[PROFIT_PAID]
            out.rule = event.args[PROFIT_RULE]
    out.winners = _winners(t, trial)
    return out


def _winners(t: Tables, s: GoldrauschState) -> i64:
    """The mask of those who have won, if the game is over."""
    if s.phase != OVER:
        return 0
    places = final_result(s, t.goal).places
    mask: i64 = 0
    seat: i64
    for seat in range(len(places)):
        if places[seat] == 1:
            mask |= only(seat)
    return mask


class Prospect:
    """The payments of some of the ways a round can go, as ranges; those that are not made are left out."""

    def __init__(self) -> None:
        self.payments: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.fine: i64 = 0  # the highest
        self.first: i64 = 0  # the places
        self.last: i64 = 0
        self.rule: i64 = 0

    def add(self, payment: Payment) -> None:
        if not payment.made:
            return
        if self.payments == 0:
            self.least = payment.gain
            self.most = payment.gain
            self.first = payment.place
        self.payments += 1
        self.least = min(self.least, payment.gain)
        self.most = max(self.most, payment.gain)
        self.fine = max(self.fine, payment.fine)
        self.first = min(self.first, payment.place)
        self.last = max(self.last, payment.place)
        self.rule = payment.rule


def with_cards(s: GoldrauschState, users: i64) -> GoldrauschState:
    """The same table, with all cards laid: green ones by these seats, red ones by the others. Only an event card tells
    a red one from none (3.5).
    """
    out = s.clone()
    seat: i64
    for seat in range(len(out.card)):
        out.card[seat] = SKIP
        if (users >> seat) & 1:
            out.card[seat] = USE
    return out


def with_company(s: GoldrauschState, continent: i64, there: i64) -> GoldrauschState:
    """The same table, with these seats on one continent. Where the others are makes no difference to what is paid
    there, unless one of them wins before; they are nowhere.
    """
    out = s.clone()
    out.country = vec[i64]([NOWHERE] * len(s.country))
    seat: i64
    for seat in range(len(out.country)):
        if (there >> seat) & 1:
            out.country[seat] = continent
    return out
