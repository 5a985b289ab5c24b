"""In the workshop: cubes are paid for the top delivery tile of a stack (9.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.events import DELIVERED
from motherlode.games.rockwell.holdings import NO_MORE_CUBES, spend
from motherlode.games.rockwell.moves import STACK, deliver, delivered_stack
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import METALS, STACKS, TILES_IN_STACKS

NO_DELIVERY: Final = Kind("no-delivery", [Param("stack", STACK)], rule=907)
REFUSALS: Final[list[Kind]] = [NO_DELIVERY]


def _top_tile(s: RockwellState, stack: i64) -> i64:
    """The delivery tile on top of a stack that is not empty, as the tables number them."""
    return stack * TILES_IN_STACKS + s.delivered[stack]


def _has_delivery(t: Tables, s: RockwellState, stack: i64) -> bool:
    return s.delivered[stack] < t.stacked[stack]


def _lacking_metal(t: Tables, s: RockwellState, seat: i64, stack: i64) -> i64:
    """A metal of which the seat has too little for the top tile; METALS if it has enough."""
    at = _top_tile(s, stack) * METALS
    metal: i64
    for metal in range(METALS):
        if s.cubes[seat * METALS + metal] < t.costs[at + metal]:
            return metal
    return METALS


def deliver_moves(t: Tables, s: RockwellState, seat: i64, out: vec[i64]) -> vec[i64]:
    stack: i64
    for stack in range(STACKS):
        if _has_delivery(t, s, stack) and _lacking_metal(t, s, seat, stack) == METALS:
            out = append(out, deliver(stack))
    return out


def refusal(t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    stack = delivered_stack(move)
    if not _has_delivery(t, s, stack):
        return refuse(NO_DELIVERY, [stack])
    metal = _lacking_metal(t, s, seat, stack)
    if metal < METALS:
        return refuse(NO_MORE_CUBES, [metal], 907)
    return None


def take_delivery(t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    stack = delivered_stack(move)
    tile = _top_tile(s, stack)
    metal: i64
    for metal in range(METALS):
        spend(s, seat, metal, t.costs[tile * METALS + metal])
    s.delivered[stack] += 1
    s.deliveries[seat] += 1
    s.supplied[seat] += t.orders[tile]
    if out is not None:
        tell(out, DELIVERED, [seat, stack, *t.costs[tile * METALS : tile * METALS + METALS], t.orders[tile]])
