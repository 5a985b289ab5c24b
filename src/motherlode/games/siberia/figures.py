"""Seller and worker: a figure goes to an exchange or to Vladivostok (5.4, 5.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.siberia.course import end_turn
from motherlode.games.siberia.events import SELLER_POSTED, WORKER_ENTERED
from motherlode.games.siberia.exchanges import NOT_IN_PLAY, in_play
from motherlode.games.siberia.moves import (
    ENTER,
    EXCHANGE,
    FIGURE,
    enter,
    entering_figure,
    post,
    posted_exchange,
    posted_figure,
)
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    EXCHANGES,
    FIGURES,
    FROM_EXCHANGE,
    FROM_PLACE,
    FROM_SUPPLY,
    MARKETS,
    PLACES,
    VLADIVOSTOK,
)

NO_FIGURE_THERE: Final = Kind("no-figure-there", [Param("figure", FIGURE)], rule=504)
SAME_EXCHANGE: Final = Kind("same-exchange", [Param("exchange", EXCHANGE)], rule=504)
SUPPLY_FIRST: Final = Kind("supply-first", [], rule=505)
NOT_FROM_PORT: Final = Kind("not-from-port", [], rule=505)
REFUSALS: Final[list[Kind]] = [NO_FIGURE_THERE, SAME_EXCHANGE, SUPPLY_FIRST, NOT_FROM_PORT]


def _stands_there(t: Tables, s: SiberiaState, seat: i64, figure: i64) -> bool:
    """Whether the seat has a figure to take from there."""
    if figure == FROM_SUPPLY:
        return s.home[seat] > 0
    if figure < FROM_PLACE:
        exchange = figure - FROM_EXCHANGE
        return in_play(t, s, exchange) and s.sellers[seat * MARKETS + t.market_of[exchange]] > 0
    return s.workers[seat * PLACES + figure - FROM_PLACE] > 0


def post_moves(t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    figure: i64
    exchange: i64
    for figure in range(FIGURES):
        if _stands_there(t, s, seat, figure):
            for exchange in range(EXCHANGES):
                if in_play(t, s, exchange) and figure != FROM_EXCHANGE + exchange:
                    out = append(out, post(figure, exchange))
    return out


def enter_moves(o: Options, t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """From the supply, or what may be taken instead (5.5)."""
    figure: i64
    for figure in range(FIGURES):
        free = not _waits_for_supply(o, s, seat, figure)
        if free and figure != FROM_PLACE + VLADIVOSTOK and _stands_there(t, s, seat, figure):
            out = append(out, enter(figure))
    return out


def _waits_for_supply(o: Options, s: SiberiaState, seat: i64, figure: i64) -> bool:
    """Whether it may be taken only once the supply is empty: a seller, and a worker unless the table allows it."""
    if figure == FROM_SUPPLY or s.home[seat] == 0:
        return False
    return figure < FROM_PLACE or not o.always_withdrawn


def refusal(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    if move >= ENTER:
        return _enter_refusal(o, t, s, seat, entering_figure(move))
    figure = posted_figure(move)
    exchange = posted_exchange(move)
    if not _stands_there(t, s, seat, figure):
        return refuse(NO_FIGURE_THERE, [figure])
    if not in_play(t, s, exchange):
        return refuse(NOT_IN_PLAY, [exchange])
    if figure == FROM_EXCHANGE + exchange:
        return refuse(SAME_EXCHANGE, [exchange])
    return None


def _enter_refusal(o: Options, t: Tables, s: SiberiaState, seat: i64, figure: i64) -> Refusal | None:
    if _waits_for_supply(o, s, seat, figure):
        return refuse(SUPPLY_FIRST, [])
    if figure == FROM_PLACE + VLADIVOSTOK:
        return refuse(NOT_FROM_PORT, [])
    if not _stands_there(t, s, seat, figure):
        return refuse(NO_FIGURE_THERE, [figure], 505)
    return None


def _take_away(t: Tables, s: SiberiaState, seat: i64, figure: i64) -> None:
    if figure == FROM_SUPPLY:
        s.home[seat] -= 1
    elif figure < FROM_PLACE:
        s.sellers[seat * MARKETS + t.market_of[figure - FROM_EXCHANGE]] -= 1
    else:
        s.workers[seat * PLACES + figure - FROM_PLACE] -= 1


def post_seller(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    _take_away(t, s, seat, posted_figure(move))
    s.sellers[seat * MARKETS + t.market_of[posted_exchange(move)]] += 1
    if out is not None:
        tell(out, SELLER_POSTED, [seat, posted_figure(move), posted_exchange(move)])
    end_turn(t, s, out)


def enter_worker(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    _take_away(t, s, seat, entering_figure(move))
    s.workers[seat * PLACES + VLADIVOSTOK] += 1
    if out is not None:
        tell(out, WORKER_ENTERED, [seat, entering_figure(move)])
    end_turn(t, s, out)
