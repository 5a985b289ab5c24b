"""Extraction: a tile is turned over, a card drawn, its cubes are shared out (6.1 to 6.4, 6.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit
from motherlode.core.event import Event, show, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.achievements import BY_STOCK, award
from motherlode.games.rockwell.agenda import DRILL, push
from motherlode.games.rockwell.events import (
    CARD_DRAWN,
    CARD_KEPT,
    CREW_MOVED,
    CUBES_GAINED,
    SHARE_SET,
    SURPLUS_SET,
    TILE_DRILLED,
    TILE_TURNED,
)
from motherlode.games.rockwell.holdings import gain
from motherlode.games.rockwell.moves import EXTRACT, TURN
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import CHOOSING, EXTRACTING, NO_BACK, RUNNING, TURNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import (
    astride,
    force,
    force_of,
    is_turned,
    lack,
    owner_word,
    pile_of,
    power_of,
    shaft_owner,
)
from motherlode.games.rockwell.world import (
    AL,
    ALIKE,
    CARDS,
    CREWS,
    METALS,
    NO_CREW,
    NO_TILE,
    TILES,
    left_border,
    right_border,
)

# Why somebody has priority (6.3), in the order of events.PRIORITIES.
BY_SHAFT: Final = 0
BY_POWER: Final = 1
BY_ACTING: Final = 2


def struck_tiles(t: Tables, s: RockwellState, crew: i64) -> vec[i64]:
    """The unturned tiles whose number is reached where this crew stands (6.1)."""
    out = vec[i64](capacity=2)
    tiles = astride(s.places[crew])
    k: i64
    for k in range(len(tiles)):
        if not is_turned(s, tiles[k]) and lack(t, s, tiles[k]) <= 0:
            out = append(out, tiles[k])
    return out


def strike(t: Tables, s: RockwellState, crew: i64) -> None:
    """A crew has come, or grown stronger: a tile is drilled at once; of two the active player chooses one (5.4)."""
    tiles = struck_tiles(t, s, crew)
    if len(tiles) == 1:
        push(s, DRILL + tiles[0])
    elif len(tiles) == 2:
        s.struck = crew
        s.phase = CHOOSING


def choose_tile(s: RockwellState, tile: i64) -> None:
    s.struck = NO_CREW
    s.phase = RUNNING
    push(s, DRILL + tile)


def drill(t: Tables, s: RockwellState, tile: i64, out: list[Event] | None) -> None:
    """It is turned over, everything stays on it; who stood astride it stands on it now (5.4, 6.1)."""
    if out is not None:
        tell(out, TILE_DRILLED, [owner_word(s, s.active), tile, force(s, tile), power_of(t, s, tile)])
    s.tile = tile
    s.turned |= bit(tile)
    crew: i64
    for crew in range(len(s.places)):
        if s.places[crew] in (left_border(tile), right_border(tile)):
            if out is not None:
                owner = owner_word(s, crew // CREWS)
                tell(out, CREW_MOVED, [owner, crew % CREWS, s.powers[crew], s.places[crew], tile])
            s.places[crew] = tile
    s.phase = TURNING


def back_moves(s: RockwellState) -> vec[i64]:
    """The backs of its power that no turned tile shows (1.2)."""
    seen: i64 = 0
    tile: i64
    for tile in range(TILES):
        if s.backs[tile] != NO_BACK and pile_of(s, tile) == pile_of(s, s.tile):
            seen |= 1 << s.backs[tile]
    out = vec[i64](capacity=ALIKE)
    k: i64
    for k in range(ALIKE):
        if not (seen >> k) & 1:
            out = append(out, TURN + k)
    return out


def turn_tile(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    s.backs[s.tile] = move - TURN
    if out is not None:
        at = (pile_of(s, s.tile) * ALIKE + move - TURN) * METALS
        show(out, TILE_TURNED, [s.tile, *t.yields[at : at + METALS]])
    s.phase = EXTRACTING


def card_moves(s: RockwellState) -> vec[i64]:
    """The cards left in its pile."""
    pile = s.piles[pile_of(s, s.tile)]
    out = vec[i64](capacity=CARDS)
    k: i64
    for k in range(CARDS):
        if (pile >> k) & 1:
            out = append(out, EXTRACT + k)
    return out


def draw_card(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    """The card, and what everybody gets of it (6.2, 6.3)."""
    pile = pile_of(s, s.tile)
    s.card = move - EXTRACT
    s.piles[pile] &= ~(1 << s.card)
    at = (pile * CARDS + s.card) * METALS
    if out is not None:
        show(out, CARD_DRAWN, [s.tile, *t.cards[at : at + METALS], (t.danger[pile] >> s.card) & 1])
    owners: i64 = len(s.places) // CREWS
    sharers = _sharers(s)
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


def _sharers(s: RockwellState) -> i64:
    """How many have a crew on the tile, Al among them (12.5)."""
    owners: i64 = 0
    owner: i64
    for owner in range(len(s.places) // CREWS):
        if force_of(s, owner, s.tile):
            owners += 1
    return owners


def surplus(t: Tables, s: RockwellState) -> vec[i64]:
    """By metal: what does not divide."""
    at = (pile_of(s, s.tile) * CARDS + s.card) * METALS
    sharers = _sharers(s)
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
