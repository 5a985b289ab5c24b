"""The moves and their codes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import SEAT, Codec, Kind, Param, Vocabulary
from motherlode.core.ids import MAX_SEATS
from motherlode.games.siberia.world import (
    ACTION_NAMES,
    ACTIONS,
    ANY_RESOURCE,
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


def face(exchange: i64) -> i64:
    return FACE + exchange


def flip(exchange: i64) -> i64:
    return FLIP + exchange


def turned_exchange(move: i64) -> i64:
    """What is turned up, by the start player or by nature."""
    if move < FLIP:
        return move - FACE
    return move - FLIP


def lay(tile: i64, spot: i64) -> i64:
    return LAY + tile * SPOTS + spot


def laid_tile(move: i64) -> i64:
    return (move - LAY) // SPOTS


def laid_spot(move: i64) -> i64:
    return (move - LAY) % SPOTS


def take(spot: i64) -> i64:
    return TAKE + spot


def taken_spot(move: i64) -> i64:
    return move - TAKE


def find(resource: i64, area: i64) -> i64:
    return FIND + resource * AREAS + area


def find_any(resource: i64, area: i64) -> i64:
    return FIND_ANY + resource * AREAS + area


def find_of(move: i64) -> i64:
    """What the tile counts as: its resource, or ANY_RESOURCE."""
    if move < FIND_ANY:
        return (move - FIND) // AREAS
    return ANY_RESOURCE


def found_resource(move: i64) -> i64:
    if move < FIND_ANY:
        return (move - FIND) // AREAS
    return (move - FIND_ANY) // AREAS


def found_area(move: i64) -> i64:
    if move < FIND_ANY:
        return (move - FIND) % AREAS
    return (move - FIND_ANY) % AREAS


def joker(action: i64) -> i64:
    return JOKER + action


def joker_action(move: i64) -> i64:
    return move - JOKER


def step(place: i64, area: i64) -> i64:
    return STEP + place * AREAS + area


def step_from(move: i64) -> i64:
    return (move - STEP) // AREAS


def step_to(move: i64) -> i64:
    return (move - STEP) % AREAS


def post(figure: i64, exchange: i64) -> i64:
    return POST + figure * EXCHANGES + exchange


def posted_figure(move: i64) -> i64:
    return (move - POST) // EXCHANGES


def posted_exchange(move: i64) -> i64:
    return (move - POST) % EXCHANGES


def enter(figure: i64) -> i64:
    return ENTER + figure


def entering_figure(move: i64) -> i64:
    return move - ENTER


def invest(action: i64) -> i64:
    return INVEST + action


def invested_action(move: i64) -> i64:
    return move - INVEST


def sell(exchange: i64) -> i64:
    return SELL + exchange


def selling_exchange(move: i64) -> i64:
    return move - SELL


def give_back(action: i64, tile: i64) -> i64:
    return RETURN + action * TILES + tile


def returned_action(move: i64) -> i64:
    return (move - RETURN) // TILES


def returned_tile(move: i64) -> i64:
    return (move - RETURN) % TILES


def start(seat: i64) -> i64:
    return START + seat


def starting_seat(move: i64) -> i64:
    return move - START


def scatter(resource: i64) -> i64:
    return SCATTER + resource


def scattered_resource(move: i64) -> i64:
    return move - SCATTER


def opened_action(move: i64) -> i64:
    return move - OPEN


def draw(tile: i64) -> i64:
    return DRAW + tile


def drawn_tile(move: i64) -> i64:
    return move - DRAW


def codes(first: i64, counts: vec[i64]) -> vec[i64]:
    """One code for everything there is any of, ascending; `first` is the code of number 0."""
    out = vec[i64](capacity=TILES)
    k: i64
    for k in range(len(counts)):
        if counts[k]:
            out = append(out, first + k)
    return out


def weights_of(counts: vec[i64]) -> vec[i64]:
    """How likely each of `codes` is: by how many there are."""
    out = vec[i64](capacity=TILES)
    k: i64
    for k in range(len(counts)):
        if counts[k]:
            out = append(out, counts[k])
    return out
