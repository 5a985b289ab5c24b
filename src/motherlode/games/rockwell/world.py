"""The things of the game as numbers: metals, tiles, where a crew can stand, slots, achievements."""

from typing import Final

from mypy_extensions import i64

# Everything that is listed by metal is in this order, from the cheapest to the most expensive (1.5).
METALS: Final = 4
ZINC: Final = 0
COPPER: Final = 1
SILVER: Final = 2
GOLD: Final = 3
METAL_NAMES: Final = ["zinc", "copper", "silver", "gold"]
# Where money is in a list by metal and money.
MONEY: Final = 4
GOODS: Final = 5
GOOD_NAMES: Final = [*METAL_NAMES, "money"]
# What a deal can be about: a metal to buy, or METALS + metal to sell (8.2).
TRADES: Final = 8

# Four rings of eight sectors (1.1); a tile is ring * SECTORS + sector.
RINGS: Final = 4
SECTORS: Final = 8
TILES: Final = 32
RING_NAMES: Final = ["a", "b", "c", "d"]
DEEP: Final = 2  # ring C
INNERMOST: Final = 3  # ring D
TILE_NAMES: Final = [f"{ring}{sector}" for ring in RING_NAMES for sector in range(SECTORS)]
NO_TILE: Final = 32

# Where a crew can stand: the tiles; behind them the border of each tile to the next in its ring (5.3); the centre;
# the entrances (1.3). A crew can go to any of the first GOALS.
BORDER: Final = 32
CENTRE: Final = 64
GOALS: Final = 65
ENTRANCE: Final = 65
ENTRANCES: Final = 4
PLACES: Final = 69
PLACE_NAMES: Final = [
    *TILE_NAMES,
    *[f"{ring}{sector}-{ring}{(sector + 1) % SECTORS}" for ring in RING_NAMES for sector in range(SECTORS)],
    "centre",
    *[f"entrance-{k}" for k in range(ENTRANCES)],
]

# Each ring has tiles of two powers, four of each; the eight powers number the eight piles (1.2).
POWERS: Final = 8
ALIKE: Final = 4
CARDS: Final = 6
# No card gives more cubes, so insurance can save no more.
MOST_SAVED: Final = 31

# A player's pieces (1.7). Crews are numbered through all owners; Al's come behind the players' (12.2).
CREWS: Final = 4
SHAFTS: Final = 3
STRONGEST: Final = 4
NO_CREW: Final = -1
# Al in place of a seat in what is told; behind every seat there could be.
AL: Final = 6

# Shared by all (1.6), back on board I at the end of every turn.
BRIBES: Final = 3
DICE: Final = 3
DRILLING_ROUNDS: Final = 4

# The slots of boards I, II and III (3.3), in their order of play.
CORRUPTING: Final = 2  # slots of board I before this one corrupt, the others subcontract
MARKET_SLOT: Final = 4
WORKSHOP_SLOT: Final = 7
SLOTS: Final = 10
SLOT_NAMES: Final = ["i-1", "i-2", "i-3", "i-4", "ii-1", "ii-2", "ii-3", "iii-1", "iii-2", "iii-3"]

# The most delivery stacks there can be, and the tiles of all of them together; the data say which lie where.
STACKS: Final = 7
TILES_IN_STACKS: Final = 28

# The nine achievements, (a) to (i) of 10.1 to 10.3.
ZINC_COPPER: Final = 0
MANY_CARDS: Final = 1
MUCH_SILVER: Final = 2
TRAINED_CREWS: Final = 3
MUCH_GOLD: Final = 4
DEEP_CREWS: Final = 5
EACH_METAL: Final = 6
STRONG_CREWS: Final = 7
IN_CENTRE: Final = 8
ACHIEVEMENTS: Final = 9
ACHIEVEMENT_NAMES: Final = [
    "zinc-copper",
    "cards",
    "silver",
    "trained-crews",
    "gold",
    "deep-crews",
    "each-metal",
    "strong-crews",
    "centre",
]
# This many end a game, with (g), (h) and (i) among them (10.5).
ENOUGH: Final = 6


def is_sale(trade: i64) -> bool:
    return trade >= METALS


def traded_metal(trade: i64) -> i64:
    return trade % METALS


def ring_of(place: i64) -> i64:
    """Of a tile or a border."""
    return (place % TILES) // SECTORS


def left_border(tile: i64) -> i64:
    return BORDER + (tile & ~7) + ((tile + 7) & 7)


def right_border(tile: i64) -> i64:
    return BORDER + tile


def right_of(tile: i64) -> i64:
    """The next tile in its ring."""
    return (tile & ~7) + ((tile + 1) & 7)
