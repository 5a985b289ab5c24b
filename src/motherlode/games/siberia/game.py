"""Siberia behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import CHANCE, only
from motherlode.core.refusal import Refusal
from motherlode.core.rng import Rng
from motherlode.games.siberia import acting, guess, investing, placing, research, rounds, setup
from motherlode.games.siberia.choices import Choices
from motherlode.games.siberia.events import EVENT_KINDS
from motherlode.games.siberia.grounds import facts, rule_of
from motherlode.games.siberia.moves import (
    CODEC,
    DRAW,
    FACE,
    FLIP,
    LAY,
    OPEN,
    PASS,
    RETURN,
    SCATTER,
    SEAL,
    START,
    TAKE,
    WAIVE,
)
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.refusals import refusal
from motherlode.games.siberia.refused import ALLOWED, REFUSALS
from motherlode.games.siberia.scoring import END_RULES, REASONS, final_result
from motherlode.games.siberia.state import (
    ACTING,
    DRAWING,
    FACING,
    OPENING,
    OVER,
    PLACING,
    RETURNING,
    SCATTERING,
    STARTING,
    SiberiaState,
)
from motherlode.games.siberia.tables import ALL_TILES, CUBES, Tables, build
from motherlode.games.siberia.view import view_of
from motherlode.games.siberia.world import ACTIONS, AREAS, NO_ACTION, RESEARCH, TILES


class Siberia(Game[SiberiaState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, _longest(options, tables))
        self.simultaneous = Choices()

    def start(self, deal: i64) -> SiberiaState:
        return setup.start(self.options, self.tables)

    def actors(self, s: SiberiaState) -> i64:
        if s.phase == ACTING:
            return only(s.seat)
        if s.phase == PLACING:
            return placing.still_place(s)
        if s.phase == RETURNING:
            return rounds.too_many(self.tables, s)
        if s.phase == OVER:
            return 0
        if s.phase == FACING and self.options.sides_chosen:
            return only(s.start)
        return only(CHANCE)

    def legal_moves(self, s: SiberiaState, seat: i64) -> vec[i64]:
        if not (self.actors(s) >> seat) & 1:
            return vec[i64]()
        if s.phase == ACTING:
            return acting.turn_moves(self.options, self.tables, s, seat)
        if s.phase == PLACING:
            return placing.lay_moves(s, seat)
        if s.phase == RETURNING:
            return rounds.return_moves(s, seat, vec[i64](capacity=ACTIONS * 2))
        if s.phase == STARTING:
            return vec[i64]([START + k for k in range(self.options.seats)])
        if s.phase == SCATTERING:
            return setup.drawable_cubes(s)
        if s.phase == FACING:
            if seat == CHANCE:
                return setup.face_moves(self.tables, s, FLIP)
            return setup.face_moves(self.tables, s, FACE)
        if s.phase == OPENING:
            return _there(s.stack, OPEN)
        return _there(s.bag, DRAW)

    def random_move(self, s: SiberiaState, seat: i64, rng: Rng) -> i64:
        if s.phase == PLACING:
            return placing.random_lay(s, seat, rng)
        if s.phase == ACTING and s.doing == RESEARCH:
            return research.random_find(s, rng)
        moves = self.legal_moves(s, seat)
        return moves[rng.below(len(moves))]

    def random_draw(self, s: SiberiaState, rng: Rng) -> i64:
        if s.phase == DRAWING:
            return DRAW + rng.weighted(s.bag)
        return self.legal_moves(s, CHANCE)[rng.weighted(self.weights(s))]

    def weights(self, s: SiberiaState) -> vec[i64]:
        """Of what is drawn there are several alike; seats and faces are equally likely."""
        if s.phase == DRAWING:
            return _counts(s.bag)
        if s.phase == OPENING:
            return _counts(s.stack)
        moves = self.legal_moves(s, CHANCE)
        out = vec[i64]([1] * len(moves))
        k: i64
        if s.phase == SCATTERING:
            for k in range(len(moves)):
                out[k] = s.supply[moves[k] - SCATTER]
        return out

    def apply(self, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
        t = self.tables
        if move < LAY:
            setup.turn_up(s, move, out)
        elif move < SEAL:
            placing.lay_tile(s, seat, move, out)
        elif move < TAKE:
            placing.seal(s, seat, out)
        elif move < PASS:
            acting.take_action(self.options, t, s, seat, move, out)
        elif move < WAIVE:
            acting.pass_round(t, s, seat, out)
        elif move < RETURN:
            acting.go_on(t, s, seat, move, out)
        elif move < START:
            rounds.return_tile(t, s, seat, move, out)
        else:
            self._draw(s, move, out)

    def _draw(self, s: SiberiaState, move: i64, out: list[Event] | None) -> None:
        t = self.tables
        if move < SCATTER:
            setup.draw_start(s, move, out)
        elif move < FLIP:
            setup.scatter(s, move, out)
        elif move < OPEN:
            setup.turn_up(s, move, out)
        elif move < DRAW:
            investing.open_investment(s, move, out)
            if investing.row_is_full(t, s):
                if s.round == 0:
                    rounds.begin_round(s, out)
                else:
                    acting.end_turn(t, s, out)
        else:
            placing.draw_tile(s, move, out)

    def own_refusal(self, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
        kind = refusal(self.options, self.tables, s, seat, move)
        if kind == ALLOWED:
            return None
        told = facts(s, kind, seat, move)
        return Refusal(REFUSALS[kind], rule_of(self.tables, s, kind, move), list(told[1:]))

    def default_move(self, s: SiberiaState, seat: i64) -> i64:
        """Tiles go to their person before their resource, to research last; nothing is taken, nothing done."""
        if s.phase == ACTING and s.doing == NO_ACTION and self.refusal(s, seat, PASS) is None:
            return PASS
        # The first of the list: the lowest spot of a tile, the first area for a cube, to waive any other effect.
        return self.legal_moves(s, seat)[0]

    def decision_under_way(self, s: SiberiaState, seat: i64) -> bool:
        """Some tiles lie and others do not; an effect is under way; some tiles are returned and some are not."""
        if s.phase == PLACING:
            return placing.has_laid(s, seat)
        return s.phase == RETURNING or (s.phase == ACTING and s.doing != NO_ACTION)

    def result(self, s: SiberiaState) -> Result | None:
        if s.phase != OVER:
            return None
        return final_result(s, rounds.why_over(self.tables, s))

    def copy(self, s: SiberiaState) -> SiberiaState:
        return s.clone()

    def info(self, s: SiberiaState, seat: i64) -> bytes:
        return guess.info(s, seat)

    def key(self, s: SiberiaState) -> bytes:
        return s.key()

    def own_view(self, s: SiberiaState, envelope: Envelope) -> object:
        return view_of(self.options, self.tables, s, envelope)

    def guess(self, s: SiberiaState, seat: i64, rng: Rng) -> SiberiaState:
        return guess.guess(s, seat, rng)


def _there(counts: vec[i64], first: i64) -> vec[i64]:
    """A code for everything of which there is any."""
    out = vec[i64](capacity=TILES)
    k: i64
    for k in range(len(counts)):
        if counts[k]:
            out = append(out, first + k)
    return out


def _counts(counts: vec[i64]) -> vec[i64]:
    """How many there are of everything of which there is any."""
    out = vec[i64](capacity=TILES)
    k: i64
    for k in range(len(counts)):
        if counts[k]:
            out = append(out, counts[k])
    return out


def _longest(o: Options, t: Tables) -> i64:
    """No game has more moves.

    Every cube is laid and mined at most once, each in a round of its own, with as many idle rounds between as may be.
    In a round every tile is drawn, laid and returned at most once, and brings at most an action with all its steps.
    """
    rounds_ = 2 * CUBES * t.idle_limit + t.idle_limit
    of_tile = 3 + 2 + t.steps + 1
    return 1 + 2 * AREAS + 10 + t.open + rounds_ * (ALL_TILES * of_tile + 2 * o.seats)


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[SiberiaState]:
    return Siberia(Options(seats, values), build(data, file))
