"""The things of the game as numbers: resources, areas, exchanges, actions, tiles, where a figure can stand."""

from typing import Final

from mypy_extensions import i64

# Everything that is listed by resource is in this order.
RESOURCES: Final = 5
RESOURCE_NAMES: Final = ["gas", "coal", "oil", "gold", "diamond"]

# The 14 areas (1.5), and after them Vladivostok, which is a place but not an area.
AREAS: Final = 14
AREA_NAMES: Final = [
    "amur",
    "khabarovsk",
    "transbaikal",
    "south-yakutia",
    "magadan",
    "chukotka",
    "north-yakutia",
    "irkutsk",
    "evenkia",
    "taimyr",
    "krasnoyarsk",
    "tomsk",
    "yamal",
    "altai",
]
VLADIVOSTOK: Final = 14
PLACES: Final = 15
PLACE_NAMES: Final = [*AREA_NAMES, "vladivostok"]

# Every exchange that a face can show (1.4). Frankfurt has a tile of its own, the others are two to a tile.
FRANKFURT: Final = 0
EXCHANGE_NAMES: Final = [
    "frankfurt",
    "london",
    "mumbai",
    "zurich",
    "johannesburg",
    "new-york",
    "dubai",
    "shanghai",
    "sydney",
    "tokyo",
    "singapore",
]
EXCHANGES: Final = 11
# The six exchange tiles in play; number 0 is Frankfurt's.
MARKETS: Final = 6
NO_EXCHANGE: Final = 11

# The ten actions (1.6): five persons, five resources. Research is not one of them, but a tile can lie there.
MANAGER: Final = 0
LOGISTICS: Final = 1
SELLER: Final = 2
WORKER: Final = 3
INVESTOR: Final = 4
FIRST_RESOURCE: Final = 5
ACTIONS: Final = 10
RESEARCH: Final = 10
SPOTS: Final = 11
ACTION_NAMES: Final = ["manager", "logistics", "seller", "worker", "investor", *RESOURCE_NAMES]
SPOT_NAMES: Final = [*ACTION_NAMES, "research"]
NO_ACTION: Final = 11
# In place of a spot: the tile is still in the hand of the player who drew it.
IN_HAND: Final = 11

# The 21 sorts of action tiles (1.2): the manager, and each other person with each resource.
MANAGER_TILE: Final = 0
TILES: Final = 21
TILE_NAMES: Final = [
    "manager",
    *[f"{person}-{good}" for person in ACTION_NAMES[1:FIRST_RESOURCE] for good in RESOURCE_NAMES],
]
NO_TILE: Final = 21

# What lies on a space: an action tile, or one of these.
INVESTMENT: Final = 21
FREE: Final = 22

# Tiles drawn by each player in each round (3.1).
DRAWN: Final = 6

# In research a tile counts as its resource, a manager tile as any (5.1).
ANY_RESOURCE: Final = 5
FINDS: Final = 6
FIND_NAMES: Final = [*RESOURCE_NAMES, "manager"]

# Where a figure comes from (5.4, 5.5): its owner's supply, an exchange, or a place on the map.
FROM_SUPPLY: Final = 0
FROM_EXCHANGE: Final = 1
FROM_PLACE: Final = 12
FIGURES: Final = 27
FIGURE_NAMES: Final = ["supply", *EXCHANGE_NAMES, *PLACE_NAMES]


def person_of(tile: i64) -> i64:
    """The action of the person it shows."""
    if tile == MANAGER_TILE:
        return MANAGER
    return 1 + (tile - 1) // RESOURCES


def resource_of(tile: i64) -> i64:
    """The resource it shows, or ANY_RESOURCE."""
    if tile == MANAGER_TILE:
        return ANY_RESOURCE
    return (tile - 1) % RESOURCES
