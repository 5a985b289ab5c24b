"""The start: the rings, both orders, crews at their entrances, everybody's first stock (section 2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.events import CONTROL_DRAWN, ORDER_DRAWN, RING_LAID
from motherlode.games.rockwell.moves import CONTROL, DIRECT, LAY
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import LAYING, NO_BACK, NO_DEAL, ORDERING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import (
    ACHIEVEMENTS,
    BRIBES,
    CARDS,
    CREWS,
    DICE,
    ENTRANCE,
    GOODS,
    METALS,
    NO_CREW,
    NO_TILE,
    POWERS,
    RINGS,
    SHAFTS,
    SLOTS,
    STACKS,
    TILES,
)


def start(o: Options, t: Tables) -> RockwellState:
    """Before anything is drawn."""
    seats = o.seats
    owners = seats
    if o.al:
        owners = seats + 1
    s = RockwellState(
        LAYING,
        0,
        0,
        0,
        NOBODY,
        0,
        NOBODY,
        NO_CREW,
        NOBODY,
        NO_TILE,
        0,
        NO_CREW,
        0,
        0,
        0,
        0,
        BRIBES,
        DICE,
        NO_DEAL,
        0,
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64]([NO_BACK] * TILES),
        vec[i64]([(1 << CARDS) - 1] * POWERS),
        vec[i64]([ENTRANCE] * (owners * CREWS)),
        vec[i64]([1] * (owners * CREWS)),
        vec[i64]([0] * (owners * CREWS)),
        vec[i64]([NOBODY] * SLOTS),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([NO_TILE] * (seats * SHAFTS)),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * ACHIEVEMENTS)),
        vec[i64]([0] * STACKS),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([t.start_money] * seats),
        vec[i64]([0] * (seats * METALS)),
        vec[i64]([0] * (seats * METALS)),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * METALS)),
        vec[i64]([0] * (seats * METALS)),
        vec[i64]([0] * (seats * GOODS)),
        vec[i64]([0] * (owners * METALS)),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
    )
    k: i64
    for k in range(len(s.places)):
        # One crew of everybody at each entrance (2.2).
        s.places[k] = ENTRANCE + k % CREWS
    for k in range(len(s.cubes)):
        s.cubes[k] = t.start_cubes[k % METALS]
    return s


def lay_ring(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    """Its two powers alternate: equal ones never touch (2.1)."""
    ring = s.position
    s.layout |= (move - LAY) << ring
    s.position += 1
    if out is not None:
        tell(out, RING_LAID, [ring, t.power_of[2 * ring + (move - LAY)]])
    if s.position == RINGS:
        s.position = 0
        s.phase = ORDERING


def order_moves(o: Options, s: RockwellState) -> vec[i64]:
    """Nature draws who comes next, in direction order first, then in control order (2.3)."""
    drawn = s.direction
    first: i64 = DIRECT
    if len(s.direction) == o.seats:
        drawn = s.control
        first = CONTROL
    out = vec[i64](capacity=4)
    seat: i64
    for seat in range(o.seats):
        if seat not in drawn:
            out = append(out, first + seat)
    return out


def draw_order(s: RockwellState, move: i64, out: list[Event] | None) -> None:
    if move < CONTROL:
        s.direction = append(s.direction, move - DIRECT)
        if out is not None:
            tell(out, ORDER_DRAWN, [move - DIRECT, len(s.direction)])
    else:
        s.control = append(s.control, move - CONTROL)
        if out is not None:
            tell(out, CONTROL_DRAWN, [move - CONTROL, len(s.control)])
