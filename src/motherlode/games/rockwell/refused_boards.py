"""What stands against a deal in the market, and against work in the workshop (8, 9)."""

from mypy_extensions import i64

from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.market import LOT_SIZES, most_in_deal
from motherlode.games.rockwell.moves import BUY, DELIVER, LOTS, PROTECT, RAISE, SHIFT, SINK
from motherlode.games.rockwell.refused import (
    ALL_STEPS,
    ALLOWED,
    CANNOT_PAY,
    CREW_FINISHED,
    DEALT_ALREADY,
    HAS_SHAFT,
    NO_DELIVERY,
    NO_MORE_CUBES,
    NO_SHAFT,
    OTHER_DEAL,
    SHAFT_NOT_THERE,
    STRONGEST_ALREADY,
)
from motherlode.games.rockwell.shafts import allowed, built, cheapest_step
from motherlode.games.rockwell.state import NO_DEAL, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import finished, shaft_owner
from motherlode.games.rockwell.workshop import has_delivery, lacking_metal, raise_price
from motherlode.games.rockwell.world import CREWS, METALS, SHAFTS, STRONGEST, TILES


def refused_deal(t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    trade = (move - BUY) // LOTS
    if s.trading not in (NO_DEAL, trade):
        return OTHER_DEAL
    if (s.dealt[seat] >> (trade % METALS)) & 1:
        return DEALT_ALREADY
    if s.amount + LOT_SIZES[(move - BUY) % LOTS] > most_in_deal(t, s, seat, trade):
        if trade < METALS:
            return CANNOT_PAY
        return NO_MORE_CUBES
    return ALLOWED


def refused_work(t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    if move < PROTECT:
        return _raising(t, s, seat, seat * CREWS + move - RAISE)
    if move < SINK:
        return _improving(t, s, seat, move)
    if move < SHIFT:
        return _sinking(t, s, seat, move - SINK)
    if move < DELIVER:
        return _shifting(t, s, seat, (move - SHIFT) // TILES, (move - SHIFT) % TILES)
    return _delivering(t, s, seat, move - DELIVER)


def _raising(t: Tables, s: RockwellState, seat: i64, crew: i64) -> i64:
    if finished(s, crew):
        return CREW_FINISHED
    if s.powers[crew] == STRONGEST:
        return STRONGEST_ALREADY
    return _paying(s, seat, raise_price(t, s, crew))


def _improving(t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    """Protection or mobility, in order."""
    if move == PROTECT:
        if s.protection[seat] == len(t.protection):
            return ALL_STEPS
        return _paying(s, seat, t.protection[s.protection[seat]])
    if s.mobility[seat] == len(t.mobility):
        return ALL_STEPS
    return _paying(s, seat, t.mobility[s.mobility[seat]])


def _paying(s: RockwellState, seat: i64, price: i64) -> i64:
    if price > s.money[seat]:
        return CANNOT_PAY
    return ALLOWED


def _sinking(t: Tables, s: RockwellState, seat: i64, tile: i64) -> i64:
    step = built(s, seat)
    if step == SHAFTS:
        return ALL_STEPS
    if shaft_owner(s, tile) != NOBODY:
        return HAS_SHAFT
    if not allowed(s, seat, step, tile):
        return SHAFT_NOT_THERE
    return _paying(s, seat, t.shaft[step])


def _shifting(t: Tables, s: RockwellState, seat: i64, shaft: i64, tile: i64) -> i64:
    if shaft >= built(s, seat):
        return NO_SHAFT
    if shaft_owner(s, tile) != NOBODY:
        return HAS_SHAFT
    step = cheapest_step(s, seat, tile)
    if step == SHAFTS:
        return SHAFT_NOT_THERE
    return _paying(s, seat, t.shaft[step])


def _delivering(t: Tables, s: RockwellState, seat: i64, stack: i64) -> i64:
    if not has_delivery(t, s, stack):
        return NO_DELIVERY
    if lacking_metal(t, s, seat, stack) < METALS:
        return NO_MORE_CUBES
    return ALLOWED
