"""What a Rockwell position offers a company, in numbers to be weighed: stock in hand, cubes to come, time left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import bit, count
from motherlode.games.rockwell.danger import exposed, sheltered
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.scoring import seats_in_centre
from motherlode.games.rockwell.shares import priority_of, sharers_on
from motherlode.games.rockwell.state import (
    EXTRACTING,
    INSURING,
    NO_DEAL,
    SAVING,
    TENDERING,
    TURNING,
    RockwellState,
)
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import force_of, pile_of
from motherlode.games.rockwell.world import (
    BORDER,
    CARDS,
    CENTRE,
    CREWS,
    ENTRANCE,
    GOODS,
    METALS,
    MONEY,
    RINGS,
    is_sale,
    right_of,
    ring_of,
    traded_metal,
)

INSURANCE: Final = GOODS  # behind cubes and money in a list of stock
CARDS_HELD: Final = GOODS + 1

# About how many turns a game for four takes.
_USUAL_TURNS: Final = 9.0


def stock_of(t: Tables, s: RockwellState, seat: i64) -> vec[float]:
    """Cubes by metal, money, insurance, cards: as they will be when what is under way is done."""
    out = vec[float]([0.0] * (GOODS + 2))
    good: i64
    for good in range(METALS):
        out[good] = float(s.cubes[seat * METALS + good])
    out[MONEY] = float(s.money[seat])
    out[INSURANCE] = float(insurance(s, seat))
    out[CARDS_HELD] = float(s.cards[seat])
    if s.phase in (TENDERING, INSURING):
        for good in range(GOODS):
            out[good] -= float(s.tray[seat * GOODS + good])
            if s.phase == INSURING:
                out[INSURANCE] += float(s.tray[seat * GOODS + good])
    elif s.phase in (TURNING, EXTRACTING):
        _add_expected(t, s, seat, out)
    elif s.phase == SAVING:
        _add_saved(s, seat, out)
    elif s.trading != NO_DEAL and s.seat == seat:
        _add_deal(t, s, out)
    return out


def _add_deal(t: Tables, s: RockwellState, out: vec[float]) -> None:
    """As if the deal under way were closed."""
    metal = traded_metal(s.trading)
    number = float(s.amount)
    if is_sale(s.trading):
        number = -number
    out[metal] += number
    out[MONEY] -= number * float(t.values[metal])


def mean_card(t: Tables, s: RockwellState, tile: i64, metal: i64) -> float:
    """Cubes of a metal on the cards left in the pile of a tile, on average."""
    pile = pile_of(s, tile)
    left = s.piles[pile]
    total: i64 = 0
    k: i64
    for k in range(CARDS):
        if (left >> k) & 1:
            total += t.cards[(pile * CARDS + k) * METALS + metal]
    return float(total) / float(max(count(left), 1))


def _add_expected(t: Tables, s: RockwellState, seat: i64, out: vec[float]) -> None:
    """A share of the card that will be drawn, less what danger may take."""
    sharers = sharers_on(s, s.tile)
    if sharers == 0:
        return
    own = force_of(s, seat, s.tile)
    first, _ = priority_of(s, s.tile)
    pile = pile_of(s, s.tile)
    perils = float(count(t.danger[pile] & s.piles[pile])) / float(max(count(s.piles[pile]), 1))
    lost = perils * float(sheltered(t, s.protection[seat], own))
    metal: i64
    for metal in range(METALS - 1, -1, -1):
        cubes = mean_card(t, s, s.tile, metal)
        # Of what could remain, half does.
        rest = min(cubes, 0.5 * float(sharers - 1))
        gained = 0.0
        if own:
            gained = (cubes - rest) / float(sharers)
        if first == seat:
            gained += rest
        gone = min(gained, lost)
        lost -= gone
        out[metal] += gained - gone
    if s.active == seat:
        out[CARDS_HELD] += 1.0


def _add_saved(s: RockwellState, seat: i64, out: vec[float]) -> None:
    """What is left of the share when the danger is over."""
    left: i64 = 0
    if exposed(s, seat):
        left = s.loss[seat] - s.saving[seat]
        out[INSURANCE] -= float(s.saving[seat])
    metal: i64
    for metal in range(METALS - 1, -1, -1):
        cubes = s.share[seat * METALS + metal]
        gone = min(cubes, left)
        left -= gone
        out[metal] += float(cubes - gone)
    if s.active == seat:
        out[CARDS_HELD] += 1.0


def distance(place: i64) -> i64:
    """Steps to the centre, straight down."""
    if place == CENTRE:
        return 0
    if place >= ENTRANCE:
        return RINGS + 1
    return RINGS - ring_of(place)


def turns_left(s: RockwellState, turn_limit: i64) -> float:
    """Turns after this one, as far as anybody can tell: none once enough have arrived in the centre.

    Nobody has to end a game, but the longer it takes, the less is still to be hoped for.
    """
    arrived = seats_in_centre(s)
    if 2 * arrived > len(s.money):
        return 0.0
    left = _USUAL_TURNS - float(s.turn)
    if left < 1.0:
        left = max(1.0 - 0.1 * (float(s.turn) - _USUAL_TURNS), 0.1)
    if arrived:
        left = min(left, 2.0)
    return min(left, float(turn_limit - s.turn))


def crewed_tiles(s: RockwellState, seat: i64) -> i64:
    """The mask of the unturned tiles that a crew of the seat is on, or astride."""
    mask: i64 = 0
    crew: i64
    for crew in range(seat * CREWS, seat * CREWS + CREWS):
        place = s.places[crew]
        if place < BORDER:
            mask |= bit(place)
        elif place < CENTRE:
            mask |= bit(place - BORDER)
            mask |= bit(right_of(place - BORDER))
    return mask & ~s.turned


def promise(t: Tables, s: RockwellState, seat: i64, tile: i64) -> float:
    """What the seat's share of a tile would be worth in dollars, if it were drilled as things stand."""
    sharers: i64 = 0
    most: i64 = 0
    own = force_of(s, seat, tile)
    owner: i64
    for owner in range(len(s.places) // CREWS):
        power = force_of(s, owner, tile)
        if power:
            sharers += 1
        if owner != seat:
            most = max(most, power)
    value = 0.0
    metal: i64
    for metal in range(METALS):
        cubes = mean_card(t, s, tile, metal)
        part = cubes / float(sharers)
        if sharers > 1:
            rest = min(cubes, 0.5 * float(sharers - 1))
            part = (cubes - rest) / float(sharers)
            if own > most:
                part += rest
        value += part * float(t.values[metal])
    return value
