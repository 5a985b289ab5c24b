"""What a company owns: cubes, money, insurance; and what all could know of it (1.8, 4.1)."""

from mypy_extensions import i64

from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import GOODS, METALS, MONEY


def insurance(s: RockwellState, seat: i64) -> i64:
    """Insurance tiles: all that were made of cubes, but for those given up."""
    tiles: i64 = -s.used[seat]
    k: i64
    for k in range(seat * METALS, seat * METALS + METALS):
        tiles += s.insured[k]
    return tiles


def gain(s: RockwellState, seat: i64, metal: i64, number: i64) -> None:
    s.cubes[seat * METALS + metal] += number


def spend(s: RockwellState, seat: i64, metal: i64, number: i64) -> None:
    """Whoever gives cubes away cannot have turned them into insurance before."""
    k = seat * METALS + metal
    s.cubes[k] -= number
    s.most[k] = min(s.most[k], s.cubes[k] + s.insured[k])


def insure(s: RockwellState, seat: i64) -> None:
    """The cubes in his tray become insurance (4.1); for all the others know it may have been any number of them."""
    metal: i64
    for metal in range(METALS):
        k = seat * METALS + metal
        s.most[k] = s.cubes[k] + s.insured[k]
        s.cubes[k] -= s.tray[seat * GOODS + metal]
        s.insured[k] += s.tray[seat * GOODS + metal]
        s.tray[seat * GOODS + metal] = 0


def offer_value(t: Tables, s: RockwellState, seat: i64) -> i64:
    """What his tray is worth in a tender (3.1)."""
    value = s.tray[seat * GOODS + MONEY]
    metal: i64
    for metal in range(METALS):
        value += s.tray[seat * GOODS + metal] * t.values[metal]
    return value
