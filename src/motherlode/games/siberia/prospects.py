"""What a resource action would bring a player as the table is now, or what is missing for it (5.7): open to all."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.games.siberia.cubes import areas_with
from motherlode.games.siberia.exchanges import best_market, price_at
from motherlode.games.siberia.mining import best_sale, cubes_for
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import MARKETS, NO_EXCHANGE, RESOURCES

# What an action lacks first: a cube on the map, a worker beside one, a seller where it is bought.
NOTHING: Final = 0
A_CUBE: Final = 1
A_WORKER: Final = 2
A_SELLER: Final = 3
MISSING: Final = ["nothing", "cube", "worker", "seller"]

_ALL_MARKETS: Final = (1 << MARKETS) - 1


class Prospect:
    """One resource as a seat could mine and sell it, whether or not the spaces of its action are filled.

    `lying` cubes are on the map, `cubes` of them where the seat has workers. Of its sellers the one at `exchange` gets
    most for each, `price`; anybody's gets most at `top_exchange`. Where nobody buys it: NO_EXCHANGE, at 0.
    """

    def __init__(
        self,
        resource: i64,
        lying: i64,
        cubes: i64,
        exchange: i64,
        price: i64,
        top_exchange: i64,
        top_price: i64,
    ) -> None:
        self.resource = resource
        self.lying = lying
        self.cubes = cubes
        self.exchange = exchange
        self.price = price
        self.top_exchange = top_exchange
        self.top_price = top_price

    def money(self) -> i64:
        return self.cubes * self.price

    def missing(self) -> i64:
        if self.lying == 0:
            return A_CUBE
        if self.cubes == 0:
            return A_WORKER
        if self.price == 0:
            return A_SELLER
        return NOTHING


def prospect(t: Tables, s: SiberiaState, seat: i64, resource: i64) -> Prospect:
    own = best_sale(t, s, seat, resource)
    top = best_market(t, s, resource, _ALL_MARKETS)
    return Prospect(
        resource,
        count(areas_with(s, resource)),
        cubes_for(s, seat, resource),
        _face(s, own),
        _price(t, s, own, resource),
        _face(s, top),
        _price(t, s, top, resource),
    )


def prospects(t: Tables, s: SiberiaState, seat: i64) -> list[Prospect]:
    """By resource."""
    return [prospect(t, s, seat, resource) for resource in range(RESOURCES)]


def _face(s: SiberiaState, market: i64) -> i64:
    if market == NO_EXCHANGE:
        return NO_EXCHANGE
    return s.faces[market]


def _price(t: Tables, s: SiberiaState, market: i64, resource: i64) -> i64:
    if market == NO_EXCHANGE:
        return 0
    return price_at(t, s, market, resource)
