"""The start: maps, derricks, claims (2.1 to 2.3, 4.1, 5.1, 6.1 to 6.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.ids import NOBODY
from motherlode.games.atacama.board import BANDS, MAPS, ROWS
from motherlode.games.atacama.laying import lay
from motherlode.games.atacama.options import Options
from motherlode.games.atacama.state import LAYING, NO_CLAIM, NO_MAP, PLAYING, AtacamaState
from motherlode.games.atacama.tables import Tables
from motherlode.games.atacama.turn import deal_claims


def stock_entry(o: Options) -> i64:
    """Which entry of the data's stock table applies: two, two-tactics, four, four-tactics."""
    entry: i64 = 0
    if o.seats == 4:
        entry += 2
    if o.second_colour:
        entry += 1
    return entry


def start(o: Options, t: Tables) -> AtacamaState:
    entry = stock_entry(o)
    stock = vec[i64](capacity=2 * o.seats)
    seat: i64
    place: i64
    for seat in range(o.seats):
        stock = append(stock, t.stock[2 * entry])
        stock = append(stock, t.stock[2 * entry + 1])
    s = AtacamaState(
        LAYING,
        0,
        0,
        0,
        (1 << MAPS) - 1,
        NOBODY,
        vec[i64]([NO_MAP] * MAPS),
        stock,
        vec[i64]([0] * (2 * BANDS)),
        vec[i64]([0] * BANDS),
        vec[i64]([0] * BANDS),
        vec[i64]([0] * 2),
        vec[i64]([NO_CLAIM] * o.seats),
        vec[i64]([ROWS] * o.seats),
    )
    if not o.stages:
        for place in range(MAPS):
            lay(s, place, place)
        deal_claims(s)
        s.phase = PLAYING
    return s
