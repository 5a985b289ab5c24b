"""Phase 4: the 25 incidents, printed on the event cards (section 7).

What only changes how the round is paid (7.1 to 7.15, 7.20) is in rounds.py; here is what happens at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.codec import SEAT, Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY, first_seat
from motherlode.core.refusal import NOT_DRAWN_NOW, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.goldrausch.course import take_cards_back, win
from motherlode.games.goldrausch.events import (
    CARD_PASSED,
    FIGURE_MOVED,
    FREE_OF_FINES,
    GOLD_LOST,
    GOLD_RECEIVED,
    GOLD_SHARED,
    GOLD_SWAPPED,
    INCIDENT_DRAWN,
    LOT_FELL,
    MAXIMUM_FELL,
)
from motherlode.games.goldrausch.moves import DRAW, INCIDENT, LOT, codes, draw, drawn_incident, seat_of_lot
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.profit import pay_round
from motherlode.games.goldrausch.rounds import card_steps, exempt_from_fines, poorest, richest
from motherlode.games.goldrausch.scoring import anybody_has
from motherlode.games.goldrausch.state import CASTING, DRAWING, GoldrauschState
from motherlode.games.goldrausch.tables import LASTING, Tables
from motherlode.games.goldrausch.world import (
    BARREN_LAND,
    CHANGE_OF_MANAGERS,
    CONTINENTS,
    CRASH,
    EQUAL_RIGHTS,
    LOST_FILES,
    POOR_MOTHER_EARTH,
    SUBSIDY,
    VULTURES,
    WHIRLWIND,
)

# Section 7 has a paragraph for each, in this order.
FIRST_RULE: Final = 701

INCIDENT_IS_OUT: Final = Kind("incident-is-out", [Param("incident", INCIDENT)], rule=404)
NOT_TIED: Final = Kind("not-tied", [Param("seat", SEAT)], rule=716)
REFUSALS: Final[list[Kind]] = [INCIDENT_IS_OUT, NOT_TIED]


def legal_moves(s: GoldrauschState) -> vec[i64]:
    """Any event card still in the deck; or a lot for any of those it is cast between."""
    if s.phase == CASTING:
        return codes(LOT, tied(s))
    return codes(DRAW, s.deck)


def random_draw(s: GoldrauschState, rng: Rng) -> i64:
    """An event card."""
    return draw(nth(s.deck, rng.below(count(s.deck))))


def refusal(s: GoldrauschState, move: i64) -> Refusal | None:
    if move >= LOT:
        return _lot_refusal(s, seat_of_lot(move))
    if s.phase != DRAWING:
        return refuse(NOT_DRAWN_NOW, [], 404)
    if not (s.deck >> drawn_incident(move)) & 1:
        return refuse(INCIDENT_IS_OUT, [drawn_incident(move)])
    return None


def _lot_refusal(s: GoldrauschState, seat: i64) -> Refusal | None:
    if s.phase != CASTING:
        return refuse(NOT_DRAWN_NOW, [], 716)
    if not (tied(s) >> seat) & 1:
        return refuse(NOT_TIED, [seat])
    return None


def draw_card(o: Options, t: Tables, s: GoldrauschState, move: i64, out: list[Event] | None) -> None:
    """The top event card takes effect at once; then it is discarded, or is out for good (4.4)."""
    s.incident = drawn_incident(move)
    s.deck &= ~(1 << s.incident)
    if not (LASTING >> s.incident) & 1:
        s.discards |= 1 << s.incident
    if out is not None:
        tell(out, INCIDENT_DRAWN, [s.incident, FIRST_RULE + s.incident])
    if s.incident == CRASH:
        _crash(o, t, s, out)
        return
    _take_effect(o, t, s, out)
    _go_on(o, t, s, out)


def _go_on(o: Options, t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    """After an event, whether anybody has won is checked once, unless the round is played out (1.6)."""
    if anybody_has(s, t.goal) and not o.played_out:
        # Nobody shows their card any more (1.8): the cards go back to the hands unseen.
        take_cards_back(s)
        win(s, out)
    else:
        pay_round(o, t, s, out)


def _take_effect(o: Options, t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    if s.incident == EQUAL_RIGHTS:
        _share(s, out)
    elif s.incident == BARREN_LAND:
        _lower_maxima(s, t.barren_land, out)
    elif s.incident == POOR_MOTHER_EARTH:
        _lower_maxima(s, t.poor_mother_earth, out)
    elif s.incident == VULTURES:
        _vultures(t, s, out)
    elif s.incident == SUBSIDY:
        _subsidise(o, t, s, out)
    elif s.incident == CHANGE_OF_MANAGERS:
        _pass_cards(s, out)
    elif s.incident == WHIRLWIND:
        _move_figures(s, 2, out)
    elif s.incident == LOST_FILES:
        _pass_cards(s, out)
        _move_figures(s, 1, out)
    if out is not None:
        _tell_exempt(s, out)


def _tell_exempt(s: GoldrauschState, out: list[Event]) -> None:
    exempt = exempt_from_fines(s)
    seat: i64
    for seat in range(len(s.gold)):
        if (exempt >> seat) & 1:
            tell(out, FREE_OF_FINES, [seat])


# -- 7.16: crash


def tied(s: GoldrauschState) -> i64:
    """The mask of the seats between which the next lot is cast: first the richest, then the poorest."""
    if s.richest == NOBODY:
        return richest(s)
    return poorest(s)


def _crash(o: Options, t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    """Goes on until a lot is needed; if all are equal, nothing changes."""
    rich = richest(s)
    poor = poorest(s)
    if rich == poor:
        _go_on(o, t, s, out)
        return
    if s.richest == NOBODY and count(rich) == 1:
        s.richest = first_seat(rich)
    if s.richest != NOBODY and count(poor) == 1:
        _swap(o, t, s, first_seat(poor), out)
        return
    s.phase = CASTING


def cast_lot(o: Options, t: Tables, s: GoldrauschState, move: i64, out: list[Event] | None) -> None:
    seat = seat_of_lot(move)
    if s.richest == NOBODY:
        s.richest = seat
        if out is not None:
            tell(out, LOT_FELL, [seat, 0])
        _crash(o, t, s, out)
        return
    if out is not None:
        tell(out, LOT_FELL, [seat, 1])
    _swap(o, t, s, seat, out)


def _swap(o: Options, t: Tables, s: GoldrauschState, poor: i64, out: list[Event] | None) -> None:
    rich = s.richest
    kept = s.gold[rich]
    s.gold[rich] = s.gold[poor]
    s.gold[poor] = kept
    s.richest = NOBODY
    if out is not None:
        tell(out, GOLD_SWAPPED, [rich, s.gold[rich], poor, s.gold[poor]])
    _go_on(o, t, s, out)


# -- 7.17 to 7.22: gold


def _share(s: GoldrauschState, out: list[Event] | None) -> None:
    """All players' gold is pooled and shared equally; the remainder goes to the mine."""
    seats: i64 = len(s.gold)
    pool: i64 = 0
    seat: i64
    for seat in range(seats):
        pool += s.gold[seat]
    for seat in range(seats):
        s.gold[seat] = pool // seats
    s.mine += pool % seats
    if out is not None:
        tell(out, GOLD_SHARED, [pool // seats, pool % seats])


def _lower_maxima(s: GoldrauschState, by: i64, out: list[Event] | None) -> None:
    """For good; gold above a new maximum goes to the mine at once."""
    continent: i64
    for continent in range(CONTINENTS):
        s.maxima[continent] = max(s.maxima[continent] - by, 0)
        lost = max(s.lying[continent] - s.maxima[continent], 0)
        s.lying[continent] -= lost
        s.mine += lost
        if out is not None:
            tell(out, MAXIMUM_FELL, [continent, s.maxima[continent], lost])


def _vultures(t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    rich = richest(s)
    poor = poorest(s)
    seat: i64
    for seat in range(len(s.gold)):
        loss = t.vultures
        if rich != poor and (rich >> seat) & 1:
            loss = t.vultures_richest
        if rich != poor and (poor >> seat) & 1:
            loss = t.vultures_poorest
        loss = min(loss, s.gold[seat])
        s.gold[seat] -= loss
        s.mine += loss
        if out is not None:
            tell(out, GOLD_LOST, [seat, loss, s.gold[seat]])


def _subsidise(o: Options, t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    """From the mine; if it runs short, it serves clockwise from the start player while it lasts."""
    step: i64
    for step in range(o.seats):
        seat = (s.start + step) % o.seats
        amount = min(t.subsidy, s.mine)
        s.gold[seat] += amount
        s.mine -= amount
        if out is not None:
            tell(out, GOLD_RECEIVED, [seat, amount, s.gold[seat]])


# -- 7.23 to 7.25: cards change places


def _turned(cards: vec[i64], steps: i64) -> vec[i64]:
    """Every card moved `steps` seats to the left (clockwise)."""
    seats: i64 = len(cards)
    out = vec[i64]([0] * seats)
    seat: i64
    for seat in range(seats):
        out[(seat + steps) % seats] = cards[seat]
    return out


def _pass_cards(s: GoldrauschState, out: list[Event] | None) -> None:
    """Face down: nobody knows what they got (7.27)."""
    steps = card_steps(s)
    s.card = _turned(s.card, steps)
    seat: i64
    if out is not None:
        for seat in range(len(s.card)):
            tell(out, CARD_PASSED, [seat, (seat + steps) % len(s.card)])


def _move_figures(s: GoldrauschState, right: i64, out: list[Event] | None) -> None:
    """Country cards move to the right (counter-clockwise), and the figures with them."""
    before = s.country
    s.country = _turned(before, len(before) - right)
    seat: i64
    if out is not None:
        for seat in range(len(before)):
            if s.country[seat] != before[seat]:
                tell(out, FIGURE_MOVED, [seat, s.country[seat]])
