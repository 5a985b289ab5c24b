"""What moves would do that no event tells: actions completed, sales that come into reach, how near the end is."""

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.event import Event
from motherlode.core.foresight import Fact, Foresight, forecast, foretell
from motherlode.games.siberia.changes import tell_changes
from motherlode.games.siberia.course import NOT_OVER, why_over
from motherlode.games.siberia.effects import after_musts, cubes_to_lay, has_effect, tell_effect
from motherlode.games.siberia.events import TILE_LAPSED
from motherlode.games.siberia.exchanges import price_at
from motherlode.games.siberia.facts import (
    ACTION_BROKEN,
    ACTION_COMPLETE,
    AREAS_CLOSED,
    BETTER_SALE,
    COULD_LAY,
    IDLE_ROUNDS,
    KINDS,
    LAST_ROUND,
    NEEDS_ANOTHER,
    NEXT_INVESTMENT,
    NO_EFFECT,
    NOTHING_NOW,
    RESEARCH_FIRST,
    SUPPLY_EMPTIED,
    TILES_RETURN,
    TOO_MANY,
    UNUSED,
    USELESS_FIND,
)
from motherlode.games.siberia.mining import best_sale, cubes_for
from motherlode.games.siberia.moves import (
    PASS,
    RETURN,
    SELL,
    START,
    TAKE,
    WAIVE,
    returned_action,
    selling_exchange,
    taken_spot,
)
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.placing import settle
from motherlode.games.siberia.research import begin_research
from motherlode.games.siberia.scoring import END_RULES
from motherlode.games.siberia.state import ACTING, OPENING, OVER, PLACING, RETURNING, SiberiaState
from motherlode.games.siberia.tableau import free_spaces, has_investment, has_research, is_ready, tiles_on_tableau
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ACTIONS,
    FINDS,
    FIRST_RESOURCE,
    LOGISTICS,
    MANAGER,
    NO_ACTION,
    RESEARCH,
    RESOURCES,
    TILES,
)


