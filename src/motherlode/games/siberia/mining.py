"""The resource actions: mine all that the player's workers can reach and sell it at one exchange (5.7, 5.8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.siberia.closing import close_emptied
from motherlode.games.siberia.course import end_turn
from motherlode.games.siberia.cubes import lies_there
from motherlode.games.siberia.events import CUBE_MINED, SOLD
from motherlode.games.siberia.exchanges import NOT_IN_PLAY, best_market, in_play, price_at
from motherlode.games.siberia.moves import EXCHANGE, RESOURCE, sell, selling_exchange
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

NO_SELLER_THERE: Final = Kind("no-seller-there", [Param("exchange", EXCHANGE)], rule=507)
NOT_BOUGHT: Final = Kind("not-bought", [Param("resource", RESOURCE), Param("exchange", EXCHANGE)], rule=507)
REFUSALS: Final[list[Kind]] = [NO_SELLER_THERE, NOT_BOUGHT]


def mined_areas(s: SiberiaState, seat: i64, resource: i64) -> i64:
    """The mask of the areas where the seat has a worker and the resource lies."""
    mask: i64 = 0
    area: i64
    for area in range(AREAS):
        if s.workers[seat * PLACES + area] and lies_there(s, resource, area):
            mask |= 1 << area
    return mask


def cubes_for(s: SiberiaState, seat: i64, resource: i64) -> i64:
    """However many workers are in an area, it holds one cube of a kind (5.8)."""
    return count(mined_areas(s, seat, resource))


def sales(t: Tables, s: SiberiaState, seat: i64, resource: i64) -> i64:
    """The mask of the exchange tiles where the seat has a seller and that buy it (5.7)."""
    mask: i64 = 0
    market: i64
    for market in range(MARKETS):
        if s.sellers[seat * MARKETS + market] and price_at(t, s, market, resource):
            mask |= 1 << market
    return mask


def best_sale(t: Tables, s: SiberiaState, seat: i64, resource: i64) -> i64:
    """The exchange tile that pays the seat most, or NO_EXCHANGE."""
    return best_market(t, s, resource, sales(t, s, seat, resource))


def sell_moves(t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """An exchange for each market, in the order of codes: a market has the lower or the higher of its two faces up."""
    resource = s.doing - FIRST_RESOURCE
    if not mined_areas(s, seat, resource):
        return out
    open_at = sales(t, s, seat, resource)
    exchange: i64
    for exchange in range(NO_EXCHANGE):
        if in_play(t, s, exchange) and (open_at >> t.market_of[exchange]) & 1:
            out = append(out, sell(exchange))
    return out


def refusal(t: Tables, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    """There are cubes to be mined, or the action would have had no effect."""
    resource = s.doing - FIRST_RESOURCE
    exchange = selling_exchange(move)
    market = t.market_of[exchange]
    if not in_play(t, s, exchange):
        return refuse(NOT_IN_PLAY, [exchange])
    if s.sellers[seat * MARKETS + market] == 0:
        return refuse(NO_SELLER_THERE, [exchange])
    if price_at(t, s, market, resource) == 0:
        return refuse(NOT_BOUGHT, [resource, exchange])
    return None


def mine_and_sell(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    resource = s.doing - FIRST_RESOURCE
    exchange = selling_exchange(move)
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
    end_turn(t, s, out)
