"""Shafts: where they may stand, and what the active ones yield (7.1, 9.5, 9.6)."""

from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.achievements import BY_STOCK, award
from motherlode.games.rockwell.events import SHAFT_YIELDED
from motherlode.games.rockwell.holdings import gain
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import force_of, is_turned, pile_of, shaft_owner
from motherlode.games.rockwell.ways import NEAR
from motherlode.games.rockwell.world import ALIKE, CREWS, METALS, NO_TILE, SHAFTS, TILES


def yield_shafts(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """After the drilling rounds, all at once and without danger (7.1)."""
    k: i64
    metal: i64
    for k in range(len(s.shafts)):
        tile = s.shafts[k]
        if tile == NO_TILE or not is_turned(s, tile):
            continue
        at = (pile_of(s, tile) * ALIKE + s.backs[tile]) * METALS
        for metal in range(METALS):
            gain(s, k // SHAFTS, metal, t.yields[at + metal])
        if out is not None:
            told = [k // SHAFTS, tile, *t.yields[at : at + METALS]]
            if o.screens:
                # Whether somebody gains an achievement by it says something about hidden stocks.
                show(out, SHAFT_YIELDED, told)
            else:
                tell(out, SHAFT_YIELDED, told)
    award(o, t, s, BY_STOCK, o.seats, out)


def built(s: RockwellState, seat: i64) -> i64:
    """How many shafts of the seat stand: the steps it has taken."""
    steps: i64 = 0
    while steps < SHAFTS and s.shafts[seat * SHAFTS + steps] != NO_TILE:
        steps += 1
    return steps


def _others_there(s: RockwellState, seat: i64, tile: i64) -> bool:
    """Whether somebody else's crew is on the tile, Al's included (12.8)."""
    return any(owner != seat and force_of(s, owner, tile) for owner in range(len(s.places) // CREWS))


def _reaches(s: RockwellState, seat: i64, tile: i64) -> bool:
    """Whether a crew of the seat is on the tile or touches it."""
    if force_of(s, seat, tile):
        return True
    return any(NEAR[tile] >> other & 1 and force_of(s, seat, other) for other in range(TILES))


def allowed(s: RockwellState, seat: i64, step: i64, tile: i64) -> bool:
    """By the rule of a step, from 0: unturned and without other crews; also turned; anywhere (9.5). One on a tile."""
    if shaft_owner(s, tile) != NOBODY:
        return False
    if step == SHAFTS - 1:
        return True
    if not _reaches(s, seat, tile):
        return False
    if is_turned(s, tile):
        return step > 0
    return not _others_there(s, seat, tile)


def cheapest_step(s: RockwellState, seat: i64, tile: i64) -> i64:
    """The first step taken whose rule lets a shaft move there (9.6); SHAFTS if none does."""
    step: i64
    for step in range(built(s, seat)):
        if allowed(s, seat, step, tile):
            return step
    return SHAFTS
