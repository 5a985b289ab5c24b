"""A turn begins with the tender and ends with everything back on its board (3, 10.5, 10.8, 10.9)."""

from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.events import GAME_ENDED, STOCK_SHOWN, TURN_BEGAN, TURN_ENDED
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.scoring import NOT_YET, why_over
from motherlode.games.rockwell.state import OVER, TENDERING, RockwellState
from motherlode.games.rockwell.world import BRIBES, DICE, METALS, SLOTS


def begin_turn(s: RockwellState, out: list[Event] | None) -> None:
    s.turn += 1
    s.choice += 1
    s.phase = TENDERING
    if out is not None:
        tell(out, TURN_BEGAN, [s.turn])


def end_turn(o: Options, s: RockwellState, out: list[Event] | None) -> None:
    """Dice and corruption tiles to board I, vice-presidents home; only now the end is looked for (10.8)."""
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
