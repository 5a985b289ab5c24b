"""The start: crews at their entrances, everybody's first stock (2.2, 2.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import LAYING, NO_BACK, NO_DEAL, RockwellState
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
