"""The manager: one of its tiles becomes a joker on another action (5.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.siberia.events import JOKER_LAID
from motherlode.games.siberia.moves import JOKER
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import free_spaces, put
from motherlode.games.siberia.world import ACTIONS, LOGISTICS, MANAGER_TILE


def joker_moves(s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Any of the other nine actions with a free space."""
    action: i64
    for action in range(LOGISTICS, ACTIONS):
        if free_spaces(s, seat, action):
            out = append(out, JOKER + action)
    return out


def lay_joker(s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """The tiles have left for the bag (4.5); one manager tile comes out of it again."""
    s.bag[MANAGER_TILE] -= 1
    put(s, seat, move - JOKER, MANAGER_TILE)
    if out is not None:
        tell(out, JOKER_LAID, [seat, move - JOKER])
