"""How moves change what each player could mine and sell in a later turn: a forecast, for others may be there first."""

from mypy_extensions import i64

from motherlode.core.foresight import Fact, forecast, foretell
from motherlode.games.siberia.facts import (
    BEST_PRICE,
    COULD_NOT_SELL,
    COULD_SELL,
    NO_BUYER,
    NO_CUBE,
    NO_SELLER,
    NO_WORKER,
)
from motherlode.games.siberia.prospects import A_CUBE, A_SELLER, A_WORKER, Prospect, prospect
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import is_ready
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import FIRST_RESOURCE, RESOURCES


def tell_changes(t: Tables, old: SiberiaState, new: SiberiaState, seat: i64, out: list[Fact]) -> None:
    """Of every seat, its own first: what a resource would bring, where that changes or its action is completed."""
    k: i64
    resource: i64
    for k in range(len(new.home)):
        other = (seat + k) % len(new.home)
        for resource in range(RESOURCES):
            was = prospect(t, old, other, resource)
            now = prospect(t, new, other, resource)
            ready = is_ready(new, other, FIRST_RESOURCE + resource)
            if ready and not is_ready(old, other, FIRST_RESOURCE + resource):
                _tell_prospect(other, was, now, ready, out)
            elif other == seat and new.sold[resource] > old.sold[resource]:
                # That it is sold is told.
                continue
            elif now.money() != was.money() or now.exchange != was.exchange:
                _tell_change(other, was, now, ready, other == seat, out)
            elif other == seat and now.cubes != was.cubes and now.missing() == A_SELLER:
                _tell_prospect(other, was, now, ready, out)


def _tell_prospect(seat: i64, was: Prospect, now: Prospect, ready: bool, out: list[Fact]) -> None:
    """What it would bring, or what is missing."""
    missing = now.missing()
    if missing == A_CUBE:
        forecast(out, NO_CUBE, [now.resource])
    elif missing == A_WORKER:
        forecast(out, NO_WORKER, [now.lying, now.resource])
    elif missing == A_SELLER:
        forecast(out, NO_SELLER, [now.cubes, now.resource, now.top_exchange, now.top_price])
    else:
        before: i64 = 0
        if was.money() != now.money():
            before = was.money()
        args: list[int] = [seat, now.cubes, now.resource, now.exchange, now.money(), before, int(ready)]
        forecast(out, COULD_SELL, args)


def _tell_change(seat: i64, was: Prospect, now: Prospect, ready: bool, own: bool, out: list[Fact]) -> None:
    """What it would bring now or no longer; where no cube is in reach, what a seller of one's own would get for it."""
    if now.money():
        _tell_prospect(seat, was, now, ready, out)
    elif was.money():
        forecast(out, COULD_NOT_SELL, [seat, now.resource, was.money()])
    elif own and now.price:
        foretell(out, BEST_PRICE, [now.resource, now.exchange, now.price, was.price])
    elif own:
        foretell(out, NO_BUYER, [now.resource])
