"""Set-up: nature draws a first cube for each area, then a second (2.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import NOT_DRAWN_NOW, Refusal, refuse
from motherlode.games.siberia.cubes import SUPPLY_IS_EMPTY, lies_there, put_cube
from motherlode.games.siberia.events import CUBE_SCATTERED, SUPPLY_SORTED
from motherlode.games.siberia.moves import RESOURCE, scatter, scattered_resource
from motherlode.games.siberia.state import FACING, SCATTERING, SiberiaState
from motherlode.games.siberia.tables import CUBES
from motherlode.games.siberia.world import AREAS, RESOURCES

KIND_LIES_THERE: Final = Kind("kind-lies-there", [Param("resource", RESOURCE)], rule=201)
REFUSALS: Final[list[Kind]] = [KIND_LIES_THERE]


def _on_map(s: SiberiaState) -> i64:
    """Cubes laid so far."""
    left: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        left += s.supply[resource]
    return CUBES - left


def _next_area(s: SiberiaState) -> i64:
    return _on_map(s) % AREAS


def _can_come(s: SiberiaState, resource: i64, area: i64) -> bool:
    """A cube of a kind that already lies there would go back, and another be drawn: so it is not drawn at all."""
    return s.supply[resource] > 0 and not lies_there(s, resource, area)


def legal_moves(s: SiberiaState) -> vec[i64]:
    area = _next_area(s)
    out = vec[i64](capacity=RESOURCES)
    resource: i64
    for resource in range(RESOURCES):
        if _can_come(s, resource, area):
            out = append(out, scatter(resource))
    return out


def weights(s: SiberiaState) -> vec[i64]:
    """By how many cubes of each are left."""
    area = _next_area(s)
    out = vec[i64](capacity=RESOURCES)
    resource: i64
    for resource in range(RESOURCES):
        if _can_come(s, resource, area):
            out = append(out, s.supply[resource])
    return out


def refusal(s: SiberiaState, move: i64) -> Refusal | None:
    resource = scattered_resource(move)
    if s.phase != SCATTERING:
        return refuse(NOT_DRAWN_NOW, [], 201)
    if s.supply[resource] == 0:
        return refuse(SUPPLY_IS_EMPTY, [resource], 201)
    if lies_there(s, resource, _next_area(s)):
        return refuse(KIND_LIES_THERE, [resource])
    return None


def scatter_cube(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    area = _next_area(s)
    resource = scattered_resource(move)
    put_cube(s, resource, area)
    if out is not None:
        tell(out, CUBE_SCATTERED, [resource, area])
    if _on_map(s) == 2 * AREAS:
        s.phase = FACING
        if out is not None:
            tell(out, SUPPLY_SORTED, [s.supply[k] for k in range(RESOURCES)])
