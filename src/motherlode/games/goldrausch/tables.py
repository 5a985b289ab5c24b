"""What is printed on the components, from data.toml, checked before any game starts."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.goldrausch.meta import META
from motherlode.games.goldrausch.world import (
    BARREN_LAND,
    CONTINENT_NAMES,
    CONTINENTS,
    INCIDENT_NAMES,
    POOR_MOTHER_EARTH,
    RESOURCES,
    RESULT_NAMES,
)
from motherlode.games.section import Section

# Every number on a component is below this, so that no sum or product of a game comes near 64 bits.
_MOST: Final = 999
_MOST_ROUNDS: Final = 20
_MOST_FIELDS: Final = 24

# Cards that do not go back to the deck (4.4).
LASTING: Final = (1 << BARREN_LAND) | (1 << POOR_MOTHER_EARTH)


class Tables:
    """Numbers by name, and by continent in the order of world.py."""

    def __init__(self, data: Section) -> None:
        gold = data.section("gold", ["total", "start", "goal"], 102)
        self.total: i64 = gold.number("total", 1, 100 * _MOST, 102)
        self.first_gold: i64 = gold.number("start", 0, _MOST, 201)
        self.goal: i64 = gold.number("goal", 1, _MOST, 105)
        course = data.section("round", ["rounds", "lone", "fine"], 105)
        self.rounds: i64 = course.number("rounds", 1, _MOST_ROUNDS, 105)
        self.lone: i64 = course.number("lone", 1, 9, 503)
        self.fine: i64 = course.number("fine", 0, _MOST, 505)
        respawns = data.section("respawns", ["four", "five", "six"], 202)
        self.respawns = vec[i64](
            [respawns.number("four", 1, 9, 202), respawns.number("five", 1, 9, 202), respawns.number("six", 1, 9, 202)]
        )  # [players - 4]
        maxima = data.section("maxima", CONTINENT_NAMES, 101)
        self.maxima = vec[i64]([maxima.number(name, 1, _MOST, 101) for name in CONTINENT_NAMES])
        self.wheel = _wheel(data)  # [field]: a result
        self.chances = vec[i64]([0] * len(RESULT_NAMES))  # [result]: on how many fields
        self.results = vec[i64]()  # those on the wheel, ascending
        self.odds = vec[i64]()  # [index of results]
        self._count_fields()
        self.respawn = vec[i64](capacity=RESOURCES * CONTINENTS)  # [resource * CONTINENTS + continent]
        self.yields = vec[i64](capacity=RESOURCES * CONTINENTS)
        self._read_resources(data)
        self.incidents = _deck(data)  # mask of those in the deck at the start
        amounts = data.section("amounts", _AMOUNTS, 104)
        self.rain: i64 = amounts.number("rain", 1, 9, 706)
        self.drying_vein: i64 = amounts.number("drying-vein", 1, 9, 709)
        self.barren_land: i64 = amounts.number("barren-land", 0, _MOST, 718)
        self.poor_mother_earth: i64 = amounts.number("poor-mother-earth", 0, _MOST, 719)
        self.scarcity: i64 = amounts.number("scarcity", 0, _MOST, 720)
        self.vultures: i64 = amounts.number("vultures", 0, _MOST, 721)
        self.vultures_richest: i64 = amounts.number("vultures-richest", 0, _MOST, 721)
        self.vultures_poorest: i64 = amounts.number("vultures-poorest", 0, _MOST, 721)
        self.subsidy: i64 = amounts.number("subsidy", 0, _MOST, 722)
        if self.first_gold >= self.goal:
            raise data.fault("gold.start", 201)
        if 6 * self.first_gold > self.total:
            raise data.fault("gold.total", 102)

    def _count_fields(self) -> None:
        field: i64
        result: i64
        for field in range(len(self.wheel)):
            self.chances[self.wheel[field]] += 1
        for result in range(len(self.chances)):
            if self.chances[result]:
                self.results = append(self.results, result)
                self.odds = append(self.odds, self.chances[result])

    def _read_resources(self, data: Section) -> None:
        cards = data.section("resources", [str(k + 1) for k in range(RESOURCES)], 104)
        for k in range(RESOURCES):
            card = cards.section(str(k + 1), ["respawn", "yields"], 104)
            for number in card.numbers("respawn", CONTINENTS, 0, _MOST, 104):
                self.respawn = append(self.respawn, number)
            for number in card.numbers("yields", CONTINENTS, 0, _MOST, 104):
                self.yields = append(self.yields, number)


_AMOUNTS: Final = [
    "rain",
    "drying-vein",
    "barren-land",
    "poor-mother-earth",
    "scarcity",
    "vultures",
    "vultures-richest",
    "vultures-poorest",
    "subsidy",
]


def _wheel(data: Section) -> vec[i64]:
    fields = data.section("wheel", ["fields"], 401).names("fields", RESULT_NAMES, 401)
    if not 1 <= len(fields) <= _MOST_FIELDS:
        raise data.fault("wheel.fields", 401)
    return vec[i64]([RESULT_NAMES.index(field) for field in fields])


def _deck(data: Section) -> i64:
    """A mask. Some card must be left to draw again once all have been drawn (4.4), whatever the wheel shows."""
    names = data.section("incidents", ["deck"], 104).names("deck", INCIDENT_NAMES, 104)
    mask: i64 = 0
    for name in names:
        bit: i64 = 1 << INCIDENT_NAMES.index(name)
        if mask & bit:
            raise data.fault(f"incidents.deck {name}", 104)
        mask |= bit
    if not mask & ~LASTING:
        raise data.fault("incidents.deck", 404)
    return mask


def build(raw: Mapping[str, object], file: str) -> Tables:
    """Tables from a parsed data file; the first fault found names the entry and the paragraph."""
    known = ["gold", "round", "respawns", "maxima", "wheel", "resources", "incidents", "amounts"]
    return Tables(Section(META.name, file, "", raw, known, 104))
