"""Closed areas: workers there go home, and steps lead across (section 6)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.games.siberia.events import AREA_CLOSED, WORKERS_HOME
from motherlode.games.siberia.moves import AREA
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import AREAS, PLACES

AREA_IS_CLOSED: Final = Kind("area-is-closed", [Param("area", AREA)], rule=601)


def reach(t: Tables, closed: i64, place: i64) -> i64:
    """The mask of the open areas one step away, across closed ones (6.2 to 6.4)."""
    touched = t.borders[place]
    crossed: i64 = 0
    area: i64
    while touched & closed & ~crossed:
        for area in range(AREAS):
            if ((touched & closed & ~crossed) >> area) & 1:
                crossed |= 1 << area
                touched |= t.borders[area]
    return touched & ~closed & ~(1 << place)


def close_emptied(s: SiberiaState, mined: i64, out: list[Event] | None) -> None:
    """Those of the areas just mined that have no cubes left close at once (6.1)."""
    area: i64
    seat: i64
    for area in range(AREAS):
        if not (mined >> area) & 1 or s.lying[area]:
            continue
        s.closed |= 1 << area
        if out is not None:
            tell(out, AREA_CLOSED, [area, count(s.closed)])
        for seat in range(len(s.home)):
            workers = s.workers[seat * PLACES + area]
            if workers:
                s.workers[seat * PLACES + area] = 0
                s.home[seat] += workers
                if out is not None:
                    tell(out, WORKERS_HOME, [seat, workers, area])
