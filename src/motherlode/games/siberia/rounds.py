"""End of round and game: too many tiles go back, the start player changes, or the game is over (section 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.event import Event, tell
from motherlode.games.siberia.events import GAME_ENDED, ROUND_BEGAN, TILE_RETURNED
from motherlode.games.siberia.moves import RETURN
from motherlode.games.siberia.scoring import AREAS_CLOSED, STANDSTILL, SUPPLY_EMPTY
from motherlode.games.siberia.state import DRAWING, OVER, RETURNING, SiberiaState
from motherlode.games.siberia.tableau import take_off, tiles_on_tableau
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import ACTIONS, RESOURCES, TILES

NOT_OVER: Final = -1


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
    """All have passed."""
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
        _next_round(s, out)


def _next_round(s: SiberiaState, out: list[Event] | None) -> None:
    """The start player marker moves left (7.2)."""
    s.start = (s.start + 1) % len(s.home)
    begin_round(s, out)


def why_over(t: Tables, s: SiberiaState) -> i64:
    """Neither condition can be undone, so it is enough to look when all have passed (7.3 to 7.5)."""
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
    """The mask of who must return tiles (7.1)."""
    mask: i64 = 0
    seat: i64
    for seat in range(len(s.home)):
        if tiles_on_tableau(s, seat) > t.tile_limit:
            mask |= 1 << seat
    return mask


def return_moves(s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Any tile on the tableau; two alike on one action are one move."""
    action: i64
    for action in range(ACTIONS):
        at = (seat * ACTIONS + action) * 2
        if s.spaces[at] < TILES:
            out = append(out, RETURN + action * TILES + s.spaces[at])
        if s.spaces[at + 1] < TILES and s.spaces[at + 1] != s.spaces[at]:
            out = append(out, RETURN + action * TILES + s.spaces[at + 1])
    return out


def return_tile(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    action = (move - RETURN) // TILES
    tile = (move - RETURN) % TILES
    take_off(s, seat, action, tile)
    if out is not None:
        tell(out, TILE_RETURNED, [seat, tile, action])
    if not too_many(t, s):
        _next_round(s, out)
