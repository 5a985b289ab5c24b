"""Subcontractors' dice: how strong one may be in a ring, and what it costs (5.9 to 5.11)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.holdings import payment_refusal
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import ring_of

DIE_TOO_STRONG: Final = Kind("die-too-strong", [Param("power", NUMBER), Param("most", NUMBER)], rule=510)


def most_power(place: i64) -> i64:
    """Of a die on a tile or a border: 1 in ring A to 4 in ring D (5.10)."""
    return ring_of(place) + 1


def die_price(t: Tables, power: i64) -> i64:
    return t.hire[power - 1]


def strongest_die(t: Tables, s: RockwellState, seat: i64, place: i64) -> i64:
    """The highest power of a die the seat can pay for there; 0: none."""
    power: i64 = 0
    while power < most_power(place) and die_price(t, power + 1) <= s.money[seat]:
        power += 1
    return power


def strength_refusal(place: i64, power: i64) -> Refusal | None:
    if power > most_power(place):
        return refuse(DIE_TOO_STRONG, [power, most_power(place)])
    return None


def die_refusal(t: Tables, s: RockwellState, seat: i64, place: i64, power: i64, rule: i64) -> Refusal | None:
    """What stands against a die of that power there; `rule` is the paragraph by which it is paid for."""
    return strength_refusal(place, power) or payment_refusal(s, seat, die_price(t, power), rule)
