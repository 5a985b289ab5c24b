"""The investor, and the row of open investments (2.3, 5.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.games.siberia.events import INVESTMENT_OPENED, INVESTMENT_TAKEN
from motherlode.games.siberia.moves import INVEST, OPEN
from motherlode.games.siberia.state import SiberiaState
from motherlode.games.siberia.tableau import free_spaces, has_investment, put
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import ACTIONS, INVESTMENT


def is_open(s: SiberiaState, action: i64) -> bool:
    return any(s.row[k] == action for k in range(len(s.row)))


def invest_moves(s: SiberiaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """An open one whose action has a free space and no investment yet."""
    action: i64
    for action in range(ACTIONS):
        if is_open(s, action) and free_spaces(s, seat, action) and not has_investment(s, seat, action):
            out = append(out, INVEST + action)
    return out


def take_investment(s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """The row closes up; of two alike the older one goes."""
    action = move - INVEST
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


def row_is_full(t: Tables, s: SiberiaState) -> bool:
    """As many as shall lie open, or the stack has run out."""
    return len(s.row) >= t.open or not any(s.stack[k] > 0 for k in range(ACTIONS))


def open_investment(s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """The new one comes last."""
    action = move - OPEN
    s.stack[action] -= 1
    s.row = append(s.row, action)
    if out is not None:
        show(out, INVESTMENT_OPENED, [action])
