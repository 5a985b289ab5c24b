"""Phase III: crews are raised, improvements bought, shafts sunk, deliveries made (9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit
from motherlode.core.event import Event, tell
from motherlode.games.rockwell.achievements import BY_POWER, award
from motherlode.games.rockwell.agenda import NEXT_WORKER, TRAIN_AL, USE_ACTION, push
from motherlode.games.rockwell.boards import go_home, next_actor, open_board
from motherlode.games.rockwell.events import CREW_RAISED, DELIVERED, MOBILISED, PROTECTED, SHAFT_SHIFTED, SHAFT_SUNK
from motherlode.games.rockwell.extraction import strike
from motherlode.games.rockwell.holdings import spend
from motherlode.games.rockwell.moves import DELIVER, LEAVE, MOBILISE, PROTECT, RAISE, SHIFT, SINK, shift
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.shafts import allowed, built, cheapest_step
from motherlode.games.rockwell.state import RUNNING, WORKSHOP, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import finished
from motherlode.games.rockwell.world import (
    CREWS,
    METALS,
    SHAFTS,
    SLOTS,
    STACKS,
    STRONGEST,
    TILES,
    TILES_IN_STACKS,
    WORKSHOP_SLOT,
)


def open_workshop(t: Tables, s: RockwellState) -> None:
    open_board(t, s, WORKSHOP_SLOT, SLOTS)
    push(s, NEXT_WORKER)


def next_worker(s: RockwellState) -> None:
    if next_actor(s, WORKSHOP_SLOT, SLOTS):
        s.phase = WORKSHOP
    else:
        push(s, TRAIN_AL)


def raise_price(t: Tables, s: RockwellState, crew: i64) -> i64:
    """To its next power (9.2)."""
    return t.crew[s.powers[crew] - 1]


def can_raise(t: Tables, s: RockwellState, seat: i64, crew: i64) -> bool:
    return not finished(s, crew) and s.powers[crew] < STRONGEST and raise_price(t, s, crew) <= s.money[seat]


def top_tile(s: RockwellState, stack: i64) -> i64:
    """The delivery tile on top of a stack that is not empty, as the tables number them."""
    return stack * TILES_IN_STACKS + s.delivered[stack]


def has_delivery(t: Tables, s: RockwellState, stack: i64) -> bool:
    return s.delivered[stack] < t.stacked[stack]


def lacking_metal(t: Tables, s: RockwellState, seat: i64, stack: i64) -> i64:
    """A metal he has too little of for the top tile; METALS if he has enough (9.7)."""
    at = top_tile(s, stack) * METALS
    metal: i64
    for metal in range(METALS):
        if s.cubes[seat * METALS + metal] < t.costs[at + metal]:
            return metal
    return METALS


def work_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=64)
    money = s.money[seat]
    k: i64
    for k in range(CREWS):
        if can_raise(t, s, seat, seat * CREWS + k):
            out = append(out, RAISE + k)
    if s.protection[seat] < len(t.protection) and t.protection[s.protection[seat]] <= money:
        out = append(out, PROTECT)
    if s.mobility[seat] < len(t.mobility) and t.mobility[s.mobility[seat]] <= money:
        out = append(out, MOBILISE)
    out = _shaft_moves(t, s, seat, out)
    for k in range(STACKS):
        if has_delivery(t, s, k) and lacking_metal(t, s, seat, k) == METALS:
            out = append(out, DELIVER + k)
    return append(out, LEAVE)


def _shaft_moves(t: Tables, s: RockwellState, seat: i64, out: vec[i64]) -> vec[i64]:
    steps = built(s, seat)
    tile: i64
    k: i64
    if steps < SHAFTS and t.shaft[steps] <= s.money[seat]:
        for tile in range(TILES):
            if allowed(s, seat, steps, tile):
                out = append(out, SINK + tile)
    if steps == 0 or t.shaft[0] > s.money[seat]:
        return out
    goals: i64 = 0
    for tile in range(TILES):
        step = cheapest_step(s, seat, tile)
        if step < SHAFTS and t.shaft[step] <= s.money[seat]:
            goals |= bit(tile)
    for k in range(steps):
        for tile in range(TILES):
            if (goals >> tile) & 1:
                out = append(out, shift(k, tile))
    return out


def work(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """One action; what it drills comes before the next player's."""
    s.phase = RUNNING
    push(s, NEXT_WORKER)
    if move == LEAVE:
        go_home(s, seat, out)
        return
    push(s, USE_ACTION)
    if move < PROTECT:
        _raise_crew(o, t, s, seat, seat * CREWS + move - RAISE, out)
    elif move < MOBILISE:
        _protect(t, s, seat, out)
    elif move < SINK:
        _mobilise(t, s, seat, out)
    elif move < SHIFT:
        _sink(t, s, seat, move - SINK, out)
    elif move < DELIVER:
        _shift(t, s, seat, move, out)
    else:
        _deliver(t, s, seat, move - DELIVER, out)


def _raise_crew(o: Options, t: Tables, s: RockwellState, seat: i64, crew: i64, out: list[Event] | None) -> None:
    price = raise_price(t, s, crew)
    s.money[seat] -= price
    s.powers[crew] += 1
    if out is not None:
        tell(out, CREW_RAISED, [seat, crew % CREWS, s.powers[crew], price])
    award(o, t, s, BY_POWER, seat, out)
    strike(t, s, crew)


def _protect(t: Tables, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    price = t.protection[s.protection[seat]]
    s.money[seat] -= price
    s.protection[seat] += 1
    if out is not None:
        tell(out, PROTECTED, [seat, s.protection[seat], price])


def _mobilise(t: Tables, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    price = t.mobility[s.mobility[seat]]
    s.money[seat] -= price
    s.mobility[seat] += 1
    if out is not None:
        tell(out, MOBILISED, [seat, s.mobility[seat], price])


def _sink(t: Tables, s: RockwellState, seat: i64, tile: i64, out: list[Event] | None) -> None:
    step = built(s, seat)
    s.money[seat] -= t.shaft[step]
    s.shafts[seat * SHAFTS + step] = tile
    if out is not None:
        tell(out, SHAFT_SUNK, [seat, tile, t.shaft[step]])


def _shift(t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """At the price of the cheapest step taken that allows it: a dearer one would only waste money (9.6)."""
    k = seat * SHAFTS + (move - SHIFT) // TILES
    tile = (move - SHIFT) % TILES
    price = t.shaft[cheapest_step(s, seat, tile)]
    s.money[seat] -= price
    if out is not None:
        tell(out, SHAFT_SHIFTED, [seat, s.shafts[k], tile, price])
    s.shafts[k] = tile


def _deliver(t: Tables, s: RockwellState, seat: i64, stack: i64, out: list[Event] | None) -> None:
    """Cubes for the top tile of a stack (9.7)."""
    tile = top_tile(s, stack)
    metal: i64
    for metal in range(METALS):
        spend(s, seat, metal, t.costs[tile * METALS + metal])
    s.delivered[stack] += 1
    s.deliveries[seat] += 1
    s.supplied[seat] += t.orders[tile]
    if out is not None:
        tell(out, DELIVERED, [seat, stack, *t.costs[tile * METALS : tile * METALS + METALS], t.orders[tile]])
