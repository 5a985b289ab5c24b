"""The automatic crews of two players: who leads them where, who trains them (12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit, count
from motherlode.core.event import Event, tell
from motherlode.games.rockwell.events import AL_MOVED, AL_RAISED
from motherlode.games.rockwell.extraction import strike
from motherlode.games.rockwell.moves import LEAD, TRAIN, lead
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import LEADING, RUNNING, TRAINING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import is_turned, lack
from motherlode.games.rockwell.ways import NEAR
from motherlode.games.rockwell.world import CREWS, ENTRANCE, RINGS, STRONGEST, TILES, ring_of


def first_crew(s: RockwellState) -> i64:
    """Al's crews come behind those of the players."""
    return len(s.money) * CREWS


def _waits(s: RockwellState, crew: i64) -> bool:
    """Not yet in play, or on a turned tile: such crews move first (12.3)."""
    place = s.places[crew]
    return place >= ENTRANCE or is_turned(s, place)


def _height(s: RockwellState, crew: i64) -> i64:
    """How far from the centre: an entrance is above ring A."""
    place = s.places[crew]
    if place >= ENTRANCE:
        return RINGS
    return RINGS - 1 - ring_of(place)


def movable_crews(s: RockwellState) -> i64:
    """The mask of the crews that can be the one to move: waiting, then strongest, then farthest (12.3)."""
    first = first_crew(s)
    best: i64 = -1
    mask: i64 = 0
    k: i64
    for k in range(CREWS):
        rank = s.powers[first + k] * (RINGS + 1) + _height(s, first + k)
        if _waits(s, first + k):
            rank += (STRONGEST + 1) * (RINGS + 1)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << k
    return mask


def goals(o: Options, t: Tables, s: RockwellState, k: i64) -> i64:
    """The mask of the tiles it can go to: unturned ones that lack least power; if there are none, any (12.4).

    With `al_tie: free`, whoever chooses among equal crews also says where to.
    """
    near = NEAR[s.places[first_crew(s) + k]]
    if o.al_free and count(movable_crews(s)) > 1:
        return near
    least: i64 = -1
    mask: i64 = 0
    tile: i64
    for tile in range(TILES):
        if not (near >> tile) & 1 or is_turned(s, tile):
            continue
        lacking = lack(t, s, tile)
        if least < 0 or lacking < least:
            least = lacking
            mask = 0
        if lacking == least:
            mask |= bit(tile)
    if mask == 0:
        return near
    return mask


def lead_moves(o: Options, t: Tables, s: RockwellState) -> vec[i64]:
    out = vec[i64](capacity=16)
    crews = movable_crews(s)
    k: i64
    tile: i64
    for k in range(CREWS):
        if (crews >> k) & 1:
            tiles = goals(o, t, s, k)
            for tile in range(TILES):
                if (tiles >> tile) & 1:
                    out = append(out, lead(k, tile))
    return out


def move_al(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """At the end of each drilling round; the first in control order is asked if there is a choice."""
    moves = lead_moves(o, t, s)
    if len(moves) == 1:
        lead_crew(t, s, moves[0], out)
    else:
        s.seat = s.control[0]
        s.phase = LEADING


def lead_crew(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    """Al itself is the active player then (12.5)."""
    crew = first_crew(s) + (move - LEAD) // TILES
    tile = (move - LEAD) % TILES
    if out is not None:
        tell(out, AL_MOVED, [crew % CREWS, s.powers[crew], s.places[crew], tile])
    s.places[crew] = tile
    s.active = len(s.money)
    s.phase = RUNNING
    strike(t, s, crew)


def train_moves(s: RockwellState) -> vec[i64]:
    out = vec[i64](capacity=CREWS)
    k: i64
    for k in range(CREWS):
        if s.powers[first_crew(s) + k] < STRONGEST:
            out = append(out, TRAIN + k)
    return out


def train_al(t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """After phase III, by the first in direction order, unless all are of power 4 (12.6)."""
    moves = train_moves(s)
    s.seat = s.direction[0]
    if len(moves) == 1:
        train(t, s, s.seat, moves[0], out)
    elif len(moves):
        s.phase = TRAINING


def train(t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """Whoever chose is active if that drills a tile."""
    crew = first_crew(s) + move - TRAIN
    s.powers[crew] += 1
    if out is not None:
        tell(out, AL_RAISED, [seat, move - TRAIN, s.powers[crew]])
    s.active = seat
    s.phase = RUNNING
    strike(t, s, crew)
