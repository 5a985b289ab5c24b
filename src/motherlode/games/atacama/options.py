"""The table's choices as numbers the phases read."""

from collections.abc import Mapping

from mypy_extensions import i64

from motherlode.core.errors import BAD_SEATS, OPTIONS_CLASH, Fault
from motherlode.core.rule import paragraph
from motherlode.games.atacama.meta import META


class Options:
    """stages: maps arrive in three stages and claims are bought (4). second_colour: tactics (5)."""

    def __init__(self, seats: i64, values: Mapping[str, str]) -> None:
        META.check_values(values, seats)
        if seats not in (2, 4):
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": "2, 4"})
        self.seats = seats
        self.stages: bool = values["maps"] == "stages"
        self.second_colour: bool = values["colours"] == "two"
        self.paid_to_opponent: bool = values["paid_derrick"] == "opponent"
        if self.stages and seats != 2:
            raise Fault(OPTIONS_CLASH, {"game": META.name, "rule": paragraph(602)})
