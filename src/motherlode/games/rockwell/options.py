"""The table's choices as numbers the phases read."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.games.rockwell.meta import META


class Options:
    """screens: stocks are hidden (1.8). active_first: of several who gain at once the active player is first (10.4).
    all_ranked: a player who owns none of something is ranked for its bonus, too (10.6). each_step: a tile can be
    drilled by the first of two steps (5.5). jumps: two moves may be jumps (5.3). protected_last: protection counts
    after the limit of cubes received (6.5). surplus_safe: danger does not touch the surplus (6.5). al_free: whoever
    chooses among equal crews of Al's also chooses where the crew goes (12.4).

    full: the boards' side for four; al: two players, and the automatic crews with them (12).
    """

    def __init__(self, seats: i64, values: Mapping[str, str]) -> None:
        META.check_values(values, seats)
        if seats not in (2, 3, 4):
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": "2, 3, 4"})
        self.seats = seats
        self.screens: bool = values["holdings"] == "screens"
        self.active_first: bool = values["achievement_tie"] == "active"
        self.all_ranked: bool = values["bonus"] == "ranked"
        self.each_step: bool = values["crossed_tiles"] == "each_step"
        self.jumps: bool = values["double_move"] == "jumps"
        self.protected_last: bool = values["protection"] == "last"
        self.surplus_safe: bool = values["danger"] == "share"
        self.al_free: bool = values["al_tie"] == "free"
        self.turn_limit: i64 = int(values["turn_limit"])
        self.full: bool = seats == 4
        self.al: bool = seats == 2
