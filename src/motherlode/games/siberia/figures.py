"""Seller and worker: a figure goes to an exchange or to Vladivostok (5.4, 5.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.siberia.events import SELLER_POSTED, WORKER_ENTERED
from motherlode.games.siberia.moves import ENTER, POST
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


def stands_there(t: Tables, s: SiberiaState, seat: i64, figure: i64) -> bool:
    """Whether the seat has a figure to take from there."""
    if figure == FROM_SUPPLY:
        return s.home[seat] > 0
    if figure < FROM_PLACE:
        exchange = figure - FROM_EXCHANGE
        return in_play(t, s, exchange) and s.sellers[seat * MARKETS + t.market_of[exchange]] > 0
    return s.workers[seat * PLACES + figure - FROM_PLACE] > 0


def in_play(t: Tables, s: SiberiaState, exchange: i64) -> bool:
    """Whether this face is up (1.4)."""
    return s.faces[t.market_of[exchange]] == exchange


def post_moves(t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    figure: i64
    exchange: i64
    for figure in range(FIGURES):
        if stands_there(t, s, seat, figure):
            for exchange in range(EXCHANGES):
                if in_play(t, s, exchange) and figure != FROM_EXCHANGE + exchange:
                    out = append(out, POST + figure * EXCHANGES + exchange)
    return out


def enter_moves(o: Options, t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """From the supply, or what may be taken instead (5.5)."""
    figure: i64
    for figure in range(FIGURES):
        free = not waits_for_supply(o, s, seat, figure)
        if free and figure != FROM_PLACE + VLADIVOSTOK and stands_there(t, s, seat, figure):
            out = append(out, ENTER + figure)
    return out


def waits_for_supply(o: Options, s: SiberiaState, seat: i64, figure: i64) -> bool:
    """Whether it may be taken only once the supply is empty: a seller, and a worker unless the table wants it (5.5)."""
    if figure == FROM_SUPPLY or s.home[seat] == 0:
        return False
    return figure < FROM_PLACE or not o.always_withdrawn


def _take_away(t: Tables, s: SiberiaState, seat: i64, figure: i64) -> None:
    if figure == FROM_SUPPLY:
        s.home[seat] -= 1
    elif figure < FROM_PLACE:
        s.sellers[seat * MARKETS + t.market_of[figure - FROM_EXCHANGE]] -= 1
    else:
        s.workers[seat * PLACES + figure - FROM_PLACE] -= 1


def post_seller(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    figure = (move - POST) // EXCHANGES
    exchange = (move - POST) % EXCHANGES
    _take_away(t, s, seat, figure)
    s.sellers[seat * MARKETS + t.market_of[exchange]] += 1
    if out is not None:
        tell(out, SELLER_POSTED, [seat, figure, exchange])


def enter_worker(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    _take_away(t, s, seat, move - ENTER)
    s.workers[seat * PLACES + VLADIVOSTOK] += 1
    if out is not None:
        tell(out, WORKER_ENTERED, [seat, move - ENTER])
