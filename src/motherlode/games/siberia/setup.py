"""The start: start player, cubes on the map, faces of the exchanges, investments, figures (section 2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.core.ids import NOBODY
from motherlode.games.siberia.events import CUBE_SCATTERED, EXCHANGE_OPENED, START_DRAWN, SUPPLY_SORTED
from motherlode.games.siberia.moves import FACE, FLIP, SCATTER, START
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.state import FACING, OPENING, SCATTERING, STARTING, SiberiaState
from motherlode.games.siberia.tables import CUBES, Tables
from motherlode.games.siberia.world import (
    ACTIONS,
    AREAS,
    DRAWN,
    FINDS,
    FRANKFURT,
    FREE,
    IN_HAND,
    MARKETS,
    NO_ACTION,
    NO_EXCHANGE,
    NO_TILE,
    PLACES,
    RESOURCES,
    TILES,
    VLADIVOSTOK,
)


def start(o: Options, t: Tables) -> SiberiaState:
    """Before anything is drawn: all cubes in the supply, all tiles in the bag, all investments face down."""
    seats = o.seats
    s = SiberiaState(
        STARTING,
        0,
        NOBODY,
        NOBODY,
        0,
        0,
        NO_ACTION,
        0,
        0,
        0,
        0,
        vec[i64]([0] * AREAS),
        t.cubes[:],
        vec[i64]([0] * RESOURCES),
        vec[i64]([NO_EXCHANGE] * MARKETS),
        vec[i64](),
        t.investments[:],
        t.tiles[:],
        vec[i64]([NO_TILE] * (seats * DRAWN)),
        vec[i64]([IN_HAND] * (seats * DRAWN)),
        vec[i64]([FREE] * (seats * ACTIONS * 2)),
        vec[i64]([0] * (seats * TILES)),
        vec[i64]([0] * FINDS),
        vec[i64]([0] * (seats * PLACES)),
        vec[i64]([0] * (seats * MARKETS)),
        vec[i64]([t.figures - 2] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * MARKETS * RESOURCES)),
    )
    s.faces[0] = FRANKFURT
    seat: i64
    for seat in range(seats):
        # One worker in Vladivostok, one seller in Frankfurt (2.4).
        s.workers[seat * PLACES + VLADIVOSTOK] = 1
        s.sellers[seat * MARKETS] = 1
    return s


def draw_start(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """The start player is drawn (2.5)."""
    s.start = move - START
    s.phase = SCATTERING
    if out is not None:
        tell(out, START_DRAWN, [s.start])


def on_map(s: SiberiaState) -> i64:
    """Cubes laid so far."""
    left: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        left += s.supply[resource]
    return CUBES - left


def drawable_cubes(s: SiberiaState) -> vec[i64]:
    """A cube of the kind that already lies on the area goes back, another is drawn: so it is not drawn at all (2.1)."""
    area = on_map(s) % AREAS
    out = vec[i64](capacity=RESOURCES)
    resource: i64
    for resource in range(RESOURCES):
        if s.supply[resource] and not (s.lying[area] >> resource) & 1:
            out = append(out, SCATTER + resource)
    return out


def scatter(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """A first cube on each area, then a second (2.1)."""
    area = on_map(s) % AREAS
    resource = move - SCATTER
    s.supply[resource] -= 1
    s.lying[area] |= 1 << resource
    if out is not None:
        tell(out, CUBE_SCATTERED, [resource, area])
    if on_map(s) == 2 * AREAS:
        s.phase = FACING
        if out is not None:
            tell(out, SUPPLY_SORTED, [s.supply[k] for k in range(RESOURCES)])


def next_market(s: SiberiaState) -> i64:
    """The tile whose face is decided next, from 1 to 5; MARKETS if none is left."""
    market: i64 = 0
    while market < MARKETS and s.faces[market] != NO_EXCHANGE:
        market += 1
    return market


def face_moves(t: Tables, s: SiberiaState, first: i64) -> vec[i64]:
    """Both faces of the next tile, ascending."""
    market = next_market(s)
    a = t.face_a[market]
    b = t.face_b[market]
    return vec[i64]([first + min(a, b), first + max(a, b)])


def turn_up(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """By the start player, or by lot (2.2)."""
    exchange = move - FACE
    if move >= FLIP:
        exchange = move - FLIP
    s.faces[next_market(s)] = exchange
    if out is not None:
        if move >= FLIP:
            show(out, EXCHANGE_OPENED, [exchange])
        else:
            tell(out, EXCHANGE_OPENED, [exchange])
    if next_market(s) == MARKETS:
        s.phase = OPENING
