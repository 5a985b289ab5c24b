"""What happens at the table, as facts. What players draw and where they lay it is told to them alone, then shown."""

from typing import Final

from motherlode.core.codec import NUMBER, SEAT, Kind, Param, Vocabulary
from motherlode.games.siberia.moves import ACTION, AREA, EXCHANGE, FIGURE, PLACE, RESOURCE, SPOT, TILE
from motherlode.games.siberia.scoring import REASONS
from motherlode.games.siberia.world import DRAWN, FIND_NAMES

FIND: Final = Vocabulary("find", FIND_NAMES)
REASON: Final = Vocabulary("reason", REASONS)

START_DRAWN: Final = 0
CUBE_SCATTERED: Final = 1
SUPPLY_SORTED: Final = 2
EXCHANGE_OPENED: Final = 3
INVESTMENT_OPENED: Final = 4
ROUND_BEGAN: Final = 5
TILE_DRAWN: Final = 6
TILE_LAID: Final = 7
TILES_SEALED: Final = 8
TILES_SHOWN: Final = 9
ACTION_TAKEN: Final = 10
PASSED: Final = 11
NO_EFFECT: Final = 12
WAIVED: Final = 13
CUBE_LAID: Final = 14
TILE_LAPSED: Final = 15
JOKER_LAID: Final = 16
WORKER_STEPPED: Final = 17
STEPS_LAPSED: Final = 18
SELLER_POSTED: Final = 19
WORKER_ENTERED: Final = 20
INVESTMENT_TAKEN: Final = 21
CUBE_MINED: Final = 22
SOLD: Final = 23
AREA_CLOSED: Final = 24
WORKERS_HOME: Final = 25
TILE_RETURNED: Final = 26
GAME_ENDED: Final = 27

EVENT_KINDS: Final = [
    Kind("start-drawn", [Param("seat", SEAT)]),
    # Set-up (2.1).
    Kind("cube-scattered", [Param("resource", RESOURCE), Param("area", AREA)]),
    Kind(
        "supply-sorted",
        [
            Param("gas", NUMBER),
            Param("coal", NUMBER),
            Param("oil", NUMBER),
            Param("gold", NUMBER),
            Param("diamond", NUMBER),
        ],
    ),
    Kind("exchange-opened", [Param("exchange", EXCHANGE)]),
    Kind("investment-opened", [Param("action", ACTION)]),
    # The start player of this round.
    Kind("round-began", [Param("round", NUMBER), Param("seat", SEAT)]),
    Kind("tile-drawn", [Param("seat", SEAT), Param("tile", TILE)]),
    Kind("tile-laid", [Param("seat", SEAT), Param("tile", TILE), Param("spot", SPOT)]),
    Kind("tiles-sealed", [Param("seat", SEAT)]),
    # All six tiles of a player, and where each lies.
    Kind(
        "tiles-shown",
        [
            Param("seat", SEAT),
            *[p for k in range(1, DRAWN + 1) for p in (Param(f"tile{k}", TILE), Param(f"spot{k}", SPOT))],
        ],
    ),
    Kind("action-taken", [Param("seat", SEAT), Param("spot", SPOT)]),
    Kind("passed", [Param("seat", SEAT)]),
    # The action could do nothing; its player did without it.
    Kind("no-effect", [Param("seat", SEAT), Param("spot", SPOT)]),
    Kind("waived", [Param("seat", SEAT), Param("action", ACTION)]),
    Kind("cube-laid", [Param("seat", SEAT), Param("resource", RESOURCE), Param("area", AREA)]),
    # A tile in research that nothing can be laid for (5.1).
    Kind("tile-lapsed", [Param("seat", SEAT), Param("find", FIND)]),
    Kind("joker-laid", [Param("seat", SEAT), Param("action", ACTION)]),
    Kind("worker-stepped", [Param("seat", SEAT), Param("place", PLACE), Param("area", AREA)]),
    Kind("steps-lapsed", [Param("seat", SEAT), Param("steps", NUMBER)]),
    Kind("seller-posted", [Param("seat", SEAT), Param("figure", FIGURE), Param("exchange", EXCHANGE)]),
    Kind("worker-entered", [Param("seat", SEAT), Param("figure", FIGURE)]),
    Kind("investment-taken", [Param("seat", SEAT), Param("action", ACTION)]),
    Kind("cube-mined", [Param("seat", SEAT), Param("resource", RESOURCE), Param("area", AREA)]),
    # All that was mined is sold at one exchange: what a cube brings, and what all bring.
    Kind(
        "sold",
        [
            Param("seat", SEAT),
            Param("cubes", NUMBER),
            Param("resource", RESOURCE),
            Param("exchange", EXCHANGE),
            Param("price", NUMBER),
            Param("money", NUMBER),
        ],
    ),
    # And how many areas are closed now.
    Kind("area-closed", [Param("area", AREA), Param("closed", NUMBER)]),
    Kind("workers-home", [Param("seat", SEAT), Param("workers", NUMBER), Param("area", AREA)]),
    Kind("tile-returned", [Param("seat", SEAT), Param("tile", TILE), Param("action", ACTION)]),
    Kind("game-ended", [Param("reason", REASON)]),
]
