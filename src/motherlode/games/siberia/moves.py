"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Vocabulary
from motherlode.core.ids import MAX_SEATS, SEAT_NAMES
from motherlode.games.siberia.world import (
    ACTION_NAMES,
    ACTIONS,
    AREA_NAMES,
    AREAS,
    EXCHANGE_NAMES,
    EXCHANGES,
    FIGURE_NAMES,
    FIGURES,
    PLACE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    SPOT_NAMES,
    SPOTS,
    TILE_NAMES,
    TILES,
)

SEAT: Final = Vocabulary("seat", list(SEAT_NAMES))
RESOURCE: Final = Vocabulary("resource", RESOURCE_NAMES)
AREA: Final = Vocabulary("area", AREA_NAMES)
PLACE: Final = Vocabulary("place", PLACE_NAMES)
EXCHANGE: Final = Vocabulary("exchange", EXCHANGE_NAMES)
ACTION: Final = Vocabulary("action", ACTION_NAMES)
SPOT: Final = Vocabulary("spot", SPOT_NAMES)
TILE: Final = Vocabulary("tile", TILE_NAMES)
FIGURE: Final = Vocabulary("figure", FIGURE_NAMES)

# First codes: the players' moves, then nature's.
FACE: Final = 0  # turn up a face of the next exchange tile
LAY: Final = FACE + EXCHANGES  # lay a drawn tile
SEAL: Final = LAY + TILES * SPOTS  # confirm all six
TAKE: Final = SEAL + 1  # take an action, or research
PASS: Final = TAKE + SPOTS
WAIVE: Final = PASS + 1  # do without the effect, or what is left of it
FIND: Final = WAIVE + 1  # research: lay a cube for a tile of that resource
FIND_ANY: Final = FIND + RESOURCES * AREAS  # ... for a manager tile
JOKER: Final = FIND_ANY + RESOURCES * AREAS  # move a manager tile to another action
STEP: Final = JOKER + ACTIONS
POST: Final = STEP + PLACES * AREAS  # make a figure a seller
ENTER: Final = POST + FIGURES * EXCHANGES  # make a figure a worker in Vladivostok
INVEST: Final = ENTER + FIGURES  # take the open investment of an action
SELL: Final = INVEST + ACTIONS  # mine, and sell at an exchange
RETURN: Final = SELL + EXCHANGES  # put a tile back into the bag
START: Final = RETURN + ACTIONS * TILES
SCATTER: Final = START + MAX_SEATS  # set-up: a cube on the next area
FLIP: Final = SCATTER + RESOURCES  # set-up: the face of the next exchange tile
OPEN: Final = FLIP + EXCHANGES  # reveal an investment
DRAW: Final = OPEN + ACTIONS
CODES: Final = DRAW + TILES

CODEC: Final = Codec(
    [
        Kind("face", [Param("exchange", EXCHANGE)], rule=202),
        Kind("lay", [Param("tile", TILE), Param("spot", SPOT)], rule=302, secret=True),
        Kind("seal", [], rule=302),
        Kind("take", [Param("spot", SPOT)], rule=401),
        Kind("pass", [], rule=401),
        Kind("waive", [], rule=401),
        Kind("find", [Param("resource", RESOURCE), Param("area", AREA)], rule=501),
        Kind("find-any", [Param("resource", RESOURCE), Param("area", AREA)], rule=501),
        Kind("joker", [Param("action", ACTION)], rule=502),
        Kind("step", [Param("place", PLACE), Param("area", AREA)], rule=503),
        Kind("post", [Param("figure", FIGURE), Param("exchange", EXCHANGE)], rule=504),
        Kind("enter", [Param("figure", FIGURE)], rule=505),
        Kind("invest", [Param("action", ACTION)], rule=506),
        Kind("sell", [Param("exchange", EXCHANGE)], rule=507),
        Kind("return", [Param("action", ACTION), Param("tile", TILE)], rule=701),
        Kind("start", [Param("seat", SEAT)], rule=205, drawn=True),
        Kind("scatter", [Param("resource", RESOURCE)], rule=201, drawn=True),
        Kind("flip", [Param("exchange", EXCHANGE)], rule=202, drawn=True),
        Kind("open", [Param("action", ACTION)], rule=203, drawn=True),
        Kind("draw", [Param("tile", TILE)], rule=301, drawn=True, secret=True),
    ]
)


def lay(tile: i64, spot: i64) -> i64:
    return LAY + tile * SPOTS + spot


def take(spot: i64) -> i64:
    return TAKE + spot


def find(resource: i64, area: i64) -> i64:
    return FIND + resource * AREAS + area


def find_any(resource: i64, area: i64) -> i64:
    return FIND_ANY + resource * AREAS + area


def step(place: i64, area: i64) -> i64:
    return STEP + place * AREAS + area


def post(figure: i64, exchange: i64) -> i64:
    return POST + figure * EXCHANGES + exchange


def give_back(action: i64, tile: i64) -> i64:
    return RETURN + action * TILES + tile
