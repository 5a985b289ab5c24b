"""What Rockwell never loses."""

from collections.abc import Callable
from typing import Any, Final

from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.state import EXTRACTING, TURNING
from motherlode.games.rockwell.world import NO_TILE


def dice(s: Any) -> list[int]:
    """Three, on board I or with crews (1.6)."""
    return [s.dice + sum(1 for die in s.crew_dice if die)]


def cards(s: Any) -> list[int]:
    """One for every tile that was drilled, the others in their piles (6.2)."""
    drawn = int(s.turned).bit_count() - (s.phase in (TURNING, EXTRACTING))
    return [drawn + sum(int(pile).bit_count() for pile in s.piles)]


def figures(s: Any) -> list[int]:
    """Nobody has a vice-president twice on a board, nor a shaft twice on a tile."""
    posts = [(board, seat) for board, span in enumerate(((0, 4), (4, 7), (7, 10))) for seat in s.slots[slice(*span)]]
    shafts = [tile for tile in s.shafts if tile != NO_TILE]
    manned = [post for post in posts if post[1] != NOBODY]
    return [len(manned) - len(set(manned)), len(shafts) - len(set(shafts))]


def deliveries(s: Any) -> list[int]:
    """Every tile missing on a stack is somebody's; insurance is made of cubes."""
    made = [sum(s.insured[4 * seat : 4 * seat + 4]) - s.used[seat] for seat in range(len(s.used))]
    return [sum(s.delivered) - sum(s.deliveries), sum(1 for tiles in made if tiles < 0)]


CONSERVED: Final[list[Callable[[Any], list[int]]]] = [dice, cards, figures, deliveries]
