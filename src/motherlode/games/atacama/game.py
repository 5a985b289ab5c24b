"""Atacama behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind
from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import CHANCE, only
from motherlode.core.refusal import GAME_IS_OVER, OPENING, OTHERS_TURN, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.games.atacama import buying, laying, placing
from motherlode.games.atacama.board import MAPS
from motherlode.games.atacama.events import EVENT_KINDS
from motherlode.games.atacama.foresight import AtacamaForesight
from motherlode.games.atacama.moves import BUY, CODEC, TURN_UP
from motherlode.games.atacama.options import Options
from motherlode.games.atacama.scoring import END_RULES, REASONS, any_derrick_left, final_result
from motherlode.games.atacama.setup import start, stock_entry
from motherlode.games.atacama.state import LAYING, OVER, PLAYING, AtacamaState
from motherlode.games.atacama.tables import Tables, build
from motherlode.games.atacama.turn import turn_rule
from motherlode.games.atacama.view import view_of

REFUSALS: Final[list[Kind]] = [*OPENING, OTHERS_TURN, *laying.REFUSALS, *placing.REFUSALS, *buying.REFUSALS]


class Atacama(Game[AtacamaState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        entry = stock_entry(options)
        derricks = options.seats * (tables.stock[2 * entry] + tables.stock[2 * entry + 1])
        # Every derrick is placed or paid; `opponent` lets one be paid and then placed (4.11).
        longest = derricks + 1 + MAPS
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, longest)
        self.foresight = AtacamaForesight(tables)

    def start(self, deal: i64) -> AtacamaState:
        return start(self.options, self.tables)

    def actors(self, s: AtacamaState) -> i64:
        if s.phase == PLAYING:
            return only(s.seat)
        if s.phase == LAYING:
            return only(CHANCE)
        return 0

    def legal_moves(self, s: AtacamaState, seat: i64) -> vec[i64]:
        if s.phase == LAYING and seat == CHANCE:
            return laying.legal_moves(s)
        if s.phase != PLAYING or seat != s.seat:
            return vec[i64]()
        placings = placing.count_fields(s) * placing.count_colours(s, seat)
        moves = vec[i64]([0] * (placings + buying.count_moves(self.options, s, seat)))
        buying.write_moves(moves, placing.write_moves(moves, s, seat), s, seat)
        return moves

    def random_move(self, s: AtacamaState, seat: i64, rng: Rng) -> i64:
        fields = placing.count_fields(s)
        placings = fields * placing.count_colours(s, seat)
        buyings = buying.count_moves(self.options, s, seat)
        k = rng.below(placings + buyings)
        if k < placings:
            return placing.nth_move(s, seat, fields, k)
        moves = vec[i64]([0] * buyings)
        buying.write_moves(moves, 0, s, seat)
        return moves[k - placings]

    def weights(self, s: AtacamaState) -> vec[i64]:
        return laying.weights(s)

    def apply(self, s: AtacamaState, seat: i64, move: i64, out: list[Event] | None) -> None:
        if move < BUY:
            placing.place_derrick(self.options, self.tables, s, seat, move, out)
        elif move < TURN_UP:
            buying.buy_claim(self.options, s, seat, move, out)
        else:
            laying.turn_up(s, move, out)

    def refusal(self, s: AtacamaState, seat: i64, move: i64) -> Refusal | None:
        """Moves that this table does not play with at all are refused before anything else."""
        if not self.options.stages and move >= TURN_UP:
            return refuse(laying.MAPS_LIE, [])
        if not self.options.stages and move >= BUY:
            if self.seats == 4:
                return refuse(buying.CLAIMS_FIXED, [], 602)
            return refuse(buying.CLAIMS_FIXED, [])
        if s.phase == OVER and BUY <= move < TURN_UP and any_derrick_left(s):
            return refuse(GAME_IS_OVER, [], 412)
        return super().refusal(s, seat, move)

    def own_refusal(self, s: AtacamaState, seat: i64, move: i64) -> Refusal | None:
        if move >= TURN_UP:
            return laying.refusal(s, move)
        if s.phase == LAYING:
            return refuse(laying.MAPS_COME, [])
        if seat != s.seat:
            return refuse(OTHERS_TURN, [s.seat], turn_rule(self.options))
        if move >= BUY:
            return buying.refusal(self.options, s, seat, move)
        return placing.refusal(self.options, s, seat, move)

    def default_move(self, s: AtacamaState, seat: i64) -> i64:
        return self.legal_moves(s, seat)[0]

    def result(self, s: AtacamaState) -> Result | None:
        if s.phase != OVER:
            return None
        return final_result(self.tables, s)

    def copy(self, s: AtacamaState) -> AtacamaState:
        return s.clone()

    def info(self, s: AtacamaState, seat: i64) -> bytes:
        return s.key()

    def key(self, s: AtacamaState) -> bytes:
        return s.key()

    def own_view(self, s: AtacamaState, envelope: Envelope) -> object:
        return view_of(self.tables, s, envelope)

    def guess(self, s: AtacamaState, seat: i64, rng: Rng) -> AtacamaState:
        return s.clone()


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[AtacamaState]:
    return Atacama(Options(seats, values), build(data, file))
