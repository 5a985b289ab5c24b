"""Who has won: the goal, or the most gold after the last round (1.5 to 1.9)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.game import Result, places_by
from motherlode.games.goldrausch.state import GoldrauschState

# Why a game ended
GOAL: Final = 0
ROUNDS: Final = 1
REASONS: Final = ["goal", "rounds"]
# The paragraph behind each.
END_RULES: Final = [108, 602]


def anybody_has(s: GoldrauschState, goal: i64) -> bool:
    """Whether somebody owns the goal or more (1.9)."""
    return any(s.gold[k] >= goal for k in range(len(s.gold)))


def final_result(s: GoldrauschState, goal: i64) -> Result:
    """Places go by gold, and equal gold shares a place; so of several at the goal the richest is first (1.6 to 1.8)."""
    reason: i64 = ROUNDS
    if anybody_has(s, goal):
        reason = GOAL
    return Result(s.gold[:], places_by(s.gold), reason)
