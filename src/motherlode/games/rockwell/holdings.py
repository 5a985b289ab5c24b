"""What a company owns: cubes, money, insurance; what it lacks; and what all could know of it (1.8, 4.1)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.moves import METAL
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.world import GOODS, METALS

# Their paragraphs depend on what the cubes, the money or the step are for.
NO_MORE_CUBES: Final = Kind("no-more-cubes", [Param("metal", METAL)])
CANNOT_PAY: Final = Kind("cannot-pay", [Param("price", NUMBER), Param("money", NUMBER)])
ALL_STEPS: Final = Kind("all-steps", [])
REFUSALS: Final[list[Kind]] = [NO_MORE_CUBES, CANNOT_PAY, ALL_STEPS]


def insurance(s: RockwellState, seat: i64) -> i64:
    """Insurance tiles: all that were made of cubes, but for those given up."""
    tiles: i64 = -s.used[seat]
    k: i64
    for k in range(seat * METALS, seat * METALS + METALS):
        tiles += s.insured[k]
    return tiles


def payment_refusal(s: RockwellState, seat: i64, price: i64, rule: i64) -> Refusal | None:
    if price > s.money[seat]:
        return refuse(CANNOT_PAY, [price, s.money[seat]], rule)
    return None


def gain(s: RockwellState, seat: i64, metal: i64, number: i64) -> None:
    s.cubes[seat * METALS + metal] += number


def spend(s: RockwellState, seat: i64, metal: i64, number: i64) -> None:
    """Whoever gives cubes away cannot have turned them into insurance before."""
    k = seat * METALS + metal
    s.cubes[k] -= number
    s.most[k] = min(s.most[k], s.cubes[k] + s.insured[k])


def insure(s: RockwellState, seat: i64) -> None:
    """The cubes in the tray become insurance (4.1); for all the others know it may have been any number of them."""
    metal: i64
    for metal in range(METALS):
        k = seat * METALS + metal
        s.most[k] = s.cubes[k] + s.insured[k]
        s.cubes[k] -= s.tray[seat * GOODS + metal]
        s.insured[k] += s.tray[seat * GOODS + metal]
        s.tray[seat * GOODS + metal] = 0
