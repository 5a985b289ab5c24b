"""The table's choices as numbers the phases read."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.core.errors import BAD_SEATS, Fault
from motherlode.games.siberia.meta import META


class Options:
    """sides_chosen: the start player turns up the faces of the exchanges, instead of nature (2.2). always_withdrawn:
    a worker may go back to Vladivostok while there are figures in the supply, too (5.5).
    """

    def __init__(self, seats: i64, values: Mapping[str, str]) -> None:
        META.check_values(values, seats)
        if seats not in (2, 3, 4):
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": "2, 3, 4"})
        self.seats = seats
        self.sides_chosen: bool = values["exchange_sides"] == "start_player"
        self.always_withdrawn: bool = values["withdrawal"] == "always"
