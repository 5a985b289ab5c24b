"""Phase 4: the wheel (4.1 to 4.5). An exclamation mark draws an event card, anything else leads on to the profit."""

from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.goldrausch.events import WHEEL_STOPPED
from motherlode.games.goldrausch.moves import SPIN
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.profit import settle
from motherlode.games.goldrausch.state import DRAWING, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import INCIDENT, NO_INCIDENT


def spin(o: Options, t: Tables, s: GoldrauschState, move: i64, out: list[Event] | None) -> None:
    s.spun = move - SPIN
    s.incident = NO_INCIDENT
    if out is not None:
        tell(out, WHEEL_STOPPED, [s.spun])
    if s.spun != INCIDENT:
        settle(o, t, s, out)
        return
    if s.deck == 0:
        # The discards are shuffled; what stays out for good is in neither pile (4.4).
        s.deck = s.discards
        s.discards = 0
    s.phase = DRAWING
