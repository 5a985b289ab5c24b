"""Goldrausch behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import count, nth, write_members
from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import CHANCE, everyone_at, only
from motherlode.core.refusal import Refusal
from motherlode.core.rng import Rng
from motherlode.games.goldrausch import climate, guess, incidents, meeting, planning, setup, wheel
from motherlode.games.goldrausch.choices import Choices
from motherlode.games.goldrausch.events import EVENT_KINDS
from motherlode.games.goldrausch.moves import ABSTAIN, CODEC, DRAW, GO, LAY, LOT, REVEAL, SEAL, SPIN, START, go, lay
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.refusals import ALLOWED, REFUSALS, facts, refusal, rule_of
from motherlode.games.goldrausch.scoring import END_RULES, REASONS, final_result
from motherlode.games.goldrausch.state import (
    CASTING,
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
from motherlode.games.goldrausch.world import CONTINENTS, NO_CARD, SKIP, VERIDIA


class Goldrausch(Game[GoldrauschState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        # A round: three moves of everybody, a card, a spin, an incident and its two lots.
        longest = 1 + tables.rounds * (3 * options.seats + 5)
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, longest)
        self.simultaneous = Choices()
        self.meeting = meeting.Meetings(options)

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
        if seat == CHANCE:
            return self._drawable(s)
        if not (self.actors(s) >> seat) & 1:
            return vec[i64]()
        if s.phase == PLANNING:
            return vec[i64]([GO, GO + 1, GO + 2])
        if s.card[seat] != NO_CARD:
            return vec[i64]([SEAL])
        if self.options.can_abstain:
            return vec[i64]([LAY, LAY + 1, ABSTAIN])
        return vec[i64]([LAY, LAY + 1])

    def _drawable(self, s: GoldrauschState) -> vec[i64]:
        if s.phase == STARTING:
            return _codes(START, everyone_at(self.options.seats))
        if s.phase == REVEALING:
            return _codes(REVEAL, s.resources)
        if s.phase == SPINNING:
            moves = self.tables.results[:]
            k: i64
            for k in range(len(moves)):
                moves[k] += SPIN
            return moves
        if s.phase == DRAWING:
            return _codes(DRAW, s.deck)
        if s.phase == CASTING:
            return _codes(LOT, incidents.tied(s))
        return vec[i64]()

    def random_move(self, s: GoldrauschState, seat: i64, rng: Rng) -> i64:
        if s.phase == PLANNING:
            return GO + rng.below(CONTINENTS)
        if s.card[seat] != NO_CARD:
            return SEAL + rng.below(1)
        if not self.options.can_abstain:
            return LAY + rng.below(2)
        card = rng.below(3)
        if card == 2:
            return ABSTAIN
        return LAY + card

    def random_draw(self, s: GoldrauschState, rng: Rng) -> i64:
        if s.phase == REVEALING:
            return REVEAL + nth(s.resources, rng.below(count(s.resources)))
        if s.phase == DRAWING:
            return DRAW + nth(s.deck, rng.below(count(s.deck)))
        if s.phase == SPINNING:
            return SPIN + self.tables.results[rng.weighted(self.tables.odds)]
        return super().random_draw(s, rng)

    def weights(self, s: GoldrauschState) -> vec[i64]:
        """Every card and every seat is as likely as the others; the wheel has its fields (4.1)."""
        if s.phase == SPINNING:
            return self.tables.odds[:]
        return vec[i64]([1] * len(self._drawable(s)))

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
            climate.reveal(o, t, s, move, out)
        elif move < DRAW:
            wheel.spin(o, t, s, move, out)
        elif move < LOT:
            incidents.draw(o, t, s, move, out)
        else:
            incidents.cast_lot(o, t, s, move, out)

    def own_refusal(self, s: GoldrauschState, seat: i64, move: i64) -> Refusal | None:
        kind = refusal(self.options, self.tables, s, seat, move)
        if kind == ALLOWED:
            return None
        told = facts(s, kind, seat, move)
        return Refusal(REFUSALS[kind], rule_of(self.tables, s, kind, move), list(told[1:]))

    def default_move(self, s: GoldrauschState, seat: i64) -> i64:
        """Veridia (3.1); the red card, or none; and a card that lies counts (3.5)."""
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


def _codes(first: i64, members: i64) -> vec[i64]:
    """One code for every member of a set, ascending."""
    out = vec[i64]([0] * count(members))
    write_members(out, 0, first, members)
    return out


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[GoldrauschState]:
    return Goldrausch(Options(seats, values), build(data, file))
