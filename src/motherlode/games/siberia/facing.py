"""Set-up: the start player or nature turns up a face of each exchange tile (2.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, show, tell
from motherlode.core.ids import CHANCE
from motherlode.core.refusal import NOT_DRAWN_NOW, OTHERS_TURN, Refusal, refuse
from motherlode.games.siberia.course import fill_row
from motherlode.games.siberia.events import EXCHANGE_OPENED
from motherlode.games.siberia.moves import EXCHANGE, FLIP, face, flip, turned_exchange
from motherlode.games.siberia.options import Options
from motherlode.games.siberia.state import FACING, SiberiaState
from motherlode.games.siberia.tables import Tables
from motherlode.games.siberia.world import MARKETS, NO_EXCHANGE

NOT_FACING: Final = Kind("not-facing", [], rule=202)
OTHER_TILE: Final = Kind("other-tile", [Param("exchange", EXCHANGE)], rule=202)
REFUSALS: Final[list[Kind]] = [NOT_FACING, OTHER_TILE]


def _next_market(s: SiberiaState) -> i64:
    """The tile whose face is decided next, from 1 to 5; MARKETS if none is left."""
    market: i64 = 0
    while market < MARKETS and s.faces[market] != NO_EXCHANGE:
        market += 1
    return market


def legal_moves(t: Tables, s: SiberiaState, seat: i64) -> vec[i64]:
    """Both faces of the next tile, ascending."""
    market = _next_market(s)
    low = min(t.face_a[market], t.face_b[market])
    high = max(t.face_a[market], t.face_b[market])
    if seat == CHANCE:
        return vec[i64]([flip(low), flip(high)])
    return vec[i64]([face(low), face(high)])


def refusal(o: Options, t: Tables, s: SiberiaState, seat: i64, move: i64) -> Refusal | None:
    if seat == CHANCE:
        if s.phase != FACING or o.sides_chosen:
            return refuse(NOT_DRAWN_NOW, [], 202)
    else:
        if s.phase != FACING or not o.sides_chosen:
            return refuse(NOT_FACING, [])
        if seat != s.start:
            return refuse(OTHERS_TURN, [s.start], 202)
    if t.market_of[turned_exchange(move)] != _next_market(s):
        return refuse(OTHER_TILE, [turned_exchange(move)])
    return None


def turn_up(t: Tables, s: SiberiaState, move: i64, out: list[Event] | None) -> None:
    exchange = turned_exchange(move)
    s.faces[_next_market(s)] = exchange
    if out is not None:
        if move >= FLIP:
            show(out, EXCHANGE_OPENED, [exchange])
        else:
            tell(out, EXCHANGE_OPENED, [exchange])
    if _next_market(s) == MARKETS:
        fill_row(t, s, out)
