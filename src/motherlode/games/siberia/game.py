"""Siberia behind the protocol: each question goes to the phase that answers it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.core.game import Envelope, Game, Result
from motherlode.core.ids import CHANCE, only
from motherlode.core.refusal import NO_SUCH_SEAT, NOT_DRAWN_NOW, OTHERS_TURN, SEALED_ALREADY, Refusal
from motherlode.core.refusal import OPENING as OPENING_REFUSALS
from motherlode.core.rng import Rng
from motherlode.games.siberia import (
    acting,
    drawing,
    facing,
    figures,
    guess,
    investing,
    jokers,
    logistics,
    mining,
    opening,
    placing,
    research,
    returning,
    scattering,
    setup,
)
from motherlode.games.siberia.choices import Choices
from motherlode.games.siberia.closing import AREA_IS_CLOSED
from motherlode.games.siberia.course import too_many, why_over
from motherlode.games.siberia.cubes import SUPPLY_IS_EMPTY
from motherlode.games.siberia.events import EVENT_KINDS
from motherlode.games.siberia.exchanges import NOT_IN_PLAY
from motherlode.games.siberia.foresight import SiberiaForesight
from motherlode.games.siberia.moves import (
    CODEC,
    DRAW,
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
from motherlode.games.siberia.tableau import NO_FREE_SPACE
from motherlode.games.siberia.tables import ALL_TILES, CUBES, Tables, build
from motherlode.games.siberia.view import view_of
from motherlode.games.siberia.world import AREAS, NO_ACTION, RESEARCH

REFUSALS: Final = [
    *OPENING_REFUSALS,
    NOT_DRAWN_NOW,
    NO_SUCH_SEAT,
    OTHERS_TURN,
    SEALED_ALREADY,
    # What several phases say.
    SUPPLY_IS_EMPTY,
    AREA_IS_CLOSED,
    NO_FREE_SPACE,
    NOT_IN_PLAY,
    # What one phase says.
    *scattering.REFUSALS,
    *facing.REFUSALS,
    *opening.REFUSALS,
    *drawing.REFUSALS,
    *placing.REFUSALS,
    *acting.REFUSALS,
    *research.REFUSALS,
    *jokers.REFUSALS,
    *logistics.REFUSALS,
    *figures.REFUSALS,
    *investing.REFUSALS,
    *mining.REFUSALS,
    *returning.REFUSALS,
]


class Siberia(Game[SiberiaState]):
    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        super().__init__(options.seats, CODEC, EVENT_KINDS, REFUSALS, REASONS, END_RULES, _longest(options, tables))
        self.simultaneous = Choices()
        self.foresight = SiberiaForesight(options, tables)

    def start(self, deal: i64) -> SiberiaState:
        return setup.start(self.options, self.tables)

    def actors(self, s: SiberiaState) -> i64:
        if s.phase == ACTING:
            return only(s.seat)
        if s.phase == PLACING:
            return placing.still_place(s)
        if s.phase == RETURNING:
            return too_many(self.tables, s)
        if s.phase == OVER:
            return 0
        if s.phase == FACING and self.options.sides_chosen:
            return only(s.start)
        return only(CHANCE)

    def legal_moves(self, s: SiberiaState, seat: i64) -> vec[i64]:
        if not (self.actors(s) >> seat) & 1:
            return vec[i64]()
        if s.phase == ACTING:
            return acting.legal_moves(self.options, self.tables, s, seat)
        if s.phase == PLACING:
            return placing.legal_moves(s, seat)
        if s.phase == RETURNING:
            return returning.legal_moves(s, seat)
        if s.phase == STARTING:
            return setup.legal_moves(self.options)
        if s.phase == SCATTERING:
            return scattering.legal_moves(s)
        if s.phase == FACING:
            return facing.legal_moves(self.tables, s, seat)
        if s.phase == OPENING:
            return opening.legal_moves(s)
        return drawing.legal_moves(s)

    def random_move(self, s: SiberiaState, seat: i64, rng: Rng) -> i64:
        if s.phase == PLACING:
            return placing.random_move(s, seat, rng)
        if s.phase == ACTING and s.doing == RESEARCH:
            return research.random_find(s, rng)
        return super().random_move(s, seat, rng)

    def random_draw(self, s: SiberiaState, rng: Rng) -> i64:
        if s.phase == DRAWING:
            return drawing.random_draw(s, rng)
        return super().random_draw(s, rng)

    def weights(self, s: SiberiaState) -> vec[i64]:
        """Cubes, tiles and investments count by how many are alike; seats and faces are equally likely."""
        if s.phase == DRAWING:
            return drawing.weights(s)
        if s.phase == OPENING:
            return opening.weights(s)
        if s.phase == SCATTERING:
            return scattering.weights(s)
        return vec[i64]([1] * len(self.legal_moves(s, CHANCE)))

    def apply(self, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
        t = self.tables
        if move < LAY:
            facing.turn_up(t, s, move, out)
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
            returning.return_tile(t, s, seat, move, out)
        else:
            self._draw(s, move, out)

    def _draw(self, s: SiberiaState, move: i64, out: list[Event] | None) -> None:
        if move < SCATTER:
            setup.draw_start(s, move, out)
        elif move < FLIP:
            scattering.scatter_cube(s, move, out)
        elif move < OPEN:
            facing.turn_up(self.tables, s, move, out)
        elif move < DRAW:
            opening.open_investment(self.tables, s, move, out)
        else:
            drawing.draw_tile(s, move, out)

    def own_refusal(self, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
        if move < LAY or FLIP <= move < OPEN:
            return facing.refusal(self.options, self.tables, s, seat, move)
        if move < TAKE:
            return placing.refusal(s, seat, move)
        if move < RETURN:
            return acting.refusal(self.options, self.tables, s, seat, move)
        if move < START:
            return returning.refusal(self.tables, s, seat, move)
        if move < SCATTER:
            return setup.refusal(self.options, s, move)
        if move < FLIP:
            return scattering.refusal(s, move)
        if move < DRAW:
            return opening.refusal(s, move)
        return drawing.refusal(s, move)

    def default_move(self, s: SiberiaState, seat: i64) -> i64:
        """Tiles go to their person rather than their resource, to research last; no action is taken, no effect used."""
        if s.phase == ACTING and s.doing == NO_ACTION and self.refusal(s, seat, PASS) is None:
            return PASS
        # The first of the list: the lowest spot of a tile, the first area for a cube, to waive any other effect.
        return self.legal_moves(s, seat)[0]

    def decision_under_way(self, s: SiberiaState, seat: i64) -> bool:
        """Some tiles are laid, or an effect is under way, or tiles are being returned."""
        if s.phase == PLACING:
            return placing.has_laid(s, seat)
        return s.phase == RETURNING or (s.phase == ACTING and s.doing != NO_ACTION)

    def result(self, s: SiberiaState) -> Result | None:
        if s.phase != OVER:
            return None
        return final_result(s, why_over(self.tables, s))

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


def _longest(o: Options, t: Tables) -> i64:
    """No game has more moves.

    Every cube is laid and mined at most once, each in a round of its own, with as many idle rounds between as allowed.
    In a round every tile is drawn, laid and returned at most once, and brings at most an action with all its steps.
    """
    rounds = 2 * CUBES * t.idle_limit + t.idle_limit
    of_tile = 3 + 2 + t.steps + 1
    return 1 + 2 * AREAS + 10 + t.open + rounds * (ALL_TILES * of_tile + 2 * o.seats)


def make(seats: int, values: Mapping[str, str], data: Mapping[str, object], file: str) -> Game[SiberiaState]:
    return Siberia(Options(seats, values), build(data, file))
