"""What everybody gets of an extraction: equal shares, the surplus to one, and what is left after danger (6.3, 6.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.achievements import BY_STOCK, award
from motherlode.games.rockwell.events import CARD_KEPT, CUBES_GAINED, SHARE_SET, SURPLUS_SET
from motherlode.games.rockwell.holdings import gain
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import force_of, owner_word, pile_of, shaft_owner
from motherlode.games.rockwell.world import AL, CARDS, CREWS, METALS, NO_TILE

# Why somebody has priority (6.3), in the order of events.PRIORITIES.
BY_SHAFT: Final = 0
BY_POWER: Final = 1
BY_ACTING: Final = 2


def card_at(s: RockwellState) -> i64:
    """Where the tables have the cubes of the card that was drawn."""
    return (pile_of(s, s.tile) * CARDS + s.card) * METALS


def set_out(t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """Equal shares for all who have a crew there, and the surplus for whoever has priority."""
    at = card_at(s)
    owners: i64 = len(s.places) // CREWS
    sharers = sharers_on(s, s.tile)
    owner: i64
    metal: i64
    for owner in range(owners):
        crewed = force_of(s, owner, s.tile) > 0
        for metal in range(METALS):
            s.share[owner * METALS + metal] = 0
            if crewed:
                s.share[owner * METALS + metal] = t.cards[at + metal] // sharers
        if crewed and out is not None:
            tell(out, SHARE_SET, [owner_word(s, owner), *s.share[owner * METALS : owner * METALS + METALS]])
    first, why = priority_of(s, s.tile)
    rest = surplus(t, s)
    for metal in range(METALS):
        s.share[first * METALS + metal] += rest[metal]
    if out is not None and any(rest[k] for k in range(METALS)):
        tell(out, SURPLUS_SET, [owner_word(s, first), *rest, why])


def sharers_on(s: RockwellState, tile: i64) -> i64:
    """How many owners have a crew on the tile, Al among them (12.5)."""
    owners: i64 = 0
    owner: i64
    for owner in range(len(s.places) // CREWS):
        if force_of(s, owner, tile):
            owners += 1
    return owners


def surplus(t: Tables, s: RockwellState) -> vec[i64]:
    """By metal: what does not divide."""
    at = card_at(s)
    sharers = sharers_on(s, s.tile)
    return vec[i64]([t.cards[at + metal] % sharers for metal in range(METALS)])


def priority_of(s: RockwellState, tile: i64) -> tuple[i64, i64]:
    """Who has the surplus, and why: a shaft, else most power, else whoever is active (6.3)."""
    owner = shaft_owner(s, tile)
    if owner != NOBODY:
        return owner, BY_SHAFT
    best: i64 = 0
    tied = False
    other: i64
    for other in range(len(s.places) // CREWS):
        power = force_of(s, other, tile)
        if power > best:
            best = power
            owner = other
            tied = False
        elif power == best:
            tied = True
    if tied:
        return s.active, BY_ACTING
    return owner, BY_POWER


def settle(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """What is left enters all stocks, the card goes to the active player; then achievements (6.7)."""
    seat: i64
    metal: i64
    for seat in range(o.seats):
        total: i64 = 0
        for metal in range(METALS):
            total += s.share[seat * METALS + metal]
            gain(s, seat, metal, s.share[seat * METALS + metal])
        if total and out is not None:
            # How much insurance others gave up was their secret.
            show(out, CUBES_GAINED, [seat, *s.share[seat * METALS : seat * METALS + METALS]])
    if s.active < o.seats:
        s.cards[s.active] += 1
        if out is not None:
            tell(out, CARD_KEPT, [s.active, s.cards[s.active]])
    elif out is not None:
        tell(out, CARD_KEPT, [AL, 0])
    for metal in range(len(s.share)):
        s.share[metal] = 0
    s.tile = NO_TILE
    s.card = 0
    s.phase = RUNNING
    award(o, t, s, BY_STOCK, s.active, out)
