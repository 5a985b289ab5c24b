"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Words
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

SEAT: Final = Words("seat", list(SEAT_NAMES))
RESOURCE: Final = Words("resource", RESOURCE_NAMES)
AREA: Final = Words("area", AREA_NAMES)
PLACE: Final = Words("place", PLACE_NAMES)
EXCHANGE: Final = Words("exchange", EXCHANGE_NAMES)
ACTION: Final = Words("action", ACTION_NAMES)
SPOT: Final = Words("spot", SPOT_NAMES)
TILE: Final = Words("tile", TILE_NAMES)
FIGURE: Final = Words("figure", FIGURE_NAMES)

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
        Kind("face", [Param("exchange", EXCHANGE)]),
        Kind("lay", [Param("tile", TILE), Param("spot", SPOT)], secret=True),
        Kind("seal", []),
        Kind("take", [Param("spot", SPOT)]),
        Kind("pass", []),
        Kind("waive", []),
        Kind("find", [Param("resource", RESOURCE), Param("area", AREA)]),
        Kind("find-any", [Param("resource", RESOURCE), Param("area", AREA)]),
        Kind("joker", [Param("action", ACTION)]),
        Kind("step", [Param("place", PLACE), Param("area", AREA)]),
        Kind("post", [Param("figure", FIGURE), Param("exchange", EXCHANGE)]),
        Kind("enter", [Param("figure", FIGURE)]),
        Kind("invest", [Param("action", ACTION)]),
        Kind("sell", [Param("exchange", EXCHANGE)]),
        Kind("return", [Param("action", ACTION), Param("tile", TILE)]),
        Kind("start", [Param("seat", SEAT)]),
        Kind("scatter", [Param("resource", RESOURCE)]),
        Kind("flip", [Param("exchange", EXCHANGE)]),
        Kind("open", [Param("action", ACTION)]),
        Kind("draw", [Param("tile", TILE)], secret=True),
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
