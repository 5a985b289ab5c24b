"""Why a code is not a legal move: which refusal stands against it. Its paragraph and its facts: grounds.py."""

from mypy_extensions import i64

from motherlode.core.ids import CHANCE, NOBODY
from motherlode.games.rockwell.danger import exposed
from motherlode.games.rockwell.extraction import back_moves, card_moves, struck_tiles
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.moves import (
    BRIBE,
    BUY,
    CASH,
    CONTROL,
    DIRECT,
    DRILL,
    EXTRACT,
    GO,
    INSURE,
    LAY,
    LEAD,
    LEAVE,
    OFFER,
    POST,
    RAISE,
    SAVE,
    SEAL,
    TRAIN,
    TURN,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.posting import board_of, slot_on
from motherlode.games.rockwell.refused import (
    ALLOWED,
    BOARD_TWICE,
    DEAL_FIRST,
    DRAWN_ALREADY,
    DRAWN_BY_SEED,
    EMPTY_DEAL,
    GAME_IS_OVER,
    MORE_THAN_LOSS,
    NO_AL,
    NO_INSURANCE,
    NO_MORE_CUBES,
    NO_MORE_MONEY,
    NO_SUCH_SEAT,
    NO_SUCH_SLOT,
    NOT_DRAWN_NOW,
    NOT_NOW,
    NOT_STRUCK,
    OTHERS_TURN,
    PLAYERS_ACT,
    SEALED_ALREADY,
    SLOT_TAKEN,
)
from motherlode.games.rockwell.refused_al import refused_al
from motherlode.games.rockwell.refused_boards import refused_deal, refused_work
from motherlode.games.rockwell.refused_drilling import refused_drilling, refused_help
from motherlode.games.rockwell.state import (
    CHOOSING,
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
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.tender import NOTE_VALUES, cubes_left, money_left


def refusal(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    """What stands against the move, or ALLOWED."""
    if seat == CHANCE:
        if move < LAY:
            return PLAYERS_ACT
        if s.phase == OVER:
            return GAME_IS_OVER
        return _drawing(o, s, move)
    if move >= LAY:
        return DRAWN_BY_SEED
    if s.phase == OVER:
        return GAME_IS_OVER
    if seat >= o.seats:
        return PLAYERS_ACT
    if move <= SEAL or SAVE <= move < BUY:
        return _at_once(s, seat, move)
    if move >= LEAD and not o.al:
        return NO_AL
    if move == LEAVE:
        return _leaving(s, seat)
    return _alone(o, t, s, seat, move)


def _at_once(s: RockwellState, seat: i64, move: i64) -> i64:
    """What several seats choose at once; a deal is sealed too."""
    if move < SEAL:
        return _filling(s, seat, move)
    if move == SEAL:
        return _sealing(s, seat)
    return _saving(s, seat, move - SAVE)


def phase_of(move: i64) -> i64:
    """When one seat alone makes such a move."""
    if move < GO:
        return POSTING
    if move < BRIBE:
        return DRILLING
    if move < DRILL:
        return HELPING
    if move < SAVE:
        return CHOOSING
    if move < RAISE:
        return MARKET
    if move < LEAVE:
        return WORKSHOP
    if move < TRAIN:
        return LEADING
    return TRAINING


def _alone(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    phase = phase_of(move)
    if s.phase != phase and not (phase == DRILLING and s.phase == STEPPING):
        return NOT_NOW
    if s.seat != seat:
        return OTHERS_TURN
    if phase == POSTING:
        return _posting(t, s, seat, move - POST)
    if phase == DRILLING:
        return refused_drilling(t, s, seat, move)
    if phase == HELPING:
        return refused_help(t, s, seat, move)
    if phase == CHOOSING:
        if move - DRILL not in struck_tiles(t, s, s.struck):
            return NOT_STRUCK
        return ALLOWED
    if phase == MARKET:
        return refused_deal(t, s, seat, move)
    if phase == WORKSHOP:
        return refused_work(t, s, seat, move)
    return refused_al(o, t, s, move)


def _filling(s: RockwellState, seat: i64, move: i64) -> i64:
    phase: i64 = TENDERING
    if move >= INSURE:
        phase = INSURING
    if s.phase != phase:
        return NOT_NOW
    if (s.sealed >> seat) & 1:
        return SEALED_ALREADY
    if CASH <= move < INSURE:
        if money_left(s, seat) < NOTE_VALUES[move - CASH]:
            return NO_MORE_MONEY
        return ALLOWED
    if not cubes_left(s, seat, filled_metal(move)):
        return NO_MORE_CUBES
    return ALLOWED


def filled_metal(move: i64) -> i64:
    """What is offered or insured."""
    if move < CASH:
        return move - OFFER
    return move - INSURE


def _sealing(s: RockwellState, seat: i64) -> i64:
    if s.phase == MARKET:
        if s.seat != seat:
            return OTHERS_TURN
        if s.trading == NO_DEAL:
            return EMPTY_DEAL
        return ALLOWED
    if s.phase not in (TENDERING, INSURING):
        return NOT_NOW
    if (s.sealed >> seat) & 1:
        return SEALED_ALREADY
    return ALLOWED


def _saving(s: RockwellState, seat: i64, number: i64) -> i64:
    if s.phase != SAVING or not exposed(s, seat):
        return NOT_NOW
    if (s.sealed >> seat) & 1:
        return SEALED_ALREADY
    if number > s.loss[seat]:
        return MORE_THAN_LOSS
    if number > insurance(s, seat):
        return NO_INSURANCE
    return ALLOWED


def _leaving(s: RockwellState, seat: i64) -> i64:
    """Market or workshop; a deal under way is closed first."""
    if s.phase not in (MARKET, WORKSHOP):
        return NOT_NOW
    if s.seat != seat:
        return OTHERS_TURN
    if s.trading != NO_DEAL:
        return DEAL_FIRST
    return ALLOWED


def _posting(t: Tables, s: RockwellState, seat: i64, slot: i64) -> i64:
    if not t.actions[slot]:
        return NO_SUCH_SLOT
    if s.slots[slot] != NOBODY:
        return SLOT_TAKEN
    if slot_on(s, seat, board_of(slot)) != NOBODY:
        return BOARD_TWICE
    return ALLOWED


def _drawing(o: Options, s: RockwellState, move: i64) -> i64:
    if s.phase != drawn_in(move) or (s.phase == ORDERING and (move >= CONTROL) != (len(s.direction) == o.seats)):
        return NOT_DRAWN_NOW
    if s.phase == ORDERING:
        seat = (move - DIRECT) % 4
        if seat >= o.seats:
            return NO_SUCH_SEAT
        drawn = s.direction
        if move >= CONTROL:
            drawn = s.control
        if seat in drawn:
            return DRAWN_ALREADY
    if s.phase == TURNING and move not in back_moves(s):
        return DRAWN_ALREADY
    if s.phase == EXTRACTING and move not in card_moves(s):
        return DRAWN_ALREADY
    return ALLOWED


def drawn_in(move: i64) -> i64:
    """When nature makes such a move."""
    if move < DIRECT:
        return LAYING
    if move < TURN:
        return ORDERING
    if move < EXTRACT:
        return TURNING
    return EXTRACTING
