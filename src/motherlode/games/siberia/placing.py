"""Phase 1: everybody draws six tiles and lays them unseen, all at the same time (section 3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.event import Event, show, tell, whisper
from motherlode.core.ids import everyone_at
from motherlode.core.rng import Rng
from motherlode.games.siberia.events import TILE_DRAWN, TILE_LAID, TILES_SEALED, TILES_SHOWN
from motherlode.games.siberia.moves import DRAW, LAY, SEAL
from motherlode.games.siberia.state import ACTING, PLACING, SiberiaState
from motherlode.games.siberia.tableau import free_spaces, put, tiles_in_hand
from motherlode.games.siberia.world import (
    ANY_RESOURCE,
    DRAWN,
    FIRST_RESOURCE,
    IN_HAND,
    NO_TILE,
    RESEARCH,
    SPOTS,
    TILES,
    person_of,
    resource_of,
)


def draw_tile(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """One after the other draws all his tiles, from the start player on (3.1)."""
    tile = move - DRAW
    s.bag[tile] -= 1
    deal(s, s.seat, tile)
    if out is not None:
        whisper(out, TILE_DRAWN, s.seat, [s.seat, tile])
    if s.drawn[s.seat * DRAWN + DRAWN - 1] != NO_TILE:
        s.seat = (s.seat + 1) % len(s.home)
        if s.seat == s.start:
            s.phase = PLACING


def deal(s: SiberiaState, seat: i64, tile: i64) -> None:
    """Into the hand, which is kept in the order of the sorts: tiles of one sort are alike."""
    k = seat * DRAWN + DRAWN - 1
    while k > seat * DRAWN and s.drawn[k - 1] > tile:
        s.drawn[k] = s.drawn[k - 1]
        k -= 1
    s.drawn[k] = tile


def still_place(s: SiberiaState) -> i64:
    """The mask of who has not confirmed yet."""
    return everyone_at(len(s.home)) & ~s.sealed


def spots_for(s: SiberiaState, seat: i64, tile: i64) -> i64:
    """The mask of where it can be laid: a free space of its person or its resource, or research, always (3.2)."""
    mask: i64 = 1 << RESEARCH
    person = person_of(tile)
    if free_spaces(s, seat, person):
        mask |= 1 << person
    resource = resource_of(tile)
    if resource != ANY_RESOURCE and free_spaces(s, seat, FIRST_RESOURCE + resource):
        mask |= 1 << (FIRST_RESOURCE + resource)
    return mask


def lay_moves(s: SiberiaState, seat: i64) -> vec[i64]:
    """Every tile in hand on every spot it may go to; with an empty hand there is only to confirm."""
    out = vec[i64](capacity=DRAWN * 3)
    k: i64
    spot: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if _first_in_hand(s, seat, k):
            spots = spots_for(s, seat, s.drawn[k])
            for spot in range(SPOTS):
                if (spots >> spot) & 1:
                    out = append(out, LAY + s.drawn[k] * SPOTS + spot)
    if len(out) == 0:
        out = append(out, SEAL)
    return out


def random_lay(s: SiberiaState, seat: i64, rng: Rng) -> i64:
    """One of lay_moves, without the list."""
    total: i64 = 0
    k: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if _first_in_hand(s, seat, k):
            total += count(spots_for(s, seat, s.drawn[k]))
    if total == 0:
        return SEAL + rng.below(1)
    rest = rng.below(total)
    k = seat * DRAWN
    while True:
        if _first_in_hand(s, seat, k):
            spots = spots_for(s, seat, s.drawn[k])
            if rest < count(spots):
                return LAY + s.drawn[k] * SPOTS + nth(spots, rest)
            rest -= count(spots)
        k += 1


def _first_in_hand(s: SiberiaState, seat: i64, k: i64) -> bool:
    """Whether it is in hand, and of those alike the first: one stands for all."""
    if s.spots[k] != IN_HAND or s.drawn[k] == NO_TILE:
        return False
    return k == seat * DRAWN or s.drawn[k - 1] != s.drawn[k] or s.spots[k - 1] != IN_HAND


def lay_tile(s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    tile = (move - LAY) // SPOTS
    spot = (move - LAY) % SPOTS
    set_down(s, seat, tile, spot)
    if out is not None:
        whisper(out, TILE_LAID, seat, [seat, tile, spot])


def set_down(s: SiberiaState, seat: i64, tile: i64, spot: i64) -> None:
    """Of tiles alike those laid come first, in the order of the spots: how they came to lie there does not matter."""
    k = seat * DRAWN
    while s.drawn[k] != tile or s.spots[k] != IN_HAND:
        k += 1
    while k > seat * DRAWN and s.drawn[k - 1] == tile and s.spots[k - 1] > spot:
        s.spots[k] = s.spots[k - 1]
        k -= 1
    s.spots[k] = spot


def holds(s: SiberiaState, seat: i64, tile: i64) -> bool:
    """Whether he has one in hand."""
    return any(s.drawn[k] == tile and s.spots[k] == IN_HAND for k in range(seat * DRAWN, seat * DRAWN + DRAWN))


def seal(s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    s.sealed |= 1 << seat
    if out is not None:
        tell(out, TILES_SEALED, [seat])
    if still_place(s) == 0:
        _show_all(s, out)


def _show_all(s: SiberiaState, out: list[Event] | None) -> None:
    """All tiles are shown at once and lie on the tableaus (3.4)."""
    seat: i64
    k: i64
    for seat in range(len(s.home)):
        told = [seat]
        for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
            told += [s.drawn[k], s.spots[k]]
            if s.spots[k] == RESEARCH:
                s.research[seat * TILES + s.drawn[k]] += 1
            else:
                put(s, seat, s.spots[k], s.drawn[k])
            s.drawn[k] = NO_TILE
            s.spots[k] = IN_HAND
        if out is not None:
            show(out, TILES_SHOWN, told)
    s.phase = ACTING
    s.seat = s.start


def has_laid(s: SiberiaState, seat: i64) -> bool:
    return tiles_in_hand(s, seat) < DRAWN


def all_laid(s: SiberiaState, seat: i64) -> bool:
    return tiles_in_hand(s, seat) == 0