class SiberiaForesight(Foresight[SiberiaState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        super().__init__(KINDS, ["money"])
        self.options = options
        self.tables = tables

    def tally(self, s: SiberiaState, viewer: i64, seat: i64, unit: i64) -> i64:
        return s.money[seat]

    # -- what one move does

    def compare(self, before: SiberiaState, after: SiberiaState, seat: i64, move: i64, out: list[Fact]) -> None:
        if TAKE <= move < PASS:
            self._tell_taken(before, after, seat, taken_spot(move), out)
        elif move == PASS:
            self._tell_pass(before, after, seat, out)
        elif move == WAIVE:
            self._tell_waived(before, out)
        elif SELL <= move < RETURN:
            self._tell_better_sale(before, seat, move, out)
        elif RETURN <= move < START and not self._last_return(before, seat):
            _tell_broken(before, seat, move, out)

    def forecast(self, s: SiberiaState, seat: i64, move: i64, out: list[Fact]) -> None:
        """The seat's last tile that goes back is certain, too, though others may still return theirs."""
        if RETURN <= move < START and self._last_return(s, seat):
            _tell_broken(s, seat, move, out)

    def _last_return(self, s: SiberiaState, seat: i64) -> bool:
        return tiles_on_tableau(s, seat) == self.tables.tile_limit + 1

    def _tell_taken(self, before: SiberiaState, after: SiberiaState, seat: i64, spot: i64, out: list[Fact]) -> None:
        if after.doing != spot:
            foretell(out, NO_EFFECT, [spot])
        tiles = _tiles_in_bag(after) - _tiles_in_bag(before)
        if after.doing == MANAGER:
            # One of them is to become the joker.
            tiles -= 1
        stays = spot != RESEARCH and has_investment(before, seat, spot)
        foretell(out, TILES_RETURN, [tiles, spot, int(stays)])

    def _tell_waived(self, before: SiberiaState, out: list[Fact]) -> None:
        if before.doing == LOGISTICS and before.steps < self.tables.steps:
            return
        foretell(out, NO_EFFECT, [before.doing], 404)
        if before.doing == MANAGER:
            foretell(out, TILES_RETURN, [1, MANAGER, 0], 502)

    def _tell_pass(self, before: SiberiaState, after: SiberiaState, seat: i64, out: list[Fact]) -> None:
        action: i64
        for action in range(ACTIONS):
            if is_ready(before, seat, action) and has_effect(self.options, self.tables, before, seat, action):
                foretell(out, UNUSED, [action])
        limit = self.tables.tile_limit
        tiles = tiles_on_tableau(before, seat)
        if tiles > limit and after.phase == RETURNING:
            foretell(out, TOO_MANY, [tiles - limit, limit])
        elif tiles > limit and after.phase != OVER and why_over(self.tables, after) == NOT_OVER:
            # Unless the game ends with this round.
            forecast(out, TOO_MANY, [tiles - limit, limit])

    def _tell_better_sale(self, before: SiberiaState, seat: i64, move: i64, out: list[Fact]) -> None:
        resource = before.doing - FIRST_RESOURCE
        best = best_sale(self.tables, before, seat, resource)
        chosen = self.tables.market_of[selling_exchange(move)]
        price = price_at(self.tables, before, best, resource)
        if price > price_at(self.tables, before, chosen, resource):
            foretell(out, BETTER_SALE, [before.faces[best], price * cubes_for(before, seat, resource)])

    # -- what all of them do together

    def outcome(self, before: SiberiaState, after: SiberiaState, seat: i64, out: list[Fact]) -> None:
        self._tell_end(before, after_musts(after), out)
        # Tiles of one's own that are not shown yet count as if they were.
        old = before.clone()
        settle(old, seat)
        new = after.clone()
        settle(new, seat)
        self._tell_tableau(old, new, seat, out)
        tell_changes(self.tables, old, new, seat, out)
        if after.phase == PLACING:
            _tell_research(old, new, seat, out)
        elif after.phase == ACTING and after.seat == seat and after.doing != NO_ACTION:
            tell_effect(self.tables, after, seat, out)
        elif after.phase == OPENING and before.phase == ACTING:
            forecast(out, NEXT_INVESTMENT, [sum([after.stack[k] for k in range(ACTIONS)])])

    def _tell_end(self, before: SiberiaState, after: SiberiaState, out: list[Fact]) -> None:
        t = self.tables
        reason = why_over(t, after)
        if reason != NOT_OVER and why_over(t, before) == NOT_OVER and after.phase != OVER:
            foretell(out, LAST_ROUND, [reason], END_RULES[reason])
        if after.closed != before.closed:
            foretell(out, AREAS_CLOSED, [count(after.closed), t.closed_limit])
        empty: i64 = 0
        resource: i64
        for resource in range(RESOURCES):
            if after.supply[resource] == 0:
                empty += 1
        for resource in range(RESOURCES):
            if after.supply[resource] == 0 and before.supply[resource]:
                foretell(out, SUPPLY_EMPTIED, [resource, empty, t.empty_limit])
        if after.idle > before.idle:
            foretell(out, IDLE_ROUNDS, [after.idle, t.idle_limit])

    def _tell_tableau(self, old: SiberiaState, new: SiberiaState, seat: i64, out: list[Fact]) -> None:
        """Actions that the moves complete or begin; of a person's that is complete, whether it is any good."""
        action: i64
        for action in range(ACTIONS):
            if is_ready(new, seat, action) and not is_ready(old, seat, action):
                foretell(out, ACTION_COMPLETE, [action])
                if action < FIRST_RESOURCE and not has_effect(self.options, self.tables, new, seat, action):
                    forecast(out, NOTHING_NOW, [action])
            elif free_spaces(new, seat, action) == 1 and free_spaces(old, seat, action) == 2:
                foretell(out, NEEDS_ANOTHER, [action])


def _tell_broken(s: SiberiaState, seat: i64, move: i64, out: list[Fact]) -> None:
    if is_ready(s, seat, returned_action(move)):
        foretell(out, ACTION_BROKEN, [returned_action(move)])


def _tell_research(old: SiberiaState, new: SiberiaState, seat: i64, out: list[Fact]) -> None:
    """Of tiles laid into research: what they could bring as the supply and the map are, and that they come first."""
    first = has_research(new, seat) and not has_research(old, seat)
    tiles = _tiles_in_bag(new)
    earlier: list[Event] = []
    lapsed: list[Event] = []
    begin_research(old, seat, earlier)
    begin_research(new, seat, lapsed)
    if first:
        foretell(out, RESEARCH_FIRST, [_tiles_in_bag(new) - tiles])
    counts_as: i64
    for counts_as in range(FINDS):
        cubes = cubes_to_lay(new, counts_as)
        if cubes > cubes_to_lay(old, counts_as):
            forecast(out, COULD_LAY, [counts_as, cubes])
        elif _lapsed(lapsed, counts_as) > _lapsed(earlier, counts_as):
            forecast(out, USELESS_FIND, [counts_as])


def _lapsed(events: list[Event], counts_as: i64) -> i64:
    """How many tiles that count as this have no effect."""
    tiles: i64 = 0
    for event in events:
        if event.kind == TILE_LAPSED and event.args[1] == counts_as:
            tiles += 1
    return tiles


def _tiles_in_bag(s: SiberiaState) -> i64:
    tiles: i64 = 0
    tile: i64
    for tile in range(TILES):
        tiles += s.bag[tile]
    return tiles
