"""The paragraph behind a refusal, and the facts its sentence needs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.rockwell.moves import (
    BRIBE,
    BUY,
    CARRY,
    DELIVER,
    DIRECT,
    DRILL,
    EXTRACT,
    GO,
    HIRE,
    INSURE,
    LAY,
    LEAD,
    LEAVE,
    MOBILISE,
    POST,
    PROTECT,
    RAISE,
    SAVE,
    SEAL,
    SHIFT,
    SINK,
    STAY,
    TRAIN,
    TURN,
    WAIVE,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.refused import (
    CANNOT_PAY,
    CREW_FINISHED,
    GAME_IS_OVER,
    NO_ADVANTAGE,
    NO_SUCH_SLOT,
    OTHERS_TURN,
    OUT_OF_REACH,
    SEALED_ALREADY,
    STRONGEST_ALREADY,
)
from motherlode.games.rockwell.scoring import BY_TURNS, why_over
from motherlode.games.rockwell.state import (
    CHOOSING,
    DRILLING,
    HELPING,
    LEADING,
    MARKET,
    POSTING,
    SAVING,
    STEPPING,
    TENDERING,
    WORKSHOP,
    RockwellState,
)

# Of each refusal in the order of refused.py; 0 where it depends on the move.
_RULES: Final = vec[i64](
    [
        0,  # drawn by seed
        0,  # players act
        0,  # not drawn now
        1005,  # game is over
        0,  # others' turn
        0,  # not now
        0,  # sealed already
        0,  # no more cubes
        301,  # no more money
        303,  # no such slot
        303,  # slot taken
        302,  # board twice
        506,  # crew finished
        505,  # stands there
        502,  # out of reach
        504,  # border taken
        511,  # no die
        510,  # die too strong
        0,  # cannot pay
        507,  # no advantage
        507,  # not on terrain
        508,  # no bribes left
        508,  # own crew
        508,  # no such crew
        508,  # not beside
        508,  # not the active crew's tile
        508,  # tile turned
        509,  # no dice left
        509,  # has a die
        504,  # not struck
        605,  # more than the loss
        605,  # no insurance
        802,  # dealt already
        802,  # other deal
        802,  # empty deal
        802,  # deal first
        902,  # strongest already
        0,  # all steps
        905,  # has a shaft
        905,  # shaft not there
        906,  # no shaft
        907,  # no delivery
        1202,  # no Al
        1203,  # Al's other crew
        1204,  # Al's other tile
        203,  # no such seat
        0,  # drawn already
        505,  # another crew goes on
        1204,  # not beside Al's crew
    ]
)


def rule_of(o: Options, s: RockwellState, kind: i64, move: i64) -> i64:
    if kind == GAME_IS_OVER and why_over(s, o.turn_limit) == BY_TURNS:
        return 1009
    if kind == NO_SUCH_SLOT and not o.full:
        return 1101
    if kind == OTHERS_TURN:
        return _rule_of_phase(s)
    if kind == SEALED_ALREADY:
        return _rule_of_seal(s)
    if kind == OUT_OF_REACH and s.mobility[s.seat]:
        return 503
    if kind == NO_ADVANTAGE and BRIBE <= move < DRILL:
        return rule_of_move(move)
    if kind in (CREW_FINISHED, STRONGEST_ALREADY) and move >= RAISE:
        return rule_of_move(move)
    if kind == CANNOT_PAY and move >= RAISE:
        return 908
    if _RULES[kind]:
        return _RULES[kind]
    return rule_of_move(move)


def _rule_of_phase(s: RockwellState) -> i64:
    """Where it is told whose turn it is."""
    if s.phase == POSTING:
        return 302
    if s.phase == DRILLING:
        return 501
    if s.phase == STEPPING:
        return 505
    if s.phase == HELPING:
        return 507
    if s.phase == CHOOSING:
        return 504
    if s.phase == MARKET:
        return 801
    if s.phase == WORKSHOP:
        return 901
    if s.phase == LEADING:
        return 1203
    return 1206


def _rule_of_seal(s: RockwellState) -> i64:
    if s.phase == TENDERING:
        return 301
    if s.phase == SAVING:
        return 606
    return 401


def rule_of_move(move: i64) -> i64:
    """Where a move of this kind is told."""
    if move < GO:
        return _rule_of_start(move)
    if move < BUY:
        return _rule_of_drilling(move)
    if move < RAISE:
        return 802
    if move < LEAD:
        return _rule_of_work(move)
    if move < TRAIN:
        return 1203
    if move < LAY:
        return 1206
    return _rule_of_draw(move)


def _rule_of_start(move: i64) -> i64:
    if INSURE <= move < SEAL:
        return 401
    if move < POST:
        return 301
    return 302


def _rule_of_drilling(move: i64) -> i64:
    """Of phase I, its extractions included."""
    if CARRY <= move < STAY:
        return 511
    if move < BRIBE:
        return 502
    if move < HIRE:
        return 508
    if move < WAIVE:
        return 509
    if move < DRILL:
        return 507
    if move < SAVE:
        return 504
    return 606


def _rule_of_work(move: i64) -> i64:
    if move < PROTECT:
        return 902
    if move < MOBILISE:
        return 903
    if move < SINK:
        return 904
    if move < SHIFT:
        return 905
    if move < DELIVER:
        return 906
    if move < LEAVE:
        return 907
    return 801


def _rule_of_draw(move: i64) -> i64:
    if move < DIRECT:
        return 201
    if move < TURN:
        return 203
    if move < EXTRACT:
        return 102
    return 602
