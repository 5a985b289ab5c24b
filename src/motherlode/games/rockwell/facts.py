"""The facts that the sentence of a refusal names: only what its reader may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.rockwell.advantages import bribe_price, crew_of
from motherlode.games.rockwell.holdings import insurance
from motherlode.games.rockwell.market import LOT_SIZES
from motherlode.games.rockwell.moves import (
    BRIBE,
    BUY,
    DELIVER,
    DIRECT,
    DRILL,
    GO,
    HIRE,
    LEAD,
    LOTS,
    MOBILISE,
    MOST_SEATS,
    POST,
    PROTECT,
    RAISE,
    SHIFT,
    SINK,
    TRAIN,
)
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.posting import board_of
from motherlode.games.rockwell.refusals import filled_metal
from motherlode.games.rockwell.refused import (
    AL_NOT_BESIDE,
    AL_OTHER_TILE,
    BOARD_TWICE,
    BORDER_TAKEN,
    CANNOT_PAY,
    CREW_FINISHED,
    DEAL_FIRST,
    DEALT_ALREADY,
    DIE_TOO_STRONG,
    HAS_SHAFT,
    MORE_THAN_LOSS,
    NO_DELIVERY,
    NO_DIE,
    NO_INSURANCE,
    NO_MORE_CUBES,
    NO_MORE_MONEY,
    NO_SUCH_SEAT,
    NOT_ACTIVE_TILE,
    NOT_BESIDE,
    NOT_ON_TERRAIN,
    NOT_STRUCK,
    OTHER_CREW_STEPS,
    OTHER_DEAL,
    OTHERS_TURN,
    OUT_OF_REACH,
    REFUSALS,
    SHAFT_NOT_THERE,
    SLOT_TAKEN,
    STANDS_THERE,
)
from motherlode.games.rockwell.refused_drilling import carried_power, moved_crew, moved_to
from motherlode.games.rockwell.shafts import built, cheapest_step
from motherlode.games.rockwell.state import STEPPING, RockwellState
from motherlode.games.rockwell.tables import Tables
from motherlode.games.rockwell.tender import money_left
from motherlode.games.rockwell.terrain import owner_word, shaft_owner
from motherlode.games.rockwell.ways import TWO_STEPS
from motherlode.games.rockwell.workshop import lacking_metal, raise_price
from motherlode.games.rockwell.world import CREWS, METALS, TILES, ring_of

# What the sentence about a place out of reach says of level 3, beside two steps in one move (5.3, 5.5).
STEP_BY_STEP: Final = 4
ONE_MORE_STEP: Final = 5
ONE_MORE_HOP: Final = 6
TWO_HOPS: Final = 7
HOP_BY_HOP: Final = 8


def facts(o: Options, t: Tables, s: RockwellState, kind: i64, seat: i64, move: i64) -> vec[i64]:
    """The refusal's number and its arguments, as REFUSALS names them."""
    if not REFUSALS[kind].params:
        return vec[i64]([kind])
    if kind == OTHERS_TURN:
        return vec[i64]([kind, s.seat])
    if kind == CANNOT_PAY:
        return vec[i64]([kind, _price(t, s, seat, move), s.money[seat]])
    if kind in (OTHER_DEAL, DEAL_FIRST, NO_MORE_CUBES, NO_MORE_MONEY, MORE_THAN_LOSS, NO_INSURANCE):
        return vec[i64]([kind, _of_stock(t, s, kind, seat, move)])
    if move < GO:
        return _posted(s, kind, move - POST)
    if move < BRIBE:
        return _moved(o, s, kind, seat, move)
    if move < DRILL:
        return _helped(s, kind, move)
    return _later(s, kind, seat, move)


def _of_stock(t: Tables, s: RockwellState, kind: i64, seat: i64, move: i64) -> i64:
    """What he has too little of, or how much there is of it; or the metal he deals in."""
    if kind == NO_MORE_CUBES:
        return _metal(t, s, seat, move)
    if kind == NO_MORE_MONEY:
        return money_left(s, seat)
    if kind == MORE_THAN_LOSS:
        return s.loss[seat]
    if kind == NO_INSURANCE:
        return insurance(s, seat)
    return s.trading % METALS


