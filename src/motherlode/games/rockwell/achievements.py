"""The nine achievements, gained at once when true (10.1 to 10.4)."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.games.rockwell.events import ACHIEVED
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import (
    ACHIEVEMENTS,
    CENTRE,
    COPPER,
    CREWS,
    DEEP,
    DEEP_CREWS,
    EACH_METAL,
    ENTRANCE,
    GOLD,
    IN_CENTRE,
    MANY_CARDS,
    METALS,
    MUCH_GOLD,
    MUCH_SILVER,
    SILVER,
    STRONG_CREWS,
    STRONGEST,
    TRAINED_CREWS,
    ZINC,
    ZINC_COPPER,
    ring_of,
)

# Which achievements a change can bring: crews that move, a stock that grows, crews that grow stronger.
BY_MOVING: Final = (1 << DEEP_CREWS) | (1 << IN_CENTRE)
BY_STOCK: Final = (1 << ZINC_COPPER) | (1 << MANY_CARDS) | (1 << MUCH_SILVER) | (1 << MUCH_GOLD) | (1 << EACH_METAL)
BY_POWER: Final = (1 << TRAINED_CREWS) | (1 << STRONG_CREWS)


def progress(s: RockwellState, seat: i64, kind: i64) -> i64:
    """How far somebody is towards the number an achievement takes."""
    at = seat * METALS
    if kind == ZINC_COPPER:
        return min(s.cubes[at + ZINC], s.cubes[at + COPPER])
    if kind == MANY_CARDS:
        return s.cards[seat]
    if kind == MUCH_SILVER:
        return s.cubes[at + SILVER]
    if kind == MUCH_GOLD:
        return s.cubes[at + GOLD]
    if kind == EACH_METAL:
        base = min(s.cubes[at + ZINC], s.cubes[at + COPPER])
        precious = min(s.cubes[at + SILVER], s.cubes[at + GOLD])
        return min(base, precious)
    crews: i64 = 0
    crew: i64
    for crew in range(seat * CREWS, seat * CREWS + CREWS):
        if _counts(s, crew, kind):
            crews += 1
    return crews


def _counts(s: RockwellState, crew: i64, kind: i64) -> bool:
    """Whether a crew is one of those an achievement counts; dice never matter."""
    if kind == TRAINED_CREWS:
        return s.powers[crew] >= 2
    if kind == STRONG_CREWS:
        return s.powers[crew] == STRONGEST
    if kind == IN_CENTRE:
        return s.places[crew] == CENTRE
    place = s.places[crew]
    return place == CENTRE or (place < ENTRANCE and ring_of(place) >= DEEP)


def award(o: Options, t: Tables, s: RockwellState, kinds: i64, active: i64, out: list[Event] | None) -> None:
    """Whoever meets one of these takes the top tile of its stack, in direction order (10.4).

    `active` is an owner; if that is a player and the table plays so, they come first.
    """
    kind: i64
    k: i64
    for kind in range(ACHIEVEMENTS):
        if not (kinds >> kind) & 1:
            continue
        if o.active_first and active < o.seats:
            _gain(o, t, s, active, kind, out)
        for k in range(o.seats):
            _gain(o, t, s, s.direction[k], kind, out)
    if kinds == BY_STOCK:
        _note_doubts(t, s)


def _gain(o: Options, t: Tables, s: RockwellState, seat: i64, kind: i64, out: list[Event] | None) -> None:
    k = seat * ACHIEVEMENTS + kind
    if s.honours[k] or progress(s, seat, kind) < t.needed[kind]:
        return
    s.honours[k] = t.prestige[kind * o.seats + tiles_taken(s, kind)]
    if out is None:
        return
    if o.screens and (BY_STOCK >> kind) & 1:
        # It shows what others could only guess.
        show(out, ACHIEVED, [seat, kind, s.honours[k]])
    else:
        tell(out, ACHIEVED, [seat, kind, s.honours[k]])


def tiles_taken(s: RockwellState, kind: i64) -> i64:
    """How many tiles of an achievement are gone."""
    tiles: i64 = 0
    seat: i64
    for seat in range(len(s.money)):
        if s.honours[seat * ACHIEVEMENTS + kind]:
            tiles += 1
    return tiles


def _note_doubts(t: Tables, s: RockwellState) -> None:
    """A seat that came by enough silver or gold and gained nothing for it must have insured some: all can see that."""
    seat: i64
    for seat in range(len(s.money)):
        _note(t, s, seat, SILVER, MUCH_SILVER)
        _note(t, s, seat, GOLD, MUCH_GOLD)


def _note(t: Tables, s: RockwellState, seat: i64, metal: i64, kind: i64) -> None:
    k = seat * METALS + metal
    if not s.honours[seat * ACHIEVEMENTS + kind]:
        s.least[k] = max(s.least[k], s.cubes[k] + s.insured[k] - t.needed[kind] + 1)
