"""Who has won, and why the game ended (1.7, 7.3, 7.5)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.game import Result, places_by
from motherlode.games.siberia.state import SiberiaState

# Enough areas are closed; enough supply fields are empty; for too long no cube was laid or mined.
AREAS_CLOSED: Final = 0
SUPPLY_EMPTY: Final = 1
STANDSTILL: Final = 2
REASONS: Final = ["closed", "supply", "standstill"]
# The paragraph behind each.
END_RULES: Final = [703, 703, 705]


def final_result(s: SiberiaState, reason: i64) -> Result:
    """The richest wins; equals share it (1.7)."""
    return Result(s.money[:], places_by(s.money), reason)
