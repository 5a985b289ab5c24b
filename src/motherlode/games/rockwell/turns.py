"""A turn begins with the tender and ends with everything back on its board; how long a game can last (10.5, 10.8)."""

from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.events import GAME_ENDED, STOCK_SHOWN, TURN_BEGAN, TURN_ENDED
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.scoring import NOT_YET, why_over
from motherlode.games.rockwell.state import OVER, TENDERING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import (
    ALIKE,
    BRIBES,
    CARDS,
    DICE,
    DRILLING_ROUNDS,
    METALS,
    POWERS,
    SHAFTS,
    SLOTS,
    TILES,
)


def begin_turn(s: RockwellState, out: list[Event] | None) -> None:
    s.turn += 1
    s.choice += 1
    s.phase = TENDERING
    if out is not None:
        tell(out, TURN_BEGAN, [s.turn])


def end_turn(o: Options, s: RockwellState, out: list[Event] | None) -> None:
    """Dice and corruption tiles to board I, vice-presidents home; only now is the end checked (10.8)."""
    s.dice = DICE
    s.bribes = BRIBES
    k: i64
    for k in range(len(s.crew_dice)):
        s.crew_dice[k] = 0
    for k in range(SLOTS):
        s.slots[k] = NOBODY
    if out is not None:
        tell(out, TURN_ENDED, [s.turn])
    reason = why_over(s, o.turn_limit)
    if reason == NOT_YET:
        begin_turn(s, out)
        return
    s.phase = OVER
    if out is not None:
        for k in range(o.seats):
            stock = list(s.cubes[k * METALS : k * METALS + METALS])
            show(out, STOCK_SHOWN, [k, *stock, s.money[k], insurance(s, k)])
        show(out, GAME_ENDED, [reason])


def longest(o: Options, t: Tables) -> i64:
    """No game has more moves.

    Whatever is offered or insured is gone, in pieces of at least 100 dollars. In a turn everybody can buy and sell all
    they have, cube by cube. Every tile is drilled once. The rest of a turn has a fixed length.
    """
    worth: i64 = o.seats * t.start_money
    metal: i64
    k: i64
    for metal in range(METALS):
        best: i64 = 0
        for k in range(POWERS * ALIKE):
            best = max(best, t.yields[k * METALS + metal])
        cubes = o.seats * t.start_cubes[metal] + o.turn_limit * o.seats * SHAFTS * best
        for k in range(POWERS * CARDS):
            cubes += t.cards[k * METALS + metal]
        worth += cubes * t.values[metal]
    deals = 2 * (worth // t.values[0])
    drilling_moves: i64 = 2
    if o.each_step:
        drilling_moves = 3
    fixed = o.seats * (2 + 2 + drilling_moves * DRILLING_ROUNDS + 2 * 9) + DRILLING_ROUNDS + 1
    return 2 * METALS * o.seats + o.turn_limit * (fixed + deals) + worth // 50 + TILES * (3 + o.seats)
