"""Nature opens the next investment of the row, in the set-up and after one was taken (2.3, 5.6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, show
from motherlode.core.refusal import NOT_DRAWN_NOW, Refusal, refuse
from motherlode.games.siberia.course import fill_row
from motherlode.games.siberia.events import INVESTMENT_OPENED
from motherlode.games.siberia.moves import ACTION, OPEN, codes, opened_action, weights_of
from motherlode.games.siberia.state import OPENING, SiberiaState
from motherlode.games.siberia.tables import Tables

NONE_FACE_DOWN: Final = Kind("none-face-down", [Param("action", ACTION)], rule=506)
REFUSALS: Final[list[Kind]] = [NONE_FACE_DOWN]


def legal_moves(s: SiberiaState) -> vec[i64]:
    return codes(OPEN, s.stack)


def weights(s: SiberiaState) -> vec[i64]:
    return weights_of(s.stack)


def refusal(s: SiberiaState, move: i64) -> Refusal | None:
    if s.phase != OPENING:
        return refuse(NOT_DRAWN_NOW, [], 203)
    if s.stack[opened_action(move)] == 0:
        return refuse(NONE_FACE_DOWN, [opened_action(move)])
    return None


def open_investment(t: Tables, s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    """The new one comes last."""
    action = opened_action(move)
    s.stack[action] -= 1
    s.row = append(s.row, action)
    if out is not None:
        show(out, INVESTMENT_OPENED, [action])
    fill_row(t, s, out)
