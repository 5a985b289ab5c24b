"""What Goldrausch never loses."""

from collections.abc import Callable
from typing import Any, Final

from motherlode.games.goldrausch.state import CASTING, REVEALING, STARTING
from motherlode.games.goldrausch.tables import LASTING


def gold(s: Any) -> list[int]:
    """1.2: players, continents and the mine hold all the gold there is."""
    return [sum(s.gold) + sum(s.lying) + s.mine]


def resources(s: Any) -> list[int]:
    """6.2: the open card is not in the deck, and every round has put one away."""
    opened = 0 if s.phase in (STARTING, REVEALING) else 1
    return [int(s.resources & (opened << s.resource)), int(s.resources).bit_count() + s.round + opened]


def incidents(s: Any) -> list[int]:
    """4.4: every card is in the deck or used, once; out are those two that stay out, and the one taking effect."""
    missing = (1 << 25) - 1 & ~s.deck & ~s.discards
    now = 1 << s.incident if s.phase == CASTING else 0
    return [int(s.deck & s.discards), int(missing & ~LASTING & ~now)]


CONSERVED: Final[list[Callable[[Any], list[int]]]] = [gold, resources, incidents]
