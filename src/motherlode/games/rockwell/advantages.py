"""What a vice-president on board I gives: corruption or subcontracting, once a round (5.7 to 5.9)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.ids import NOBODY
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.boards import BOARD_I, slot_on
from motherlode.games.rockwell.dice import die_price, most_power
from motherlode.games.rockwell.moves import CREW
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import astride, is_turned, on_terrain
from motherlode.games.rockwell.ways import NEAR
from motherlode.games.rockwell.world import CENTRE, CORRUPTING, CREWS

# Without a vice-president on board I, or with nothing to use this crew for.
NO_ADVANTAGE: Final = Kind("no-advantage", [], rule=507)
NOT_ON_TERRAIN: Final = Kind("not-on-terrain", [Param("crew", CREW)], rule=507)
NO_BRIBES_LEFT: Final = Kind("no-bribes-left", [], rule=508)
NO_DICE_LEFT: Final = Kind("no-dice-left", [], rule=509)
HAS_DIE: Final = Kind("has-die", [], rule=509)
REFUSALS: Final[list[Kind]] = [NO_ADVANTAGE, NOT_ON_TERRAIN, NO_BRIBES_LEFT, NO_DICE_LEFT, HAS_DIE]


def corrupts(s: RockwellState, seat: i64) -> bool:
    slot = slot_on(s, seat, BOARD_I)
    return slot != NOBODY and slot < CORRUPTING


def subcontracts(s: RockwellState, seat: i64) -> bool:
    return slot_on(s, seat, BOARD_I) >= CORRUPTING


def stands_beside(place: i64, tile: i64) -> bool:
    """Whether a crew standing there is on, or astride, a tile that touches this one; not wholly on this one (5.8)."""
    if place >= CENTRE:
        return False
    tiles = astride(place)
    return any(NEAR[tiles[k]] >> tile & 1 for k in range(len(tiles)))


def could_bribe(s: RockwellState, seat: i64, crew: i64, tile: i64) -> bool:
    """As far as all can see: whether the seat could pay for its die is a secret."""
    if crew // CREWS == seat or s.crew_dice[crew] > most_power(tile):
        return False
    return stands_beside(s.places[crew], tile)


def bribe_price(t: Tables, s: RockwellState, crew: i64) -> i64:
    """The hire of the die it brings, paid again (5.8)."""
    if s.crew_dice[crew]:
        return die_price(t, s.crew_dice[crew])
    return 0


def could_help(s: RockwellState, seat: i64, crew: i64) -> bool:
    """Whether the seat has a choice as far as the others can see (1.9)."""
    if not on_terrain(s, crew):
        return False
    if subcontracts(s, seat):
        return s.dice > 0 and not s.crew_dice[crew]
    if not s.bribes or not corrupts(s, seat):
        return False
    tiles = astride(s.places[crew])
    k: i64
    other: i64
    for k in range(len(tiles)):
        if not is_turned(s, tiles[k]):
            for other in range(len(s.places)):
                if could_bribe(s, seat, other, tiles[k]):
                    return True
    return False


def help_refusal(s: RockwellState, seat: i64, crew: i64) -> Refusal | None:
    """What stands against a crew that stays for the sake of an advantage."""
    if not on_terrain(s, crew):
        return refuse(NOT_ON_TERRAIN, [crew % CREWS])
    if could_help(s, seat, crew):
        return None
    if corrupts(s, seat) and not s.bribes:
        return refuse(NO_BRIBES_LEFT, [])
    if not subcontracts(s, seat):
        return refuse(NO_ADVANTAGE, [])
    if s.crew_dice[crew]:
        return refuse(HAS_DIE, [])
    return refuse(NO_DICE_LEFT, [])
