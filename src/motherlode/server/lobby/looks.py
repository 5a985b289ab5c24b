"""Looks: which of the six figures, colour and sign, a seat shows. A game and its log know seats only."""

from msgspec.structs import replace

from motherlode.core.errors import Fault
from motherlode.core.ids import MAX_SEATS, seat_name
from motherlode.server.faults import ALREADY_STARTED, LOOK_TAKEN, NOT_PLAYED_HERE, NOT_YOUR_SEAT
from motherlode.server.lobby.schemas import FreeSeat, Occupant
from motherlode.server.people.service import Person
from motherlode.server.table.chair import BOT, OPEN, Chair
from motherlode.server.table.live import Live


def wish_of(occupant: Occupant) -> int | None:
    """Nobody chooses for a seat that stays free."""
    return None if isinstance(occupant, FreeSeat) else occupant.look


def looks_of(occupants: list[Occupant], usual: list[int]) -> list[int]:
    """The looks of a new table: what was chosen, and for the others their usual one unless it was chosen."""
    looks: dict[int, int] = {}
    for seat, occupant in enumerate(occupants):
        wish = wish_of(occupant)
        if wish in looks.values():
            holder = next(other for other, look in looks.items() if look == wish)
            raise Fault(LOOK_TAKEN, {"seat": seat_name(holder)})
        if wish is not None:
            looks[seat] = wish
    chosen = set(looks.values())
    looks |= {seat: look for seat, look in enumerate(usual) if seat not in looks and look not in chosen}
    left = iter(sorted(set(range(MAX_SEATS)) - set(looks.values())))
    return [looks[seat] if seat in looks else next(left) for seat in range(len(occupants))]


def taking(chairs: list[Chair], seat: int, look: int) -> dict[int, Chair]:
    """The chairs that change when a seat takes a look. A free seat that had it gets the seat's old one."""
    changed = {seat: replace(chairs[seat], look=look)}
    for other, chair in enumerate(chairs):
        if other == seat or chair.look != look:
            continue
        if chair.kind != OPEN:
            raise Fault(LOOK_TAKEN, {"seat": seat_name(other)})
        changed[other] = replace(chair, look=chairs[seat].look)
    return changed


def may_choose(live: Live, host: Person, seat: int) -> None:
    """Raises unless this person may choose what the seat looks like: their own, their program's, or that of a bot at
    the table they opened; before the game begins.
    """
    if live.setup.record:
        raise Fault(NOT_PLAYED_HERE, {})
    if seat >= live.setup.seats or not _decides(live, host.id, live.chairs[seat]):
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})
    if live.match is not None:
        raise Fault(ALREADY_STARTED, {})


def _decides(live: Live, me: str, chair: Chair) -> bool:
    return me in (chair.person, chair.owner) or (chair.kind == BOT and live.setup.owner == me)
