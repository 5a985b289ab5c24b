"""The course of the game: turns, rounds, the row of investments between them, and the end (2.3, 4.1, section 7)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.event import Event, tell
from motherlode.core.ids import everyone_at
from motherlode.games.siberia.events import GAME_ENDED, ROUND_BEGAN
from motherlode.games.siberia.scoring import AREAS_CLOSED, STANDSTILL, SUPPLY_EMPTY
from motherlode.games.siberia.state import ACTING, DRAWING, OPENING, OVER, RETURNING, SiberiaState
from motherlode.games.siberia.tableau import tiles_on_tableau
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import ACTIONS, NO_ACTION, RESOURCES

NOT_OVER: Final = -1


def end_turn(t: Tables, s: SiberiaState, out: list[Event] | None) -> None:
    """Clockwise to the next player who has not passed; when all have, the round ends (4.1)."""
    s.phase = ACTING
    s.doing = NO_ACTION
    s.steps = 0
    if s.passed == everyone_at(len(s.home)):
        end_round(t, s, out)
        return
    s.seat = (s.seat + 1) % len(s.home)
    while (s.passed >> s.seat) & 1:
        s.seat = (s.seat + 1) % len(s.home)


def fill_row(t: Tables, s: SiberiaState, out: list[Event] | None) -> None:
    """The next investment is opened; once enough lie open, or none is face down, the game goes on (2.3, 5.6)."""
    if len(s.row) < t.open and any(s.stack[k] > 0 for k in range(ACTIONS)):
        s.phase = OPENING
    elif s.round == 0:
        begin_round(s, out)
    else:
        end_turn(t, s, out)


def begin_round(s: SiberiaState, out: list[Event] | None) -> None:
    s.round += 1
    s.phase = DRAWING
    s.seat = s.start
    s.passed = 0
    s.sealed = 0
    s.progress = 0
    if out is not None:
        tell(out, ROUND_BEGAN, [s.round, s.start])


def end_round(t: Tables, s: SiberiaState, out: list[Event] | None) -> None:
    """All have passed: the game is over, or too many tiles go back first, or the next round begins."""
    if s.progress:
        s.idle = 0
    else:
        s.idle += 1
    reason = why_over(t, s)
    if reason != NOT_OVER:
        s.phase = OVER
        if out is not None:
            tell(out, GAME_ENDED, [reason])
    elif too_many(t, s):
        s.phase = RETURNING
    else:
        next_round(s, out)


def next_round(s: SiberiaState, out: list[Event] | None) -> None:
    """The start player marker moves left (7.2)."""
    s.start = (s.start + 1) % len(s.home)
    begin_round(s, out)


def why_over(t: Tables, s: SiberiaState) -> i64:
    """What is closed or empty stays so, and idle rounds are counted first: it is enough to ask when all have passed."""
    if count(s.closed) >= t.closed_limit:
        return AREAS_CLOSED
    empty: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        if s.supply[resource] == 0:
            empty += 1
    if empty >= t.empty_limit:
        return SUPPLY_EMPTY
    if s.idle >= t.idle_limit:
        return STANDSTILL
    return NOT_OVER


def too_many(t: Tables, s: SiberiaState) -> i64:
    """The mask of the seats that must return tiles (7.1)."""
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.home)):
        if tiles_on_tableau(s, seat) > t.tile_limit:
            mask |= 1 << seat
    return mask
