"""In the workshop: a crew is raised, or a step of protection or mobility bought (9.2 to 9.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.core.refusal import Refusal, refuse
from motherlode.games.rockwell import moves
from motherlode.games.rockwell.achievements import BY_POWER, award
from motherlode.games.rockwell.events import CREW_RAISED, MOBILISED, PROTECTED
from motherlode.games.rockwell.holdings import ALL_STEPS, payment_refusal
from motherlode.games.rockwell.moves import MOBILISE, PROTECT, raised_crew
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.striking import strike
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import CREW_FINISHED, STRONGEST_ALREADY, finished
from motherlode.games.rockwell.world import CREWS, STRONGEST


def _raise_price(t: Tables, s: RockwellState, crew: i64) -> i64:
    """To its next power (9.2)."""
    return t.crew[s.powers[crew] - 1]


def _can_raise(t: Tables, s: RockwellState, seat: i64, crew: i64) -> bool:
    return not finished(s, crew) and s.powers[crew] < STRONGEST and _raise_price(t, s, crew) <= s.money[seat]


def improve_moves(t: Tables, s: RockwellState, seat: i64, out: vec[i64]) -> vec[i64]:
    money = s.money[seat]
    k: i64
    for k in range(CREWS):
        if _can_raise(t, s, seat, seat * CREWS + k):
            out = append(out, moves.raise_crew(k))
    if s.protection[seat] < len(t.protection) and t.protection[s.protection[seat]] <= money:
        out = append(out, PROTECT)
    if s.mobility[seat] < len(t.mobility) and t.mobility[s.mobility[seat]] <= money:
        out = append(out, MOBILISE)
    return out


def refusal(t: Tables, s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    if move < PROTECT:
        return _raise_refusal(t, s, seat, raised_crew(move))
    if move == PROTECT:
        return _step_refusal(s, seat, s.protection[seat], t.protection, 903)
    return _step_refusal(s, seat, s.mobility[seat], t.mobility, 904)


def _raise_refusal(t: Tables, s: RockwellState, seat: i64, k: i64) -> Refusal | None:
    crew = seat * CREWS + k
    if finished(s, crew):
        return refuse(CREW_FINISHED, [k], 902)
    if s.powers[crew] == STRONGEST:
        return refuse(STRONGEST_ALREADY, [k])
    return payment_refusal(s, seat, _raise_price(t, s, crew), 908)


def _step_refusal(s: RockwellState, seat: i64, level: i64, prices: vec[i64], rule: i64) -> Refusal | None:
    if level == len(prices):
        return refuse(ALL_STEPS, [], rule)
    return payment_refusal(s, seat, prices[level], 908)


def improve(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    if move < PROTECT:
        _raise_crew(o, t, s, seat, raised_crew(move), out)
    elif move == PROTECT:
        _protect(t, s, seat, out)
    else:
        _mobilise(t, s, seat, out)


def _raise_crew(o: Options, t: Tables, s: RockwellState, seat: i64, k: i64, out: list[Event] | None) -> None:
    crew = seat * CREWS + k
    price = _raise_price(t, s, crew)
    s.money[seat] -= price
    s.powers[crew] += 1
    if out is not None:
        tell(out, CREW_RAISED, [seat, k, s.powers[crew], price])
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
