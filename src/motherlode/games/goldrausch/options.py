"""The table's choices as numbers the phases read."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.core.ids import NOBODY
from motherlode.games.goldrausch.meta import META, SEATED


class Options:
    """fines_paid: a fine is paid after mining instead of held back (5.6). starter: who begins, or NOBODY (2.3).
    meeting_only: people talk at the meeting alone (3.3). played_out: a win ends the game after the round (1.6).
    can_abstain: a player who lays no card cannot be made a user, instead of having the red one laid (3.5).
    """

    def __init__(self, seats: i64, values: Mapping[str, str]) -> None:
        META.check_values(values, seats)
        if seats not in (4, 5, 6):
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": "4, 5, 6"})
        self.seats = seats
        self.fines_paid: bool = values["fines"] == "paid"
        self.starter: i64 = NOBODY
        if values["start"] != "drawn":
            self.starter = SEATED.index(values["start"])
        self.meeting_only: bool = values["talk"] == "meeting"
        self.played_out: bool = values["win"] == "end_of_round"
        self.can_abstain: bool = values["absent"] == "none"
