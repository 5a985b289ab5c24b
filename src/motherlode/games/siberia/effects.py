"""What the effect of an action that is under way could still bring, found by trying it on copies (section 5)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.event import Event
from motherlode.core.foresight import Fact, foretell
from motherlode.games.siberia import acting, investing, jokers, mining
from motherlode.games.siberia.closing import reach
from motherlode.games.siberia.course import NOT_OVER, why_over
from motherlode.games.siberia.cubes import areas_with
from motherlode.games.siberia.events import AREA_CLOSED, WORKERS_HOME
from motherlode.games.siberia.facts import (
    BETTER_PRICE,
    COULD_COMPLETE,
    COULD_INVEST,
    COULD_LAY,
    IN_REACH,
    SALE,
    SALE_CLOSES,
    SALE_SENDS_HOME,
    STEPS,
)
from motherlode.games.siberia.moves import invested_action, joker_action, sell, selling_exchange, take
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.prospects import prospects
from motherlode.games.siberia.research import findable_areas
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import is_ready
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ANY_RESOURCE,
    FINDS,
    FIRST_RESOURCE,
    INVESTOR,
    LOGISTICS,
    MANAGER,
    PLACES,
    RESEARCH,
    RESOURCES,
    SELLER,
)


def has_effect(o: Options, t: Tables, s: SiberiaState, seat: i64, action: i64) -> bool:
    """Whether an action would let the seat do anything if it took it now."""
    trial = s.clone()
    acting.take_action(o, t, trial, seat, take(action), None)
    return trial.doing == action


def tell_effect(t: Tables, s: SiberiaState, seat: i64, out: list[Fact]) -> None:
    """What the seat can choose from in the effect under way. A worker can only enter, so there is nothing to say."""
    if s.doing == RESEARCH:
        _tell_finds(s, out)
    elif s.doing >= FIRST_RESOURCE:
        _tell_sales(t, s, seat, out)
    elif s.doing == MANAGER:
        _tell_jokers(t, s, seat, out)
    elif s.doing == LOGISTICS:
        _tell_steps(t, s, seat, out)
    elif s.doing == SELLER:
        _tell_prices(t, s, seat, out)
    elif s.doing == INVESTOR:
        _tell_investments(t, s, seat, out)


def _tell_sales(t: Tables, s: SiberiaState, seat: i64, out: list[Fact]) -> None:
    """The exchange that pays most comes first; what is closed is the same at all of them."""
    best = sell(s.faces[mining.best_sale(t, s, seat, s.doing - FIRST_RESOURCE)])
    events: list[Event] = []
    after = _tell_sale(t, s, seat, best, best, events, out)
    moves = mining.sell_moves(t, s, seat, vec[i64]())
    k: i64
    for k in range(len(moves)):
        if moves[k] != best:
            _tell_sale(t, s, seat, moves[k], best, None, out)
    last = why_over(t, s) == NOT_OVER and why_over(t, after) != NOT_OVER
    for event in events:
        if event.kind == AREA_CLOSED:
            foretell(out, SALE_CLOSES, [event.args[0], event.args[1], t.closed_limit, int(last)])
    for event in events:
        if event.kind == WORKERS_HOME:
            foretell(out, SALE_SENDS_HOME, list(event.args))


def _tell_sale(
    t: Tables, s: SiberiaState, seat: i64, move: i64, best: i64, events: list[Event] | None, out: list[Fact]
) -> SiberiaState:
    """Returns the position after it."""
    resource = s.doing - FIRST_RESOURCE
    exchange = selling_exchange(move)
    after = s.clone()
    mining.mine_and_sell(t, after, seat, move, events)
    cubes = after.sold[resource] - s.sold[resource]
    money = after.money[seat] - s.money[seat]
    foretell(out, SALE, [cubes, resource, exchange, money // cubes, money, int(move == best)])
    return after


def _tell_jokers(t: Tables, s: SiberiaState, seat: i64, out: list[Fact]) -> None:
    moves = jokers.joker_moves(s, seat, vec[i64]())
    k: i64
    for k in range(len(moves)):
        after = s.clone()
        jokers.lay_joker(t, after, seat, moves[k], None)
        if is_ready(after, seat, joker_action(moves[k])):
            foretell(out, COULD_COMPLETE, [joker_action(moves[k])])


def _tell_investments(t: Tables, s: SiberiaState, seat: i64, out: list[Fact]) -> None:
    """Those that complete an action come first."""
    moves = investing.invest_moves(s, seat, vec[i64]())
    others: list[Fact] = []
    k: i64
    for k in range(len(moves)):
        after = s.clone()
        investing.take_investment(t, after, seat, moves[k], None)
        if is_ready(after, seat, invested_action(moves[k])):
            foretell(out, COULD_COMPLETE, [invested_action(moves[k])])
        else:
            foretell(others, COULD_INVEST, [invested_action(moves[k])])
    out += others


def _tell_prices(t: Tables, s: SiberiaState, seat: i64, out: list[Fact]) -> None:
    """Where a new seller would get more than those the seat has."""
    for found in prospects(t, s, seat):
        if found.top_price > found.price:
            args: list[int] = [found.resource, found.top_exchange, found.top_price, found.price, found.cubes]
            foretell(out, BETTER_PRICE, args)


def _tell_steps(t: Tables, s: SiberiaState, seat: i64, out: list[Fact]) -> None:
    workers: i64 = 0
    here: i64 = 0
    place: i64
    resource: i64
    for place in range(PLACES):
        workers += s.workers[seat * PLACES + place]
        if s.workers[seat * PLACES + place]:
            here |= 1 << place
    for resource in range(RESOURCES):
        _tell_reach(t, s, resource, here, out)
    foretell(out, STEPS, [s.steps, workers])


def _tell_reach(t: Tables, s: SiberiaState, resource: i64, here: i64, out: list[Fact]) -> None:
    """Areas with the resource that the steps left lead to from these places, and how many lead to the nearest."""
    lying = areas_with(s, resource)
    met = here
    edge = here
    areas: i64 = 0
    nearest: i64 = 0
    step: i64
    place: i64
    for step in range(1, s.steps + 1):
        beyond: i64 = 0
        for place in range(PLACES):
            if (edge >> place) & 1:
                beyond |= reach(t, s.closed, place)
        edge = beyond & ~met
        met |= edge
        areas += count(edge & lying)
        if areas and not nearest:
            nearest = step
    if areas:
        foretell(out, IN_REACH, [resource, areas, nearest])


def _tell_finds(s: SiberiaState, out: list[Fact]) -> None:
    counts_as: i64
    for counts_as in range(FINDS):
        cubes = cubes_to_lay(s, counts_as)
        if cubes:
            foretell(out, COULD_LAY, [counts_as, cubes])


def cubes_to_lay(s: SiberiaState, counts_as: i64) -> i64:
    """At most as many as there are tiles for in the research under way, cubes in the supply and areas without one."""
    if counts_as == ANY_RESOURCE:
        return s.finds[counts_as]
    room = min(s.supply[counts_as], count(findable_areas(s, counts_as)))
    return min(s.finds[counts_as], room)


def after_musts(s: SiberiaState) -> SiberiaState:
    """The position with the supply fields empty that research under way will empty whatever its player chooses.

    A cube that can be laid must be laid (5.1), and one for a manager tile only makes a field empty sooner.
    """
    after = s.clone()
    resource: i64
    if s.doing == RESEARCH:
        for resource in range(RESOURCES):
            if cubes_to_lay(s, resource) == s.supply[resource]:
                after.supply[resource] = 0
    return after
