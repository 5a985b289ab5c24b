"""What holds in this round: yields, users and exemptions after its incident (5.8, 5.9, section 7)."""

from mypy_extensions import i64

from motherlode.core.ids import everyone_at
from motherlode.games.goldrausch.state import DRAWING, GoldrauschState
from motherlode.games.goldrausch.tables import LASTING, Tables
from motherlode.games.goldrausch.world import (
    ALMS,
    BLUE_RAIN,
    CHANGE_OF_MANAGERS,
    CONTINENTS,
    DRYING_VEIN,
    FREE_MARKET,
    HARD_WORKING_AZUL,
    LOST_FILES,
    MARK,
    NO_INCIDENT,
    OLD_DAYS_AZUL,
    PROGRESS_AZUL,
    SCARCITY,
    SKIP,
    USE,
)


def has_spun(s: GoldrauschState) -> bool:
    """Whether the wheel has turned in this round; what it showed last is the round before's otherwise."""
    return s.phase >= DRAWING


def in_force(s: GoldrauschState) -> bool:
    """Whether the incident of the last spin still does anything: until its round ends, or for good (4.4)."""
    if s.incident == NO_INCIDENT:
        return False
    return has_spun(s) or (LASTING >> s.incident) & 1 == 1


def yield_now(t: Tables, s: GoldrauschState, continent: i64) -> i64:
    """A continent's yield, before a lone user's doubling (7.6 to 7.9, 7.20)."""
    printed = t.yields[s.resource * CONTINENTS + continent]
    if s.incident == BLUE_RAIN + continent:
        return printed * t.rain
    if s.incident == DRYING_VEIN:
        return printed // t.drying_vein
    if s.incident == SCARCITY:
        return max(printed - t.scarcity, 0)
    return printed


def figures_on(s: GoldrauschState, continent: i64) -> i64:
    """The mask of the seats on a continent."""
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.country)):
        if s.country[seat] == continent:
            mask |= 1 << seat
    return mask


def users_of(s: GoldrauschState) -> i64:
    """The mask of the seats that use an upgrade, like it or not (7.10 to 7.15); never one that laid no card (3.5)."""
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.card)):
        uses = s.card[seat] == USE
        if s.incident == PROGRESS_AZUL + s.country[seat]:
            uses = True
        if s.incident == OLD_DAYS_AZUL + s.country[seat]:
            uses = False
        if laid_by(s, seat) == MARK:
            uses = False
        if uses:
            mask |= 1 << seat
    return mask


def exempt_from_fines(s: GoldrauschState) -> i64:
    """The mask of the seats that are free of fines (7.1 to 7.5)."""
    if s.incident == ALMS:
        return poorest(s)
    if s.incident == FREE_MARKET:
        return everyone_at(len(s.gold))
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.country)):
        if s.incident == HARD_WORKING_AZUL + s.country[seat]:
            mask |= 1 << seat
    return mask


def poorest(s: GoldrauschState) -> i64:
    """The mask of all seats that own the least (7.26)."""
    least = s.gold[0]
    seat: i64
    for seat in range(len(s.gold)):
        least = min(least, s.gold[seat])
    return owners_of(s, least)


def richest(s: GoldrauschState) -> i64:
    """The mask of all seats that own the most (7.26)."""
    most = s.gold[0]
    seat: i64
    for seat in range(len(s.gold)):
        most = max(most, s.gold[seat])
    return owners_of(s, most)


def owners_of(s: GoldrauschState, amount: i64) -> i64:
    """The mask of the seats that own exactly this amount."""
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.gold)):
        if s.gold[seat] == amount:
            mask |= 1 << seat
    return mask


def card_steps(s: GoldrauschState) -> i64:
    """How many seats to the left this round's incident has moved every upgrade card (7.23, 7.25)."""
    seats: i64 = len(s.card)
    if s.incident == CHANGE_OF_MANAGERS:
        return 1
    if s.incident == LOST_FILES:
        # To the seat opposite; with five players nobody sits opposite, and the card moves two seats.
        return seats // 2
    return 0


def laid_by(s: GoldrauschState, seat: i64) -> i64:
    """The card a seat laid itself, wherever it lies now."""
    return s.card[(seat + card_steps(s)) % len(s.card)]


def shown_as(card: i64) -> i64:
    """What people see when it is turned over: a mark is a red card."""
    if card == MARK:
        return SKIP
    return card
