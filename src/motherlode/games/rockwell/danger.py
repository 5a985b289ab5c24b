"""Danger: what protection and insurance do not save is lost, the most valuable cubes first (6.5, 6.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show, tell
from motherlode.games.rockwell.events import CUBES_LOST, DANGER_FELT, INSURANCE_USED, TRAY_SEALED
from motherlode.games.rockwell.extraction import priority_of, settle, surplus
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.moves import SAVE
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import SAVING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.terrain import force_of, pile_of
from motherlode.games.rockwell.world import METALS


def meet_danger(o: Options, t: Tables, s: RockwellState, out: list[Event] | None) -> None:
    """After the shares are set out: whoever still has something to lose is asked; if nobody has, that was all."""
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
    """The number that remains after so many steps of protection (9.3)."""
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
    return (s.asked >> seat) & 1 == 1


def still_save(s: RockwellState) -> i64:
    """The mask of who has not decided yet."""
    return s.asked & ~s.sealed


def most_saved(s: RockwellState, seat: i64) -> i64:
    """No more than he would lose, no more than he has."""
    return min(s.loss[seat], insurance(s, seat))


def save_moves(s: RockwellState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    k: i64
    for k in range(most_saved(s, seat) + 1):
        out = append(out, SAVE + k)
    return out


def save(o: Options, t: Tables, s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    s.saving[seat] = move - SAVE
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
