"""What a seat cannot know, made up; and what it can know, as bytes (1.8)."""

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from motherlode.core.bits import count, nth
from motherlode.core.rng import Rng
from motherlode.games.siberia.drawing import deal
from motherlode.games.siberia.placing import set_down, spots_for
from motherlode.games.siberia.secrets import tiles_hidden
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import tiles_in_hand
from motherlode.games.siberia.world import DRAWN, IN_HAND, NO_TILE


def guess(s: SiberiaState, seat: i64, rng: Rng) -> SiberiaState:
    """Others may have drawn any tiles the seat has not seen and does not hold, and laid them anywhere they may go."""
    out = s.clone()
    other: i64
    k: i64
    for other in range(len(s.home)):
        if tiles_hidden(s, seat, other):
            for k in range(other * DRAWN, other * DRAWN + DRAWN):
                if out.drawn[k] != NO_TILE:
                    out.bag[out.drawn[k]] += 1
                out.drawn[k] = NO_TILE
                out.spots[k] = IN_HAND
    for other in range(len(s.home)):
        if tiles_hidden(s, seat, other):
            _draw_again(out, other, _drawn_by(s, other), rng)
            _lay_again(out, other, tiles_in_hand(s, other), rng)
    return out


def _drawn_by(s: SiberiaState, seat: i64) -> i64:
    tiles: i64 = 0
    k: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        if s.drawn[k] != NO_TILE:
            tiles += 1
    return tiles


def _draw_again(s: SiberiaState, seat: i64, tiles: i64, rng: Rng) -> None:
    k: i64
    for k in range(tiles):
        tile = rng.weighted(s.bag)
        s.bag[tile] -= 1
        deal(s, seat, tile)


def _lay_again(s: SiberiaState, seat: i64, kept: i64, rng: Rng) -> None:
    """Any of the seat's tiles anywhere, until it keeps this many in hand."""
    while tiles_in_hand(s, seat) > kept:
        k = seat * DRAWN + rng.below(DRAWN)
        if s.drawn[k] != NO_TILE and s.spots[k] == IN_HAND:
            spots = spots_for(s, seat, s.drawn[k])
            set_down(s, seat, s.drawn[k], nth(spots, rng.below(count(spots))))


def info(s: SiberiaState, seat: i64) -> bytes:
    """It does not say which other seats have confirmed or laid anything.

    What is in the bag or in other hands follows from the rest.
    """
    out = BytesWriter()
    s.write_public(out)
    write_i64_le(out, seat)
    write_i64_le(out, (s.sealed >> seat) & 1)
    k: i64
    for k in range(seat * DRAWN, seat * DRAWN + DRAWN):
        write_i64_le(out, s.drawn[k])
        write_i64_le(out, s.spots[k])
    return out.getvalue()
