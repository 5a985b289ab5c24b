"""Goldrausch behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import CHANCE, only
from motherlode.core.refusal import NO_SUCH_SEAT, NOT_DRAWN_NOW, OPENING, SEALED_ALREADY, Refusal
from motherlode.core.rng import Rng
from motherlode.games.goldrausch import climate, guess, incidents, meeting, planning, setup, wheel
from motherlode.games.goldrausch.choices import Choices
from motherlode.games.goldrausch.events import EVENT_KINDS
from motherlode.games.goldrausch.foresight import GoldrauschForesight
from motherlode.games.goldrausch.moves import ABSTAIN, CODEC, DRAW, LAY, LOT, REVEAL, SEAL, SPIN, START, go, lay
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.scoring import END_RULES, REASONS, final_result
from motherlode.games.goldrausch.state import (
    DRAWING,
    MEETING,
    OVER,
    PLANNING,
    REVEALING,
    SPINNING,
    STARTING,
    GoldrauschState,
)
from motherlode.games.goldrausch.tables import Tables, build
from motherlode.games.goldrausch.view import view_of
from motherlode.games.goldrausch.world import NO_CARD, SKIP, VERIDIA

REFUSALS: Final = [
    *OPENING,
    NOT_DRAWN_NOW,
    NO_SUCH_SEAT,
    SEALED_ALREADY,
    *planning.REFUSALS,
    *meeting.REFUSALS,
    *climate.REFUSALS,
    *wheel.REFUSALS,
    *incidents.REFUSALS,
]


class Goldrausch(Game[GoldrauschState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        # In a round everybody makes three moves, nature a resource card, a spin, an incident and its two lots.
        longest = 1 + tables.rounds * (3 * options.seats + 5)
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, longest)
        self.simultaneous = Choices()
        self.meeting = meeting.Meetings(options)
        self.foresight = GoldrauschForesight(options, tables)

    def start(self, deal: i64) -> GoldrauschState:
        return setup.start(self.options, self.tables)

    def actors(self, s: GoldrauschState) -> i64:
        if s.phase == PLANNING:
            return planning.still_choose(s)
        if s.phase == MEETING:
            return meeting.still_meet(s)
        if s.phase == OVER:
            return 0
        return only(CHANCE)

    def legal_moves(self, s: GoldrauschState, seat: i64) -> vec[i64]:
        if not (self.actors(s) >> seat) & 1:
            return vec[i64]()
        if s.phase == PLANNING:
            return planning.legal_moves()
        if s.phase == MEETING:
            return meeting.legal_moves(self.options, s, seat)
        if s.phase == STARTING:
            return setup.legal_moves(self.options)
        if s.phase == REVEALING:
            return climate.legal_moves(s)
        if s.phase == SPINNING:
            return wheel.legal_moves(self.tables)
        return incidents.legal_moves(s)

    def random_move(self, s: GoldrauschState, seat: i64, rng: Rng) -> i64:
        if s.phase == PLANNING:
            return planning.random_move(rng)
        return meeting.random_move(self.options, s, seat, rng)

    def random_draw(self, s: GoldrauschState, rng: Rng) -> i64:
        if s.phase == REVEALING:
            return climate.random_draw(s, rng)
        if s.phase == DRAWING:
            return incidents.random_draw(s, rng)
        if s.phase == SPINNING:
            return wheel.random_draw(self.tables, rng)
        return super().random_draw(s, rng)

    def weights(self, s: GoldrauschState) -> vec[i64]:
        """The wheel has its fields; otherwise every card and every seat is as likely as the others."""
        if s.phase == SPINNING:
            return wheel.weights(self.tables)
        return vec[i64]([1] * len(self.legal_moves(s, CHANCE)))

    def apply(self, s: GoldrauschState, seat: i64, move: i64, out: list[Event] | None) -> None:
        o = self.options
        t = self.tables
        if move < LAY:
            planning.choose(s, seat, move, out)
        elif move < SEAL:
            meeting.lay_card(s, seat, move, out)
        elif move < ABSTAIN:
            meeting.seal(s, seat, out)
        elif move < START:
            meeting.abstain(s, seat, out)
        elif move < REVEAL:
            setup.draw_start(s, move, out)
        elif move < SPIN:
            climate.reveal_card(o, t, s, move, out)
        elif move < DRAW:
            wheel.spin_wheel(o, t, s, move, out)
        elif move < LOT:
            incidents.draw_card(o, t, s, move, out)
        else:
            incidents.cast_lot(o, t, s, move, out)

    def own_refusal(self, s: GoldrauschState, seat: i64, move: i64) -> Refusal | None:
        if move < LAY:
            return planning.refusal(s, seat)
        if move < START:
            return meeting.refusal(self.options, s, seat, move)
        if move < REVEAL:
            return setup.refusal(self.options, s, move)
        if move < SPIN:
            return climate.refusal(s, move)
        if move < DRAW:
            return wheel.refusal(self.tables, s, move)
        return incidents.refusal(s, move)

    def default_move(self, s: GoldrauschState, seat: i64) -> i64:
        """Veridia (3.1); the red card, or none; and a card that is laid counts (3.5)."""
        if s.phase == PLANNING:
            return go(VERIDIA)
        if s.card[seat] != NO_CARD:
            return SEAL
        if self.options.can_abstain:
            return ABSTAIN
        return lay(SKIP)

    def result(self, s: GoldrauschState) -> Result | None:
        if s.phase != OVER:
            return None
        return final_result(s, self.tables.goal)

    def copy(self, s: GoldrauschState) -> GoldrauschState:
        return s.clone()

    def info(self, s: GoldrauschState, seat: i64) -> bytes:
        return guess.info(s, seat)

    def key(self, s: GoldrauschState) -> bytes:
        return s.key()

    def own_view(self, s: GoldrauschState, envelope: Envelope) -> object:
        return view_of(self.options, self.tables, s, envelope)

    def guess(self, s: GoldrauschState, seat: i64, rng: Rng) -> GoldrauschState:
        return guess.guess(self.options, s, seat, rng)


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[GoldrauschState]:
    return Goldrausch(Options(seats, values), build(data, file))
