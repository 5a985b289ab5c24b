"""Cubes come from the supply to the map, in the set-up and by research (2.1, 5.1)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.games.siberia.moves import RESOURCE
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.world import AREAS

SUPPLY_IS_EMPTY: Final = Kind("supply-is-empty", [Param("resource", RESOURCE)], rule=501)


def lies_there(s: SiberiaState, resource: i64, area: i64) -> bool:
    """Whether the area has a cube of it; it never has two."""
    return (s.lying[area] >> resource) & 1 == 1


def areas_with(s: SiberiaState, resource: i64) -> i64:
    """The mask of the areas that have a cube of it."""
    mask: i64 = 0
    area: i64
    for area in range(AREAS):
        if lies_there(s, resource, area):
            mask |= 1 << area
    return mask


def put_cube(s: SiberiaState, resource: i64, area: i64) -> None:
    s.supply[resource] -= 1
    s.lying[area] |= 1 << resource
