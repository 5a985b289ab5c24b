"""Set-up: nature lays the rings (2.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal
from motherlode.games.rockwell.events import RING_LAID
from motherlode.games.rockwell.moves import laid_order, lay
from motherlode.games.rockwell.state import LAYING, ORDERING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.timing import not_drawn_now
from motherlode.games.rockwell.world import RINGS


def legal_moves() -> vec[i64]:
    """The lower or the higher of its two powers in sector 0."""
    return vec[i64]([lay(0), lay(1)])


def refusal(s: RockwellState, move: i64) -> Refusal | None:
    if s.phase != LAYING:
        return not_drawn_now(move)
    return None


def lay_ring(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    """The two powers of a ring alternate: equal ones never touch."""
    ring = s.position
    s.layout |= laid_order(move) << ring
    s.position += 1
    if out is not None:
        tell(out, RING_LAID, [ring, t.power_of[2 * ring + laid_order(move)]])
    if s.position == RINGS:
        s.position = 0
        s.phase = ORDERING
