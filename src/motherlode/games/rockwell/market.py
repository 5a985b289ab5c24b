"""Phase II: cubes are bought and sold at their value (8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.achievements import BY_STOCK, award
from motherlode.games.rockwell.agenda import NEXT_DEALER, OPEN_WORKSHOP, push
from motherlode.games.rockwell.boards import go_home, next_actor, open_board, use_action
from motherlode.games.rockwell.events import BOUGHT, DEAL_GROWN, SOLD
from motherlode.games.rockwell.holdings import NO_MORE_CUBES, gain, payment_refusal, spend
from motherlode.games.rockwell.moves import (
    LEAVE,
    LOT_NAMES,
    LOTS,
    METAL,
    SEAL,
    deal,
    dealt_lot,
    dealt_trade,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import MARKET, NO_DEAL, RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.world import MARKET_SLOT, METALS, TRADES, WORKSHOP_SLOT, is_sale, traded_metal

EMPTY_DEAL: Final = Kind("empty-deal", [], rule=802)
DEAL_FIRST: Final = Kind("deal-first", [Param("metal", METAL)], rule=802)
OTHER_DEAL: Final = Kind("other-deal", [Param("metal", METAL)], rule=802)
DEALT_ALREADY: Final = Kind("dealt-already", [Param("metal", METAL)], rule=802)
REFUSALS: Final[list[Kind]] = [EMPTY_DEAL, DEAL_FIRST, OTHER_DEAL, DEALT_ALREADY]

LOT_SIZES: Final = vec[i64]([int(name) for name in LOT_NAMES])
ALL_METALS: Final = (1 << METALS) - 1


def open_market(t: Tables, s: RockwellState) -> None:
    open_board(t, s, MARKET_SLOT, WORKSHOP_SLOT)
    push(s, NEXT_DEALER)


def next_dealer(s: RockwellState) -> None:
    if next_actor(s, MARKET_SLOT, WORKSHOP_SLOT):
        s.phase = MARKET
    else:
        push(s, OPEN_WORKSHOP)


def has_dealt(s: RockwellState, seat: i64, metal: i64) -> bool:
    """Whether the seat has bought or sold it in this phase; nobody deals in a metal twice (8.2)."""
    return (s.dealt[seat] >> metal) & 1 == 1


def most_in_deal(t: Tables, s: RockwellState, seat: i64, trade: i64) -> i64:
    """The most cubes such a deal can be about."""
    metal = traded_metal(trade)
    if is_sale(trade):
        return s.cubes[seat * METALS + metal]
    return s.money[seat] // t.values[metal]


def legal_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """The deal under way grows or is closed; or one begins, in a metal not dealt in yet; or the rest is given up."""
    out = vec[i64](capacity=TRADES * LOTS + 1)
    trade: i64
    lot: i64
    if s.trading != NO_DEAL:
        out = append(out, SEAL)
    for trade in range(TRADES):
        if s.trading not in (NO_DEAL, trade) or has_dealt(s, seat, traded_metal(trade)):
            continue
        most = most_in_deal(t, s, seat, trade)
        for lot in range(LOTS):
            if s.amount + LOT_SIZES[lot] <= most:
                out = append(out, deal(trade, lot))
    if s.trading == NO_DEAL:
        out = append(out, LEAVE)
    return out


def refusal(t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    wrong_time = untimely(s, MARKET, seat, move, 801)
    if wrong_time is not None:
        return wrong_time
    if move == SEAL:
        if s.trading == NO_DEAL:
            return refuse(EMPTY_DEAL, [])
        return None
    if move == LEAVE:
        if s.trading != NO_DEAL:
            return refuse(DEAL_FIRST, [traded_metal(s.trading)])
        return None
    return _lot_refusal(t, s, seat, dealt_trade(move), LOT_SIZES[dealt_lot(move)])


def _lot_refusal(t: Tables, s: RockwellState, seat: i64, trade: i64, cubes: i64) -> Refusal | None:
    metal = traded_metal(trade)
    if s.trading not in (NO_DEAL, trade):
        return refuse(OTHER_DEAL, [traded_metal(s.trading)])
    if has_dealt(s, seat, metal):
        return refuse(DEALT_ALREADY, [metal])
    if not is_sale(trade):
        return payment_refusal(s, seat, (s.amount + cubes) * t.values[metal], 802)
    if s.amount + cubes > s.cubes[seat * METALS + metal]:
        return refuse(NO_MORE_CUBES, [metal], 802)
    return None


def add_lot(s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.trading = dealt_trade(move)
    s.amount += LOT_SIZES[dealt_lot(move)]
    if out is not None:
        tell(out, DEAL_GROWN, [seat, int(is_sale(s.trading)), s.amount, traded_metal(s.trading)])


def close_deal(o: Options, t: Tables, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    """At full price, no credit (8.2). Whoever has dealt in every metal can do no more."""
    metal = traded_metal(s.trading)
    number = s.amount
    price = number * t.values[metal]
    if is_sale(s.trading):
        spend(s, seat, metal, number)
        s.money[seat] += price
        if out is not None:
            tell(out, SOLD, [seat, number, metal, price])
    else:
        s.money[seat] -= price
        gain(s, seat, metal, number)
        if out is not None:
            tell(out, BOUGHT, [seat, number, metal, price])
    s.dealt[seat] |= 1 << metal
    s.trading = NO_DEAL
    s.amount = 0
    award(o, t, s, BY_STOCK, seat, out)
    use_action(s, seat, out)
    if s.left[seat] and s.dealt[seat] == ALL_METALS:
        go_home(s, seat, out)
    s.phase = RUNNING
    push(s, NEXT_DEALER)


def leave_market(s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    go_home(s, seat, out)
    s.phase = RUNNING
    push(s, NEXT_DEALER)
