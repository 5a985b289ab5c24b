"""Whether it is time for a move at all: the phase, and whose turn it is."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Kind
from motherlode.core.refusal import NOT_DRAWN_NOW, OTHERS_TURN, Refusal, refuse
from motherlode.games.rockwell.moves import CODEC
from motherlode.games.rockwell.state import RockwellState

# Their paragraphs are those of the move.
NOT_NOW: Final = Kind("not-now", [])
DRAWN_ALREADY: Final = Kind("drawn-already", [])
REFUSALS: Final[list[Kind]] = [NOT_NOW, DRAWN_ALREADY]


def not_now(move: i64) -> Refusal:
    """Such a move belongs to another part of the turn."""
    return refuse(NOT_NOW, [], CODEC.rule(move))


def not_drawn_now(move: i64) -> Refusal:
    return refuse(NOT_DRAWN_NOW, [], CODEC.rule(move))


def drawn_already(move: i64) -> Refusal:
    return refuse(DRAWN_ALREADY, [], CODEC.rule(move))


def untimely(s: RockwellState, phase: i64, seat: i64, move: i64, rule: i64) -> Refusal | None:
    """Whether a move that one seat alone makes in that phase comes too early, too late or out of turn.

    `rule` is the paragraph that says whose turn it is.
    """
    if s.phase != phase:
        return not_now(move)
    if s.seat != seat:
        return refuse(OTHERS_TURN, [s.seat], rule)
    return None
