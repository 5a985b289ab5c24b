"""Phase 2: one action after the other until all have passed (section 4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.ids import everyone_at
from motherlode.games.siberia import figures, investing, jokers, logistics, mining, research
from motherlode.games.siberia.events import ACTION_TAKEN, NO_EFFECT, PASSED, STEPS_LAPSED, WAIVED
from motherlode.games.siberia.moves import ENTER, INVEST, JOKER, PASS, POST, SELL, STEP, TAKE, WAIVE
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.rounds import end_round
from motherlode.games.siberia.state import ACTING, OPENING, SiberiaState
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


def turn_moves(o: Options, t: Tables, s: SiberiaState, seat: i64) -> vec[i64]:
    """An action or to pass; research before anything else (4.2); or the next part of an effect."""
    if s.doing != NO_ACTION:
        return _effect_moves(o, t, s, seat)
    if has_research(s, seat):
        return vec[i64]([TAKE + RESEARCH])
    out = vec[i64](capacity=ACTIONS + 1)
    action: i64
    for action in range(ACTIONS):
        if is_ready(s, seat, action):
            out = append(out, TAKE + action)
    return append(out, PASS)


def _effect_moves(o: Options, t: Tables, s: SiberiaState, seat: i64) -> vec[i64]:
    """Every effect may be waived (4.4), except research, where laying is a must (5.1)."""
    if s.doing == RESEARCH:
        return research.research_moves(s, vec[i64](capacity=32))
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
    if not mining.mined_areas(s, seat, s.doing - FIRST_RESOURCE):
        return out
    return mining.mining_moves(t, s, seat, out)


def take_action(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """First the tiles leave, then the effect follows (4.5)."""
    s.doing = move - TAKE
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
        # Nothing but to waive it.
        _without_effect(t, s, seat, out)


def _without_effect(t: Tables, s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, NO_EFFECT, [seat, s.doing])
    end_turn(t, s, out)


def _waive(t: Tables, s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    if out is not None:
        if s.doing == LOGISTICS and s.steps < t.steps:
            tell(out, STEPS_LAPSED, [seat, s.steps])
        else:
            tell(out, WAIVED, [seat, s.doing])
    end_turn(t, s, out)


def _do_part(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """The next part of the effect under way; with its last part the turn ends."""
    if move < JOKER:
        research.lay_cube(s, seat, move, out)
        if research.anything_left(s):
            return
    elif STEP <= move < POST:
        logistics.make_step(s, seat, move, out)
        if s.steps and logistics.can_step(t, s, seat):
            return
        if s.steps and out is not None:
            tell(out, STEPS_LAPSED, [seat, s.steps])
    elif INVEST <= move < SELL:
        investing.take_investment(s, seat, move, out)
        if not investing.row_is_full(t, s):
            s.phase = OPENING
            return
    else:
        _do_at_once(t, s, seat, move, out)
    end_turn(t, s, out)


def _do_at_once(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """An effect of one part."""
    if move < STEP:
        jokers.lay_joker(s, seat, move, out)
    elif move < ENTER:
        figures.post_seller(t, s, seat, move, out)
    elif move < INVEST:
        figures.enter_worker(t, s, seat, move, out)
    else:
        mining.sell(t, s, seat, move, out)


def go_on(t: Tables, s: SiberiaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """The next part of the effect under way, or no more of it."""
    if move == WAIVE:
        _waive(t, s, seat, out)
    else:
        _do_part(t, s, seat, move, out)


def pass_round(t: Tables, s: SiberiaState, seat: i64, out: list[Event] | None) -> None:
    """Who passes is out for the round (4.1)."""
    s.passed |= 1 << seat
    if out is not None:
        tell(out, PASSED, [seat])
    end_turn(t, s, out)


def end_turn(t: Tables, s: SiberiaState, out: list[Event] | None) -> None:
    """Clockwise to the next who has not passed; when all have, the round ends."""
    s.phase = ACTING
    s.doing = NO_ACTION
    s.steps = 0
    if s.passed == everyone_at(len(s.home)):
        end_round(t, s, out)
        return
    s.seat = (s.seat + 1) % len(s.home)
    while (s.passed >> s.seat) & 1:
        s.seat = (s.seat + 1) % len(s.home)
