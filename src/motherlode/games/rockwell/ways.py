"""How far a crew can go: what touches what, and what each level of mobility adds (1.1 to 1.3, 5.2, 5.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.world import (
    BORDER,
    CENTRE,
    ENTRANCE,
    INNERMOST,
    PLACES,
    RINGS,
    SECTORS,
    TILES,
    left_border,
    right_border,
    right_of,
    ring_of,
)

# Levels of mobility (5.3); behind them the second of two moves, where that is a decision of its own (5.5).
JUMPING: Final = 1
ASTRIDE: Final = 2
TWO_STEPS: Final = 3
GOING_ON: Final = 4


def _beside(tile: i64) -> i64:
    """The mask of the tiles that touch a tile: left, right, above, below."""
    mask = bit(right_of(tile)) | bit(left_border(tile) - BORDER)
    if ring_of(tile) > 0:
        mask |= bit(tile - SECTORS)
    if ring_of(tile) < RINGS - 1:
        mask |= bit(tile + SECTORS)
    return mask


def _near() -> vec[i64]:
    """[place]: mask of the tiles one step away."""
    out = vec[i64]([0] * PLACES)
    place: i64
    for place in range(PLACES):
        if place < TILES:
            out[place] = _beside(place)
        elif place < CENTRE:
            out[place] = bit(place - BORDER) | bit(right_of(place - BORDER))
        elif place >= ENTRANCE:
            out[place] = bit(2 * (place - ENTRANCE)) | bit(2 * (place - ENTRANCE) + 1)
    return out


def _edges() -> vec[i64]:
    """[place]: mask of the borders one step away, by the tile on their left."""
    out = vec[i64]([0] * PLACES)
    tile: i64
    for tile in range(TILES):
        out[tile] = bit(left_border(tile) - BORDER) | bit(right_border(tile) - BORDER)
    return out


def _over(first: vec[i64], then: vec[i64]) -> vec[i64]:
    """[place]: what is one step away from it, or from a tile one step away."""
    out = vec[i64]([0] * PLACES)
    place: i64
    tile: i64
    for place in range(PLACES):
        out[place] = then[place]
        for tile in range(TILES):
            if (first[place] >> tile) & 1:
                out[place] |= then[tile]
    return out


def _jumps() -> vec[i64]:
    """[place]: mask of the second tiles left and right of a tile."""
    out = vec[i64]([0] * PLACES)
    tile: i64
    for tile in range(TILES):
        ring = tile - tile % SECTORS
        out[tile] = bit(ring + (tile + 2) % SECTORS) | bit(ring + (tile + SECTORS - 2) % SECTORS)
    return out


def _both(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """[place]: what is in either."""
    return vec[i64]([first[place] | second[place] for place in range(PLACES)])


NEAR: Final = _near()
EDGES: Final = _edges()
JUMPS: Final = _jumps()
NOWHERE: Final = vec[i64]([0] * PLACES)
INNER_RING: Final = 0xFF << (INNERMOST * SECTORS)


def tiles_by_level(o: Options) -> vec[i64]:
    """[level * PLACES + place]: mask of the tiles a crew can move to."""
    hops = _both(NEAR, JUMPS)
    step = NEAR
    if o.jumps:
        step = hops
    twice = hops
    if not o.each_step:
        twice = _both(hops, _over(step, step))
    return _joined([NEAR, hops, hops, twice, step])


def borders_by_level(o: Options) -> vec[i64]:
    """[level * PLACES + place]: mask of the borders, by the tile on their left."""
    step = NEAR
    if o.jumps:
        step = _both(NEAR, JUMPS)
    twice = EDGES
    if not o.each_step:
        twice = _over(step, EDGES)
    return _joined([NOWHERE, NOWHERE, EDGES, twice, EDGES])


def centre_by_level(o: Options) -> vec[i64]:
    """[level * PLACES + place]: 1 if the centre can be reached: from ring D, or with two steps over it."""
    beside = vec[i64]([0] * PLACES)
    over = vec[i64]([0] * PLACES)
    place: i64
    for place in range(PLACES):
        if place < TILES and ring_of(place) == INNERMOST:
            beside[place] = 1
        if beside[place] or NEAR[place] & INNER_RING:
            over[place] = 1
    if o.each_step:
        over = beside
    return _joined([beside, beside, beside, over, beside])


def _joined(levels: list[vec[i64]]) -> vec[i64]:
    out = vec[i64](capacity=len(levels) * PLACES)
    for level in levels:
        place: i64
        for place in range(PLACES):
            out = append(out, level[place])
    return out
