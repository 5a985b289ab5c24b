"""Rockwell behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind
from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import CHANCE, only
from motherlode.core.refusal import NO_SUCH_SEAT, NOT_DRAWN_NOW, OPENING, OTHERS_TURN, SEALED_ALREADY, Refusal
from motherlode.core.rng import Rng
from motherlode.games.rockwell import (
    advantages,
    al,
    course,
    danger,
    delivering,
    drilling,
    extraction,
    guess,
    helping,
    holdings,
    insuring,
    laying,
    market,
    moving,
    ordering,
    posting,
    setup,
    sinking,
    stepping,
    striking,
    tender,
    terrain,
    timing,
    tray,
    turning,
    workshop,
)
from motherlode.games.rockwell.choices import Choices
from motherlode.games.rockwell.dice import DIE_TOO_STRONG
from motherlode.games.rockwell.events import EVENT_KINDS
from motherlode.games.rockwell.moves import (
    BRIBE,
    BUY,
    CODEC,
    DIRECT,
    DRILL,
    EXTRACT,
    GO,
    INSURE,
    LAY,
    LEAD,
    LEAVE,
    PASS,
    POST,
    RAISE,
    SAVE,
    SEAL,
    TRAIN,
    TURN,
    WAIVE,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.scoring import END_RULES, REASONS, final_result, why_over
from motherlode.games.rockwell.state import (
    DRILLING,
    EXTRACTING,
    HELPING,
    INSURING,
    LAYING,
    LEADING,
    MARKET,
    NO_DEAL,
    ORDERING,
    OVER,
    POSTING,
    SAVING,
    STEPPING,
    TENDERING,
    TRAINING,
    TURNING,
    WORKSHOP,
    RockwellState,
)
from motherlode.games.rockwell.tables import Tables, build
from motherlode.games.rockwell.turns import longest
from motherlode.games.rockwell.view import view_of

REFUSALS: Final[list[Kind]] = [
    *OPENING,
    NOT_DRAWN_NOW,
    NO_SUCH_SEAT,
    OTHERS_TURN,
    SEALED_ALREADY,
    # What several phases say.
    *timing.REFUSALS,
    *tray.REFUSALS,
    *holdings.REFUSALS,
    *terrain.REFUSALS,
    DIE_TOO_STRONG,
    *advantages.REFUSALS,
    # What one phase says.
    *posting.REFUSALS,
    *moving.REFUSALS,
    *stepping.REFUSALS,
    *helping.REFUSALS,
    *striking.REFUSALS,
    *danger.REFUSALS,
    *market.REFUSALS,
    *sinking.REFUSALS,
    *delivering.REFUSALS,
    *al.REFUSALS,
]


class Rockwell(Game[RockwellState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, longest(options, tables))
        self.simultaneous = Choices()

    def start(self, deal: i64) -> RockwellState:
        return setup.start(self.options, self.tables)

    def actors(self, s: RockwellState) -> i64:
        if s.phase in (TENDERING, INSURING):
            return tray.still_choose(s)
        if s.phase == SAVING:
            return danger.still_save(s)
        if s.phase == OVER:
            return 0
        if s.phase in (LAYING, ORDERING, TURNING, EXTRACTING):
            return only(CHANCE)
        return only(s.seat)

    def legal_moves(self, s: RockwellState, seat: i64) -> vec[i64]:
        if not (self.actors(s) >> seat) & 1:
            return vec[i64]()
        if seat == CHANCE:
            return self._draws(s)
        t = self.tables
        if s.phase == DRILLING:
            return drilling.legal_moves(t, s, seat)
        if s.phase == STEPPING:
            return stepping.legal_moves(t, s, seat)
        if s.phase == HELPING:
            return helping.legal_moves(t, s, seat)
        if s.phase == TENDERING:
            return tender.legal_moves(s, seat)
        if s.phase == INSURING:
            return insuring.legal_moves(s, seat)
        if s.phase == POSTING:
            return posting.legal_moves(t, s, seat)
        return self._later_moves(s, seat)

    def _later_moves(self, s: RockwellState, seat: i64) -> vec[i64]:
        """Of phases II and III, and of what interrupts the drilling."""
        t = self.tables
        if s.phase == MARKET:
            return market.legal_moves(t, s, seat)
        if s.phase == WORKSHOP:
            return workshop.legal_moves(t, s, seat)
        if s.phase == SAVING:
            return danger.legal_moves(s, seat)
        if s.phase == LEADING:
            return al.lead_moves(self.options, t, s)
        if s.phase == TRAINING:
            return al.train_moves(s)
        return striking.legal_moves(t, s)

    def _draws(self, s: RockwellState) -> vec[i64]:
        if s.phase == TURNING:
            return turning.legal_moves(s)
        if s.phase == EXTRACTING:
            return extraction.legal_moves(s)
        if s.phase == ORDERING:
            return ordering.legal_moves(self.options, s)
        return laying.legal_moves()

    def random_move(self, s: RockwellState, seat: i64, rng: Rng) -> i64:
        if s.phase == DRILLING:
            return drilling.random_move(self.tables, s, seat, rng)
        moves = self.legal_moves(s, seat)
        return moves[rng.below(len(moves))]

    def random_draw(self, s: RockwellState, rng: Rng) -> i64:
        moves = self._draws(s)
        return moves[rng.below(len(moves))]

    def weights(self, s: RockwellState) -> vec[i64]:
        """Whatever nature draws, all are equally likely."""
        return vec[i64]([1] * len(self._draws(s)))

    def apply(self, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
        o = self.options
        t = self.tables
        if move < SEAL:
            tray.fill(s, seat, move, out)
        elif move < POST:
            self._seal(s, seat, out)
        elif move < GO:
            posting.place_vice_president(s, seat, move, out)
        elif move < BRIBE:
            if s.phase == STEPPING:
                stepping.go_on(o, t, s, seat, move, out)
            else:
                drilling.act(o, t, s, seat, move, out)
        elif move < DRILL:
            helping.use_advantage(o, t, s, seat, move, out)
        elif move < SAVE:
            striking.choose_tile(s, move)
        elif move < BUY:
            danger.give_up_insurance(o, t, s, seat, move, out)
        else:
            self._apply_later(s, seat, move, out)
        course.go_on(o, t, s, out)

    def _apply_later(self, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
        """Of phases II and III, Al's, and nature's."""
        t = self.tables
        if move < RAISE:
            market.add_lot(s, seat, move, out)
        elif move < LEAVE:
            workshop.work(self.options, t, s, seat, move, out)
        elif move < LEAD:
            self._leave(s, seat, out)
        elif move < TRAIN:
            al.lead_crew(t, s, move, out)
        elif move < LAY:
            al.train_crew(t, s, seat, move, out)
        else:
            self._draw(s, move, out)

    def _seal(self, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
        if s.phase == TENDERING:
            tender.seal_offer(self.tables, s, seat, out)
        elif s.phase == INSURING:
            insuring.seal_insurance(self.options, s, seat, out)
        else:
            market.close_deal(self.options, self.tables, s, seat, out)

    def _leave(self, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
        if s.phase == MARKET:
            market.leave_market(s, seat, out)
        else:
            workshop.leave_workshop(s, seat, out)

    def _draw(self, s: RockwellState, move: i64, out: list[Event] | None) -> None:
        if move < DIRECT:
            laying.lay_ring(self.tables, s, move, out)
        elif move < TURN:
            ordering.draw_seat(self.options, self.tables, s, move, out)
        elif move < EXTRACT:
            turning.turn_tile(self.tables, s, move, out)
        else:
            extraction.draw_card(self.tables, s, move, out)
            danger.meet_danger(self.options, self.tables, s, out)

    def own_refusal(self, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
        o = self.options
        t = self.tables
        if move < INSURE:
            return tender.refusal(s, seat, move)
        if move < SEAL:
            return insuring.refusal(s, seat, move)
        if move < POST:
            return self._seal_refusal(s, seat, move)
        if move < GO:
            return posting.refusal(o, t, s, seat, move)
        if move < BRIBE:
            if s.phase == STEPPING:
                return stepping.refusal(o, t, s, seat, move)
            return drilling.refusal(o, t, s, seat, move)
        if move < DRILL:
            return helping.refusal(t, s, seat, move)
        if move < SAVE:
            return striking.refusal(t, s, seat, move)
        if move < BUY:
            return danger.refusal(s, seat, move)
        return self._later_refusal(s, seat, move)

    def _later_refusal(self, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
        """Of phases II and III, Al's, and nature's."""
        if move < RAISE or (move == LEAVE and s.phase != WORKSHOP):
            return market.refusal(self.tables, s, seat, move)
        if move < LEAD:
            return workshop.refusal(self.tables, s, seat, move)
        if move < LAY:
            return al.refusal(self.options, self.tables, s, seat, move)
        if move < DIRECT:
            return laying.refusal(s, move)
        if move < TURN:
            return ordering.refusal(self.options, s, move)
        if move < EXTRACT:
            return turning.refusal(s, move)
        return extraction.refusal(s, move)

    def _seal_refusal(self, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
        """A tray is sealed, or a deal."""
        if s.phase == INSURING:
            return insuring.refusal(s, seat, move)
        if s.phase == MARKET:
            return market.refusal(self.tables, s, seat, move)
        return tender.refusal(s, seat, move)

    def default_move(self, s: RockwellState, seat: i64) -> i64:
        """Nothing is offered, insured, moved or bought; what must be chosen is the first there is."""
        if s.phase in (TENDERING, INSURING) or (s.phase == MARKET and s.trading != NO_DEAL):
            return SEAL
        if s.phase in (DRILLING, STEPPING):
            return PASS
        if s.phase == HELPING:
            return WAIVE
        if s.phase in (MARKET, WORKSHOP):
            return LEAVE
        return self.legal_moves(s, seat)[0]

    def decision_under_way(self, s: RockwellState, seat: i64) -> bool:
        """Something is in the tray, or a deal is under way."""
        if s.phase in (TENDERING, INSURING):
            return tray.is_begun(s, seat)
        return s.phase == MARKET and s.trading != NO_DEAL

    def result(self, s: RockwellState) -> Result | None:
        if s.phase != OVER:
            return None
        return final_result(self.options, self.tables, s, why_over(s, self.options.turn_limit))

    def copy(self, s: RockwellState) -> RockwellState:
        return s.clone()

    def info(self, s: RockwellState, seat: i64) -> bytes:
        return guess.info(self.options, s, seat)

    def key(self, s: RockwellState) -> bytes:
        return s.key()

    def own_view(self, s: RockwellState, envelope: Envelope) -> object:
        return view_of(self.options, self.tables, s, envelope)

    def guess(self, s: RockwellState, seat: i64, rng: Rng) -> RockwellState:
        return guess.guess(self.options, self.tables, s, seat, rng)


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[RockwellState]:
    options = Options(seats, values)
    return Rockwell(options, build(data, file, options))
