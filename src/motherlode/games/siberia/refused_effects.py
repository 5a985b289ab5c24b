"""What stands against a move that is part of an effect (section 5)."""

from mypy_extensions import i64

from motherlode.games.siberia.closing import reach
from motherlode.games.siberia.figures import in_play, stands_there, waits_for_supply
from motherlode.games.siberia.investing import is_open
from motherlode.games.siberia.mining import price_at
from motherlode.games.siberia.moves import ENTER, FIND, FIND_ANY, INVEST, JOKER, POST, SELL, STEP
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.refused import (
    ALLOWED,
    AREA_HAS,
    AREA_IS_CLOSED,
    HAS_INVESTMENT,
    JOKER_ELSEWHERE,
    NO_FIGURE_THERE,
    NO_FREE_SPACE,
    NO_SELLER_THERE,
    NO_SUCH_FIND,
    NO_WORKER_THERE,
    NOT_BOUGHT,
    NOT_FROM_PORT,
    NOT_IN_PLAY,
    NOT_NEAR,
    NOT_OPEN,
    NOT_UNDER_WAY,
    SAME_EXCHANGE,
    SUPPLY_FIRST,
    SUPPLY_IS_EMPTY,
)
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import free_spaces, has_investment
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ANY_RESOURCE,
    AREAS,
    EXCHANGES,
    FIRST_RESOURCE,
    FROM_EXCHANGE,
    FROM_PLACE,
    INVESTOR,
    LOGISTICS,
    MANAGER,
    MARKETS,
    NO_ACTION,
    PLACES,
    RESEARCH,
    SELLER,
    VLADIVOSTOK,
    WORKER,
)


def effect_of(s: SiberiaState, move: i64) -> i64:
    """The action or research that such a move belongs to; every resource action sells, so if none does, gas."""
    if move < JOKER:
        return RESEARCH
    if move < STEP:
        return MANAGER
    if move < POST:
        return LOGISTICS
    if move < ENTER:
        return SELLER
    if move < INVEST:
        return WORKER
    if move < SELL:
        return INVESTOR
    if FIRST_RESOURCE <= s.doing < RESEARCH:
        return s.doing
    return FIRST_RESOURCE


def refused_effect(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> i64:
    """What stands against the move, or ALLOWED; it is this seat's turn."""
    if s.doing == NO_ACTION or s.doing != effect_of(s, move):
        return NOT_UNDER_WAY
    if move < JOKER:
        return _find(s, move)
    if move < STEP:
        return _joker(s, seat, move - JOKER)
    if move < POST:
        return _step(t, s, seat, move)
    if move < ENTER:
        return _post(t, s, seat, move)
    if move < INVEST:
        return _enter(o, t, s, seat, move - ENTER)
    if move < SELL:
        return _invest(s, seat, move - INVEST)
    return _sell(t, s, seat, move - SELL)


def found_resource(move: i64) -> i64:
    if move < FIND_ANY:
        return (move - FIND) // AREAS
    return (move - FIND_ANY) // AREAS


def found_area(move: i64) -> i64:
    if move < FIND_ANY:
        return (move - FIND) % AREAS
    return (move - FIND_ANY) % AREAS


def find_of(move: i64) -> i64:
    """What the tile counts as: its resource, or ANY_RESOURCE."""
    if move < FIND_ANY:
        return (move - FIND) // AREAS
    return ANY_RESOURCE


def _find(s: SiberiaState, move: i64) -> i64:
    resource = found_resource(move)
    area = found_area(move)
    if s.finds[find_of(move)] == 0:
        return NO_SUCH_FIND
    if s.supply[resource] == 0:
        return SUPPLY_IS_EMPTY
    if (s.closed >> area) & 1:
        return AREA_IS_CLOSED
    if (s.lying[area] >> resource) & 1:
        return AREA_HAS
    return ALLOWED


def _joker(s: SiberiaState, seat: i64, action: i64) -> i64:
    if action == MANAGER:
        return JOKER_ELSEWHERE
    if not free_spaces(s, seat, action):
        return NO_FREE_SPACE
    return ALLOWED


def _step(t: Tables, s: SiberiaState, seat: i64, move: i64) -> i64:
    place = (move - STEP) // AREAS
    area = (move - STEP) % AREAS
    if s.workers[seat * PLACES + place] == 0:
        return NO_WORKER_THERE
    if (s.closed >> area) & 1:
        return AREA_IS_CLOSED
    if not (reach(t, s.closed, place) >> area) & 1:
        return NOT_NEAR
    return ALLOWED


def _post(t: Tables, s: SiberiaState, seat: i64, move: i64) -> i64:
    figure = (move - POST) // EXCHANGES
    exchange = (move - POST) % EXCHANGES
    if not stands_there(t, s, seat, figure):
        return NO_FIGURE_THERE
    if not in_play(t, s, exchange):
        return NOT_IN_PLAY
    if figure == FROM_EXCHANGE + exchange:
        return SAME_EXCHANGE
    return ALLOWED


def _enter(o: Options, t: Tables, s: SiberiaState, seat: i64, figure: i64) -> i64:
    if waits_for_supply(o, s, seat, figure):
        return SUPPLY_FIRST
    if figure == FROM_PLACE + VLADIVOSTOK:
        return NOT_FROM_PORT
    if not stands_there(t, s, seat, figure):
        return NO_FIGURE_THERE
    return ALLOWED


def _invest(s: SiberiaState, seat: i64, action: i64) -> i64:
    if not is_open(s, action):
        return NOT_OPEN
    if has_investment(s, seat, action):
        return HAS_INVESTMENT
    if not free_spaces(s, seat, action):
        return NO_FREE_SPACE
    return ALLOWED


def _sell(t: Tables, s: SiberiaState, seat: i64, exchange: i64) -> i64:
    market = t.market_of[exchange]
    if not in_play(t, s, exchange):
        return NOT_IN_PLAY
    if s.sellers[seat * MARKETS + market] == 0:
        return NO_SELLER_THERE
    if price_at(t, s, market, s.doing - FIRST_RESOURCE) == 0:
        return NOT_BOUGHT
    return ALLOWED
