"""A position of Atacama: everything that can change during a game."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.keys import write_vec
from motherlode.core.state import State

# Phases
LAYING: Final = 0  # nature turns up the maps of a stage
PLAYING: Final = 1
OVER: Final = 2

NO_MAP: Final = 9
NO_CLAIM: Final = 2

# Nothing is secret: the order of the map stack (1.5) does not exist before a map is turned up.


@mypyc_attr(acyclic=True)
class AtacamaState(State):
    phase: i64
    seat: i64  # whose turn it is
    turns: i64  # turns taken by all together, purchases included
    laid: i64  # maps on the table
    stack: i64  # mask of the parts still in the stack
    buyer: i64  # who bought a claim, or NOBODY
    maps: vec[i64]  # [place]: the part lying there, or NO_MAP
    stock: vec[i64]  # [2 * seat + colour]: unplaced derricks
    standing: vec[i64]  # [BANDS * colour + band]: mask of the fields with such a derrick
    covered: vec[i64]  # [band]: mask of the fields that lie on a map; follows from maps
    closed: vec[i64]  # [band]: mask of the fields with a derrick on or beside them; follows from standing
    box: vec[i64]  # [colour]: derricks paid for a claim and out of the game
    claim: vec[i64]  # [seat]: or NO_CLAIM
    direction: vec[i64]  # [seat]: ROWS or COLUMNS, meaningless without a claim

    def __init__(
        self,
        phase: i64,
        seat: i64,
        turns: i64,
        laid: i64,
        stack: i64,
        buyer: i64,
        maps: vec[i64],
        stock: vec[i64],
        standing: vec[i64],
        covered: vec[i64],
        closed: vec[i64],
        box: vec[i64],
        claim: vec[i64],
        direction: vec[i64],
    ) -> None:
        self.phase = phase
        self.seat = seat
        self.turns = turns
        self.laid = laid
        self.stack = stack
        self.buyer = buyer
        self.maps = maps
        self.stock = stock
        self.standing = standing
        self.covered = covered
        self.closed = closed
        self.box = box
        self.claim = claim
        self.direction = direction

    def clone(self) -> AtacamaState:
        return AtacamaState(
            self.phase,
            self.seat,
            self.turns,
            self.laid,
            self.stack,
            self.buyer,
            self.maps[:],
            self.stock[:],
            self.standing[:],
            self.covered[:],
            self.closed[:],
            self.box[:],
            self.claim[:],
            self.direction[:],
        )

    def key(self) -> bytes:
        out = BytesWriter()
        write_i64_le(out, self.phase)
        write_i64_le(out, self.seat)
        write_i64_le(out, self.turns)
        write_i64_le(out, self.laid)
        write_i64_le(out, self.stack)
        write_i64_le(out, self.buyer)
        write_vec(out, self.maps)
        write_vec(out, self.stock)
        write_vec(out, self.standing)
        write_vec(out, self.covered)
        write_vec(out, self.closed)
        write_vec(out, self.box)
        write_vec(out, self.claim)
        write_vec(out, self.direction)
        return out.getvalue()
