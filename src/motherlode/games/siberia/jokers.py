"""The manager: one of its tiles becomes a joker on another action (5.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.siberia.course import end_turn
from motherlode.games.siberia.events import JOKER_LAID
from motherlode.games.siberia.moves import joker, joker_action
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import NO_FREE_SPACE, free_spaces, put
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import ACTIONS, LOGISTICS, MANAGER, MANAGER_TILE

JOKER_ELSEWHERE: Final = Kind("joker-elsewhere", [], rule=502)
REFUSALS: Final[list[Kind]] = [JOKER_ELSEWHERE]


def joker_moves(s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Any of the other nine actions with a free space."""
    action: i64
    for action in range(LOGISTICS, ACTIONS):
        if free_spaces(s, seat, action):
            out = append(out, joker(action))
    return out


def refusal(s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    action = joker_action(move)
    if action == MANAGER:
        return refuse(JOKER_ELSEWHERE, [])
    if not free_spaces(s, seat, action):
        return refuse(NO_FREE_SPACE, [action], 502)
    return None


def lay_joker(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """The tiles have left for the bag (4.5); one manager tile comes out of it again."""
    s.bag[MANAGER_TILE] -= 1
    put(s, seat, joker_action(move), MANAGER_TILE)
    if out is not None:
        tell(out, JOKER_LAID, [seat, joker_action(move)])
    end_turn(t, s, out)
