"""The purchase of a claim, once a game, in place of a derrick (4.5, 4.6, 5.2, 5.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import SEAT, Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.atacama.events import CLAIM_BOUGHT, CLAIM_RECEIVED
from motherlode.games.atacama.moves import BUY, COLOUR, TURN_UP, bought_claim, bought_direction, paid_colour
from motherlode.games.atacama.options import Options
from motherlode.games.atacama.state import AtacamaState
from motherlode.games.atacama.turn import end_turn

CLAIMS_FIXED: Final = Kind("claims-fixed", [], rule=202)
CLAIM_SOLD: Final = Kind("claim-sold", [Param("seat", SEAT)], rule=405)
CANNOT_PAY: Final = Kind("cannot-pay", [Param("colour", COLOUR)], rule=405)
REFUSALS: Final[list[Kind]] = [CLAIMS_FIXED, CLAIM_SOLD, CANNOT_PAY]


def count_moves(o: Options, s: AtacamaState, seat: i64) -> i64:
    """Either claim, either direction, paid with any colour the seat still has."""
    moves: i64 = 0
    move: i64
    if not o.stages or s.buyer != NOBODY:
        return moves
    for move in range(BUY, TURN_UP):
        if s.stock[2 * seat + paid_colour(move)]:
            moves += 1
    return moves


def write_moves(moves: vec[i64], at: i64, s: AtacamaState, seat: i64) -> None:
    """Writes them from moves[at] on, as far as there is room."""
    move: i64
    for move in range(BUY, TURN_UP):
        if at < len(moves) and s.stock[2 * seat + paid_colour(move)]:
            moves[at] = move
            at += 1


def refusal(o: Options, s: AtacamaState, seat: i64, move: i64) -> Refusal | None:
    if s.buyer != NOBODY:
        return refuse(CLAIM_SOLD, [s.buyer])
    if not s.stock[2 * seat + paid_colour(move)]:
        if o.second_colour:
            return refuse(CANNOT_PAY, [paid_colour(move)], 502)
        return refuse(CANNOT_PAY, [paid_colour(move)])
    return None


def buy_claim(o: Options, s: AtacamaState, seat: i64, move: i64, out: list[Event] | None) -> None:
    colour = paid_colour(move)
    other = 1 - seat
    s.buyer = seat
    s.claim[seat] = bought_claim(move)
    s.direction[seat] = bought_direction(move)
    s.claim[other] = 1 - s.claim[seat]
    s.direction[other] = 1 - s.direction[seat]
    s.stock[2 * seat + colour] -= 1
    received: i64 = 0
    if o.paid_to_opponent:
        s.stock[2 * other + colour] += 1
        received = 1
    else:
        s.box[colour] += 1
    if out is not None:
        tell(out, CLAIM_BOUGHT, [seat, s.claim[seat], s.direction[seat], colour])
        tell(out, CLAIM_RECEIVED, [other, s.claim[other], s.direction[other], received])
    end_turn(o, s, out)
