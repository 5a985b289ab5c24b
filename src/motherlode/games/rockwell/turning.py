"""A drilled tile is turned over (6.1); nature draws which back of its power it has (1.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit
from motherlode.core.event import Event, show, tell
from motherlode.core.refusal import Refusal
from motherlode.games.rockwell.events import CREW_MOVED, TILE_DRILLED, TILE_TURNED
from motherlode.games.rockwell.moves import turn, turned_back
from motherlode.games.rockwell.state import EXTRACTING, NO_BACK, TURNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import force, owner_word, pile_of, power_of
from motherlode.games.rockwell.timing import drawn_already, not_drawn_now
from motherlode.games.rockwell.world import ALIKE, CREWS, METALS, TILES, left_border, right_border


def drill(t: Tables, s: RockwellState, tile: i64, out: list[Event] | None) -> None:
    """Everything stays on the tile; whoever stood astride it stands on it now (5.4)."""
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


def legal_moves(s: RockwellState) -> vec[i64]:
    """The backs of its power that no turned tile shows (1.2)."""
    seen: i64 = 0
    tile: i64
    for tile in range(TILES):
        if s.backs[tile] != NO_BACK and pile_of(s, tile) == pile_of(s, s.tile):
            seen |= 1 << s.backs[tile]
    out = vec[i64](capacity=ALIKE)
    back: i64
    for back in range(ALIKE):
        if not (seen >> back) & 1:
            out = append(out, turn(back))
    return out


def refusal(s: RockwellState, move: i64) -> Refusal | None:
    if s.phase != TURNING:
        return not_drawn_now(move)
    if move not in legal_moves(s):
        return drawn_already(move)
    return None


def turn_tile(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    s.backs[s.tile] = turned_back(move)
    if out is not None:
        at = (pile_of(s, s.tile) * ALIKE + turned_back(move)) * METALS
        show(out, TILE_TURNED, [s.tile, *t.yields[at : at + METALS]])
    s.phase = EXTRACTING
