"""The table's choices as numbers the phases read."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.games.goldrausch.meta import META


class Options:
    """fines_paid: a fine is paid after mining instead of held back (5.6). first_starts: seat 1 begins (2.3)."""

    def __init__(self, seats: i64, values: Mapping[str, str]) -> None:
        META.check_values(values)
        if seats not in (4, 5, 6):
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": "4, 5, 6"})
        self.seats = seats
        self.fines_paid: bool = values["fines"] == "paid"
        self.first_starts: bool = values["start"] == "first"
