"""The start: everything before the first draw, and the start player (2.4, 2.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.core.refusal import NO_SUCH_SEAT, NOT_DRAWN_NOW, Refusal, refuse
from motherlode.games.siberia import moves
from motherlode.games.siberia.events import START_DRAWN
from motherlode.games.siberia.moves import starting_seat
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.state import SCATTERING, STARTING, SiberiaState
from motherlode.games.siberia.tables import Tables
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


def legal_moves(o: Options) -> vec[i64]:
    """Anybody at the table may be drawn as start player."""
    return vec[i64]([moves.start(seat) for seat in range(o.seats)])


def refusal(o: Options, s: SiberiaState, move: i64) -> Refusal | None:
    if s.phase != STARTING:
        return refuse(NOT_DRAWN_NOW, [], 205)
    if starting_seat(move) >= o.seats:
        return refuse(NO_SUCH_SEAT, [starting_seat(move)], 205)
    return None


def draw_start(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """The start player is drawn (2.5)."""
    s.start = starting_seat(move)
    s.phase = SCATTERING
    if out is not None:
        tell(out, START_DRAWN, [s.start])
