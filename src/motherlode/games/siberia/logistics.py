"""The logistics chief: three steps in all, split at will among a player's workers (5.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.siberia.closing import AREA_IS_CLOSED, reach
from motherlode.games.siberia.course import end_turn
from motherlode.games.siberia.events import STEPS_LAPSED, WORKER_STEPPED
from motherlode.games.siberia.moves import AREA, PLACE, step, step_from, step_to
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import AREAS, PLACES

NO_WORKER_THERE: Final = Kind("no-worker-there", [Param("place", PLACE)], rule=503)
NOT_NEAR: Final = Kind("not-near", [Param("place", PLACE), Param("area", AREA)], rule=503)
REFUSALS: Final[list[Kind]] = [NO_WORKER_THERE, NOT_NEAR]


def step_moves(t: Tables, s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    place: i64
    area: i64
    for place in range(PLACES):
        if s.workers[seat * PLACES + place]:
            areas = reach(t, s.closed, place)
            for area in range(AREAS):
                if (areas >> area) & 1:
                    out = append(out, step(place, area))
    return out


def _can_step(t: Tables, s: SiberiaState, seat: i64) -> bool:
    return any(s.workers[seat * PLACES + place] and reach(t, s.closed, place) for place in range(PLACES))


def refusal(t: Tables, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    place = step_from(move)
    area = step_to(move)
    if s.workers[seat * PLACES + place] == 0:
        return refuse(NO_WORKER_THERE, [place])
    if (s.closed >> area) & 1:
        return refuse(AREA_IS_CLOSED, [area], 602)
    if not (reach(t, s.closed, place) >> area) & 1:
        return refuse(NOT_NEAR, [place, area])
    return None


def make_step(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """After the last step, or where no worker can go anywhere, the turn ends."""
    s.workers[seat * PLACES + step_from(move)] -= 1
    s.workers[seat * PLACES + step_to(move)] += 1
    s.steps -= 1
    if out is not None:
        tell(out, WORKER_STEPPED, [seat, step_from(move), step_to(move)])
    if s.steps and _can_step(t, s, seat):
        return
    if s.steps and out is not None:
        tell(out, STEPS_LAPSED, [seat, s.steps])
    end_turn(t, s, out)
