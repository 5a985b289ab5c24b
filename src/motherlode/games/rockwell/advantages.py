"""What a vice-president on board I gives: corruption or subcontracting, once a round (5.7 to 5.10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.achievements import BY_MOVING, award
from motherlode.games.rockwell.events import BRIBED, HIRED, WAIVED
from motherlode.games.rockwell.extraction import strike
from motherlode.games.rockwell.moves import BRIBE, HIRE, MOST_SEATS, WAIVE, bribe
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.posting import BOARD_I, slot_on
from motherlode.games.rockwell.state import HELPING, RUNNING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import astride, is_turned, on_terrain, owner_word
from motherlode.games.rockwell.ways import NEAR
from motherlode.games.rockwell.world import CENTRE, CORRUPTING, CREWS, STRONGEST, TILES, ring_of


def corrupts(s: RockwellState, seat: i64) -> bool:
    slot = slot_on(s, seat, BOARD_I)
    return slot != NOBODY and slot < CORRUPTING


def subcontracts(s: RockwellState, seat: i64) -> bool:
    return slot_on(s, seat, BOARD_I) >= CORRUPTING


def crew_code(s: RockwellState, crew: i64) -> i64:
    """A crew as moves name it: Al's stand behind those of every seat there could be."""
    if crew // CREWS == len(s.money):
        return MOST_SEATS * CREWS + crew % CREWS
    return crew


def crew_of(s: RockwellState, code: i64) -> i64:
    """The other way round; of a seat or of Al's that are not in this game, a crew there is none of."""
    if code < MOST_SEATS * CREWS:
        if code // CREWS < len(s.money):
            return code
        return len(s.places)
    return len(s.money) * CREWS + code % CREWS


def stands_beside(place: i64, tile: i64) -> bool:
    """Whether a crew standing there is on, or astride, a tile that touches this one; not wholly on this one (5.8)."""
    if place >= CENTRE:
        return False
    tiles = astride(place)
    return any(NEAR[tiles[k]] >> tile & 1 for k in range(len(tiles)))


def could_bribe(s: RockwellState, seat: i64, crew: i64, tile: i64) -> bool:
    """As far as all can see: whether he could pay for its die is his secret."""
    if crew // CREWS == seat or s.crew_dice[crew] > ring_of(tile) + 1:
        return False
    return stands_beside(s.places[crew], tile)


def bribe_price(t: Tables, s: RockwellState, crew: i64) -> i64:
    """The hire of the die it brings, paid again (5.8)."""
    if s.crew_dice[crew]:
        return t.hire[s.crew_dice[crew] - 1]
    return 0


def could_help(s: RockwellState, seat: i64, crew: i64) -> bool:
    """Whether he has a choice as far as the others can see (1.9)."""
    if not on_terrain(s, crew):
        return False
    if subcontracts(s, seat):
        return s.dice > 0 and not s.crew_dice[crew]
    if not s.bribes or not corrupts(s, seat):
        return False
    tiles = astride(s.places[crew])
    k: i64
    other: i64
    for k in range(len(tiles)):
        if not is_turned(s, tiles[k]):
            for other in range(len(s.places)):
                if could_bribe(s, seat, other, tiles[k]):
                    return True
    return False


def offer_help(s: RockwellState) -> None:
    if could_help(s, s.seat, s.crew):
        s.phase = HELPING


def help_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """Every crew he can bribe onto every tile of his, or every die he can pay; or nothing."""
    out = vec[i64](capacity=16)
    power: i64
    if subcontracts(s, seat):
        for power in range(STRONGEST):
            if power <= ring_of(s.places[s.crew]) and t.hire[power] <= s.money[seat]:
                out = append(out, HIRE + power)
        return append(out, WAIVE)
    tiles = astride(s.places[s.crew])
    low: i64 = tiles[0]
    high: i64 = tiles[len(tiles) - 1]
    crew: i64
    for crew in range(len(s.places)):
        if bribe_price(t, s, crew) > s.money[seat]:
            continue
        code = crew_code(s, crew)
        if not is_turned(s, min(low, high)) and could_bribe(s, seat, crew, min(low, high)):
            out = append(out, bribe(code, min(low, high)))
        if low != high and not is_turned(s, max(low, high)) and could_bribe(s, seat, crew, max(low, high)):
            out = append(out, bribe(code, max(low, high)))
    return append(out, WAIVE)


def help_with(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.phase = RUNNING
    if move < HIRE:
        _bribe(o, t, s, seat, crew_of(s, (move - BRIBE) // TILES), (move - BRIBE) % TILES, out)
    elif move < WAIVE:
        _hire(t, s, seat, move - HIRE + 1, out)
    elif out is not None:
        tell(out, WAIVED, [seat])


def _bribe(o: Options, t: Tables, s: RockwellState, seat: i64, crew: i64, tile: i64, out: list[Event] | None) -> None:
    """Somebody else's crew comes over, with its die (5.8)."""
    price = bribe_price(t, s, crew)
    s.bribes -= 1
    s.money[seat] -= price
    if out is not None:
        owner = owner_word(s, crew // CREWS)
        tell(out, BRIBED, [seat, owner, crew % CREWS, s.places[crew], tile, price])
    s.places[crew] = tile
    award(o, t, s, BY_MOVING, seat, out)
    strike(t, s, crew)


def _hire(t: Tables, s: RockwellState, seat: i64, power: i64, out: list[Event] | None) -> None:
    """A die for the active crew (5.9)."""
    s.dice -= 1
    s.money[seat] -= t.hire[power - 1]
    s.crew_dice[s.crew] = power
    if out is not None:
        tell(out, HIRED, [seat, s.crew % CREWS, power, s.places[s.crew], t.hire[power - 1]])
    strike(t, s, s.crew)
