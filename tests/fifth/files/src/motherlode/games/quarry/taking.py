"""A turn: some blocks from the pile (2.1, 2.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.quarry.events import BLOCKS_TAKEN, PILE_EMPTY
from motherlode.games.quarry.moves import take, taken_blocks
from motherlode.games.quarry.state import QuarryState
from motherlode.games.quarry.tables import Tables

TOO_MANY: Final = Kind("too-many", [Param("most", NUMBER)], rule=202)
NOT_THAT_MANY_LEFT: Final = Kind("not-that-many-left", [Param("left", NUMBER)], rule=202)
REFUSALS: Final[list[Kind]] = [TOO_MANY, NOT_THAT_MANY_LEFT]


def legal_moves(t: Tables, s: QuarryState) -> vec[i64]:
    moves = vec[i64]()
    blocks: i64
    for blocks in range(1, min(t.most, s.blocks) + 1):
        moves = append(moves, take(blocks))
    return moves


def refusal(t: Tables, s: QuarryState, move: i64) -> Refusal | None:
    if taken_blocks(move) > t.most:
        return refuse(TOO_MANY, [t.most])
    if taken_blocks(move) > s.blocks:
        return refuse(NOT_THAT_MANY_LEFT, [s.blocks])
    return None


def take_blocks(s: QuarryState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.blocks -= taken_blocks(move)
    s.taken[seat] += taken_blocks(move)
    s.seat = (seat + 1) % len(s.taken)
    if s.blocks == 0:
        s.last = seat
    if out is not None:
        tell(out, BLOCKS_TAKEN, [seat, taken_blocks(move), s.blocks])
        if s.blocks == 0:
            tell(out, PILE_EMPTY, [seat])
