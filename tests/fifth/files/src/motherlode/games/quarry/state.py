"""A position of Quarry: everything that can change during a game."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.keys import write_vec
from motherlode.core.state import State


@mypyc_attr(acyclic=True)
class QuarryState(State):
    seat: i64  # whose turn it is
    blocks: i64  # left in the pile
    taken: vec[i64]  # [seat]: blocks taken
    last: i64  # who took the last block, or NOBODY

    def __init__(self, seat: i64, blocks: i64, taken: vec[i64], last: i64) -> None:
        self.seat = seat
        self.blocks = blocks
        self.taken = taken
        self.last = last

    def clone(self) -> QuarryState:
        return QuarryState(self.seat, self.blocks, self.taken[:], self.last)

    def key(self) -> bytes:
        out = BytesWriter()
        write_i64_le(out, self.seat)
        write_i64_le(out, self.blocks)
        write_vec(out, self.taken)
        write_i64_le(out, self.last)
        return out.getvalue()
