"""The table's choices as numbers the phases read."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.games.quarry.meta import META


class Options:
    """last_counts: whoever takes the last block gets a bonus (2.3)."""

    def __init__(self, seats: i64, values: Mapping[str, str]) -> None:
        META.check_values(values, seats)
        if seats not in (2, 3):
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": "2, 3"})
        self.seats = seats
        self.last_counts: bool = values["last"] == "bonus"
