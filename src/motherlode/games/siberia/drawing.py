"""Phase 1: nature draws six tiles for everybody, one player after the other (3.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, whisper
from motherlode.core.refusal import NOT_DRAWN_NOW, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.siberia.events import TILE_DRAWN
from motherlode.games.siberia.moves import DRAW, TILE, codes, draw, drawn_tile, weights_of
from motherlode.games.siberia.state import DRAWING, PLACING, SiberiaState
from motherlode.games.siberia.world import DRAWN, NO_TILE

NOT_IN_BAG: Final = Kind("not-in-bag", [Param("tile", TILE)], rule=301)
REFUSALS: Final[list[Kind]] = [NOT_IN_BAG]


def legal_moves(s: SiberiaState) -> vec[i64]:
    return codes(DRAW, s.bag)


def weights(s: SiberiaState) -> vec[i64]:
    return weights_of(s.bag)


def random_draw(s: SiberiaState, rng: Rng) -> i64:
    """A tile of the bag, without the lists."""
    return draw(rng.weighted(s.bag))


def refusal(s: SiberiaState, move: i64) -> Refusal | None:
    if s.phase != DRAWING:
        return refuse(NOT_DRAWN_NOW, [], 301)
    if s.bag[drawn_tile(move)] == 0:
        return refuse(NOT_IN_BAG, [drawn_tile(move)])
    return None


def draw_tile(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """Each player gets all six tiles at once, from the start player on."""
    tile = drawn_tile(move)
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
