"""Phase I, before drilling: insurance in secret, then control order (4.1, 4.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.event import Event, show, tell, whisper
from motherlode.core.ids import NOBODY
from motherlode.core.refusal import Refusal
from motherlode.games.rockwell import moves, tray
from motherlode.games.rockwell.agenda import BEGIN_ROUND, push
from motherlode.games.rockwell.events import CONTROL_SORTED, INSURANCE_SHOWN, INSURED
from motherlode.games.rockwell.holdings import insurance, insure
from motherlode.games.rockwell.moves import SEAL
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.state import INSURING, RUNNING, RockwellState
from motherlode.games.rockwell.timing import not_now
from motherlode.games.rockwell.world import GOODS, MARKET_SLOT, METALS


def begin_insuring(s: RockwellState) -> None:
    s.phase = INSURING
    s.sealed = 0
    s.choice += 1


def legal_moves(s: RockwellState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=METALS + 1)
    metal: i64
    for metal in range(METALS):
        if tray.cubes_left(s, seat, metal):
            out = append(out, moves.insure(metal))
    return append(out, SEAL)


def refusal(s: RockwellState, seat: i64, move: i64) -> Refusal | None:
    if s.phase != INSURING:
        return not_now(move)
    return tray.refusal(s, seat, move, 401)


def seal_insurance(o: Options, s: RockwellState, seat: i64, out: list[Event] | None) -> None:
    if tray.seal(s, seat, out):
        _insure_all(o, s, out)


def _insure_all(o: Options, s: RockwellState, out: list[Event] | None) -> None:
    seat: i64
    for seat in range(o.seats):
        cubes = list(s.tray[seat * GOODS : seat * GOODS + METALS])
        insure(s, seat)
        if out is not None:
            told = [seat, *cubes, insurance(s, seat)]
            if o.screens:
                whisper(out, INSURED, seat, told)
            else:
                show(out, INSURANCE_SHOWN, told)
    s.sealed = 0
    _sort_control(s, out)
    s.phase = RUNNING
    s.round = 0
    push(s, BEGIN_ROUND)


def _sort_control(s: RockwellState, out: list[Event] | None) -> None:
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
