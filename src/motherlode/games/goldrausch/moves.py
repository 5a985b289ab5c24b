"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Vocabulary
from motherlode.core.ids import SEAT_NAMES
from motherlode.games.goldrausch.world import CARD_NAMES, CONTINENT_NAMES, INCIDENT_NAMES, RESOURCES, RESULT_NAMES

CONTINENT: Final = Vocabulary("continent", CONTINENT_NAMES)
CARD: Final = Vocabulary("card", CARD_NAMES)
SEAT: Final = Vocabulary("seat", list(SEAT_NAMES))
RESOURCE: Final = Vocabulary("resource", [str(k + 1) for k in range(RESOURCES)])
RESULT: Final = Vocabulary("result", RESULT_NAMES)
INCIDENT: Final = Vocabulary("incident", INCIDENT_NAMES)

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
        Kind("go", [Param("continent", CONTINENT)], rule=301, secret=True),
        Kind("lay", [Param("card", CARD)], rule=304, secret=True),
        Kind("seal", [], rule=304),
        Kind("abstain", [], rule=304, secret=True),
        Kind("start", [Param("seat", SEAT)], rule=203, drawn=True),
        Kind("reveal", [Param("resource", RESOURCE)], rule=601, drawn=True),
        Kind("spin", [Param("result", RESULT)], rule=405, drawn=True),
        Kind("draw", [Param("incident", INCIDENT)], rule=404, drawn=True),
        Kind("lot", [Param("seat", SEAT)], rule=716, drawn=True),
    ]
)


def go(continent: i64) -> i64:
    return GO + continent


def lay(card: i64) -> i64:
    return LAY + card
