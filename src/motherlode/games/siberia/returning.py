"""The end of a round: players with too many tiles return some, all at the same time (7.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.siberia.course import next_round, too_many
from motherlode.games.siberia.events import TILE_RETURNED
from motherlode.games.siberia.moves import ACTION, TILE, give_back, returned_action, returned_tile
from motherlode.games.siberia.state import RETURNING, SiberiaState
from motherlode.games.siberia.tableau import take_off
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import ACTIONS, TILES

NOT_RETURNING: Final = Kind("not-returning", [], rule=701)
TILE_NOT_THERE: Final = Kind("tile-not-there", [Param("tile", TILE), Param("action", ACTION)], rule=701)
REFUSALS: Final[list[Kind]] = [NOT_RETURNING, TILE_NOT_THERE]


def legal_moves(s: SiberiaState, seat: i64) -> vec[i64]:
    """Any tile on the tableau, for a seat that has too many; two alike on one action are one move."""
    out = vec[i64](capacity=ACTIONS * 2)
    action: i64
    for action in range(ACTIONS):
        at = (seat * ACTIONS + action) * 2
        if s.spaces[at] < TILES:
            out = append(out, give_back(action, s.spaces[at]))
        if s.spaces[at + 1] < TILES and s.spaces[at + 1] != s.spaces[at]:
            out = append(out, give_back(action, s.spaces[at + 1]))
    return out


def refusal(t: Tables, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    if s.phase != RETURNING or not (too_many(t, s) >> seat) & 1:
        return refuse(NOT_RETURNING, [])
    tile = returned_tile(move)
    at = (seat * ACTIONS + returned_action(move)) * 2
    if s.spaces[at] != tile and s.spaces[at + 1] != tile:
        return refuse(TILE_NOT_THERE, [tile, returned_action(move)])
    return None


def return_tile(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    take_off(s, seat, returned_action(move), returned_tile(move))
    if out is not None:
        tell(out, TILE_RETURNED, [seat, returned_tile(move), returned_action(move)])
    if not too_many(t, s):
        next_round(s, out)
