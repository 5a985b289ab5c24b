"""The course of a turn: takes step after step from the agenda until somebody must decide."""

from mypy_extensions import i64

from motherlode.core.event import Event
from motherlode.games.rockwell import (
    al,
    boards,
    drilling,
    helping,
    insuring,
    market,
    posting,
    shafts,
    stepping,
    turning,
    turns,
    workshop,
)
from motherlode.games.rockwell.agenda import (
    ASK_POST,
    BEGIN_ROUND,
    DRILL,
    END_TURN,
    MOVE_AL,
    NEXT_DEALER,
    NEXT_DRILLER,
    NEXT_WORKER,
    OFFER_HELP,
    OPEN_MARKET,
    OPEN_WORKSHOP,
    SECOND_STEP,
    TRAIN_AL,
    USE_ACTION,
    YIELD,
    push,
    take,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables


def go_on(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """Every phase that waits for somebody, player or nature, stops it."""
    while s.phase == RUNNING:
        step = take(s)
        if step >= DRILL:
            turning.drill(t, s, step - DRILL, out)
        elif step == NEXT_DRILLER:
            drilling.next_driller(o, s)
        elif step == OFFER_HELP:
            helping.offer_help(s)
        elif step == SECOND_STEP:
            stepping.ask_second_step(s)
        elif step == BEGIN_ROUND:
            drilling.begin_round(s, out)
        elif step == MOVE_AL:
            al.move_al(o, t, s, out)
        elif step == ASK_POST:
            if not posting.ask_post(t, s, out):
                insuring.begin_insuring(s)
        else:
            _close(o, t, s, step, out)


def _close(o: Options, t: Tables, s: RockwellState, step: i64, out: list[Event] | None) -> None:
    """What comes after the drilling rounds."""
    if step == YIELD:
        shafts.yield_shafts(o, t, s, out)
        push(s, OPEN_MARKET)
    elif step == OPEN_MARKET:
        market.open_market(t, s)
    elif step == NEXT_DEALER:
        market.next_dealer(s)
    elif step == OPEN_WORKSHOP:
        workshop.open_workshop(t, s)
    elif step == NEXT_WORKER:
        workshop.next_worker(s)
    elif step == USE_ACTION:
        boards.use_action(s, s.seat, out)
    elif step == TRAIN_AL:
        push(s, END_TURN)
        if o.al:
            al.train_al(t, s, out)
    elif step == END_TURN:
        turns.end_turn(o, s, out)
