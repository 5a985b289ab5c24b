"""The moves and their codes."""

from typing import Final

from mypy_extensions import i64

from motherlode.core.codec import Codec, Kind, Param, Vocabulary
from motherlode.core.ids import SEAT_NAMES
from motherlode.games.rockwell.world import (
    ALIKE,
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

AT_TABLE: Final = Vocabulary("seat", list(SEAT_NAMES[:MOST_SEATS]))
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
SAVE: Final = DRILL + TILES  # give up insurance tiles
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
EXTRACT: Final = TURN + ALIKE  # an extraction card
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
        Kind("direct", [Param("seat", AT_TABLE)], rule=203, drawn=True),
        Kind("control", [Param("seat", AT_TABLE)], rule=203, drawn=True),
        Kind("turn", [Param("back", Vocabulary("back", [str(k + 1) for k in range(ALIKE)]))], rule=102, drawn=True),
        Kind("extract", [Param("card", Vocabulary("card", [str(k + 1) for k in range(CARDS)]))], rule=602, drawn=True),
    ]
)


def offer(metal: i64) -> i64:
    return OFFER + metal


def cash(note: i64) -> i64:
    return CASH + note


def offered_note(move: i64) -> i64:
    return move - CASH


def insure(metal: i64) -> i64:
    return INSURE + metal


def tray_metal(move: i64) -> i64:
    """Of the cube that is offered or insured."""
    if move < CASH:
        return move - OFFER
    return move - INSURE


def post(slot: i64) -> i64:
    return POST + slot


def posted_slot(move: i64) -> i64:
    return move - POST


def go(crew: i64, goal: i64) -> i64:
    return GO + crew * GOALS + goal


def carry(crew: i64, ground: i64, power: i64) -> i64:
    return CARRY + (crew * (GOALS - 1) + ground) * STRONGEST + power - 1


def stay(crew: i64) -> i64:
    return STAY + crew


def moved_crew(move: i64) -> i64:
    """The crew that goes, with its die or without, or stays: its owner's first is 0."""
    if move < CARRY:
        return (move - GO) // GOALS
    if move < STAY:
        return (move - CARRY) // (STRONGEST * (GOALS - 1))
    return move - STAY


def moved_to(move: i64) -> i64:
    if move < CARRY:
        return (move - GO) % GOALS
    return (move - CARRY) // STRONGEST % (GOALS - 1)


def carried_power(move: i64) -> i64:
    return (move - CARRY) % STRONGEST + 1


def bribe(seats: i64, crew: i64, tile: i64) -> i64:
    """Al's crews come behind the players' at the table; moves name them behind those of every seat there could be."""
    if crew // CREWS == seats:
        crew = MOST_SEATS * CREWS + crew % CREWS
    return BRIBE + crew * TILES + tile


def bribed_crew(seats: i64, move: i64) -> i64:
    """As the table numbers them; of a seat that nobody has, a crew behind all of them."""
    crew = (move - BRIBE) // TILES
    if crew >= MOST_SEATS * CREWS:
        return seats * CREWS + crew % CREWS
    if crew // CREWS >= seats:
        return (seats + 1) * CREWS
    return crew


def bribed_to(move: i64) -> i64:
    return (move - BRIBE) % TILES


def hire(power: i64) -> i64:
    return HIRE + power - 1


def hired_power(move: i64) -> i64:
    return move - HIRE + 1


def drill(tile: i64) -> i64:
    return DRILL + tile


def drilled_tile(move: i64) -> i64:
    return move - DRILL


def save(tiles: i64) -> i64:
    return SAVE + tiles


def saved_tiles(move: i64) -> i64:
    return move - SAVE


def deal(trade: i64, lot: i64) -> i64:
    """Its first lot, or one more."""
    return BUY + trade * LOTS + lot


def dealt_trade(move: i64) -> i64:
    return (move - BUY) // LOTS


def dealt_lot(move: i64) -> i64:
    return (move - BUY) % LOTS


def raise_crew(crew: i64) -> i64:
    return RAISE + crew


def raised_crew(move: i64) -> i64:
    return move - RAISE


def sink(tile: i64) -> i64:
    return SINK + tile


def shift(shaft: i64, tile: i64) -> i64:
    return SHIFT + shaft * TILES + tile


def shifted_shaft(move: i64) -> i64:
    return (move - SHIFT) // TILES


def shaft_tile(move: i64) -> i64:
    """Where a shaft is built, or moved to."""
    if move < SHIFT:
        return move - SINK
    return (move - SHIFT) % TILES


def deliver(stack: i64) -> i64:
    return DELIVER + stack


def delivered_stack(move: i64) -> i64:
    return move - DELIVER


def lead(crew: i64, tile: i64) -> i64:
    return LEAD + crew * TILES + tile


def led_crew(move: i64) -> i64:
    return (move - LEAD) // TILES


def led_to(move: i64) -> i64:
    return (move - LEAD) % TILES


def train(crew: i64) -> i64:
    return TRAIN + crew


def trained_crew(move: i64) -> i64:
    return move - TRAIN


def lay(order: i64) -> i64:
    return LAY + order


def laid_order(move: i64) -> i64:
    return move - LAY


def direct(seat: i64) -> i64:
    return DIRECT + seat


def control(seat: i64) -> i64:
    return CONTROL + seat


def ordered_seat(move: i64) -> i64:
    """Who is drawn, in either order."""
    if move < CONTROL:
        return move - DIRECT
    return move - CONTROL


def turn(back: i64) -> i64:
    return TURN + back


def turned_back(move: i64) -> i64:
    return move - TURN


def extract(card: i64) -> i64:
    return EXTRACT + card


def extracted_card(move: i64) -> i64:
    return move - EXTRACT
