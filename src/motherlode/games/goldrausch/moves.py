"""The moves and their codes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count, write_members
from motherlode.core.codec import SEAT, Codec, Kind, Param, Vocabulary
from motherlode.games.goldrausch.world import CARD_NAMES, CONTINENT_NAMES, INCIDENT_NAMES, RESOURCES, RESULT_NAMES

CONTINENT: Final = Vocabulary("continent", CONTINENT_NAMES)
CARD: Final = Vocabulary("card", CARD_NAMES)
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


def chosen_continent(move: i64) -> i64:
    return move - GO


def lay(card: i64) -> i64:
    return LAY + card


def laid_card(move: i64) -> i64:
    return move - LAY


def starting_seat(move: i64) -> i64:
    return move - START


def reveal(resource: i64) -> i64:
    return REVEAL + resource


def revealed_resource(move: i64) -> i64:
    return move - REVEAL


def spin(result: i64) -> i64:
    return SPIN + result


def spun_result(move: i64) -> i64:
    return move - SPIN


def draw(incident: i64) -> i64:
    return DRAW + incident


def drawn_incident(move: i64) -> i64:
    return move - DRAW


def seat_of_lot(move: i64) -> i64:
    return move - LOT


def codes(first: i64, members: i64) -> vec[i64]:
    """One code for every member of a set, ascending; `first` is the code of member 0."""
    out = vec[i64]([0] * count(members))
    write_members(out, 0, first, members)
    return out
