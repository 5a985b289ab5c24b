"""What happens at the table, as facts. Everything is seen by everybody."""

from typing import Final

from motherlode.core.codec import NUMBER, SEAT, Kind, Param, Vocabulary
from motherlode.games.atacama.board import COLUMN_NAMES, SIDE
from motherlode.games.atacama.moves import CLAIM, COLOUR, DIRECTION, FIELD, PART
from motherlode.games.atacama.scoring import REASONS
from motherlode.games.atacama.tables import MINERALS

MINERAL: Final = Vocabulary("mineral", MINERALS)
REASON: Final = Vocabulary("reason", REASONS)

# The nine rows, then the nine columns.
LINE: Final = Vocabulary("line", [str(k + 1) for k in range(SIDE)] + list(COLUMN_NAMES))

# A place of the 3x3 square of maps as (row, column) (4.9).
MAP_PLACE: Final = Vocabulary("place", ["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3"])

MAP_LAID: Final = 0
DERRICK_PLACED: Final = 1
LINE_COUNTS: Final = 2
CLAIM_BOUGHT: Final = 3
CLAIM_RECEIVED: Final = 4
CLAIM_DEALT: Final = 5
TURN_SKIPPED: Final = 6
GAME_ENDED: Final = 7

EVENT_KINDS: Final = [
    Kind("map-laid", [Param("part", PART), Param("place", MAP_PLACE)]),
    Kind(
        "derrick-placed",
        [
            Param("seat", SEAT),
            Param("colour", COLOUR),
            Param("field", FIELD),
            Param("mineral", MINERAL),
            Param("value", NUMBER),
        ],
    ),
    # A line through the new derrick counts for a seat: its points now.
    Kind(
        "line-counts",
        [Param("seat", SEAT), Param("direction", DIRECTION), Param("line", LINE), Param("points", NUMBER)],
    ),
    Kind(
        "claim-bought",
        [Param("seat", SEAT), Param("claim", CLAIM), Param("direction", DIRECTION), Param("colour", COLOUR)],
    ),
    # The other player's claim and direction, and how many derricks they get with it (4.6).
    Kind(
        "claim-received",
        [Param("seat", SEAT), Param("claim", CLAIM), Param("direction", DIRECTION), Param("derricks", NUMBER)],
    ),
    Kind("claim-dealt", [Param("seat", SEAT), Param("claim", CLAIM), Param("direction", DIRECTION)]),
    Kind("turn-skipped", [Param("seat", SEAT)]),
    Kind("game-ended", [Param("reason", REASON)]),
]
