"""Seats and audiences, as numbers and as logs write them."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.bits import count

MAX_SEATS: Final = 6

# Nature and the onlooker have the same number at every table size.
CHANCE: Final = 15
SPECTATOR: Final = 14

NOBODY: Final = -1

# An audience is a bit mask of seats; the onlooker's bit is among EVERYBODY's.
EVERYBODY: Final = 0xFFFF

SEAT_NAMES: Final = ("red", "blue", "yellow", "green", "mauve", "white")
CHANCE_NAME: Final = "*"


def only(seat: i64) -> i64:
    """The audience or actor mask that holds one seat."""
    return 1 << seat


def everyone_at(seats: i64) -> i64:
    """The mask of all players at a table of that size."""
    return (1 << seats) - 1


def first_seat(mask: i64) -> i64:
    """The lowest seat in a mask that is not empty."""
    return count((mask & -mask) - 1)


def seats_in(mask: i64) -> list[int]:
    """The seats in a mask, ascending."""
    out: list[int] = []
    seat: i64
    for seat in range(CHANCE + 1):
        if (mask >> seat) & 1:
            out.append(seat)
    return out


def seat_name(seat: i64) -> str:
    if seat == CHANCE:
        return CHANCE_NAME
    return SEAT_NAMES[seat]


def seat_number(name: str) -> i64:
    """The seat that a log writes like this, or NOBODY."""
    if name == CHANCE_NAME:
        return CHANCE
    if name in SEAT_NAMES:
        return SEAT_NAMES.index(name)
    return NOBODY
