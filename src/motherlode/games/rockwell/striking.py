"""A crew has come, or grown stronger, and a tile is drilled; of two the active player chooses one (5.4, 6.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.agenda import DRILL, push
from motherlode.games.rockwell.moves import TILE, drill, drilled_tile
from motherlode.games.rockwell.state import CHOOSING, RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import astride, is_turned, lack
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.world import NO_CREW

NOT_STRUCK: Final = Kind("not-struck", [Param("tile", TILE)], rule=504)
REFUSALS: Final[list[Kind]] = [NOT_STRUCK]


def _struck_tiles(t: Tables, s: RockwellState, crew: i64) -> vec[i64]:
    """The unturned tiles whose number is reached where this crew stands."""
    out = vec[i64](capacity=2)
    tiles = astride(s.places[crew])
    k: i64
    for k in range(len(tiles)):
        if not is_turned(s, tiles[k]) and lack(t, s, tiles[k]) <= 0:
            out = append(out, tiles[k])
    return out


def strike(t: Tables, s: RockwellState, crew: i64) -> None:
    tiles = _struck_tiles(t, s, crew)
    if len(tiles) == 1:
        push(s, DRILL + tiles[0])
    elif len(tiles) == 2:
        s.struck = crew
        s.phase = CHOOSING


def legal_moves(t: Tables, s: RockwellState) -> vec[i64]:
    """Either of the two tiles, ascending."""
    tiles = _struck_tiles(t, s, s.struck)
    return vec[i64]([drill(min(tiles[0], tiles[1])), drill(max(tiles[0], tiles[1]))])


def refusal(t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    wrong_time = untimely(s, CHOOSING, seat, move, 504)
    if wrong_time is not None:
        return wrong_time
    if drilled_tile(move) not in _struck_tiles(t, s, s.struck):
        return refuse(NOT_STRUCK, [drilled_tile(move)])
    return None


def choose_tile(s: RockwellState, move: i64) -> None:
    s.struck = NO_CREW
    s.phase = RUNNING
    push(s, DRILL + drilled_tile(move))
