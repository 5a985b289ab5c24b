"""The six exchange tiles: which faces are up, and what they pay (1.4)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.games.siberia.moves import EXCHANGE
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import MARKETS, NO_EXCHANGE, RESOURCES

NOT_IN_PLAY: Final = Kind("not-in-play", [Param("exchange", EXCHANGE)], rule=104)


def in_play(t: Tables, s: SiberiaState, exchange: i64) -> bool:
    """Whether this face is up."""
    return s.faces[t.market_of[exchange]] == exchange


def price_at(t: Tables, s: SiberiaState, market: i64, resource: i64) -> i64:
    """What the face that is up pays for each cube; 0 if it does not buy it."""
    if s.faces[market] == NO_EXCHANGE:
        return 0
    return t.prices[s.faces[market] * RESOURCES + resource]


def best_market(t: Tables, s: SiberiaState, resource: i64, among: i64) -> i64:
    """Of these exchange tiles, a mask, the one that pays most for it; NO_EXCHANGE if none of them buys it."""
    best: i64 = NO_EXCHANGE
    most: i64 = 0
    market: i64
    for market in range(MARKETS):
        if (among >> market) & 1:
            price = price_at(t, s, market, resource)
            if price > most:
                most = price
                best = market
    return best
