"""What Quarry never loses."""

from collections.abc import Callable
from typing import Any, Final


def blocks(s: Any) -> list[int]:
    """1.1: every block is in the pile or was taken."""
    return [s.blocks + sum(s.taken)]


CONSERVED: Final[list[Callable[[Any], list[int]]]] = [blocks]
