"""The resource actions: mine all one's workers can reach and sell it at one exchange (5.7, 5.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.event import Event, tell
from motherlode.games.siberia.closing import close_emptied
from motherlode.games.siberia.events import CUBE_MINED, SOLD
from motherlode.games.siberia.moves import SELL
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    AREAS,
    FIRST_RESOURCE,
    MARKETS,
    NO_EXCHANGE,
    PLACES,
    RESOURCES,
)


def mined_areas(s: SiberiaState, seat: i64, resource: i64) -> i64:
    """The mask of the areas where the seat has a worker and the resource lies."""
    mask: i64 = 0
    area: i64
    for area in range(AREAS):
        if s.workers[seat * PLACES + area] and (s.lying[area] >> resource) & 1:
            mask |= 1 << area
    return mask


def cubes_for(s: SiberiaState, seat: i64, resource: i64) -> i64:
    """However many workers stand in an area, it holds one cube of a kind (5.8)."""
    return count(mined_areas(s, seat, resource))


def price_at(t: Tables, s: SiberiaState, market: i64, resource: i64) -> i64:
    """What the face that is up pays for each cube; 0: does not buy it."""
    if s.faces[market] == NO_EXCHANGE:
        return 0
    return t.prices[s.faces[market] * RESOURCES + resource]


def sales(t: Tables, s: SiberiaState, seat: i64, resource: i64) -> i64:
    """The mask of the exchanges in play where the seat has a seller and that buy it (5.7)."""
    mask: i64 = 0
    market: i64
    for market in range(MARKETS):
        if s.sellers[seat * MARKETS + market] and price_at(t, s, market, resource):
            mask |= 1 << market
    return mask


def best_sale(t: Tables, s: SiberiaState, seat: i64, resource: i64) -> i64:
    """The exchange in play that pays the seat most, or NO_EXCHANGE."""
    best: i64 = NO_EXCHANGE
    most: i64 = 0
    market: i64
    for market in range(MARKETS):
        if s.sellers[seat * MARKETS + market]:
            price = price_at(t, s, market, resource)
            if price > most:
                most = price
                best = market
    return best


def can_mine(t: Tables, s: SiberiaState, seat: i64, resource: i64) -> bool:
    return mined_areas(s, seat, resource) != 0 and sales(t, s, seat, resource) != 0


def mining_moves(t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """An exchange for each market, in the order of codes: a market has the lower or the higher of its two faces up."""
    open_at = sales(t, s, seat, s.doing - FIRST_RESOURCE)
    exchange: i64
    for exchange in range(NO_EXCHANGE):
        market = t.market_of[exchange]
        if s.faces[market] == exchange and (open_at >> market) & 1:
            out = append(out, SELL + exchange)
    return out


def sell(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    resource = s.doing - FIRST_RESOURCE
    exchange = move - SELL
    market = t.market_of[exchange]
    mined = mined_areas(s, seat, resource)
    area: i64
    for area in range(AREAS):
        if (mined >> area) & 1:
            s.lying[area] &= ~(1 << resource)
            if out is not None:
                tell(out, CUBE_MINED, [seat, resource, area])
    cubes = count(mined)
    price = t.prices[exchange * RESOURCES + resource]
    s.sold[resource] += cubes
    s.money[seat] += cubes * price
    s.earned[(seat * MARKETS + market) * RESOURCES + resource] += cubes * price
    s.progress = 1
    if out is not None:
        tell(out, SOLD, [seat, cubes, resource, exchange, price, cubes * price])
    close_emptied(s, mined, out)
