"""Phases 1 and 2: everybody secretly picks a continent; all country cards are shown at once (3.1, 3.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, show, whisper
from motherlode.core.refusal import Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.goldrausch.events import COUNTRY_CHOSEN, COUNTRY_SHOWN
from motherlode.games.goldrausch.moves import CONTINENT, chosen_continent, go
from motherlode.games.goldrausch.state import MEETING, PLANNING, GoldrauschState
from motherlode.games.goldrausch.world import AZUL, CONTINENTS, NOWHERE, ROSSO, VERIDIA

NOT_PLANNING: Final = Kind("not-planning", [], rule=301)
CHOSEN_ALREADY: Final = Kind("country-chosen", [Param("continent", CONTINENT)], rule=305)
REFUSALS: Final[list[Kind]] = [NOT_PLANNING, CHOSEN_ALREADY]


def still_choose(s: GoldrauschState) -> i64:
    """The mask of the seats that have not picked yet."""
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.country)):
        if s.country[seat] == NOWHERE:
            mask |= 1 << seat
    return mask


def legal_moves() -> vec[i64]:
    """Any continent, for a seat that still chooses."""
    return vec[i64]([go(AZUL), go(ROSSO), go(VERIDIA)])


def random_move(rng: Rng) -> i64:
    return go(rng.below(CONTINENTS))


def refusal(s: GoldrauschState, seat: i64) -> Refusal | None:
    """No continent is forbidden; only the time may be wrong."""
    if s.phase != PLANNING:
        return refuse(NOT_PLANNING, [])
    if s.country[seat] != NOWHERE:
        return refuse(CHOSEN_ALREADY, [s.country[seat]])
    return None


def choose(s: GoldrauschState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.country[seat] = chosen_continent(move)
    if out is not None:
        whisper(out, COUNTRY_CHOSEN, seat, [seat, s.country[seat]])
    if still_choose(s) == 0:
        _show(s, out)


def _show(s: GoldrauschState, out: list[Event] | None) -> None:
    s.phase = MEETING
    seat: i64
    if out is not None:
        for seat in range(len(s.country)):
            show(out, COUNTRY_SHOWN, [seat, s.country[seat]])
