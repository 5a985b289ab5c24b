"""The table's choices as numbers the phases read."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.games.rockwell.meta import META


class Options:
    """screens: stocks are hidden (1.8). active_first: of several who gain at once the active player is first (10.4).

    full: the boards' side for four; al: two players, and the automatic crews with them (12).
    """

    def __init__(self, seats: i64, values: Mapping[str, str]) -> None:
        META.check_values(values)
        if seats not in (2, 3, 4):
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": "2, 3, 4"})
        self.seats = seats
        self.screens: bool = values["holdings"] == "screens"
        self.active_first: bool = values["achievement_tie"] == "active"
        self.turn_limit: i64 = int(values["turn_limit"])
        self.full: bool = seats == 4
        self.al: bool = seats == 2
