"""What Atacama never loses."""

from collections.abc import Callable
from typing import Any, Final


def derricks(s: Any) -> list[int]:
    """1.2: by colour, every derrick is in a stock, on the board or in the box."""
    seats = len(s.claim)
    return [
        sum(s.stock[2 * seat + colour] for seat in range(seats))
        + sum(int(s.standing[3 * colour + band]).bit_count() for band in range(3))
        + s.box[colour]
        for colour in range(2)
    ]


def maps(s: Any) -> list[int]:
    """4.1: every part lies on the table or is in the stack, once."""
    lying = [part for part in s.maps if part != 9]
    return sorted(lying + [part for part in range(9) if (s.stack >> part) & 1])


CONSERVED: Final[list[Callable[[Any], list[int]]]] = [derricks, maps]
