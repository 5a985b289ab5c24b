"""What is printed on the components, from data.toml, checked before any game starts."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.games.section import Section
from motherlode.games.siberia.meta import META
from motherlode.games.siberia.world import (
    ACTION_NAMES,
    AREA_NAMES,
    AREAS,
    DRAWN,
    EXCHANGE_NAMES,
    EXCHANGES,
    FIRST_RESOURCE,
    FRANKFURT,
    MARKETS,
    NO_EXCHANGE,
    RESOURCE_NAMES,
    RESOURCES,
    VLADIVOSTOK,
)

CUBES: Final = 70
ALL_TILES: Final = 70
INVESTMENTS: Final = 20
_MOST_SEATS: Final = 4

# Prices are printed in thousands.
_THOUSAND: Final = 1000
_MOST_THOUSANDS: Final = 99


class Tables:
    """Numbers by name; by resource, action, area and exchange in the order of world.py."""

    def __init__(self, data: Section) -> None:
        cubes = data.section("cubes", RESOURCE_NAMES, 101)
        # With no more than this of each, there is always a second, different cube for an area (2.1).
        most = CUBES - 2 * AREAS
        self.cubes = vec[i64]([cubes.number(name, 1, most, 101) for name in RESOURCE_NAMES])
        if _sum(self.cubes) != CUBES:
            raise data.fault("cubes", 101)
        self.tiles = _tiles(data)
        self.investments = _investments(data)
        self.open: i64 = data.section("investments", [*ACTION_NAMES, "open"], 103).number("open", 1, 10, 203)
        self.figures: i64 = data.section("figures", ["each"], 103).number("each", 2, 9, 103)
        course = data.section("round", ["steps", "tiles"], 503)
        self.steps: i64 = course.number("steps", 1, 9, 503)
        # The bag must have enough for everybody's next tiles (3.1).
        self.tile_limit: i64 = course.number("tiles", 0, ALL_TILES // _MOST_SEATS - DRAWN, 701)
        end = data.section("end", ["closed", "empty", "idle"], 703)
        self.closed_limit: i64 = end.number("closed", 1, AREAS, 703)
        self.empty_limit: i64 = end.number("empty", 1, RESOURCES, 703)
        self.idle_limit: i64 = end.number("idle", 1, 20, 705)
        self.borders = _borders(data)  # [place]: mask of the areas that touch it
        self.face_a = vec[i64]([FRANKFURT])  # [market]: an exchange
        self.face_b = vec[i64]([NO_EXCHANGE])
        self.market_of = vec[i64]([0] * EXCHANGES)  # [exchange]
        self._read_exchanges(data)
        self.prices = _prices(data)  # [exchange * RESOURCES + resource], 0: does not buy it

    def _read_exchanges(self, data: Section) -> None:
        numbers = [str(k) for k in range(1, MARKETS)]
        markets = data.section("exchanges", numbers, 104)
        told = {EXCHANGE_NAMES[FRANKFURT]}
        for market, number in enumerate(numbers, start=1):
            names = markets.names(number, EXCHANGE_NAMES, 104)
            if len(names) != 2 or len(set(names)) != 2 or told & set(names):
                raise markets.fault(f"exchanges.{number}", 104)
            told |= set(names)
            self.face_a = append(self.face_a, EXCHANGE_NAMES.index(names[0]))
            self.face_b = append(self.face_b, EXCHANGE_NAMES.index(names[1]))
            for name in names:
                self.market_of[EXCHANGE_NAMES.index(name)] = market


def _sum(numbers: vec[i64]) -> i64:
    total: i64 = 0
    k: i64
    for k in range(len(numbers)):
        total += numbers[k]
    return total


def _tiles(data: Section) -> vec[i64]:
    """[tile]: how many there are."""
    persons = ACTION_NAMES[:FIRST_RESOURCE]
    section = data.section("tiles", persons, 102)
    out = vec[i64]([section.number(persons[0], 0, ALL_TILES, 102)])
    for person in persons[1:]:
        for number in section.numbers(person, RESOURCES, 0, ALL_TILES, 102):
            out = append(out, number)
    if _sum(out) != ALL_TILES:
        raise data.fault("tiles", 102)
    return out


def _investments(data: Section) -> vec[i64]:
    """[action]: how many there are."""
    section = data.section("investments", [*ACTION_NAMES, "open"], 103)
    out = vec[i64]([section.number(name, 0, INVESTMENTS, 103) for name in ACTION_NAMES])
    if _sum(out) != INVESTMENTS:
        raise data.fault("investments", 103)
    return out


def _borders(data: Section) -> vec[i64]:
    """Each border is listed on both sides, and every area can be reached from every other (6.3 relies on it)."""
    section = data.section("map", ["exits", "borders"], 105)
    table = section.section("borders", AREA_NAMES, 105)
    out = vec[i64](capacity=VLADIVOSTOK + 1)
    for name in AREA_NAMES:
        out = append(out, _areas(table, name))
    area: i64
    other: i64
    for area in range(AREAS):
        for other in range(AREAS):
            if (out[area] >> other) & 1 and (area == other or not (out[other] >> area) & 1):
                raise table.fault(f"map.borders.{AREA_NAMES[area]} {AREA_NAMES[other]}", 105)
    met: i64 = 1
    for _ in range(AREAS):
        for area in range(AREAS):
            if (met >> area) & 1:
                met |= out[area]
    if count(met) != AREAS:
        raise table.fault("map.borders", 105)
    exits = _areas(section, "exits")
    if count(exits) != 2:
        raise section.fault("map.exits", 105)
    return append(out, exits)


def _areas(section: Section, key: str) -> i64:
    """A list of areas as a mask; none is named twice."""
    mask: i64 = 0
    for name in section.names(key, AREA_NAMES, 105):
        bit: i64 = 1 << AREA_NAMES.index(name)
        if mask & bit:
            raise section.fault(f"{section.name}.{key} {name}", 105)
        mask |= bit
    return mask


def _prices(data: Section) -> vec[i64]:
    """In dollars. Frankfurt buys everything (1.4)."""
    section = data.section("prices", EXCHANGE_NAMES, 104)
    out = vec[i64](capacity=EXCHANGES * RESOURCES)
    for name in EXCHANGE_NAMES:
        least = 1 if name == EXCHANGE_NAMES[FRANKFURT] else 0
        for number in section.numbers(name, RESOURCES, least, _MOST_THOUSANDS, 104):
            out = append(out, number * _THOUSAND)
    return out


def build(raw: Mapping[str, object], file: str) -> Tables:
    """Tables from a parsed data file; the first fault found names the entry and the paragraph."""
    known = ["cubes", "tiles", "investments", "figures", "round", "end", "map", "exchanges", "prices"]
    return Tables(Section(META.name, file, "", raw, known, 104))
