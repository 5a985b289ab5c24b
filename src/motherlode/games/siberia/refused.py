"""The refusals: each a fact with its arguments. refusals.py says which stands against a move, grounds.py why."""

from typing import Final

from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.games.siberia.events import FIND
from motherlode.games.siberia.moves import ACTION, AREA, EXCHANGE, FIGURE, PLACE, RESOURCE, SEAT, SPOT, TILE

ALLOWED: Final = -1
DRAWN_BY_SEED: Final = 0
PLAYERS_ACT: Final = 1
NOT_DRAWN_NOW: Final = 2
GAME_IS_OVER: Final = 3
NO_SUCH_SEAT: Final = 4
NOT_FACING: Final = 5
OTHER_TILE: Final = 6
OTHERS_TURN: Final = 7
NOT_PLACING: Final = 8
TILE_NOT_IN_HAND: Final = 9
TILE_NOT_FOR: Final = 10
NO_FREE_SPACE: Final = 11
TILES_IN_HAND: Final = 12
SEALED_ALREADY: Final = 13
NOT_ACTING: Final = 14
EFFECT_FIRST: Final = 15
RESEARCH_FIRST: Final = 16
RESEARCH_EMPTY: Final = 17
SPACES_NOT_FILLED: Final = 18
NOT_UNDER_WAY: Final = 19
NOTHING_TO_WAIVE: Final = 20
MUST_LAY: Final = 21
NO_SUCH_FIND: Final = 22
SUPPLY_IS_EMPTY: Final = 23
AREA_IS_CLOSED: Final = 24
AREA_HAS: Final = 25
JOKER_ELSEWHERE: Final = 26
NO_WORKER_THERE: Final = 27
NOT_NEAR: Final = 28
NO_FIGURE_THERE: Final = 29
SAME_EXCHANGE: Final = 30
NOT_IN_PLAY: Final = 31
SUPPLY_FIRST: Final = 32
NOT_FROM_PORT: Final = 33
NOT_OPEN: Final = 34
HAS_INVESTMENT: Final = 35
NO_SELLER_THERE: Final = 36
NOT_BOUGHT: Final = 37
NOT_RETURNING: Final = 38
TILE_NOT_THERE: Final = 39
NOT_IN_BAG: Final = 40
KIND_LIES_THERE: Final = 41
NONE_FACE_DOWN: Final = 42

REFUSALS: Final = [
    Kind("drawn-by-seed", []),
    Kind("players-act", []),
    Kind("not-drawn-now", []),
    Kind("game-is-over", []),
    Kind("no-such-seat", [Param("seat", SEAT)]),
    Kind("not-facing", []),
    Kind("other-tile", [Param("exchange", EXCHANGE)]),
    Kind("others-turn", [Param("seat", SEAT)]),
    Kind("not-placing", []),
    Kind("tile-not-in-hand", [Param("tile", TILE)]),
    Kind("tile-not-for", [Param("tile", TILE), Param("spot", SPOT)]),
    Kind("no-free-space", [Param("action", ACTION)]),
    Kind("tiles-in-hand", [Param("tiles", NUMBER)]),
    Kind("sealed-already", []),
    Kind("not-acting", []),
    Kind("effect-first", [Param("spot", SPOT)]),
    Kind("research-first", []),
    Kind("research-empty", []),
    Kind("spaces-not-filled", [Param("action", ACTION)]),
    Kind("not-under-way", [Param("spot", SPOT)]),
    Kind("nothing-to-waive", []),
    Kind("must-lay", []),
    Kind("no-such-find", [Param("find", FIND)]),
    Kind("supply-is-empty", [Param("resource", RESOURCE)]),
    Kind("area-is-closed", [Param("area", AREA)]),
    Kind("area-has", [Param("area", AREA), Param("resource", RESOURCE)]),
    Kind("joker-elsewhere", []),
    Kind("no-worker-there", [Param("place", PLACE)]),
    Kind("not-near", [Param("place", PLACE), Param("area", AREA)]),
    Kind("no-figure-there", [Param("figure", FIGURE)]),
    Kind("same-exchange", [Param("exchange", EXCHANGE)]),
    Kind("not-in-play", [Param("exchange", EXCHANGE)]),
    Kind("supply-first", []),
    Kind("not-from-port", []),
    Kind("not-open", [Param("action", ACTION)]),
    Kind("has-investment", [Param("action", ACTION)]),
    Kind("no-seller-there", [Param("exchange", EXCHANGE)]),
    Kind("not-bought", [Param("resource", RESOURCE), Param("exchange", EXCHANGE)]),
    Kind("not-returning", []),
    Kind("tile-not-there", [Param("tile", TILE), Param("action", ACTION)]),
    Kind("not-in-bag", [Param("tile", TILE)]),
    Kind("kind-lies-there", [Param("resource", RESOURCE)]),
    Kind("none-face-down", [Param("action", ACTION)]),
]
