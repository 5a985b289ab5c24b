"""A tray: what somebody puts together in secret, to offer it or to insure it, before they seal (3.1, 4.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.codec import NUMBER, Kind, Param
from motherlode.core.event import Event, tell, whisper
from motherlode.core.ids import everyone_at
from motherlode.core.refusal import SEALED_ALREADY, Refusal, refuse
from motherlode.games.rockwell.events import TRAY_FILLED, TRAY_SEALED
from motherlode.games.rockwell.holdings import NO_MORE_CUBES
from motherlode.games.rockwell.moves import CASH, INSURE, NOTE_NAMES, SEAL, offered_note, tray_metal
from motherlode.games.rockwell.state import RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import GOODS, METALS, MONEY

NO_MORE_MONEY: Final = Kind("no-more-money", [Param("money", NUMBER)], rule=301)
REFUSALS: Final[list[Kind]] = [NO_MORE_MONEY]

NOTE_VALUES: Final = vec[i64]([int(name) for name in NOTE_NAMES])


def still_choose(s: RockwellState) -> i64:
    """The mask of the seats that have not sealed yet."""
    return everyone_at(len(s.money)) & ~s.sealed


def cubes_left(s: RockwellState, seat: i64, metal: i64) -> i64:
    """Behind the screen and not in the tray."""
    return s.cubes[seat * METALS + metal] - s.tray[seat * GOODS + metal]


def money_left(s: RockwellState, seat: i64) -> i64:
    return s.money[seat] - s.tray[seat * GOODS + MONEY]


def is_begun(s: RockwellState, seat: i64) -> bool:
    return any(s.tray[seat * GOODS + good] for good in range(GOODS))


def offer_value(t: Tables, s: RockwellState, seat: i64) -> i64:
    """What it is worth in a tender (3.1)."""
    value = s.tray[seat * GOODS + MONEY]
    metal: i64
    for metal in range(METALS):
        value += s.tray[seat * GOODS + metal] * t.values[metal]
    return value


def refusal(s: RockwellState, seat: i64, move: i64, rule: i64) -> Refusal | None:
    """What stands against filling or sealing it; `rule` is the paragraph on such trays."""
    if (s.sealed >> seat) & 1:
        return refuse(SEALED_ALREADY, [], rule)
    if move == SEAL:
        return None
    if CASH <= move < INSURE:
        if money_left(s, seat) < NOTE_VALUES[offered_note(move)]:
            return refuse(NO_MORE_MONEY, [money_left(s, seat)])
    elif not cubes_left(s, seat, tray_metal(move)):
        return refuse(NO_MORE_CUBES, [tray_metal(move)], rule)
    return None


def fill(s: RockwellState, seat: i64, move: i64, out: list[Event] | None) -> None:
    """One more cube to offer or to insure, or one more note."""
    if CASH <= move < INSURE:
        s.tray[seat * GOODS + MONEY] += NOTE_VALUES[offered_note(move)]
    else:
        s.tray[seat * GOODS + tray_metal(move)] += 1
    if out is not None:
        whisper(out, TRAY_FILLED, seat, [seat, *s.tray[seat * GOODS : seat * GOODS + GOODS]])


def seal(s: RockwellState, seat: i64, out: list[Event] | None) -> bool:
    """Nothing more goes into it; True: all have sealed theirs."""
    s.sealed |= 1 << seat
    if out is not None:
        tell(out, TRAY_SEALED, [seat])
    return still_choose(s) == 0
