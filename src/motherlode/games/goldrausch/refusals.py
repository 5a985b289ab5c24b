"""Why a code is not a legal move: the fact, and the paragraph behind it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.ids import CHANCE
from motherlode.games.goldrausch.incidents import tied
from motherlode.games.goldrausch.moves import (
    ABSTAIN,
    CARD,
    CONTINENT,
    DRAW,
    INCIDENT,
    LAY,
    LOT,
    RESOURCE,
    RESULT,
    REVEAL,
    SEAL,
    SEAT,
    SPIN,
    START,
)
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.scoring import anybody_has
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
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import MARK, NO_CARD, NOWHERE

ALLOWED: Final = -1
DRAWN_BY_SEED: Final = 0
NOT_PLANNING: Final = 1
COUNTRY_CHOSEN: Final = 2
NOT_MEETING: Final = 3
CARD_LIES: Final = 4
NO_CARD_YET: Final = 5
SEALED_ALREADY: Final = 6
GAME_IS_OVER: Final = 7
PLAYERS_ACT: Final = 8
NOT_DRAWN_NOW: Final = 9
RESOURCE_IS_OUT: Final = 10
INCIDENT_IS_OUT: Final = 11
NOT_ON_WHEEL: Final = 12
NOT_TIED: Final = 13
NO_SUCH_SEAT: Final = 14
A_CARD_IS_LAID: Final = 15
NONE_IS_LAID: Final = 16

REFUSALS: Final = [
    Kind("drawn-by-seed", []),
    Kind("not-planning", []),
    Kind("country-chosen", [Param("continent", CONTINENT)]),
    Kind("not-meeting", []),
    Kind("card-lies", [Param("card", CARD)]),
    Kind("no-card-yet", []),
    Kind("sealed-already", []),
    Kind("game-is-over", []),
    Kind("players-act", []),
    Kind("not-drawn-now", []),
    Kind("resource-is-out", [Param("resource", RESOURCE)]),
    Kind("incident-is-out", [Param("incident", INCIDENT)]),
    Kind("not-on-wheel", [Param("result", RESULT)]),
    Kind("not-tied", [Param("seat", SEAT)]),
    Kind("no-such-seat", [Param("seat", SEAT)]),
    Kind("a-card-is-laid", []),
    Kind("none-is-laid", []),
]


def refusal(o: Options, t: Tables, s: GoldrauschState, seat: i64, move: i64) -> i64:
    """What stands against the move, or ALLOWED."""
    if seat == CHANCE:
        if move < START:
            return PLAYERS_ACT
        if s.phase == OVER:
            return GAME_IS_OVER
        return _drawing(o, t, s, move)
    if move >= START:
        return DRAWN_BY_SEED
    if s.phase == OVER:
        return GAME_IS_OVER
    if seat >= o.seats:
        return PLAYERS_ACT
    if move < LAY:
        return _choosing(s, seat)
    return _meeting(o, s, seat, move)


def _choosing(s: GoldrauschState, seat: i64) -> i64:
    if s.phase != PLANNING:
        return NOT_PLANNING
    if s.country[seat] != NOWHERE:
        return COUNTRY_CHOSEN
    return ALLOWED


def _meeting(o: Options, s: GoldrauschState, seat: i64, move: i64) -> i64:
    if s.phase != MEETING:
        return NOT_MEETING
    if (s.sealed >> seat) & 1:
        return SEALED_ALREADY
    if move == ABSTAIN and not o.can_abstain:
        return A_CARD_IS_LAID
    if s.card[seat] == NO_CARD:
        if move == SEAL:
            return NO_CARD_YET
    elif move != SEAL:
        if s.card[seat] == MARK:
            return NONE_IS_LAID
        return CARD_LIES
    return ALLOWED


def _drawing(o: Options, t: Tables, s: GoldrauschState, move: i64) -> i64:
    if s.phase != phase_of(move):
        return NOT_DRAWN_NOW
    if s.phase == STARTING and move - START >= o.seats:
        return NO_SUCH_SEAT
    if s.phase == REVEALING and not (s.resources >> (move - REVEAL)) & 1:
        return RESOURCE_IS_OUT
    if s.phase == SPINNING and t.chances[move - SPIN] == 0:
        return NOT_ON_WHEEL
    if s.phase == DRAWING and not (s.deck >> (move - DRAW)) & 1:
        return INCIDENT_IS_OUT
    if s.phase == CASTING and not (tied(s) >> (move - LOT)) & 1:
        return NOT_TIED
    return ALLOWED


def phase_of(move: i64) -> i64:
    """When nature makes such a move."""
    if move < REVEAL:
        return STARTING
    if move < SPIN:
        return REVEALING
    if move < DRAW:
        return SPINNING
    if move < LOT:
        return DRAWING
    return CASTING


# The paragraph behind each refusal; 0 where it depends on the move.
_RULES: Final = vec[i64]([0, 301, 305, 304, 305, 304, 305, 108, 0, 0, 602, 404, 401, 716, 203, 305, 305])


def rule_of(t: Tables, s: GoldrauschState, kind: i64, move: i64) -> i64:
    if kind == GAME_IS_OVER and not anybody_has(s, t.goal):
        return 602
    if _RULES[kind]:
        return _RULES[kind]
    if move < LAY:
        return 301
    if move < START:
        return 304
    if move < REVEAL:
        return 203
    if move < SPIN:
        return 601
    if move < DRAW:
        return 405
    if move < LOT:
        return 404
    return 716


def facts(s: GoldrauschState, kind: i64, seat: i64, move: i64) -> vec[i64]:
    """The refusal's number and its arguments, as REFUSALS names them."""
    if kind == COUNTRY_CHOSEN:
        return vec[i64]([kind, s.country[seat]])
    if kind == CARD_LIES:
        return vec[i64]([kind, s.card[seat]])
    if kind == RESOURCE_IS_OUT:
        return vec[i64]([kind, move - REVEAL])
    if kind == INCIDENT_IS_OUT:
        return vec[i64]([kind, move - DRAW])
    if kind == NOT_ON_WHEEL:
        return vec[i64]([kind, move - SPIN])
    if kind == NOT_TIED:
        return vec[i64]([kind, move - LOT])
    if kind == NO_SUCH_SEAT:
        return vec[i64]([kind, move - START])
    return vec[i64]([kind])
