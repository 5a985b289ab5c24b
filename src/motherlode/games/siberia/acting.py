"""Phase 2: one action after the other until all have passed (section 4).

What an action lets its player do, its effect, is in a module for each of them (section 5).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import OTHERS_TURN, Refusal, refuse
from motherlode.games.siberia import figures, investing, jokers, logistics, mining, research
from motherlode.games.siberia.course import end_turn
from motherlode.games.siberia.events import ACTION_TAKEN, NO_EFFECT, PASSED, STEPS_LAPSED, WAIVED
from motherlode.games.siberia.moves import (
    ACTION,
    CODEC,
    ENTER,
    FIND,
    INVEST,
    JOKER,
    PASS,
    POST,
    SELL,
    SPOT,
    STEP,
    WAIVE,
    take,
    taken_spot,
)
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.state import ACTING, SiberiaState
from motherlode.games.siberia.tableau import clear, has_research, is_ready
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import (
    ACTIONS,
    FIRST_RESOURCE,
    INVESTOR,
    LOGISTICS,
    MANAGER,
    NO_ACTION,
    RESEARCH,
    SELLER,
    WORKER,
)

NOT_ACTING: Final = Kind("not-acting", [], rule=401)
EFFECT_FIRST: Final = Kind("effect-first", [Param("spot", SPOT)], rule=405)
RESEARCH_FIRST: Final = Kind("research-first", [], rule=402)
RESEARCH_EMPTY: Final = Kind("research-empty", [], rule=501)
SPACES_NOT_FILLED: Final = Kind("spaces-not-filled", [Param("action", ACTION)], rule=403)
NOTHING_TO_WAIVE: Final = Kind("nothing-to-waive", [], rule=404)
MUST_LAY: Final = Kind("must-lay", [], rule=501)
# Its paragraph is that of the effect.
NOT_UNDER_WAY: Final = Kind("not-under-way", [Param("spot", SPOT)])
REFUSALS: Final[list[Kind]] = [
    NOT_ACTING,
    EFFECT_FIRST,
    RESEARCH_FIRST,
    RESEARCH_EMPTY,
    SPACES_NOT_FILLED,
    NOTHING_TO_WAIVE,
    MUST_LAY,
    NOT_UNDER_WAY,
]


def legal_moves(o: Options, t: Tables, s: SiberiaState, seat: i64) -> vec[i64]:
    """An action or to pass; research before anything else (4.2); or the next part of an effect."""
    if s.doing != NO_ACTION:
        return _effect_moves(o, t, s, seat)
    if has_research(s, seat):
        return vec[i64]([take(RESEARCH)])
    out = vec[i64](capacity=ACTIONS + 1)
    action: i64
    for action in range(ACTIONS):
        if is_ready(s, seat, action):
            out = append(out, take(action))
    return append(out, PASS)


def _effect_moves(o: Options, t: Tables, s: SiberiaState, seat: i64) -> vec[i64]:
    """Every effect may be waived (4.4), except research, which must be done (5.1)."""
    if s.doing == RESEARCH:
        return research.find_moves(s)
    out = append(vec[i64](capacity=32), WAIVE)
    if s.doing == MANAGER:
        return jokers.joker_moves(s, seat, out)
    if s.doing == LOGISTICS:
        return logistics.step_moves(t, s, seat, out)
    if s.doing == SELLER:
        return figures.post_moves(t, s, seat, out)
    if s.doing == WORKER:
        return figures.enter_moves(o, t, s, seat, out)
    if s.doing == INVESTOR:
        return investing.invest_moves(s, seat, out)
    return mining.sell_moves(t, s, seat, out)


def refusal(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    if s.phase != ACTING:
        return refuse(NOT_ACTING, [])
    if seat != s.seat:
        return refuse(OTHERS_TURN, [s.seat], 401)
    if move >= FIND:
        return _effect_refusal(o, t, s, seat, move)
    if move == WAIVE:
        return _waive_refusal(s)
    if s.doing != NO_ACTION:
        return refuse(EFFECT_FIRST, [s.doing])
    return _turn_refusal(s, seat, move)


def _turn_refusal(s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    """To take an action, or to pass."""
    if move == take(RESEARCH):
        if not has_research(s, seat):
            return refuse(RESEARCH_EMPTY, [])
        return None
    if has_research(s, seat):
        return refuse(RESEARCH_FIRST, [])
    if move < PASS and not is_ready(s, seat, taken_spot(move)):
        return refuse(SPACES_NOT_FILLED, [taken_spot(move)])
    return None


def _waive_refusal(s: SiberiaState) -> Refusal | None:
    if s.doing == NO_ACTION:
        return refuse(NOTHING_TO_WAIVE, [])
    if s.doing == RESEARCH:
        return refuse(MUST_LAY, [])
    return None


def _effect_refusal(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    if s.doing != _effect_of(s, move):
        return refuse(NOT_UNDER_WAY, [_effect_of(s, move)], CODEC.rule(move))
    if move < JOKER:
        return research.refusal(s, move)
    if move < STEP:
        return jokers.refusal(s, seat, move)
    if move < POST:
        return logistics.refusal(t, s, seat, move)
    if move < INVEST:
        return figures.refusal(o, t, s, seat, move)
    if move < SELL:
        return investing.refusal(s, seat, move)
    return mining.refusal(t, s, seat, move)


def _effect_of(s: SiberiaState, move: i64) -> i64:
    """The action or research such a move belongs to. Every resource action sells: the one under way, or else gas."""
    if move < JOKER:
        return RESEARCH
    if move < STEP:
        return MANAGER
    if move < POST:
        return LOGISTICS
    if move < ENTER:
        return SELLER
    if move < INVEST:
        return WORKER
    if move < SELL:
        return INVESTOR
    if FIRST_RESOURCE <= s.doing < RESEARCH:
        return s.doing
    return FIRST_RESOURCE


def take_action(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """First the tiles leave, then the effect follows (4.5)."""
    s.doing = taken_spot(move)
    if out is not None:
        tell(out, ACTION_TAKEN, [seat, s.doing])
    if s.doing == RESEARCH:
        research.begin_research(s, seat, out)
        if not research.anything_left(s):
            _without_effect(t, s, seat, out)
        return
    clear(s, seat, s.doing)
    if s.doing == LOGISTICS:
        s.steps = t.steps
    if len(_effect_moves(o, t, s, seat)) == 1:
        # There is nothing to do but waive it.
        _without_effect(t, s, seat, out)


def _without_effect(t: Tables, s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, NO_EFFECT, [seat, s.doing])
    end_turn(t, s, out)


def go_on(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """The next part of the effect under way, or no more of it; the effect itself knows when the turn ends."""
    if move < FIND:
        _waive(t, s, seat, out)
    elif move < JOKER:
        research.lay_cube(t, s, seat, move, out)
    elif move < STEP:
        jokers.lay_joker(t, s, seat, move, out)
    elif move < POST:
        logistics.make_step(t, s, seat, move, out)
    elif move < ENTER:
        figures.post_seller(t, s, seat, move, out)
    elif move < INVEST:
        figures.enter_worker(t, s, seat, move, out)
    elif move < SELL:
        investing.take_investment(t, s, seat, move, out)
    else:
        mining.mine_and_sell(t, s, seat, move, out)


def _waive(t: Tables, s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    if out is not None:
        if s.doing == LOGISTICS and s.steps < t.steps:
            tell(out, STEPS_LAPSED, [seat, s.steps])
        else:
            tell(out, WAIVED, [seat, s.doing])
    end_turn(t, s, out)


def pass_round(t: Tables, s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    """A player who passes is out for the round (4.1)."""
    s.passed |= 1 << seat
    if out is not None:
        tell(out, PASSED, [seat])
    end_turn(t, s, out)
