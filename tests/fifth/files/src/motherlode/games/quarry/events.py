"""What happens at the table, as facts. Everything is seen by everybody."""

from typing import Final

from motherlode.core.codec import NUMBER, SEAT, Kind, Param

BLOCKS_TAKEN: Final = 0
PILE_EMPTY: Final = 1

EVENT_KINDS: Final = [
    Kind("blocks-taken", [Param("seat", SEAT), Param("blocks", NUMBER), Param("left", NUMBER)]),
    Kind("pile-empty", [Param("seat", SEAT)]),
]
