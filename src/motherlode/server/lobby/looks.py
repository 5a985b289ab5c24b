"""Looks: the colour and sign that a seat shows, of the six companies. A game and its log know seats only."""

from msgspec.structs import replace

from motherlode.core.errors import Fault
from motherlode.core.ids import MAX_SEATS, seat_name
from motherlode.server.faults import LOOK_TAKEN
from motherlode.server.lobby.schemas import FreeSeat, Occupant
from motherlode.server.table.chair import OPEN, Chair


def wanted_look(occupant: Occupant) -> int | None:
    """Nobody chooses for a seat that stays free."""
    return None if isinstance(occupant, FreeSeat) else occupant.look


def looks_of(occupants: list[Occupant], usual: list[int]) -> list[int]:
    """The looks of a new table: for each seat the one chosen for it; or else its usual one; or else, if that was chosen
    for another seat, one that is left over.
    """
    looks: dict[int, int] = {}
    for seat, occupant in enumerate(occupants):
        wanted = wanted_look(occupant)
        if wanted in looks.values():
            holder = next(other for other, look in looks.items() if look == wanted)
            raise Fault(LOOK_TAKEN, {"seat": seat_name(holder)})
        if wanted is not None:
            looks[seat] = wanted
    chosen = set(looks.values())
    looks |= {seat: look for seat, look in enumerate(usual) if seat not in looks and look not in chosen}
    left = iter(sorted(set(range(MAX_SEATS)) - set(looks.values())))
    return [looks[seat] if seat in looks else next(left) for seat in range(len(occupants))]


def taking(chairs: list[Chair], seat: int, look: int) -> dict[int, Chair]:
    """The chairs that change when a seat takes a look. If a free seat had that look, the two swap."""
    changed = {seat: replace(chairs[seat], look=look)}
    for other, chair in enumerate(chairs):
        if other == seat or chair.look != look:
            continue
        if chair.kind != OPEN:
            raise Fault(LOOK_TAKEN, {"seat": seat_name(other)})
        changed[other] = replace(chair, look=chairs[seat].look)
    return changed
