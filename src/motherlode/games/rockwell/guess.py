"""What one seat cannot know, made up; and what it can know, as bytes (1.8)."""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.rng import Rng
from motherlode.games.rockwell.achievements import progress
from motherlode.games.rockwell.danger import exposed, most_saved
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.secrets import saving_hidden, stock_hidden, tray_hidden
from motherlode.games.rockwell.state import NO_DEAL, TENDERING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.world import (
    ACHIEVEMENTS,
    EACH_METAL,
    GOODS,
    METALS,
    MONEY,
    ZINC_COPPER,
    is_sale,
    traded_metal,
)

# Cheap cubes are insured sooner: one more of a metal with a chance of one in this number.
_ONE_IN: Final = vec[i64]([3, 4, 8, 12])
# What somebody offers: one more cube of a metal with a chance of one in this number.
_OFFERS_ONE_IN: Final = 3


def guess(o: Options, t: Tables, s: RockwellState, seat: i64, rng: Rng) -> RockwellState:
    """Others may have insured any cubes that nothing rules out; what they have sealed could be anything."""
    out = s.clone()
    other: i64
    for other in range(o.seats):
        if stock_hidden(o, s, seat, other):
            _insure_again(t, out, other, rng)
        if tray_hidden(s, seat, other):
            _fill_again(out, other, rng)
        if saving_hidden(s, seat, other):
            out.saving[other] = 0
            if exposed(s, other) and (s.sealed >> other) & 1:
                out.saving[other] = rng.below(most_saved(out, other) + 1)
    return out


def _insure_again(t: Tables, s: RockwellState, seat: i64, rng: Rng) -> None:
    """Any number between what must and what can have been insured; and enough for what was given up since."""
    metal: i64
    for metal in range(METALS):
        k = seat * METALS + metal
        _set(s, k, s.least[k])
        while s.insured[k] < _most(s, seat, metal) and rng.below(_ONE_IN[metal]) == 0:
            _set(s, k, s.insured[k] + 1)
    while insurance(s, seat) < 0:
        _insure_more(s, seat, rng.below(METALS))
    # With enough of several metals the seat would have been seen to gain an achievement.
    while _would_gain(t, s, seat, EACH_METAL):
        _insure_more(s, seat, rng.below(METALS))
    while _would_gain(t, s, seat, ZINC_COPPER):
        _insure_more(s, seat, rng.below(2))


def _set(s: RockwellState, k: i64, insured: i64) -> None:
    """What is insured is no longer among the cubes."""
    s.cubes[k] += s.insured[k] - insured
    s.insured[k] = insured


def _most(s: RockwellState, seat: i64, metal: i64) -> i64:
    """What the seat is selling just now is not insured."""
    k = seat * METALS + metal
    if s.trading != NO_DEAL and s.seat == seat and is_sale(s.trading) and traded_metal(s.trading) == metal:
        return min(s.most[k], s.cubes[k] + s.insured[k] - s.amount)
    return s.most[k]


def _insure_more(s: RockwellState, seat: i64, metal: i64) -> None:
    """One more of a metal, if possible."""
    k = seat * METALS + metal
    if s.insured[k] < _most(s, seat, metal):
        _set(s, k, s.insured[k] + 1)


def _would_gain(t: Tables, s: RockwellState, seat: i64, kind: i64) -> bool:
    return not s.honours[seat * ACHIEVEMENTS + kind] and progress(s, seat, kind) >= t.needed[kind]


def _fill_again(s: RockwellState, seat: i64, rng: Rng) -> None:
    """Some of what the seat has, if it has sealed; nobody sees into an open tray."""
    good: i64
    for good in range(GOODS):
        s.tray[seat * GOODS + good] = 0
    if not (s.sealed >> seat) & 1:
        return
    for good in range(METALS):
        while s.tray[seat * GOODS + good] < s.cubes[seat * METALS + good] and rng.below(_OFFERS_ONE_IN) == 0:
            s.tray[seat * GOODS + good] += 1
    if s.phase == TENDERING:
        s.tray[seat * GOODS + MONEY] = s.money[seat] // 1000 * 100 * rng.below(4)


def info(o: Options, s: RockwellState, seat: i64) -> bytes:
    """Leaves out which other seats have sealed. Of everybody the cubes and insured cubes together are known."""
    out = BytesWriter()
    s.write_public(out)
    write_i64_le(out, seat)
    write_i64_le(out, (s.sealed >> seat) & 1)
    write_i64_le(out, s.saving[seat])
    k: i64
    for k in range(seat * GOODS, seat * GOODS + GOODS):
        write_i64_le(out, s.tray[k])
    for k in range(len(s.cubes)):
        if not stock_hidden(o, s, seat, k // METALS):
            write_i64_le(out, s.cubes[k])
    return out.getvalue()
