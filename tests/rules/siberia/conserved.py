"""What Siberia never loses."""

from collections.abc import Callable
from typing import Any, Final


def cubes(s: Any) -> list[int]:
    """1.1: by kind, every cube is on an area, in the supply, or sold."""
    return [s.supply[k] + s.sold[k] + sum(mask >> k & 1 for mask in s.lying) for k in range(5)]


def tiles(s: Any) -> list[int]:
    """1.2: by sort, every action tile is in the bag, in a hand or on a tableau."""
    seats = len(s.home)
    return [
        s.bag[tile]
        + sum(lies == tile for lies in (*s.drawn, *s.spaces))
        + sum(s.research[21 * seat + tile] for seat in range(seats))
        for tile in range(21)
    ]


def investments(s: Any) -> list[int]:
    """1.3: by action, every investment is in the stack, in the row or on a space of that action."""
    seats = len(s.home)
    return [
        s.stack[action]
        + sum(lies == action for lies in s.row)
        + sum(s.spaces[20 * seat + 2 * action + k] == 21 for seat in range(seats) for k in range(2))
        for action in range(10)
    ]


def figures(s: Any) -> list[int]:
    """1.3: every figure of a player is in his supply, a worker or a seller."""
    return [
        home + sum(s.workers[15 * seat : 15 * seat + 15]) + sum(s.sellers[6 * seat : 6 * seat + 6])
        for seat, home in enumerate(s.home)
    ]


def money(s: Any) -> list[int]:
    """1.7: whatever somebody owns was paid by an exchange."""
    return [money - sum(s.earned[30 * seat : 30 * seat + 30]) for seat, money in enumerate(s.money)]


CONSERVED: Final[list[Callable[[Any], list[int]]]] = [cubes, tiles, investments, figures, money]
