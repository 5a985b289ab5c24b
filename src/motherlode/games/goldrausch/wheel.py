"""Phase 4: the wheel (4.1 to 4.5). An exclamation mark draws an event card, anything else leads on to the profit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import NOT_DRAWN_NOW, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.goldrausch.events import WHEEL_STOPPED
from motherlode.games.goldrausch.moves import RESULT, spin, spun_result
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.profit import pay_round
from motherlode.games.goldrausch.state import DRAWING, SPINNING, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import INCIDENT, NO_INCIDENT

NOT_ON_WHEEL: Final = Kind("not-on-wheel", [Param("result", RESULT)], rule=401)
REFUSALS: Final[list[Kind]] = [NOT_ON_WHEEL]


def legal_moves(t: Tables) -> vec[i64]:
    """Every result that is on the wheel."""
    out = vec[i64]([0] * len(t.results))
    k: i64
    for k in range(len(t.results)):
        out[k] = spin(t.results[k])
    return out


def weights(t: Tables) -> vec[i64]:
    """How many fields show each of them (4.1)."""
    return t.odds[:]


def random_draw(t: Tables, rng: Rng) -> i64:
    return spin(t.results[rng.weighted(t.odds)])


def refusal(t: Tables, s: GoldrauschState, move: i64) -> Refusal | None:
    if s.phase != SPINNING:
        return refuse(NOT_DRAWN_NOW, [], 405)
    if t.chances[spun_result(move)] == 0:
        return refuse(NOT_ON_WHEEL, [spun_result(move)])
    return None


def spin_wheel(o: Options, t: Tables, s: GoldrauschState, move: i64, out: list[Event] | None) -> None:
    s.spun = spun_result(move)
    s.incident = NO_INCIDENT
    if out is not None:
        tell(out, WHEEL_STOPPED, [s.spun])
    if s.spun != INCIDENT:
        pay_round(o, t, s, out)
        return
    if s.deck == 0:
        # The discards are shuffled; what is out for good is in neither pile (4.4).
        s.deck = s.discards
        s.discards = 0
    s.phase = DRAWING
