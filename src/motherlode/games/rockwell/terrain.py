"""The ground: what touches what, who stands where, how far a crew can go (1.1 to 1.3, 5.2 to 5.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import (
    AL,
    BORDER,
    CENTRE,
    CREWS,
    ENTRANCE,
    INNERMOST,
    PLACES,
    RINGS,
    SECTORS,
    SHAFTS,
    TILES,
    left_border,
    right_border,
    right_of,
    ring_of,
)

# Mobility (5.3).
JUMPING: Final = 1
ASTRIDE: Final = 2
TWO_STEPS: Final = 3


def astride(place: i64) -> vec[i64]:
    """The tiles a crew standing there counts on: one, two from a border, none elsewhere."""
    if place < TILES:
        return vec[i64]([place])
    if place < CENTRE:
        return vec[i64]([place - BORDER, right_of(place - BORDER)])
    return vec[i64]()


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


NEAR: Final = _near()
EDGES: Final = _edges()
NEAR_IN_TWO: Final = _over(NEAR, NEAR)
EDGES_IN_TWO: Final = _over(NEAR, EDGES)
JUMPS: Final = _jumps()
INNER_RING: Final = 0xFF << (INNERMOST * SECTORS)


def owner_word(s: RockwellState, owner: i64) -> i64:
    """How an owner is told: a seat, or AL."""
    if owner == len(s.money):
        return AL
    return owner


def pile_of(s: RockwellState, tile: i64) -> i64:
    """The pile a tile has its power and its cards from: two to a ring, in turn (2.1)."""
    ring = tile // SECTORS
    return 2 * ring + ((tile + (s.layout >> ring)) & 1)


def power_of(t: Tables, s: RockwellState, tile: i64) -> i64:
    return t.power_of[pile_of(s, tile)]


def force(s: RockwellState, tile: i64) -> i64:
    """The power of all crews and dice on a tile; astride counts on both (5.4)."""
    left = left_border(tile)
    right = right_border(tile)
    total: i64 = 0
    crew: i64
    for crew in range(len(s.places)):
        place = s.places[crew]
        if place in (tile, left, right):
            total += s.powers[crew] + s.crew_dice[crew]
    return total


def force_of(s: RockwellState, owner: i64, tile: i64) -> i64:
    """Of one owner; 0: he has no crew there."""
    left = left_border(tile)
    right = right_border(tile)
    total: i64 = 0
    crew: i64
    for crew in range(owner * CREWS, owner * CREWS + CREWS):
        place = s.places[crew]
        if place in (tile, left, right):
            total += s.powers[crew] + s.crew_dice[crew]
    return total


def lack(t: Tables, s: RockwellState, tile: i64) -> i64:
    """The power that is missing to drill it."""
    return power_of(t, s, tile) - force(s, tile)


def is_turned(s: RockwellState, tile: i64) -> bool:
    return (s.turned >> tile) & 1 == 1


def taken_borders(s: RockwellState) -> i64:
    """The mask of the borders somebody stands on (5.4)."""
    mask: i64 = 0
    crew: i64
    for crew in range(len(s.places)):
        place = s.places[crew]
        if BORDER <= place < CENTRE:
            mask |= bit(place - BORDER)
    return mask


def tiles_in_reach(s: RockwellState, crew: i64) -> i64:
    """The mask of the tiles a crew can move to (5.2, 5.3)."""
    place = s.places[crew]
    level = s.mobility[crew // CREWS]
    if level >= TWO_STEPS:
        if place < TILES:
            # Ending where it began is standing still (5.5).
            return NEAR_IN_TWO[place] & ~bit(place)
        return NEAR_IN_TWO[place]
    if level >= JUMPING:
        return NEAR[place] | JUMPS[place]
    return NEAR[place]


def borders_in_reach(s: RockwellState, crew: i64) -> i64:
    """The mask of the borders it can move onto; one it stands on is taken."""
    level = s.mobility[crew // CREWS]
    if level < ASTRIDE:
        return 0
    place = s.places[crew]
    if level >= TWO_STEPS:
        return EDGES_IN_TWO[place] & ~taken_borders(s)
    return EDGES[place] & ~taken_borders(s)


def centre_in_reach(s: RockwellState, crew: i64) -> bool:
    """From ring D; or with two steps over it."""
    place = s.places[crew]
    if place < TILES and ring_of(place) == INNERMOST:
        return True
    return s.mobility[crew // CREWS] >= TWO_STEPS and NEAR[place] & INNER_RING != 0


def reach(s: RockwellState, crew: i64) -> vec[i64]:
    """All places it can move to, ascending."""
    out = vec[i64](capacity=32)
    tiles = tiles_in_reach(s, crew)
    borders = borders_in_reach(s, crew)
    tile: i64
    for tile in range(TILES):
        if (tiles >> tile) & 1:
            out = append(out, tile)
    for tile in range(TILES):
        if (borders >> tile) & 1:
            out = append(out, BORDER + tile)
    if centre_in_reach(s, crew):
        out = append(out, CENTRE)
    return out


def on_terrain(s: RockwellState, crew: i64) -> bool:
    return s.places[crew] < CENTRE


def finished(s: RockwellState, crew: i64) -> bool:
    return s.places[crew] == CENTRE


def shaft_owner(s: RockwellState, tile: i64) -> i64:
    """Whose shaft is on a tile, or NOBODY."""
    k: i64
    for k in range(len(s.shafts)):
        if s.shafts[k] == tile:
            return k // SHAFTS
    return NOBODY
