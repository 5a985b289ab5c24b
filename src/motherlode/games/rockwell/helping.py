"""An advantage is used, or not: somebody else's crew is bribed, or a die hired for the active one (5.7 to 5.10)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import Kind, Param
from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell.achievements import BY_MOVING, award
from motherlode.games.rockwell.advantages import (
    NO_ADVANTAGE,
    bribe_price,
    corrupts,
    could_bribe,
    could_help,
    stands_beside,
    subcontracts,
)
from motherlode.games.rockwell.dice import die_price, die_refusal, most_power, strength_refusal
from motherlode.games.rockwell.events import BRIBED, HIRED, WAIVED
from motherlode.games.rockwell.holdings import payment_refusal
from motherlode.games.rockwell.moves import (
    HIRE,
    PLACE,
    TILE,
    WAIVE,
    bribe,
    bribed_crew,
    bribed_to,
    hire,
    hired_power,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import HELPING, RUNNING, RockwellState
from motherlode.games.rockwell.striking import strike
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import astride, is_turned, owner_word
from motherlode.games.rockwell.timing import untimely
from motherlode.games.rockwell.world import CREWS

NO_SUCH_CREW: Final = Kind("no-such-crew", [], rule=508)
OWN_CREW: Final = Kind("own-crew", [], rule=508)
NOT_ACTIVE_TILE: Final = Kind("not-active-tile", [Param("tile", TILE), Param("place", PLACE)], rule=508)
TILE_IS_TURNED: Final = Kind("tile-turned", [Param("tile", TILE)], rule=508)
NOT_BESIDE: Final = Kind("not-beside", [Param("place", PLACE), Param("tile", TILE)], rule=508)
REFUSALS: Final[list[Kind]] = [NO_SUCH_CREW, OWN_CREW, NOT_ACTIVE_TILE, TILE_IS_TURNED, NOT_BESIDE]


def offer_help(s: RockwellState) -> None:
    if could_help(s, s.seat, s.crew):
        s.phase = HELPING


def legal_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    """Every die, or every crew on every tile of the active one, that the seat can pay for; or to waive."""
    if subcontracts(s, seat):
        return append(_hire_moves(t, s, seat), WAIVE)
    out = vec[i64](capacity=16)
    tiles = astride(s.places[s.crew])
    low = min(tiles[0], tiles[len(tiles) - 1])
    high = max(tiles[0], tiles[len(tiles) - 1])
    crew: i64
    for crew in range(len(s.places)):
        if bribe_price(t, s, crew) > s.money[seat]:
            continue
        if not is_turned(s, low) and could_bribe(s, seat, crew, low):
            out = append(out, bribe(len(s.money), crew, low))
        if low != high and not is_turned(s, high) and could_bribe(s, seat, crew, high):
            out = append(out, bribe(len(s.money), crew, high))
    return append(out, WAIVE)


def _hire_moves(t: Tables, s: RockwellState, seat: i64) -> vec[i64]:
    most = most_power(s.places[s.crew])
    out = vec[i64](capacity=most + 1)
    power: i64
    for power in range(1, most + 1):
        if die_price(t, power) <= s.money[seat]:
            out = append(out, hire(power))
    return out


def refusal(t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    """Whoever is asked has an advantage that they could use."""
    wrong_time = untimely(s, HELPING, seat, move, 507)
    if wrong_time is not None or move == WAIVE:
        return wrong_time
    if move >= HIRE:
        if not subcontracts(s, seat):
            return refuse(NO_ADVANTAGE, [], 509)
        return die_refusal(t, s, seat, s.places[s.crew], hired_power(move), 509)
    if not corrupts(s, seat):
        return refuse(NO_ADVANTAGE, [], 508)
    return _bribe_refusal(t, s, seat, bribed_crew(len(s.money), move), bribed_to(move))


def _bribe_refusal(t: Tables, s: RockwellState, seat: i64, crew: i64, tile: i64) -> Refusal | None:
    if crew >= len(s.places):
        return refuse(NO_SUCH_CREW, [])
    if crew // CREWS == seat:
        return refuse(OWN_CREW, [])
    if tile not in astride(s.places[s.crew]):
        return refuse(NOT_ACTIVE_TILE, [tile, s.places[s.crew]])
    if is_turned(s, tile):
        return refuse(TILE_IS_TURNED, [tile])
    if not stands_beside(s.places[crew], tile):
        return refuse(NOT_BESIDE, [s.places[crew], tile])
    return strength_refusal(tile, s.crew_dice[crew]) or payment_refusal(s, seat, bribe_price(t, s, crew), 508)


def use_advantage(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.phase = RUNNING
    if move < HIRE:
        _bribe_crew(o, t, s, seat, bribed_crew(len(s.money), move), bribed_to(move), out)
    elif move < WAIVE:
        _hire_die(t, s, seat, hired_power(move), out)
    elif out is not None:
        tell(out, WAIVED, [seat])


def _bribe_crew(
    o: Options, t: Tables, s: RockwellState, seat: i64, crew: i64, tile: i64, out: list[Event] | None
) -> None:
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


def _hire_die(t: Tables, s: RockwellState, seat: i64, power: i64, out: list[Event] | None) -> None:
    """A die for the active crew (5.9)."""
    price = die_price(t, power)
    s.dice -= 1
    s.money[seat] -= price
    s.crew_dice[s.crew] = power
    if out is not None:
        tell(out, HIRED, [seat, s.crew % CREWS, power, s.places[s.crew], price])
    strike(t, s, s.crew)
