"""The start: everybody's gold, full decks, empty continents (2.1 to 2.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY, everyone_at
from motherlode.core.refusal import NO_SUCH_SEAT, NOT_DRAWN_NOW, Refusal, refuse
from motherlode.games.goldrausch.events import START_DRAWN
from motherlode.games.goldrausch.moves import START, codes, starting_seat
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.state import REVEALING, STARTING, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import (
    CONTINENTS,
    NO_CARD,
    NO_INCIDENT,
    NO_RESOURCE,
    NOT_SPUN,
    NOWHERE,
    RESOURCES,
)


def start(o: Options, t: Tables) -> GoldrauschState:
    phase: i64 = STARTING
    if o.starter != NOBODY:
        phase = REVEALING
    return GoldrauschState(
        phase,
        0,
        o.starter,
        NO_RESOURCE,
        (1 << RESOURCES) - 1,
        t.incidents,
        0,
        NOT_SPUN,
        NO_INCIDENT,
        NOBODY,
        0,
        t.total - o.seats * t.first_gold,
        vec[i64]([t.first_gold] * o.seats),
        vec[i64]([0] * CONTINENTS),
        t.maxima[:],
        vec[i64]([NOWHERE] * o.seats),
        vec[i64]([NO_CARD] * o.seats),
    )


def legal_moves(o: Options) -> vec[i64]:
    """Anybody at the table may be drawn as start player."""
    return codes(START, everyone_at(o.seats))


def refusal(o: Options, s: GoldrauschState, move: i64) -> Refusal | None:
    if s.phase != STARTING:
        return refuse(NOT_DRAWN_NOW, [], 203)
    if starting_seat(move) >= o.seats:
        return refuse(NO_SUCH_SEAT, [starting_seat(move)], 203)
    return None


def draw_start(s: GoldrauschState, move: i64, out: list[Event] | None) -> None:
    """The start player is drawn (2.3)."""
    s.start = starting_seat(move)
    s.phase = REVEALING
    if out is not None:
        tell(out, START_DRAWN, [s.start])
