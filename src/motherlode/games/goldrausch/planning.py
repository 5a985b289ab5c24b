"""Phases 1 and 2: everybody secretly picks a continent; all country cards are shown at once (3.1, 3.2)."""

from mypy_extensions import i64

from motherlode.core.event import Event, show, whisper
from motherlode.games.goldrausch.events import COUNTRY_CHOSEN, COUNTRY_SHOWN
from motherlode.games.goldrausch.moves import GO
from motherlode.games.goldrausch.state import MEETING, GoldrauschState
from motherlode.games.goldrausch.world import NOWHERE


def still_choose(s: GoldrauschState) -> i64:
    """The mask of who has not picked yet."""
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.country)):
        if s.country[seat] == NOWHERE:
            mask |= 1 << seat
    return mask


def choose(s: GoldrauschState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.country[seat] = move - GO
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
