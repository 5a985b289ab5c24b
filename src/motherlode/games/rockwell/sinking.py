"""In the workshop: a shaft is built, or moved (9.5, 9.6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit
from motherlode.core.codec import NUMBER, SEAT, Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.events import SHAFT_SHIFTED, SHAFT_SUNK
from motherlode.games.rockwell.holdings import ALL_STEPS, payment_refusal
from motherlode.games.rockwell.moves import SHAFT, SHIFT, TILE, shaft_tile, shift, shifted_shaft, sink
from motherlode.games.rockwell.shafts import allowed, built, cheapest_step
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import shaft_owner
from motherlode.games.rockwell.world import SHAFTS, TILES

HAS_SHAFT: Final = Kind("has-shaft", [Param("tile", TILE), Param("seat", SEAT)], rule=905)
# By the rule of which step.
SHAFT_NOT_THERE: Final = Kind("shaft-not-there", [Param("tile", TILE), Param("step", NUMBER)], rule=905)
NO_SHAFT: Final = Kind("no-shaft", [Param("shaft", SHAFT)], rule=906)
REFUSALS: Final[list[Kind]] = [HAS_SHAFT, SHAFT_NOT_THERE, NO_SHAFT]


def sink_moves(t: Tables, s: RockwellState, seat: i64, out: vec[i64]) -> vec[i64]:
    step = built(s, seat)
    tile: i64
    if step < SHAFTS and t.shaft[step] <= s.money[seat]:
        for tile in range(TILES):
            if allowed(s, seat, step, tile):
                out = append(out, sink(tile))
    return out


def shift_moves(t: Tables, s: RockwellState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Any shaft to any tile that a step already taken allows and the seat can pay for."""
    steps = built(s, seat)
    if steps == 0 or t.shaft[0] > s.money[seat]:
        return out
    goals: i64 = 0
    tile: i64
    shaft: i64
    for tile in range(TILES):
        step = cheapest_step(s, seat, tile)
        if step < SHAFTS and t.shaft[step] <= s.money[seat]:
            goals |= bit(tile)
    for shaft in range(steps):
        for tile in range(TILES):
            if (goals >> tile) & 1:
                out = append(out, shift(shaft, tile))
    return out


def refusal(t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    if move < SHIFT:
        return _sink_refusal(t, s, seat, shaft_tile(move))
    return _shift_refusal(t, s, seat, shifted_shaft(move), shaft_tile(move))


def _sink_refusal(t: Tables, s: RockwellState, seat: i64, tile: i64) -> Refusal | None:
    step = built(s, seat)
    if step == SHAFTS:
        return refuse(ALL_STEPS, [], 905)
    if shaft_owner(s, tile) != NOBODY:
        return refuse(HAS_SHAFT, [tile, shaft_owner(s, tile)])
    if not allowed(s, seat, step, tile):
        return refuse(SHAFT_NOT_THERE, [tile, step + 1])
    return payment_refusal(s, seat, t.shaft[step], 908)


def _shift_refusal(t: Tables, s: RockwellState, seat: i64, shaft: i64, tile: i64) -> Refusal | None:
    steps = built(s, seat)
    if shaft >= steps:
        return refuse(NO_SHAFT, [shaft])
    if shaft_owner(s, tile) != NOBODY:
        return refuse(HAS_SHAFT, [tile, shaft_owner(s, tile)])
    step = cheapest_step(s, seat, tile)
    if step == SHAFTS:
        return refuse(SHAFT_NOT_THERE, [tile, steps])
    return payment_refusal(s, seat, t.shaft[step], 908)


def place_shaft(t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    if move < SHIFT:
        _sink(t, s, seat, shaft_tile(move), out)
    else:
        _shift(t, s, seat, shifted_shaft(move), shaft_tile(move), out)


def _sink(t: Tables, s: RockwellState, seat: i64, tile: i64, out: list[Event] | None) -> None:
    step = built(s, seat)
    s.money[seat] -= t.shaft[step]
    s.shafts[seat * SHAFTS + step] = tile
    if out is not None:
        tell(out, SHAFT_SUNK, [seat, tile, t.shaft[step]])


def _shift(t: Tables, s: RockwellState, seat: i64, shaft: i64, tile: i64, out: list[Event] | None) -> None:
    """At the price of the cheapest step taken that allows it: any other would only waste money (9.6)."""
    k = seat * SHAFTS + shaft
    price = t.shaft[cheapest_step(s, seat, tile)]
    s.money[seat] -= price
    if out is not None:
        tell(out, SHAFT_SHIFTED, [seat, s.shafts[k], tile, price])
    s.shafts[k] = tile
