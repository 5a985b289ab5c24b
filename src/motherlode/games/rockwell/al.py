"""Al's crews, in a game for two: somebody leads one after each drilling round, and trains one after phase III (12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import bit, count, nth
from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.events import AL_MOVED, AL_RAISED
from motherlode.games.rockwell.moves import CREW, TILE, TRAIN, lead, led_crew, led_to, train, trained_crew
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import LEADING, RUNNING, TRAINING, RockwellState
from motherlode.games.rockwell.striking import strike
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import STRONGEST_ALREADY, is_turned, lack
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.ways import NEAR
from motherlode.games.rockwell.world import CREWS, ENTRANCE, RINGS, STRONGEST, ring_of

NO_AL: Final = Kind("no-al", [], rule=1202)
AL_OTHER_CREW: Final = Kind("al-other-crew", [Param("crew", CREW)], rule=1203)
AL_OTHER_TILE: Final = Kind("al-other-tile", [Param("tile", TILE)], rule=1204)
AL_NOT_BESIDE: Final = Kind("al-not-beside", [Param("tile", TILE)], rule=1204)
REFUSALS: Final[list[Kind]] = [NO_AL, AL_OTHER_CREW, AL_OTHER_TILE, AL_NOT_BESIDE]


def _first_crew(s: RockwellState) -> i64:
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


def _movable_crews(s: RockwellState) -> i64:
    """The mask of the crews that may be the one to move: waiting, then strongest, then farthest (12.3)."""
    first = _first_crew(s)
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


def _is_free(o: Options, s: RockwellState) -> bool:
    """With `al_tie: free`, whoever chooses among equal crews also says where to (12.4)."""
    return o.al_free and count(_movable_crews(s)) > 1


def _goals(o: Options, t: Tables, s: RockwellState, k: i64) -> i64:
    """The mask of the tiles it can go to: unturned ones that lack least power; if there are none, any (12.4)."""
    near = NEAR[s.places[_first_crew(s) + k]]
    if _is_free(o, s):
        return near
    least: i64 = -1
    mask: i64 = 0
    rest = near & ~s.turned
    while rest:
        tile = nth(rest, 0)
        lacking = lack(t, s, tile)
        if least < 0 or lacking < least:
            least = lacking
            mask = 0
        if lacking == least:
            mask |= bit(tile)
        rest &= rest - 1
    if mask == 0:
        return near
    return mask


def lead_moves(o: Options, t: Tables, s: RockwellState) -> vec[i64]:
    out = vec[i64](capacity=16)
    crews = _movable_crews(s)
    k: i64
    for k in range(CREWS):
        if (crews >> k) & 1:
            tiles = _goals(o, t, s, k)
            while tiles:
                out = append(out, lead(k, nth(tiles, 0)))
                tiles &= tiles - 1
    return out


def train_moves(s: RockwellState) -> vec[i64]:
    out = vec[i64](capacity=CREWS)
    k: i64
    for k in range(CREWS):
        if s.powers[_first_crew(s) + k] < STRONGEST:
            out = append(out, train(k))
    return out


def refusal(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    if not o.al:
        return refuse(NO_AL, [])
    if move >= TRAIN:
        return untimely(s, TRAINING, seat, move, 1206) or _train_refusal(s, trained_crew(move))
    return untimely(s, LEADING, seat, move, 1203) or _lead_refusal(o, t, s, led_crew(move), led_to(move))


def _lead_refusal(o: Options, t: Tables, s: RockwellState, k: i64, tile: i64) -> Refusal | None:
    if not (_movable_crews(s) >> k) & 1:
        return refuse(AL_OTHER_CREW, [k])
    if (_goals(o, t, s, k) >> tile) & 1:
        return None
    if _is_free(o, s):
        return refuse(AL_NOT_BESIDE, [tile])
    return refuse(AL_OTHER_TILE, [tile])


def _train_refusal(s: RockwellState, k: i64) -> Refusal | None:
    if s.powers[_first_crew(s) + k] == STRONGEST:
        return refuse(STRONGEST_ALREADY, [k], 1206)
    return None


def move_al(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """At the end of each drilling round; if there is a choice, the first in control order makes it."""
    moves = lead_moves(o, t, s)
    if len(moves) == 1:
        lead_crew(t, s, moves[0], out)
    else:
        s.seat = s.control[0]
        s.phase = LEADING


def lead_crew(t: Tables, s: RockwellState, move: i64, out: list[Event] | None) -> None:
    """Al itself is then the active player (12.5)."""
    crew = _first_crew(s) + led_crew(move)
    tile = led_to(move)
    if out is not None:
        tell(out, AL_MOVED, [led_crew(move), s.powers[crew], s.places[crew], tile])
    s.places[crew] = tile
    s.active = len(s.money)
    s.phase = RUNNING
    strike(t, s, crew)


def train_al(t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """After phase III the first in direction order raises one, unless all have power 4 (12.6)."""
    moves = train_moves(s)
    s.seat = s.direction[0]
    if len(moves) == 1:
        train_crew(t, s, s.seat, moves[0], out)
    elif len(moves):
        s.phase = TRAINING


def train_crew(t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """Whoever chose is active if that drills a tile."""
    crew = _first_crew(s) + trained_crew(move)
    s.powers[crew] += 1
    if out is not None:
        tell(out, AL_RAISED, [seat, trained_crew(move), s.powers[crew]])
    s.active = seat
    s.phase = RUNNING
    strike(t, s, crew)
