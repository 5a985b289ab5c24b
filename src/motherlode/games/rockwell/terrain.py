"""The ground: who stands where, how much power there is, where a crew can go (1.2, 5.2 to 5.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit, nth
from motherlode.core.codec import Kind, Param
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.moves import CREW
from motherlode.games.rockwell.state import STEPPING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.ways import GOING_ON
from motherlode.games.rockwell.world import (
    AL,
    BORDER,
    CENTRE,
    CREWS,
    PLACES,
    SECTORS,
    SHAFTS,
    TILES,
    left_border,
    right_border,
    right_of,
)

CREW_FINISHED: Final = Kind("crew-finished", [Param("crew", CREW)], rule=506)
STRONGEST_ALREADY: Final = Kind("strongest-already", [Param("crew", CREW)], rule=902)
REFUSALS: Final[list[Kind]] = [CREW_FINISHED, STRONGEST_ALREADY]


def astride(place: i64) -> vec[i64]:
    """The tiles a crew standing there counts on: one, two from a border, none elsewhere."""
    if place < TILES:
        return vec[i64]([place])
    if place < CENTRE:
        return vec[i64]([place - BORDER, right_of(place - BORDER)])
    return vec[i64]()


def owner_word(s: RockwellState, owner: i64) -> i64:
    """An owner as events name them: a seat, or AL."""
    if owner == len(s.money):
        return AL
    return owner


def pile_of(s: RockwellState, tile: i64) -> i64:
    """The pile that gives a tile its power and its cards: two to a ring, in turn (2.1)."""
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
    """Of one owner; 0: no crew of theirs is there."""
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


def way_of(s: RockwellState, crew: i64) -> i64:
    """Which row of the ways it takes: its owner's level, or that of a second step."""
    if s.phase == STEPPING:
        return GOING_ON * PLACES + s.places[crew]
    return s.mobility[crew // CREWS] * PLACES + s.places[crew]


def tiles_in_reach(t: Tables, s: RockwellState, crew: i64) -> i64:
    """The mask of the tiles a crew can move to (5.2, 5.3); ending where it began is standing still (5.5)."""
    tiles = t.near[way_of(s, crew)]
    if s.places[crew] < TILES:
        tiles &= ~bit(s.places[crew])
    return tiles


def borders_in_reach(t: Tables, s: RockwellState, crew: i64) -> i64:
    """The mask of the borders it can move onto; the one it stands on counts as taken."""
    borders = t.edges[way_of(s, crew)]
    if borders == 0:
        return 0
    return borders & ~taken_borders(s)


def centre_in_reach(t: Tables, s: RockwellState, crew: i64) -> bool:
    return t.centre[way_of(s, crew)] == 1


def reach(t: Tables, s: RockwellState, crew: i64) -> vec[i64]:
    """All places it can move to, ascending."""
    out = vec[i64](capacity=32)
    tiles = tiles_in_reach(t, s, crew)
    while tiles:
        out = append(out, nth(tiles, 0))
        tiles &= tiles - 1
    borders = borders_in_reach(t, s, crew)
    while borders:
        out = append(out, BORDER + nth(borders, 0))
        borders &= borders - 1
    if centre_in_reach(t, s, crew):
        out = append(out, CENTRE)
    return out


def on_terrain(s: RockwellState, crew: i64) -> bool:
    return s.places[crew] < CENTRE


def finished(s: RockwellState, crew: i64) -> bool:
    """In the centre a crew has nothing more to do (5.6)."""
    return s.places[crew] == CENTRE


def shaft_owner(s: RockwellState, tile: i64) -> i64:
    """Whose shaft is on a tile, or NOBODY."""
    k: i64
    for k in range(len(s.shafts)):
        if s.shafts[k] == tile:
            return k // SHAFTS
    return NOBODY
