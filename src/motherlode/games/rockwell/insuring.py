"""Phase I, before drilling: insurance in secret, then control order (4.1, 4.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show, tell, whisper
from motherlode.core.ids import NOBODY
from motherlode.games.rockwell.agenda import BEGIN_ROUND, push
from motherlode.games.rockwell.events import CONTROL_SORTED, INSURANCE_SHOWN, INSURED, TRAY_SEALED
from motherlode.games.rockwell.holdings import insurance, insure
from motherlode.games.rockwell.moves import INSURE, SEAL
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import INSURING, RUNNING, RockwellState
from motherlode.games.rockwell.tender import cubes_left, still_choose
from motherlode.games.rockwell.world import GOODS, MARKET_SLOT, METALS


def begin_insuring(s: RockwellState) -> None:
    s.phase = INSURING
    s.sealed = 0
    s.choice += 1


def insure_moves(s: RockwellState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=METALS + 1)
    metal: i64
    for metal in range(METALS):
        if cubes_left(s, seat, metal):
            out = append(out, INSURE + metal)
    return append(out, SEAL)


def seal_insurance(o: Options, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    s.sealed |= 1 << seat
    if out is not None:
        tell(out, TRAY_SEALED, [seat])
    if still_choose(s):
        return
    other: i64
    for other in range(o.seats):
        cubes = list(s.tray[other * GOODS : other * GOODS + METALS])
        insure(s, other)
        if out is not None:
            told = [other, *cubes, insurance(s, other)]
            if o.screens:
                whisper(out, INSURED, other, told)
            else:
                show(out, INSURANCE_SHOWN, told)
    s.sealed = 0
    sort_control(s, out)
    s.phase = RUNNING
    s.round = 0
    push(s, BEGIN_ROUND)


def sort_control(s: RockwellState, out: list[Event] | None) -> None:
    """Owners of vice-presidents on board I first, from slot 1 to 4; the others keep their order (4.2)."""
    order = vec[i64](capacity=len(s.control))
    k: i64
    for k in range(MARKET_SLOT):
        if s.slots[k] != NOBODY:
            order = append(order, s.slots[k])
    for k in range(len(s.control)):
        if s.control[k] not in order:
            order = append(order, s.control[k])
    s.control = order
    if out is not None:
        for k in range(len(order)):
            tell(out, CONTROL_SORTED, [order[k], k + 1])
