"""How a Rockwell position looks: prestige won, and the prestige that stock, crews, tiles and improvements promise.

Everything is in prestige. The weights are estimates, found by play between bots; nothing here is a rule.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.bot import Judge, chances
from motherlode.bots.rockwell_features import (
    CARDS_HELD,
    INSURANCE,
    crewed_tiles,
    distance,
    promise,
    stock_of,
    turns_left,
)
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.achievements import progress, tiles_taken
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.scoring import honour, prestige
from motherlode.games.rockwell.state import DRILLING, INSURING, NO_BACK, OVER, POSTING, TENDERING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import lack, pile_of
from motherlode.games.rockwell.tray import offer_value
from motherlode.games.rockwell.world import (
    ACHIEVEMENTS,
    ALIKE,
    COPPER,
    CORRUPTING,
    CREWS,
    DEEP_CREWS,
    EACH_METAL,
    GOLD,
    GOODS,
    IN_CENTRE,
    MANY_CARDS,
    MARKET_SLOT,
    METALS,
    MONEY,
    MUCH_GOLD,
    MUCH_SILVER,
    NO_TILE,
    SHAFTS,
    SILVER,
    SLOTS,
    TILES,
    WORKSHOP_SLOT,
    ZINC,
    ZINC_COPPER,
)

# A lead of this much prestige makes a win e times as likely: at the end, and this much more for each turn to come.
_LEAD: Final = 2.0
_LEAD_OF_A_TURN: Final = 0.5
# What others have counts against what the seat has, in part.
_OTHERS: Final = 0.4
_THOUSAND: Final = 1000.0


class Weights:
    """What things are worth in prestige; found by playing many games between neighbouring values."""

    def __init__(self) -> None:
        # A thousand dollars in cubes, and in notes.
        self.cubes = 0.9
        self.money = 0.5
        # Of that, when no turn is left to spend it.
        self.late = 0.12
        # Achievements: how likely the rest follows, by the square of what is done.
        self.achieving = 0.9
        # ... and of those that take a descent, (f) and (i).
        self.descending = 0.5
        # Bonus: how far today's places last, with turns to come.
        self.lasting = 0.4
        self.insurance = 0.3
        # Each step of power of a crew; each step down, and once more from ring C on.
        self.power = 1.1
        self.depth = 0.05
        self.deep = 0.05
        # For each turn to come: a step of mobility, of protection; a thousand dollars of yield.
        self.mobility = 0.08
        self.protection = 0.08
        self.yields = 0.35
        self.idle = 0.3
        # A thousand dollars in sight on a tile; each point of power that it lacks makes the chance fade.
        self.sight = 0.6
        self.fade = 0.65
        # A place ahead in direction order when vice-presidents are placed; in control order.
        self.ahead = 0.35
        self.control = 0.08
        # A vice-president: corruption, subcontracting, an action in the market, in the workshop.
        self.bribing = 0.8
        self.hiring = 0.5
        self.dealing = 0.4
        self.working = 0.2


class RockwellEvaluation(Judge[RockwellState]):
    def __init__(self, options: Options, tables: Tables, weights: Weights) -> None:
        self.options = options
        self.tables = tables
        self.weights = weights

    def looks_no_further(self, s: RockwellState) -> bool:
        """Between the parts of a turn, and after every drilling round: by then everybody has acted equally often."""
        return s.phase in (TENDERING, INSURING) or (s.phase == DRILLING and s.position == 1)

    def glance(self, s: RockwellState, seat: i64) -> float:
        return self.worth(s, seat)

    def value(self, s: RockwellState, seat: i64) -> float:
        return self.compared(s, seat, self.options.seats, _OTHERS)

    def shares(self, s: RockwellState) -> vec[float]:
        """The more prestige somebody can hope for beside the others, the likelier they win."""
        worths = vec[float]([0.0] * self.options.seats)
        seat: i64
        for seat in range(self.options.seats):
            worths[seat] = self.worth(s, seat)
        return chances(worths, _LEAD + _LEAD_OF_A_TURN * turns_left(s, self.options.turn_limit))

    def worth(self, s: RockwellState, seat: i64) -> float:
        """One seat's prestige, and the prestige to come."""
        if s.phase == OVER:
            return float(prestige(self.options, self.tables, s, seat))
        left = turns_left(s, self.options.turn_limit)
        stock = stock_of(self.tables, s, seat)
        return (
            float(honour(s, seat) + s.supplied[seat])
            + self._stock(s, seat, stock, left)
            + self._achievements(s, seat, stock, left)
            + self._bonus(s, seat, stock, left)
            + self._crews(s, seat, left)
            + self._improvements(s, seat, left)
            + self._places(s, seat)
            + self._posts(s, seat, stock)
        )

    def _stock(self, s: RockwellState, seat: i64, stock: vec[float], left: float) -> float:
        """Cubes and money buy prestige, as long as there is time."""
        w = self.weights
        cubes = 0.0
        metal: i64
        for metal in range(METALS):
            cubes += stock[metal] * float(self.tables.values[metal]) / _THOUSAND
        total = w.cubes * cubes + w.money * stock[MONEY] / _THOUSAND
        soon = min(left, 1.0)
        return total * (w.late + (1.0 - w.late) * soon) + w.insurance * soon * min(stock[INSURANCE], 4.0)

    def _achievements(self, s: RockwellState, seat: i64, stock: vec[float], left: float) -> float:
        w = self.weights
        total = 0.0
        kind: i64
        for kind in range(ACHIEVEMENTS):
            if s.honours[seat * ACHIEVEMENTS + kind]:
                continue
            part = min(self._progress(s, seat, kind, stock) / float(self.tables.needed[kind]), 1.0)
            tile = self.tables.prestige[kind * self.options.seats + tiles_taken(s, kind)]
            if part == 1.0:
                total += float(tile)
            elif kind in (DEEP_CREWS, IN_CENTRE):
                total += w.descending * min(left, 1.0) * part * part * float(tile)
            else:
                total += w.achieving * min(left, 1.0) * part * part * float(tile)
        return total

    def _progress(self, s: RockwellState, seat: i64, kind: i64, stock: vec[float]) -> float:
        """How far the seat is, with the stock as it will be."""
        needed = float(self.tables.needed[kind])
        if kind == ZINC_COPPER:
            return 0.5 * (min(stock[ZINC], needed) + min(stock[COPPER], needed))
        if kind == MANY_CARDS:
            return stock[CARDS_HELD]
        if kind == MUCH_SILVER:
            return stock[SILVER]
        if kind == MUCH_GOLD:
            return stock[GOLD]
        if kind == EACH_METAL:
            total = 0.0
            metal: i64
            for metal in range(METALS):
                total += min(stock[metal], needed)
            return total / float(METALS)
        if kind in (DEEP_CREWS, IN_CENTRE):
            return self._depth(s, seat, kind)
        return float(progress(s, seat, kind))

    def _depth(self, s: RockwellState, seat: i64, kind: i64) -> float:
        """How far crews are on their way down: all of them to ring C, or the deepest to the centre."""
        total = 0.0
        best = 0.0
        crew: i64
        for crew in range(seat * CREWS, seat * CREWS + CREWS):
            down = float(5 - distance(s.places[crew]))
            total += min(down, 3.0) / 3.0
            best = max(best, down / 5.0)
        if kind == IN_CENTRE:
            return best
        return total

    def _bonus(self, s: RockwellState, seat: i64, stock: vec[float], left: float) -> float:
        """For most of each metal and of money, as the places are now."""
        t = self.tables
        total = 0.0
        good: i64
        other: i64
        for good in range(GOODS):
            if stock[good] < 1.0 and not self.options.all_ranked:
                continue
            place: i64 = 0
            for other in range(self.options.seats):
                if other != seat and self._owns(s, other, good) > stock[good]:
                    place += 1
            total += float(t.bonus[place])
        return total * (1.0 - (1.0 - self.weights.lasting) * min(left, 1.0))

    def _owns(self, s: RockwellState, seat: i64, good: i64) -> float:
        if good == MONEY:
            return float(s.money[seat])
        return float(s.cubes[seat * METALS + good])

    def _crews(self, s: RockwellState, seat: i64, left: float) -> float:
        """Their power, how deep they are, and what the tiles they stand on promise."""
        w = self.weights
        total = 0.0
        crew: i64
        tile: i64
        for crew in range(seat * CREWS, seat * CREWS + CREWS):
            down = float(5 - distance(s.places[crew]))
            total += w.depth * down + w.deep * max(down - 2.0, 0.0)
            total += w.power * min(left, 1.0) * float(s.powers[crew] - 1)
        tiles = crewed_tiles(s, seat)
        for tile in range(TILES):
            if (tiles >> tile) & 1:
                total += self._sight(s, seat, tile)
        return total

    def _sight(self, s: RockwellState, seat: i64, tile: i64) -> float:
        w = self.weights
        chance = 1.0
        missing = max(lack(self.tables, s, tile), 0)
        while missing > 0:
            chance *= w.fade
            missing -= 1
        return w.sight * chance * promise(self.tables, s, seat, tile) / _THOUSAND

    def _improvements(self, s: RockwellState, seat: i64, left: float) -> float:
        """What protection, mobility and shafts bring in the turns to come."""
        w = self.weights
        total = left * (w.mobility * float(s.mobility[seat]) + w.protection * float(s.protection[seat]))
        k: i64
        for k in range(seat * SHAFTS, seat * SHAFTS + SHAFTS):
            tile = s.shafts[k]
            if tile != NO_TILE:
                total += w.yields * left * self._yield(s, tile) / _THOUSAND
        return total

    def _yield(self, s: RockwellState, tile: i64) -> float:
        """In dollars a turn; for a tile not turned yet, a part of the mean of what it could be."""
        t = self.tables
        pile = pile_of(s, tile)
        dollars: i64 = 0
        back: i64
        metal: i64
        if s.backs[tile] != NO_BACK:
            for metal in range(METALS):
                dollars += t.yields[(pile * ALIKE + s.backs[tile]) * METALS + metal] * t.values[metal]
            return float(dollars)
        for back in range(ALIKE):
            for metal in range(METALS):
                dollars += t.yields[(pile * ALIKE + back) * METALS + metal] * t.values[metal]
        return self.weights.idle * float(dollars) / float(ALIKE)

    def _places(self, s: RockwellState, seat: i64) -> float:
        """What the places in direction and control order are worth."""
        w = self.weights
        total = 0.0
        k: i64
        for k in range(len(s.control)):
            if s.control[k] == seat:
                total -= w.control * float(k)
            if s.direction[k] == seat and s.phase == POSTING:
                total -= w.ahead * float(k)
        if s.phase == TENDERING:
            total -= w.ahead * self._outbid(s, seat)
        return total

    def _outbid(self, s: RockwellState, seat: i64) -> float:
        """How many others will offer more, if each offers any sum up to 400 dollars and 0.3 of their money."""
        own = float(offer_value(self.tables, s, seat))
        total = 0.0
        other: i64
        for other in range(self.options.seats):
            if other != seat:
                most = 400.0 + 0.3 * float(s.money[other])
                total += max(1.0 - own / most, 0.0)
        return total

    def _posts(self, s: RockwellState, seat: i64, stock: vec[float]) -> float:
        """What the vice-presidents still have to give in this turn."""
        w = self.weights
        total = 0.0
        slot: i64
        for slot in range(SLOTS):
            if s.slots[slot] != seat:
                continue
            if slot < CORRUPTING:
                total += w.bribing * self._rounds(s)
            elif slot < MARKET_SLOT:
                total += w.hiring * self._rounds(s) * min(stock[MONEY] / 3000.0, 1.0)
            elif slot < WORKSHOP_SLOT:
                total += w.dealing * float(self._actions(s, seat, slot))
            else:
                wealth = stock[MONEY] / 2000.0
                metal: i64
                for metal in range(METALS):
                    wealth += stock[metal] / 6.0
                total += w.working * min(float(self._actions(s, seat, slot)), wealth)
        return total

    def _rounds(self, s: RockwellState) -> float:
        """The part of the drilling that is still to come."""
        if s.phase in (POSTING, INSURING):
            return 1.0
        if s.round == 0:
            return 0.0
        return 1.0 - 0.25 * float(s.round)

    def _actions(self, s: RockwellState, seat: i64, slot: i64) -> i64:
        """Those left on the board in play, or all that the slot gives."""
        if s.slot != NOBODY and (s.slot < WORKSHOP_SLOT) == (slot < WORKSHOP_SLOT):
            return s.left[seat]
        return self.tables.actions[slot]
