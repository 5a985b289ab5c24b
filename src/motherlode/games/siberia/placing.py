"""Phase 1: everybody lays their six tiles unseen, all at the same time (3.2 to 3.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.core.event import Event, show, tell, whisper
from motherlode.core.ids import everyone_at
from motherlode.core.refusal import SEALED_ALREADY, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.siberia.events import TILE_LAID, TILES_SEALED, TILES_SHOWN
from motherlode.games.siberia.moves import SEAL, SPOT, TILE, laid_spot, laid_tile, lay
from motherlode.games.siberia.state import ACTING, PLACING, SiberiaState
from motherlode.games.siberia.tableau import NO_FREE_SPACE, free_spaces, put, tiles_in_hand
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

NOT_PLACING: Final = Kind("not-placing", [], rule=302)
TILES_IN_HAND: Final = Kind("tiles-in-hand", [Param("tiles", NUMBER)], rule=302)
TILE_NOT_IN_HAND: Final = Kind("tile-not-in-hand", [Param("tile", TILE)], rule=302)
TILE_NOT_FOR: Final = Kind("tile-not-for", [Param("tile", TILE), Param("spot", SPOT)], rule=302)
REFUSALS: Final[list[Kind]] = [NOT_PLACING, TILES_IN_HAND, TILE_NOT_IN_HAND, TILE_NOT_FOR]


def still_place(s: SiberiaState) -> i64:
    """The mask of the seats that have not confirmed yet."""
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


def legal_moves(s: SiberiaState, seat: i64) -> vec[i64]:
    """Every tile in hand on every spot it may go to; with an empty hand, only to confirm."""
    out = vec[i64](capacity=DRAWN * 3)
    k: i64
    spot: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if _first_in_hand(s, seat, k):
            spots = spots_for(s, seat, s.drawn[k])
            for spot in range(SPOTS):
                if (spots >> spot) & 1:
                    out = append(out, lay(s.drawn[k], spot))
    if len(out) == 0:
        out = append(out, SEAL)
    return out


def random_move(s: SiberiaState, seat: i64, rng: Rng) -> i64:
    """One of legal_moves, without the list."""
    total: i64 = 0
    k: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if _first_in_hand(s, seat, k):
            total += count(spots_for(s, seat, s.drawn[k]))
    if total == 0:
        # There is nothing to choose, but the generator must go on as it does for a list of one.
        rng.below(1)
        return SEAL
    rest = rng.below(total)
    k = seat * DRAWN
    while True:
        if _first_in_hand(s, seat, k):
            spots = spots_for(s, seat, s.drawn[k])
            if rest < count(spots):
                return lay(s.drawn[k], nth(spots, rest))
            rest -= count(spots)
        k += 1


def _first_in_hand(s: SiberiaState, seat: i64, k: i64) -> bool:
    """Whether it is in hand, and the first of those alike: one stands for all."""
    if s.spots[k] != IN_HAND or s.drawn[k] == NO_TILE:
        return False
    return k == seat * DRAWN or s.drawn[k - 1] != s.drawn[k] or s.spots[k - 1] != IN_HAND


def refusal(s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    if s.phase != PLACING:
        return refuse(NOT_PLACING, [])
    if (s.sealed >> seat) & 1:
        return refuse(SEALED_ALREADY, [], 304)
    if move != SEAL:
        return _lay_refusal(s, seat, laid_tile(move), laid_spot(move))
    if tiles_in_hand(s, seat):
        return refuse(TILES_IN_HAND, [tiles_in_hand(s, seat)])
    return None


def _lay_refusal(s: SiberiaState, seat: i64, tile: i64, spot: i64) -> Refusal | None:
    if not _holds(s, seat, tile):
        return refuse(TILE_NOT_IN_HAND, [tile])
    if not _shows(tile, spot):
        return refuse(TILE_NOT_FOR, [tile, spot])
    if not (spots_for(s, seat, tile) >> spot) & 1:
        return refuse(NO_FREE_SPACE, [spot])
    return None


def _holds(s: SiberiaState, seat: i64, tile: i64) -> bool:
    """Whether the seat has one in hand."""
    return any(s.drawn[k] == tile and s.spots[k] == IN_HAND for k in range(seat * DRAWN, seat * DRAWN + DRAWN))


def _shows(tile: i64, spot: i64) -> bool:
    """Whether the tile may lie there at all (3.2)."""
    if spot == RESEARCH or spot == person_of(tile):
        return True
    resource = resource_of(tile)
    return resource != ANY_RESOURCE and spot == FIRST_RESOURCE + resource


def lay_tile(s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    set_down(s, seat, laid_tile(move), laid_spot(move))
    if out is not None:
        whisper(out, TILE_LAID, seat, [seat, laid_tile(move), laid_spot(move)])


def set_down(s: SiberiaState, seat: i64, tile: i64, spot: i64) -> None:
    """Among tiles alike, those laid come first, in the order of their spots: when each was laid does not matter."""
    k = seat * DRAWN
    while s.drawn[k] != tile or s.spots[k] != IN_HAND:
        k += 1
    while k > seat * DRAWN and s.drawn[k - 1] == tile and s.spots[k - 1] > spot:
        s.spots[k] = s.spots[k - 1]
        k -= 1
    s.spots[k] = spot


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
        if out is not None:
            told = [seat]
            for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
                told += [s.drawn[k], s.spots[k]]
            show(out, TILES_SHOWN, told)
        settle(s, seat)
    s.phase = ACTING
    s.seat = s.start


def settle(s: SiberiaState, seat: i64) -> None:
    """What the seat has laid in this round lies on its tableau from now on; what is in its hand stays there."""
    k: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if s.spots[k] == IN_HAND:
            continue
        if s.spots[k] == RESEARCH:
            s.research[seat * TILES + s.drawn[k]] += 1
        else:
            put(s, seat, s.spots[k], s.drawn[k])
        s.drawn[k] = NO_TILE
        s.spots[k] = IN_HAND


def has_laid(s: SiberiaState, seat: i64) -> bool:
    return tiles_in_hand(s, seat) < DRAWN
