"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Words
from motherlode.core.ids import SEAT_NAMES
from motherlode.games.goldrausch.world import CARD_NAMES, CONTINENT_NAMES, INCIDENT_NAMES, RESOURCES, RESULT_NAMES

CONTINENT: Final = Words("continent", CONTINENT_NAMES)
CARD: Final = Words("card", CARD_NAMES)
SEAT: Final = Words("seat", list(SEAT_NAMES))
RESOURCE: Final = Words("resource", [str(k + 1) for k in range(RESOURCES)])
RESULT: Final = Words("result", RESULT_NAMES)
INCIDENT: Final = Words("incident", INCIDENT_NAMES)

# First codes: players choose a continent, lay an upgrade card, confirm it, or lay none; the rest is nature's.
GO: Final = 0
LAY: Final = 3
SEAL: Final = 5
ABSTAIN: Final = 6
START: Final = 7
REVEAL: Final = 13
SPIN: Final = 33
DRAW: Final = 39
LOT: Final = 64
CODES: Final = 70

CODEC: Final = Codec(
    [
        Kind("go", [Param("continent", CONTINENT)], secret=True),
        Kind("lay", [Param("card", CARD)], secret=True),
        Kind("seal", []),
        Kind("abstain", [], secret=True),
        Kind("start", [Param("seat", SEAT)]),
        Kind("reveal", [Param("resource", RESOURCE)]),
        Kind("spin", [Param("result", RESULT)]),
        Kind("draw", [Param("incident", INCIDENT)]),
        Kind("lot", [Param("seat", SEAT)]),
    ]
)


def go(continent: i64) -> i64:
    return GO + continent


def lay(card: i64) -> i64:
    return LAY + card
