"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Vocabulary

NUMBER_OF_BLOCKS: Final = Vocabulary("blocks", ["1", "2", "3"])
TAKE: Final = 0
CODEC: Final = Codec([Kind("take", [Param("blocks", NUMBER_OF_BLOCKS)], rule=202)])


def take(blocks: i64) -> i64:
    return TAKE + blocks - 1


def taken_blocks(move: i64) -> i64:
    return move - TAKE + 1
