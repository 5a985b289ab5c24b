"""How a Siberia position looks: money, what the workers could mine and sell, and what lies on the tableau.

Everything is in thousands. The weights are estimates, found by play between bots; nothing here is a rule.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.bot import Judge, chances
from motherlode.bots.siberia_features import filled, invested, lies, manned, next_to, price, rounds_left
from motherlode.bots.siberia_forecast import forecast
from motherlode.core.bits import count
from motherlode.games.siberia import acting
from motherlode.games.siberia.course import NOT_OVER, why_over
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.state import ACTING, DRAWING, OVER, SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ANY_RESOURCE,
    AREAS,
    DRAWN,
    FIRST_RESOURCE,
    LOGISTICS,
    MANAGER,
    NO_ACTION,
    PLACES,
    RESEARCH,
    RESOURCES,
    SELLER,
    TILES,
    VLADIVOSTOK,
    WORKER,
    resource_of,
)

# In the last round, what is ready is as good as sold, unless somebody else is quicker.
_READY: Final = 0.9
# This part of what others have counts against what a seat has.
_OTHERS: Final = 0.3
# The lead that makes a win e times as likely, in thousands: at the end, and what each round to come adds to it.
_LEAD: Final = 2.5
_LEAD_OF_A_ROUND: Final = 0.9


class Weights:
    """What things are worth, in thousands; found by playing many games between neighbouring values."""

    def __init__(self) -> None:
        # How likely a sale is, by how many of its action's spaces are filled; less if others could be quicker.
        self.none_filled = 0.3
        self.one_filled = 0.5
        self.both_filled = 0.9
        self.rivals = 0.9
        # A figure on an area of its own, one more there, one in the port, one in the supply.
        self.on_area = 1.5
        self.crowded = 0.4
        self.in_port = 1.0
        self.at_home = 0.2
        # For each thousand of price: a cube next to a worker; a cube that may come under a worker by research; any
        # cube on the map for which there is a buyer.
        self.near = 0.06
        self.found = 0.21
        self.buyer = 0.03
        # An action that is ready, by its person, or of a resource, apart from what it would sell; and one half ready.
        self.manager = 0.66
        self.logistics = 2.83
        self.seller = 1.39
        self.worker = 0.78
        self.investor = 1.86
        self.resource = 0.3
        self.half = 0.35
        # An investment, for every round to come: part of a person's worth, part of a resource's price.
        self.invested = 0.45
        self.invested_price = 0.25


class SiberiaEvaluation(Judge[SiberiaState]):
    def __init__(self, options: Options, tables: Tables, weights: Weights) -> None:
        self.options = options
        self.tables = tables
        self.weights = weights

    def looks_no_further(self, s: SiberiaState) -> bool:
        """When new tiles are drawn: otherwise passing would seem to bring a seat tiles."""
        return s.phase == DRAWING

    def glance(self, s: SiberiaState, seat: i64) -> float:
        return self.worth(s, seat)

    def value(self, s: SiberiaState, seat: i64) -> float:
        """After the best way to end what the seat has begun; except research, which has too many."""
        if s.phase == ACTING and s.seat == seat and s.doing < RESEARCH:
            s = self._finished(s, seat)
        return self.compared(s, seat, self.options.seats, _OTHERS)

    def shares(self, s: SiberiaState) -> vec[float]:
        """The richer a seat looks beside the others, the more likely it is to win."""
        forecasts = vec[float]([0.0] * self.options.seats)
        seat: i64
        for seat in range(self.options.seats):
            forecasts[seat] = forecast(self.tables, s, seat)
        return chances(forecasts, _LEAD + _LEAD_OF_A_ROUND * rounds_left(self.tables, s))

    def _finished(self, s: SiberiaState, seat: i64) -> SiberiaState:
        """The effect under way played to its end, each part the way that looks best."""
        k: i64
        while s.phase == ACTING and s.seat == seat and s.doing != NO_ACTION:
            moves = acting.legal_moves(self.options, self.tables, s, seat)
            best = s
            best_worth = 0.0
            for k in range(len(moves)):
                after = s.clone()
                acting.go_on(self.tables, after, seat, moves[k], None)
                worth = self.worth(after, seat)
                if k == 0 or worth > best_worth:
                    best = after
                    best_worth = worth
            s = best
        return s

    def worth(self, s: SiberiaState, seat: i64) -> float:
        """One seat's money, and the money to come."""
        money = float(s.money[seat]) / 1000.0
        if s.phase == OVER:
            return money
        last = why_over(self.tables, s) != NOT_OVER
        if last:
            return money + self._last_sales(s, seat)
        return money + self._goods(s, seat) + self._persons(s, seat) + self._under_way(s, seat)

    def _last_sales(self, s: SiberiaState, seat: i64) -> float:
        """In the last round only what is ready counts, and only for a seat that has not passed."""
        total = 0.0
        resource: i64
        if (s.passed >> seat) & 1:
            return total
        areas = manned(s, seat)
        for resource in range(RESOURCES):
            if filled(s, seat, FIRST_RESOURCE + resource) == 2:
                total += _READY * float(count(lies(s, resource) & areas)) * price(self.tables, s, seat, resource)
        return total + self._under_way(s, seat)

    def _goods(self, s: SiberiaState, seat: i64) -> float:
        """What can be sold now and soon, resource by resource, and the figures that do it."""
        areas = manned(s, seat)
        contested: i64 = 0
        other: i64
        resource: i64
        for other in range(self.options.seats):
            if other != seat:
                contested |= manned(s, other)
        near = next_to(self.tables, areas)
        total = self._figures(s, seat, areas)
        for resource in range(RESOURCES):
            total += self._good(s, seat, resource, areas, areas & contested, near)
        return total

    def _good(self, s: SiberiaState, seat: i64, resource: i64, areas: i64, contested: i64, near: i64) -> float:
        """What one resource promises, with workers on these areas, some of them shared with others."""
        w = self.weights
        cubes = lies(s, resource)
        best = price(self.tables, s, seat, resource)
        action = FIRST_RESOURCE + resource
        ready = filled(s, seat, action)
        under = float(count(cubes & areas)) - (1.0 - w.rivals) * float(count(cubes & contested))
        total = best * (
            self._likely(ready) * under
            + w.near * float(count(cubes & near))
            + w.buyer * (float(count(cubes)) + 0.3 * float(s.supply[resource]))
        )
        total += self._begun(ready) * w.resource
        if invested(s, seat, action):
            total += w.invested * rounds_left(self.tables, s) * (w.resource + w.invested_price * best)
        # The least of three numbers: `min` of three would box them.
        finds = min(self._searched(s, seat, resource), count(areas & ~cubes))
        return total + w.found * best * float(min(finds, s.supply[resource]))

    def _figures(self, s: SiberiaState, seat: i64, areas: i64) -> float:
        """Workers on different areas sell more at once."""
        w = self.weights
        workers: i64 = 0
        area: i64
        for area in range(AREAS):
            workers += s.workers[seat * PLACES + area]
        places = count(areas)
        return (
            w.on_area * float(places)
            + w.crowded * float(workers - places)
            + w.in_port * float(s.workers[seat * PLACES + VLADIVOSTOK])
            + w.at_home * float(s.home[seat])
        )

    def _likely(self, ready: i64) -> float:
        if ready == 2:
            return self.weights.both_filled
        if ready == 1:
            return self.weights.one_filled
        return self.weights.none_filled

    def _begun(self, ready: i64) -> float:
        if ready == 2:
            return 1.0
        if ready == 1:
            return self.weights.half
        return 0.0

    def _searched(self, s: SiberiaState, seat: i64, resource: i64) -> i64:
        """Tiles of this resource in research, laid there in this round, or of the research under way."""
        tiles: i64 = 0
        k: i64
        for k in range(1 + resource, TILES, RESOURCES):
            tiles += s.research[seat * TILES + k]
        for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
            if s.spots[k] == RESEARCH and resource_of(s.drawn[k]) == resource:
                tiles += 1
        if s.seat == seat and s.doing == RESEARCH:
            tiles += s.finds[resource]
        return tiles

    def _person(self, action: i64) -> float:
        w = self.weights
        if action == MANAGER:
            return w.manager
        if action == LOGISTICS:
            return w.logistics
        if action == SELLER:
            return w.seller
        if action == WORKER:
            return w.worker
        return w.investor

    def _persons(self, s: SiberiaState, seat: i64) -> float:
        """What the actions of the five persons promise."""
        left = rounds_left(self.tables, s)
        total = 0.0
        action: i64
        for action in range(FIRST_RESOURCE):
            total += self._begun(filled(s, seat, action)) * self._person(action)
            if invested(s, seat, action):
                total += self.weights.invested * left * self._person(action)
        return total

    def _under_way(self, s: SiberiaState, seat: i64) -> float:
        """What an effect that is not finished will still bring."""
        if s.seat != seat or s.doing == NO_ACTION:
            return 0.0
        if s.doing == LOGISTICS:
            return self.weights.logistics * float(s.steps) / float(self.tables.steps)
        if s.doing == RESEARCH:
            return self.weights.found * float(s.finds[ANY_RESOURCE])
        if s.doing < FIRST_RESOURCE:
            return self._person(s.doing)
        resource = s.doing - FIRST_RESOURCE
        cubes = count(lies(s, resource) & manned(s, seat))
        return float(cubes) * price(self.tables, s, seat, resource)
