"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Vocabulary
from motherlode.games.atacama.board import FIELD_NAMES, FIELDS
from motherlode.games.atacama.tables import CLAIMS, COLOURS, PARTS

COLOUR: Final = Vocabulary("colour", COLOURS)
FIELD: Final = Vocabulary("field", FIELD_NAMES)
CLAIM: Final = Vocabulary("claim", CLAIMS)
DIRECTION: Final = Vocabulary("direction", ["rows", "columns"])
PART: Final = Vocabulary("part", PARTS)

# First codes: place natural a1..i9, place black a1..i9, buy, turn-up.
PLACE: Final = 0
BUY: Final = 162
TURN_UP: Final = 170
CODES: Final = 179

CODEC: Final = Codec(
    [
        Kind("place", [Param("colour", COLOUR), Param("field", FIELD)], rule=203),
        Kind("buy", [Param("claim", CLAIM), Param("direction", DIRECTION), Param("colour", COLOUR)], rule=405),
        Kind("turn-up", [Param("part", PART)], rule=401, drawn=True),
    ]
)


def place(colour: i64, field: i64) -> i64:
    return PLACE + colour * FIELDS + field


def placed_colour(move: i64) -> i64:
    return (move - PLACE) // FIELDS


def placed_field(move: i64) -> i64:
    return (move - PLACE) % FIELDS


def bought_claim(move: i64) -> i64:
    return (move - BUY) >> 2


def bought_direction(move: i64) -> i64:
    return ((move - BUY) >> 1) & 1


def paid_colour(move: i64) -> i64:
    return (move - BUY) & 1


def turned_part(move: i64) -> i64:
    return move - TURN_UP
