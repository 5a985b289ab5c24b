"""Danger: what protection and insurance do not save is lost, the most valuable cubes first (6.5, 6.6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.core.event import Event, show, tell
from motherlode.core.refusal import SEALED_ALREADY, Refusal, refuse
from motherlode.games.rockwell.events import CUBES_LOST, DANGER_FELT, INSURANCE_USED, TRAY_SEALED
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.moves import save, saved_tiles
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.shares import priority_of, settle, surplus
from motherlode.games.rockwell.state import SAVING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import force_of, pile_of
from motherlode.games.rockwell.timing import not_now
from motherlode.games.rockwell.world import METALS

MORE_THAN_LOSS: Final = Kind("more-than-loss", [Param("loss", NUMBER)], rule=605)
NO_INSURANCE: Final = Kind("no-insurance", [Param("insurance", NUMBER)], rule=605)
REFUSALS: Final[list[Kind]] = [MORE_THAN_LOSS, NO_INSURANCE]


def meet_danger(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """After the shares are set out: whoever still has something to lose is asked; if nobody has, it is over."""
    s.asked = 0
    s.sealed = 0
    if (t.danger[pile_of(s, s.tile)] >> s.card) & 1:
        _expose(o, t, s, out)
    if s.asked:
        s.phase = SAVING
        s.choice += 1
    else:
        settle(o, t, s, out)


def _expose(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """As many cubes as their power there, but never more than they were given, less what protection saves (6.5)."""
    seat: i64
    for seat in range(o.seats):
        power = force_of(s, seat, s.tile)
        given = _given(o, t, s, seat)
        if o.protected_last:
            s.loss[seat] = sheltered(t, s.protection[seat], min(power, given))
        else:
            s.loss[seat] = min(sheltered(t, s.protection[seat], power), given)
        s.saving[seat] = 0
        if s.loss[seat]:
            s.asked |= 1 << seat
        if power and out is not None:
            tell(out, DANGER_FELT, [seat, power, s.loss[seat]])


def sheltered(t: Tables, steps: i64, power: i64) -> i64:
    """The number that remains after that many steps of protection (9.3)."""
    if steps == 0:
        return power
    if steps > len(t.shelter):
        return 0
    return max(power - t.shelter[steps - 1], 0)


def at_risk(o: Options, t: Tables, s: RockwellState, seat: i64, metal: i64) -> i64:
    """The cubes of a metal that danger can take: all that were set out for them, or without the surplus (6.5)."""
    cubes = s.share[seat * METALS + metal]
    if o.surplus_safe and priority_of(s, s.tile)[0] == seat:
        cubes -= surplus(t, s)[metal]
    return cubes


def _given(o: Options, t: Tables, s: RockwellState, seat: i64) -> i64:
    cubes: i64 = 0
    metal: i64
    for metal in range(METALS):
        cubes += at_risk(o, t, s, seat, metal)
    return cubes


def exposed(s: RockwellState, seat: i64) -> bool:
    """Whether the seat has something to lose."""
    return (s.asked >> seat) & 1 == 1


def still_save(s: RockwellState) -> i64:
    """The mask of the seats that have not decided yet."""
    return s.asked & ~s.sealed


def most_saved(s: RockwellState, seat: i64) -> i64:
    """No more than the seat would lose, no more than it has."""
    return min(s.loss[seat], insurance(s, seat))


def legal_moves(s: RockwellState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    tiles: i64
    for tiles in range(most_saved(s, seat) + 1):
        out = append(out, save(tiles))
    return out


def refusal(s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    if s.phase != SAVING or not exposed(s, seat):
        return not_now(move)
    if (s.sealed >> seat) & 1:
        return refuse(SEALED_ALREADY, [], 606)
    if saved_tiles(move) > s.loss[seat]:
        return refuse(MORE_THAN_LOSS, [s.loss[seat]])
    if saved_tiles(move) > insurance(s, seat):
        return refuse(NO_INSURANCE, [insurance(s, seat)])
    return None


def give_up_insurance(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """When all have decided, everybody loses what they have not saved."""
    s.saving[seat] = saved_tiles(move)
    s.sealed |= 1 << seat
    if still_save(s):
        if out is not None:
            tell(out, TRAY_SEALED, [seat])
        return
    other: i64
    for other in range(o.seats):
        if exposed(s, other):
            _lose(o, t, s, other, out)
    s.asked = 0
    s.sealed = 0
    settle(o, t, s, out)


def _lose(o: Options, t: Tables, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    """What is saved is the number, not the kind."""
    s.used[seat] += s.saving[seat]
    if out is not None:
        show(out, INSURANCE_USED, [seat, s.saving[seat]])
    left = s.loss[seat] - s.saving[seat]
    lost = vec[i64]([0] * METALS)
    metal: i64
    for metal in range(METALS - 1, -1, -1):
        cubes = min(left, at_risk(o, t, s, seat, metal))
        s.share[seat * METALS + metal] -= cubes
        lost[metal] = cubes
        left -= cubes
    s.loss[seat] = 0
    s.saving[seat] = 0
    if out is not None and any(lost[k] for k in range(METALS)):
        show(out, CUBES_LOST, [seat, *lost])
