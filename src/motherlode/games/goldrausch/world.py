"""The things of the game as numbers: continents, upgrade cards, what the wheel shows, resource cards, incidents."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Everything that is listed by continent is in this order.
AZUL: Final = 0
ROSSO: Final = 1
VERIDIA: Final = 2
CONTINENTS: Final = 3
CONTINENT_NAMES: Final = ["azul", "rosso", "veridia"]

# In place of a continent: no country card has been laid.
NOWHERE: Final = 3

# They pay, and the mine serves them, in this order (1.2, 5.1).
PAYING: Final = vec[i64]([VERIDIA, ROSSO, AZUL])

# The two upgrade cards (1.3), or none; a mark is the red one in front of a seat that laid none (3.5).
USE: Final = 0
SKIP: Final = 1
CARD_NAMES: Final = ["use", "skip"]
NO_CARD: Final = 2
MARK: Final = 3

# What the wheel can show (4.1): a continent's disaster, or one of these.
BROKEN: Final = 3
WHOLE: Final = 4
INCIDENT: Final = 5
RESULT_NAMES: Final = ["azul", "rosso", "veridia", "broken", "whole", "incident"]
NOT_SPUN: Final = 6

RESOURCES: Final = 20
NO_RESOURCE: Final = 20

# The 25 incidents, in the order of section 7.
ALMS: Final = 0
HARD_WORKING_AZUL: Final = 1
FREE_MARKET: Final = 4
BLUE_RAIN: Final = 5
DRYING_VEIN: Final = 8
PROGRESS_AZUL: Final = 9
OLD_DAYS_AZUL: Final = 12
CRASH: Final = 15
EQUAL_RIGHTS: Final = 16
BARREN_LAND: Final = 17
POOR_MOTHER_EARTH: Final = 18
SCARCITY: Final = 19
VULTURES: Final = 20
SUBSIDY: Final = 21
CHANGE_OF_MANAGERS: Final = 22
WHIRLWIND: Final = 23
LOST_FILES: Final = 24
INCIDENTS: Final = 25
NO_INCIDENT: Final = 25

INCIDENT_NAMES: Final = [
    "alms",
    "hard-working-azul",
    "rigorous-rosso",
    "thrifty-veridia",
    "free-market",
    "blue-rain",
    "red-rain",
    "green-rain",
    "drying-vein",
    "progress-azul",
    "progress-rosso",
    "progress-veridia",
    "old-days-azul",
    "old-days-rosso",
    "old-days-veridia",
    "crash",
    "equal-rights",
    "barren-land",
    "poor-mother-earth",
    "scarcity",
    "vultures",
    "subsidy",
    "change-of-managers",
    "whirlwind",
    "lost-files",
]
