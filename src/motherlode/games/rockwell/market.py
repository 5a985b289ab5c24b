"""Phase II: cubes are bought and sold at their value (8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.rockwell.achievements import BY_STOCK, award
from motherlode.games.rockwell.agenda import NEXT_DEALER, OPEN_WORKSHOP, push
from motherlode.games.rockwell.boards import go_home, next_actor, open_board, use_action
from motherlode.games.rockwell.events import BOUGHT, DEAL_GROWN, SOLD
from motherlode.games.rockwell.holdings import gain, spend
from motherlode.games.rockwell.moves import BUY, LEAVE, LOT_NAMES, LOTS, SEAL
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import MARKET, NO_DEAL, RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import MARKET_SLOT, METALS, WORKSHOP_SLOT

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


def most_in_deal(t: Tables, s: RockwellState, seat: i64, trade: i64) -> i64:
    """How many cubes a deal can be about: a metal to buy, or METALS + metal to sell."""
    if trade < METALS:
        return s.money[seat] // t.values[trade]
    return s.cubes[seat * METALS + trade - METALS]


def deal_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """The deal under way grows or is closed; or one begins, in a metal he has not dealt in; or he gives up."""
    out = vec[i64](capacity=2 * METALS * LOTS + 1)
    trade: i64
    lot: i64
    if s.trading != NO_DEAL:
        out = append(out, SEAL)
    for trade in range(2 * METALS):
        if s.trading not in (NO_DEAL, trade):
            continue
        if (s.dealt[seat] >> (trade % METALS)) & 1:
            continue
        most = most_in_deal(t, s, seat, trade)
        for lot in range(LOTS):
            if s.amount + LOT_SIZES[lot] <= most:
                out = append(out, BUY + trade * LOTS + lot)
    if s.trading == NO_DEAL:
        out = append(out, LEAVE)
    return out


def add_lot(s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.trading = (move - BUY) // LOTS
    s.amount += LOT_SIZES[(move - BUY) % LOTS]
    if out is not None:
        tell(out, DEAL_GROWN, [seat, s.trading // METALS, s.amount, s.trading % METALS])


def close_deal(o: Options, t: Tables, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    """At full price, no credit (8.2). Whoever has dealt in every metal can do no more."""
    metal = s.trading % METALS
    number = s.amount
    price = number * t.values[metal]
    if s.trading < METALS:
        s.money[seat] -= price
        gain(s, seat, metal, number)
        if out is not None:
            tell(out, BOUGHT, [seat, number, metal, price])
    else:
        spend(s, seat, metal, number)
        s.money[seat] += price
        if out is not None:
            tell(out, SOLD, [seat, number, metal, price])
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
