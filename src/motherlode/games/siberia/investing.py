"""The investor: an open investment fills a space of its action for good (5.6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.siberia.course import fill_row
from motherlode.games.siberia.events import INVESTMENT_TAKEN
from motherlode.games.siberia.moves import ACTION, invest, invested_action
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import NO_FREE_SPACE, free_spaces, has_investment, put
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import ACTIONS, INVESTMENT

NOT_OPEN: Final = Kind("not-open", [Param("action", ACTION)], rule=506)
HAS_INVESTMENT: Final = Kind("has-investment", [Param("action", ACTION)], rule=506)
REFUSALS: Final[list[Kind]] = [NOT_OPEN, HAS_INVESTMENT]


def _is_open(s: SiberiaState, action: i64) -> bool:
    return any(s.row[k] == action for k in range(len(s.row)))


def invest_moves(s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """An open one whose action has a free space and no investment yet."""
    action: i64
    for action in range(ACTIONS):
        if _is_open(s, action) and free_spaces(s, seat, action) and not has_investment(s, seat, action):
            out = append(out, invest(action))
    return out


def refusal(s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    action = invested_action(move)
    if not _is_open(s, action):
        return refuse(NOT_OPEN, [action])
    if has_investment(s, seat, action):
        return refuse(HAS_INVESTMENT, [action])
    if not free_spaces(s, seat, action):
        return refuse(NO_FREE_SPACE, [action], 506)
    return None


def take_investment(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """The row closes up and is filled again; of two alike the older one goes."""
    action = invested_action(move)
    rest = vec[i64](capacity=8)
    gone = False
    k: i64
    for k in range(len(s.row)):
        if s.row[k] == action and not gone:
            gone = True
        else:
            rest = append(rest, s.row[k])
    s.row = rest
    put(s, seat, action, INVESTMENT)
    if out is not None:
        tell(out, INVESTMENT_TAKEN, [seat, action])
    fill_row(t, s, out)
