"""Research: for each tile a cube comes from the supply to the map (5.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.siberia.closing import AREA_IS_CLOSED
from motherlode.games.siberia.course import end_turn
from motherlode.games.siberia.cubes import SUPPLY_IS_EMPTY, lies_there, put_cube
from motherlode.games.siberia.events import CUBE_LAID, FIND, TILE_LAPSED
from motherlode.games.siberia.moves import AREA, RESOURCE, find, find_any, find_of, found_area, found_resource
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import ANY_RESOURCE, AREAS, FINDS, RESOURCES, TILES, resource_of

NO_SUCH_FIND: Final = Kind("no-such-find", [Param("find", FIND)], rule=501)
AREA_HAS: Final = Kind("area-has", [Param("area", AREA), Param("resource", RESOURCE)], rule=501)
REFUSALS: Final[list[Kind]] = [NO_SUCH_FIND, AREA_HAS]


def begin_research(s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    """All its tiles go to the bag; what they count as is left to be laid."""
    tile: i64
    for tile in range(TILES):
        tiles = s.research[seat * TILES + tile]
        if tiles:
            s.research[seat * TILES + tile] = 0
            s.bag[tile] += tiles
            s.finds[resource_of(tile)] += tiles
    _drop_useless(s, seat, out)


def findable_areas(s: SiberiaState, resource: i64) -> i64:
    """The mask of the open areas where a cube of it can be laid now; none if the supply is empty."""
    mask: i64 = 0
    area: i64
    if s.supply[resource]:
        for area in range(AREAS):
            if not (s.closed >> area) & 1 and not lies_there(s, resource, area):
                mask |= 1 << area
    return mask


def anything_left(s: SiberiaState) -> bool:
    return any(s.finds[k] > 0 for k in range(FINDS))


def _drop_useless(s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    """A tile that has no effect now can have none later."""
    any_good = False
    counts_as: i64
    for counts_as in range(FINDS):
        # The manager tile comes last: it can be laid if any resource can.
        good = any_good if counts_as == ANY_RESOURCE else findable_areas(s, counts_as) != 0
        any_good = any_good or good
        while s.finds[counts_as] and not good:
            s.finds[counts_as] -= 1
            if out is not None:
                tell(out, TILE_LAPSED, [seat, counts_as])


def find_moves(s: SiberiaState) -> vec[i64]:
    """For each tile left, every area where its cube can go."""
    out = vec[i64](capacity=32)
    resource: i64
    area: i64
    for resource in range(RESOURCES):
        if s.finds[resource]:
            areas = findable_areas(s, resource)
            for area in range(AREAS):
                if (areas >> area) & 1:
                    out = append(out, find(resource, area))
    if s.finds[ANY_RESOURCE]:
        for resource in range(RESOURCES):
            areas = findable_areas(s, resource)
            for area in range(AREAS):
                if (areas >> area) & 1:
                    out = append(out, find_any(resource, area))
    return out


def random_find(s: SiberiaState, rng: Rng) -> i64:
    """One of find_moves, without the list."""
    of_any: i64 = 0
    total: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        size = count(findable_areas(s, resource))
        of_any += size
        if s.finds[resource]:
            total += size
    if s.finds[ANY_RESOURCE]:
        total += of_any
    k = rng.below(total)
    for resource in range(RESOURCES):
        if s.finds[resource]:
            areas = findable_areas(s, resource)
            if k < count(areas):
                return find(resource, nth(areas, k))
            k -= count(areas)
    resource = 0
    areas = findable_areas(s, resource)
    while k >= count(areas):
        k -= count(areas)
        resource += 1
        areas = findable_areas(s, resource)
    return find_any(resource, nth(areas, k))


def refusal(s: SiberiaState, move: i64) -> Refusal | None:
    resource = found_resource(move)
    area = found_area(move)
    if s.finds[find_of(move)] == 0:
        return refuse(NO_SUCH_FIND, [find_of(move)])
    if s.supply[resource] == 0:
        return refuse(SUPPLY_IS_EMPTY, [resource])
    if (s.closed >> area) & 1:
        return refuse(AREA_IS_CLOSED, [area])
    if lies_there(s, resource, area):
        return refuse(AREA_HAS, [area, resource])
    return None


def lay_cube(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """When no tile is left, the turn ends."""
    s.finds[find_of(move)] -= 1
    put_cube(s, found_resource(move), found_area(move))
    s.progress = 1
    if out is not None:
        tell(out, CUBE_LAID, [seat, found_resource(move), found_area(move)])
    _drop_useless(s, seat, out)
    if not anything_left(s):
        end_turn(t, s, out)