def _price(t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    """What the move would cost."""
    if move < BRIBE:
        return t.hire[carried_power(move) - 1]
    if move < HIRE:
        return bribe_price(t, s, crew_of(s, (move - BRIBE) // TILES))
    if move < DRILL:
        return t.hire[move - HIRE]
    if move < RAISE:
        return (s.amount + LOT_SIZES[(move - BUY) % LOTS]) * t.values[(move - BUY) // LOTS]
    if move < PROTECT:
        return raise_price(t, s, seat * CREWS + move - RAISE)
    if move < MOBILISE:
        return t.protection[s.protection[seat]]
    if move < SINK:
        return t.mobility[s.mobility[seat]]
    if move < SHIFT:
        return t.shaft[built(s, seat)]
    return t.shaft[cheapest_step(s, seat, (move - SHIFT) % TILES)]


def _metal(t: Tables, s: RockwellState, seat: i64, move: i64) -> i64:
    """Of which he has too little."""
    if move < POST:
        return filled_metal(move)
    if move < RAISE:
        return (move - BUY) // LOTS % METALS
    return lacking_metal(t, s, seat, move - DELIVER)


def _posted(s: RockwellState, kind: i64, slot: i64) -> vec[i64]:
    if kind == BOARD_TWICE:
        return vec[i64]([kind, board_of(slot)])
    if kind == SLOT_TAKEN:
        return vec[i64]([kind, slot, s.slots[slot]])
    return vec[i64]([kind, slot])


def _moved(o: Options, s: RockwellState, kind: i64, seat: i64, move: i64) -> vec[i64]:
    crew = moved_crew(seat, move)
    if kind in (CREW_FINISHED, NO_DIE, NOT_ON_TERRAIN):
        return vec[i64]([kind, crew % CREWS])
    if kind == OTHER_CREW_STEPS:
        return vec[i64]([kind, s.crew % CREWS])
    place = moved_to(move)
    if kind == STANDS_THERE:
        return vec[i64]([kind, crew % CREWS, place])
    if kind == OUT_OF_REACH:
        return vec[i64]([kind, place, s.places[crew], _mobility(o, s, seat)])
    if kind == BORDER_TAKEN:
        return vec[i64]([kind, place, owner_word(s, _stander(s, place) // CREWS)])
    return vec[i64]([kind, carried_power(move), ring_of(place) + 1])


def _mobility(o: Options, s: RockwellState, seat: i64) -> i64:
    """How far a crew of theirs can go now, as the sentence counts it: levels 0 to 3, and level 3 as it can be read."""
    if s.phase == STEPPING:
        return ONE_MORE_HOP if o.jumps else ONE_MORE_STEP
    if s.mobility[seat] < TWO_STEPS:
        return s.mobility[seat]
    if o.each_step:
        return HOP_BY_HOP if o.jumps else STEP_BY_STEP
    return TWO_HOPS if o.jumps else TWO_STEPS


def _stander(s: RockwellState, place: i64) -> i64:
    """The crew on a border somebody stands on."""
    crew: i64 = 0
    while s.places[crew] != place:
        crew += 1
    return crew


def _helped(s: RockwellState, kind: i64, move: i64) -> vec[i64]:
    if kind == DIE_TOO_STRONG and move >= HIRE:
        return vec[i64]([kind, move - HIRE + 1, ring_of(s.places[s.crew]) + 1])
    tile = (move - BRIBE) % TILES
    crew = crew_of(s, (move - BRIBE) // TILES)
    if kind == DIE_TOO_STRONG:
        return vec[i64]([kind, s.crew_dice[crew], ring_of(tile) + 1])
    if kind == NOT_BESIDE:
        return vec[i64]([kind, s.places[crew], tile])
    if kind == NOT_ACTIVE_TILE:
        return vec[i64]([kind, tile, s.places[s.crew]])
    return vec[i64]([kind, tile])


def _later(s: RockwellState, kind: i64, seat: i64, move: i64) -> vec[i64]:
    """Of what comes after the drilling, and of nature's moves."""
    if kind == NOT_STRUCK:
        return vec[i64]([kind, move - DRILL])
    if kind == DEALT_ALREADY:
        return vec[i64]([kind, (move - BUY) // LOTS % METALS])
    if SINK <= move < DELIVER:
        return _shaft(s, kind, seat, move)
    if kind == NO_DELIVERY:
        return vec[i64]([kind, move - DELIVER])
    if kind in (AL_OTHER_TILE, AL_NOT_BESIDE):
        return vec[i64]([kind, (move - LEAD) % TILES])
    if kind == NO_SUCH_SEAT:
        return vec[i64]([kind, (move - DIRECT) % MOST_SEATS])
    return vec[i64]([kind, _crew(move)])


def _crew(move: i64) -> i64:
    if move < PROTECT:
        return move - RAISE
    if move < TRAIN:
        return (move - LEAD) // TILES
    return move - TRAIN


def _shaft(s: RockwellState, kind: i64, seat: i64, move: i64) -> vec[i64]:
    if kind == HAS_SHAFT:
        tile = _tile(move)
        return vec[i64]([kind, tile, shaft_owner(s, tile)])
    if kind == SHAFT_NOT_THERE:
        step = built(s, seat)
        if move < SHIFT:
            step += 1
        return vec[i64]([kind, _tile(move), step])
    return vec[i64]([kind, (move - SHIFT) // TILES])


def _tile(move: i64) -> i64:
    """Where a shaft is to stand."""
    if move < SHIFT:
        return move - SINK
    return (move - SHIFT) % TILES
