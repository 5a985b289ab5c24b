"""The logistics chief: three steps in all, split at will among one's workers (5.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.siberia.closing import reach
from motherlode.games.siberia.events import WORKER_STEPPED
from motherlode.games.siberia.moves import STEP
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import AREAS, PLACES


def step_moves(t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    place: i64
    area: i64
    for place in range(PLACES):
        if s.workers[seat * PLACES + place]:
            areas = reach(t, s.closed, place)
            for area in range(AREAS):
                if (areas >> area) & 1:
                    out = append(out, STEP + place * AREAS + area)
    return out


def can_step(t: Tables, s: SiberiaState, seat: i64) -> bool:
    return any(s.workers[seat * PLACES + place] and reach(t, s.closed, place) for place in range(PLACES))


def make_step(s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    place = (move - STEP) // AREAS
    area = (move - STEP) % AREAS
    s.workers[seat * PLACES + place] -= 1
    s.workers[seat * PLACES + area] += 1
    s.steps -= 1
    if out is not None:
        tell(out, WORKER_STEPPED, [seat, place, area])
