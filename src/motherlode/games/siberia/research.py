"""Research: for each tile a cube comes from the supply to the map (5.1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.event import Event, tell
from motherlode.core.rng import Rng
from motherlode.games.siberia.events import CUBE_LAID, TILE_LAPSED
from motherlode.games.siberia.moves import FIND, FIND_ANY
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.world import ANY_RESOURCE, AREAS, FINDS, RESOURCES, TILES, resource_of


def begin_research(s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    """All its tiles go to the bag; what they count as is still to be laid."""
    tile: i64
    for tile in range(TILES):
        tiles = s.research[seat * TILES + tile]
        if tiles:
            s.research[seat * TILES + tile] = 0
            s.bag[tile] += tiles
            s.finds[resource_of(tile)] += tiles
    drop_useless(s, seat, out)


def findable_areas(s: SiberiaState, resource: i64) -> i64:
    """The mask of the open areas where a cube of it can be laid now; none if the supply is empty."""
    mask: i64 = 0
    area: i64
    if s.supply[resource]:
        for area in range(AREAS):
            if not (s.closed >> area) & 1 and not (s.lying[area] >> resource) & 1:
                mask |= 1 << area
    return mask


def anything_left(s: SiberiaState) -> bool:
    return any(s.finds[k] > 0 for k in range(FINDS))


def drop_useless(s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    """A tile that has no effect now can have none later."""
    any_good = False
    find: i64
    for find in range(FINDS):
        # The manager tile comes last: it can be laid if any resource can.
        good = any_good if find == ANY_RESOURCE else findable_areas(s, find) != 0
        any_good = any_good or good
        while s.finds[find] and not good:
            s.finds[find] -= 1
            if out is not None:
                tell(out, TILE_LAPSED, [seat, find])


def research_moves(s: SiberiaState, out: vec[i64]) -> vec[i64]:
    find: i64
    area: i64
    for find in range(RESOURCES):
        if s.finds[find]:
            areas = findable_areas(s, find)
            for area in range(AREAS):
                if (areas >> area) & 1:
                    out = append(out, FIND + find * AREAS + area)
    if s.finds[ANY_RESOURCE]:
        for find in range(RESOURCES):
            areas = findable_areas(s, find)
            for area in range(AREAS):
                if (areas >> area) & 1:
                    out = append(out, FIND_ANY + find * AREAS + area)
    return out


def random_find(s: SiberiaState, rng: Rng) -> i64:
    """One of research_moves, without the list."""
    of_any: i64 = 0
    total: i64 = 0
    find: i64
    for find in range(RESOURCES):
        size = count(findable_areas(s, find))
        of_any += size
        if s.finds[find]:
            total += size
    if s.finds[ANY_RESOURCE]:
        total += of_any
    k = rng.below(total)
    for find in range(RESOURCES):
        if s.finds[find]:
            areas = findable_areas(s, find)
            if k < count(areas):
                return FIND + find * AREAS + nth(areas, k)
            k -= count(areas)
    find = 0
    areas = findable_areas(s, find)
    while k >= count(areas):
        k -= count(areas)
        find += 1
        areas = findable_areas(s, find)
    return FIND_ANY + find * AREAS + nth(areas, k)


def lay_cube(s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    find: i64 = ANY_RESOURCE
    at = move - FIND_ANY
    if move < FIND_ANY:
        at = move - FIND
        find = at // AREAS
    s.finds[find] -= 1
    resource = at // AREAS
    area = at % AREAS
    s.supply[resource] -= 1
    s.lying[area] |= 1 << resource
    s.progress = 1
    if out is not None:
        tell(out, CUBE_LAID, [seat, resource, area])
    drop_useless(s, seat, out)
