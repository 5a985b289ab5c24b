"""Rockwell behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import CHANCE, only
from motherlode.core.refusal import Refusal
from motherlode.core.rng import Rng
from motherlode.games.rockwell import (
    achievements,
    advantages,
    al,
    course,
    danger,
    drilling,
    extraction,
    guess,
    insuring,
    market,
    posting,
    setup,
    tender,
    turns,
    workshop,
)
from motherlode.games.rockwell.choices import Choices
from motherlode.games.rockwell.events import EVENT_KINDS
from motherlode.games.rockwell.facts import facts
from motherlode.games.rockwell.grounds import rule_of
from motherlode.games.rockwell.moves import (
    BRIBE,
    BUY,
    CODEC,
    DRILL,
    EXTRACT,
    GO,
    LAY,
    LEAD,
    LEAVE,
    PASS,
    POST,
    RAISE,
    SAVE,
    SEAL,
    STAY,
    TRAIN,
    TURN,
    WAIVE,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.refusals import refusal
from motherlode.games.rockwell.refused import ALLOWED, REFUSALS
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
from motherlode.games.rockwell.view import view_of
from motherlode.games.rockwell.world import (
    ALIKE,
    CARDS,
    DRILLING_ROUNDS,
    GOODS,
    METALS,
    POWERS,
    SHAFTS,
    TILES,
)


class Rockwell(Game[RockwellState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, _longest(options, tables))
        self.simultaneous = Choices()

    def start(self, deal: i64) -> RockwellState:
        return setup.start(self.options, self.tables)

    def actors(self, s: RockwellState) -> i64:
        if s.phase in (TENDERING, INSURING):
            return tender.still_choose(s)
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
            return drilling.drill_moves(t, s, seat)
        if s.phase == STEPPING:
            return drilling.step_moves(t, s, seat)
        if s.phase == HELPING:
            return advantages.help_moves(t, s, seat)
        if s.phase == TENDERING:
            return tender.offer_moves(s, seat)
        if s.phase == INSURING:
            return insuring.insure_moves(s, seat)
        if s.phase == POSTING:
            return posting.post_moves(t, s, seat)
        return self._later_moves(s, seat)

    def _later_moves(self, s: RockwellState, seat: i64) -> vec[i64]:
        """Of phases II and III, and of what interrupts the drilling."""
        t = self.tables
        if s.phase == MARKET:
            return market.deal_moves(t, s, seat)
        if s.phase == WORKSHOP:
            return workshop.work_moves(t, s, seat)
        if s.phase == SAVING:
            return danger.save_moves(s, seat)
        if s.phase == LEADING:
            return al.lead_moves(self.options, t, s)
        if s.phase == TRAINING:
            return al.train_moves(s)
        return _both(extraction.struck_tiles(t, s, s.struck))

    def _draws(self, s: RockwellState) -> vec[i64]:
        if s.phase == TURNING:
            return extraction.back_moves(s)
        if s.phase == EXTRACTING:
            return extraction.card_moves(s)
        if s.phase == ORDERING:
            return setup.order_moves(self.options, s)
        return vec[i64]([LAY, LAY + 1])

    def random_move(self, s: RockwellState, seat: i64, rng: Rng) -> i64:
        if s.phase == DRILLING:
            return drilling.random_drill(self.tables, s, seat, rng)
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
            tender.fill_tray(s, seat, move, out)
        elif move < POST:
            self._seal(s, seat, out)
        elif move < GO:
            posting.post(s, seat, move, out)
        elif move < STAY:
            drilling.move_crew(o, t, s, seat, move, out)
        elif move < PASS:
            drilling.stay(s, seat, move, out)
        elif move < BRIBE:
            self._pass(s, seat, out)
        elif move < DRILL:
            advantages.help_with(o, t, s, seat, move, out)
        else:
            self._apply_later(s, seat, move, out)
        course.go_on(o, t, s, out)

    def _apply_later(self, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
        """What comes after drilling, and nature."""
        o = self.options
        t = self.tables
        if move < SAVE:
            extraction.choose_tile(s, move - DRILL)
        elif move < BUY:
            danger.save(o, t, s, seat, move, out)
        elif move < RAISE:
            market.add_lot(s, seat, move, out)
        elif move < LEAD:
            if move == LEAVE and s.phase == MARKET:
                market.leave_market(s, seat, out)
            else:
                workshop.work(o, t, s, seat, move, out)
        elif move < TRAIN:
            al.lead_crew(t, s, move, out)
        elif move < LAY:
            al.train(t, s, seat, move, out)
        elif move < TURN:
            self._set_up(s, move, out)
        elif move < EXTRACT:
            extraction.turn_tile(t, s, move, out)
        else:
            extraction.draw_card(t, s, move, out)
            danger.meet_danger(o, t, s, out)

    def _pass(self, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
        if s.phase == STEPPING:
            drilling.stop(s, seat, out)
        else:
            drilling.pass_by(s, seat, out)

    def _seal(self, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
        if s.phase == TENDERING:
            tender.seal_offer(self.tables, s, seat, out)
        elif s.phase == INSURING:
            insuring.seal_insurance(self.options, s, seat, out)
        else:
            market.close_deal(self.options, self.tables, s, seat, out)

    def _set_up(self, s: RockwellState, move: i64, out: list[Event] | None) -> None:
        if s.phase == LAYING:
            setup.lay_ring(self.tables, s, move, out)
            return
        setup.draw_order(s, move, out)
        if len(s.control) == self.options.seats:
            turns.begin_turn(s, out)
            # With other data somebody may have enough of something from the start.
            achievements.award(self.options, self.tables, s, achievements.BY_STOCK, self.options.seats, out)

    def own_refusal(self, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
        kind = refusal(self.options, self.tables, s, seat, move)
        if kind == ALLOWED:
            return None
        told = facts(self.options, self.tables, s, kind, seat, move)
        return Refusal(REFUSALS[kind], rule_of(self.options, s, kind, move), list(told[1:]))

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
        """Something lies in the tray; a deal is under way."""
        if s.phase in (TENDERING, INSURING):
            return any(s.tray[seat * GOODS + good] for good in range(GOODS))
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


def _both(tiles: vec[i64]) -> vec[i64]:
    """Of the two tiles a crew astride may drill, ascending."""
    return vec[i64]([DRILL + min(tiles[0], tiles[1]), DRILL + max(tiles[0], tiles[1])])


def _longest(o: Options, t: Tables) -> i64:
    """No game has more moves.

    What is ever offered or insured is gone, in pieces of 100 dollars at least. In a turn everybody can buy and sell all
    he has cube by cube. Every tile is drilled once. The rest of a turn has a fixed measure.
    """
    worth: i64 = o.seats * t.start_money
    metal: i64
    k: i64
    for metal in range(METALS):
        best: i64 = 0
        for k in range(POWERS * ALIKE):
            best = max(best, t.yields[k * METALS + metal])
        cubes = o.seats * t.start_cubes[metal] + o.turn_limit * o.seats * SHAFTS * best
        for k in range(POWERS * CARDS):
            cubes += t.cards[k * METALS + metal]
        worth += cubes * t.values[metal]
    deals = 2 * (worth // t.values[0])
    drilling_moves: i64 = 2
    if o.each_step:
        drilling_moves = 3
    fixed = o.seats * (2 + 2 + drilling_moves * DRILLING_ROUNDS + 2 * 9) + DRILLING_ROUNDS + 1
    return 2 * METALS * o.seats + o.turn_limit * (fixed + deals) + worth // 50 + TILES * (3 + o.seats)


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[RockwellState]:
    options = Options(seats, values)
    return Rockwell(options, build(data, file, options))
