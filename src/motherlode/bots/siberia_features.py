"""What an evaluation reads off Siberia's board; money is in thousands."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ACTIONS,
    AREAS,
    DRAWN,
    FREE,
    INVESTMENT,
    MARKETS,
    NO_EXCHANGE,
    PLACES,
    RESOURCES,
)

_MOST_ROUNDS: Final = 6.0


def manned(s: SiberiaState, seat: i64) -> i64:
    """The mask of the areas with a worker of the seat."""
    mask: i64 = 0
    area: i64
    for area in range(AREAS):
        if s.workers[seat * PLACES + area]:
            mask |= 1 << area
    return mask


def next_to(t: Tables, areas: i64) -> i64:
    """The mask of the areas beside those of a mask."""
    near: i64 = 0
    area: i64
    for area in range(AREAS):
        if (areas >> area) & 1:
            near |= t.borders[area]
    return near & ~areas


def lies(s: SiberiaState, resource: i64) -> i64:
    """The mask of the areas where the resource lies."""
    mask: i64 = 0
    area: i64
    for area in range(AREAS):
        if (s.lying[area] >> resource) & 1:
            mask |= 1 << area
    return mask


def price(t: Tables, s: SiberiaState, seat: i64, resource: i64) -> float:
    """The best that one of the seat's sellers gets."""
    most: i64 = 0
    market: i64
    for market in range(MARKETS):
        if s.sellers[seat * MARKETS + market] and s.faces[market] != NO_EXCHANGE:
            most = max(most, t.prices[s.faces[market] * RESOURCES + resource])
    return float(most) / 1000.0


def filled(s: SiberiaState, seat: i64, action: i64) -> i64:
    """How many spaces of an action are not free, tiles laid in this round included."""
    at = (seat * ACTIONS + action) * 2
    spaces: i64 = 0
    k: i64
    for k in range(at, at + 2):
        if s.spaces[k] != FREE:
            spaces += 1
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if s.spots[k] == action:
            spaces += 1
    return spaces


def invested(s: SiberiaState, seat: i64, action: i64) -> bool:
    at = (seat * ACTIONS + action) * 2
    return s.spaces[at] == INVESTMENT or s.spaces[at + 1] == INVESTMENT


def rounds_left(t: Tables, s: SiberiaState) -> float:
    """A rough estimate, by the areas that may still close and by the three scarcest supplies."""
    closing = float(t.closed_limit - count(s.closed)) / float(t.closed_limit)
    least: i64 = 99
    second: i64 = 99
    third: i64 = 99
    resource: i64
    for resource in range(RESOURCES):
        left = s.supply[resource]
        if left < least:
            third = second
            second = least
            least = left
        elif left < second:
            third = second
            second = left
        elif left < third:
            third = left
    supplies = float(least + second + third) / 14.0
    return 0.5 + _MOST_ROUNDS * min(closing, supplies)
