"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Vocabulary
from motherlode.core.ids import SEAT_NAMES
from motherlode.games.rockwell.world import (
    CARDS,
    CREWS,
    GOALS,
    METAL_NAMES,
    METALS,
    MOST_SAVED,
    PLACE_NAMES,
    SHAFTS,
    SLOT_NAMES,
    SLOTS,
    STACKS,
    STRONGEST,
    TILE_NAMES,
    TILES,
)

MOST_SEATS: Final = 4
# What one move adds to a tray: a cube, or a note (1.5).
NOTES: Final = 4
NOTE_NAMES: Final = ["100", "500", "1000", "5000"]
# How many cubes one move adds to a deal.
LOTS: Final = 3
LOT_NAMES: Final = ["1", "5", "25"]
# Crews by owner: the seats', then Al's.
ANY_CREWS: Final = (MOST_SEATS + 1) * CREWS

SEAT: Final = Vocabulary("seat", list(SEAT_NAMES))
METAL: Final = Vocabulary("metal", METAL_NAMES)
NOTE: Final = Vocabulary("note", NOTE_NAMES)
LOT: Final = Vocabulary("lot", LOT_NAMES)
SLOT: Final = Vocabulary("slot", SLOT_NAMES)
CREW: Final = Vocabulary("crew", [str(k + 1) for k in range(CREWS)])
ANY_CREW: Final = Vocabulary(
    "crew", [f"{owner}-{k + 1}" for owner in [*SEAT_NAMES[:MOST_SEATS], "al"] for k in range(CREWS)]
)
PLACE: Final = Vocabulary("place", PLACE_NAMES)
GOAL: Final = Vocabulary("place", PLACE_NAMES[:GOALS])
GROUND: Final = Vocabulary("place", PLACE_NAMES[: GOALS - 1])
TILE: Final = Vocabulary("tile", TILE_NAMES)
POWER: Final = Vocabulary("power", [str(k + 1) for k in range(STRONGEST)])
SHAFT: Final = Vocabulary("shaft", [str(k + 1) for k in range(SHAFTS)])
STACK: Final = Vocabulary("stack", [str(k + 1) for k in range(STACKS)])

# First codes: the players' moves, then nature's.
OFFER: Final = 0  # tender: a cube into the tray
CASH: Final = OFFER + METALS  # ... a note
INSURE: Final = CASH + NOTES  # a cube to be turned into insurance
SEAL: Final = INSURE + METALS  # the tray, or the deal, is complete
POST: Final = SEAL + 1  # place a vice-president
GO: Final = POST + SLOTS  # move a crew; a die it has stays behind
CARRY: Final = GO + CREWS * GOALS  # ... or is taken along, of that power
STAY: Final = CARRY + CREWS * (GOALS - 1) * STRONGEST  # make a crew active where it stands
PASS: Final = STAY + CREWS  # leave everything as it is
BRIBE: Final = PASS + 1
HIRE: Final = BRIBE + ANY_CREWS * TILES
WAIVE: Final = HIRE + STRONGEST  # use no advantage
DRILL: Final = WAIVE + 1  # which of two tiles is drilled
SAVE: Final = DRILL + TILES  # give up so much insurance
BUY: Final = SAVE + MOST_SAVED + 1
SELL: Final = BUY + METALS * LOTS
RAISE: Final = SELL + METALS * LOTS  # a crew's power
PROTECT: Final = RAISE + CREWS
MOBILISE: Final = PROTECT + 1
SINK: Final = MOBILISE + 1  # build a shaft
SHIFT: Final = SINK + TILES  # move one
DELIVER: Final = SHIFT + SHAFTS * TILES
LEAVE: Final = DELIVER + STACKS  # give up the rest of market or workshop
LEAD: Final = LEAVE + 1  # move a crew of Al's
TRAIN: Final = LEAD + CREWS * TILES  # raise one
LAY: Final = TRAIN + CREWS  # set-up: which of a ring's two powers lies in sector 0
DIRECT: Final = LAY + 2  # set-up: the next in direction order
CONTROL: Final = DIRECT + MOST_SEATS  # ... in control order
TURN: Final = CONTROL + MOST_SEATS  # the back of a tile
EXTRACT: Final = TURN + 4  # an extraction card
CODES: Final = EXTRACT + CARDS

CODEC: Final = Codec(
    [
        Kind("offer", [Param("metal", METAL)], rule=301, secret=True),
        Kind("cash", [Param("note", NOTE)], rule=301, secret=True),
        Kind("insure", [Param("metal", METAL)], rule=401, secret=True),
        Kind("seal", [], rule=301),
        Kind("post", [Param("slot", SLOT)], rule=302),
        Kind("go", [Param("crew", CREW), Param("place", GOAL)], rule=502),
        Kind("carry", [Param("crew", CREW), Param("place", GROUND), Param("power", POWER)], rule=511),
        Kind("stay", [Param("crew", CREW)], rule=502),
        Kind("pass", [], rule=502),
        Kind("bribe", [Param("crew", ANY_CREW), Param("tile", TILE)], rule=508),
        Kind("hire", [Param("power", POWER)], rule=509),
        Kind("waive", [], rule=507),
        Kind("drill", [Param("tile", TILE)], rule=504),
        Kind(
            "save",
            [Param("number", Vocabulary("saved", [str(k) for k in range(MOST_SAVED + 1)]))],
            rule=606,
            secret=True,
        ),
        Kind("buy", [Param("metal", METAL), Param("lot", LOT)], rule=802),
        Kind("sell", [Param("metal", METAL), Param("lot", LOT)], rule=802),
        Kind("raise", [Param("crew", CREW)], rule=902),
        Kind("protect", [], rule=903),
        Kind("mobilise", [], rule=904),
        Kind("sink", [Param("tile", TILE)], rule=905),
        Kind("shift", [Param("shaft", SHAFT), Param("tile", TILE)], rule=906),
        Kind("deliver", [Param("stack", STACK)], rule=907),
        Kind("leave", [], rule=801),
        Kind("lead", [Param("crew", CREW), Param("tile", TILE)], rule=1203),
        Kind("train", [Param("crew", CREW)], rule=1206),
        Kind("lay", [Param("order", Vocabulary("order", ["low", "high"]))], rule=201, drawn=True),
        Kind("direct", [Param("seat", Vocabulary("seat", list(SEAT_NAMES[:MOST_SEATS])))], rule=203, drawn=True),
        Kind("control", [Param("seat", Vocabulary("seat", list(SEAT_NAMES[:MOST_SEATS])))], rule=203, drawn=True),
        Kind("turn", [Param("back", Vocabulary("back", ["1", "2", "3", "4"]))], rule=102, drawn=True),
        Kind("extract", [Param("card", Vocabulary("card", [str(k + 1) for k in range(CARDS)]))], rule=602, drawn=True),
    ]
)


def go(crew: i64, goal: i64) -> i64:
    return GO + crew * GOALS + goal


def carry(crew: i64, ground: i64, power: i64) -> i64:
    return CARRY + (crew * (GOALS - 1) + ground) * STRONGEST + power - 1


def bribe(crew: i64, tile: i64) -> i64:
    return BRIBE + crew * TILES + tile


def shift(shaft: i64, tile: i64) -> i64:
    return SHIFT + shaft * TILES + tile


def lead(crew: i64, tile: i64) -> i64:
    return LEAD + crew * TILES + tile
