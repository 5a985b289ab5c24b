"""Quarry behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind
from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import NOBODY, only
from motherlode.core.refusal import OPENING, OTHERS_TURN, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.quarry import taking
from motherlode.games.quarry.events import EVENT_KINDS
from motherlode.games.quarry.moves import CODEC
from motherlode.games.quarry.options import Options
from motherlode.games.quarry.scoring import END_RULES, REASONS, final_result
from motherlode.games.quarry.state import QuarryState
from motherlode.games.quarry.tables import Tables, build
from motherlode.games.quarry.view import view_of

REFUSALS: Final[list[Kind]] = [*OPENING, OTHERS_TURN, *taking.REFUSALS]


class Quarry(Game[QuarryState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, tables.blocks)

    def start(self, deal: i64) -> QuarryState:
        return QuarryState(0, self.tables.blocks, vec[i64]([0] * self.options.seats), NOBODY)

    def actors(self, s: QuarryState) -> i64:
        if s.blocks == 0:
            return 0
        return only(s.seat)

    def legal_moves(self, s: QuarryState, seat: i64) -> vec[i64]:
        if seat != s.seat:
            return vec[i64]()
        return taking.legal_moves(self.tables, s)

    def weights(self, s: QuarryState) -> vec[i64]:
        return vec[i64]()

    def apply(self, s: QuarryState, seat: i64, move: i64, out: list[Event] | None) -> None:
        taking.take_blocks(s, seat, move, out)

    def own_refusal(self, s: QuarryState, seat: i64, move: i64) -> Refusal | None:
        if seat != s.seat:
            return refuse(OTHERS_TURN, [s.seat], 201)
        return taking.refusal(self.tables, s, move)

    def default_move(self, s: QuarryState, seat: i64) -> i64:
        return self.legal_moves(s, seat)[0]

    def result(self, s: QuarryState) -> Result | None:
        if s.blocks > 0:
            return None
        return final_result(self.options, self.tables, s)

    def copy(self, s: QuarryState) -> QuarryState:
        return s.clone()

    def info(self, s: QuarryState, seat: i64) -> bytes:
        return s.key()

    def key(self, s: QuarryState) -> bytes:
        return s.key()

    def own_view(self, s: QuarryState, envelope: Envelope) -> object:
        return view_of(self.options, self.tables, s, envelope)

    def guess(self, s: QuarryState, seat: i64, rng: Rng) -> QuarryState:
        return s.clone()


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[QuarryState]:
    return Quarry(Options(seats, values), build(data, file))
