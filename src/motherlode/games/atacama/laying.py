"""Maps come on the table: all nine at once (2.1), or three at the start of each stage (4.2 to 4.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count, write_members
from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import NOT_DRAWN_NOW, Refusal, refuse
from motherlode.games.atacama.board import COVERED_BY, MAP_SIDE
from motherlode.games.atacama.events import MAP_LAID
from motherlode.games.atacama.moves import PART, TURN_UP, turned_part
from motherlode.games.atacama.state import LAYING, AtacamaState
from motherlode.games.atacama.turn import next_step

MAPS_LIE: Final = Kind("maps-lie", [], rule=201)
MAPS_COME: Final = Kind("maps-come", [], rule=409)
MAP_IS_OUT: Final = Kind("map-is-out", [Param("part", PART)], rule=401)
REFUSALS: Final[list[Kind]] = [NOT_DRAWN_NOW, MAPS_LIE, MAPS_COME, MAP_IS_OUT]

# The corner triangle, the diagonal, the opposite corner, each in the order its maps are drawn (4.9).
ORDER: Final = vec[i64]([0, 1, 3, 2, 4, 6, 5, 7, 8])


def legal_moves(s: AtacamaState) -> vec[i64]:
    """Any part still in the stack; each is as likely as the others (4.1)."""
    moves = vec[i64]([0] * count(s.stack))
    write_members(moves, 0, TURN_UP, s.stack)
    return moves


def refusal(s: AtacamaState, move: i64) -> Refusal | None:
    if s.phase != LAYING:
        return refuse(NOT_DRAWN_NOW, [], 409)
    if not (s.stack >> turned_part(move)) & 1:
        return refuse(MAP_IS_OUT, [turned_part(move)])
    return None


def weights(s: AtacamaState) -> vec[i64]:
    return vec[i64]([1] * len(legal_moves(s)))


def turn_up(s: AtacamaState, move: i64, out: list[Event] | None) -> None:
    """Nature turns up the top map of the stack; it takes the next place."""
    place = ORDER[s.laid]
    lay(s, turned_part(move), place)
    if out is not None:
        tell(out, MAP_LAID, [turned_part(move), place])
    if s.laid % MAP_SIDE == 0:
        next_step(s, out)


def lay(s: AtacamaState, part: i64, place: i64) -> None:
    """From now on the map's fields exist (4.9)."""
    s.stack &= ~(1 << part)
    s.maps[place] = part
    s.laid += 1
    s.covered[place // MAP_SIDE] |= COVERED_BY[place]
