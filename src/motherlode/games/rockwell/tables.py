"""What is printed on the components, from data.toml, checked before any game starts."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.rockwell.meta import META
from motherlode.games.rockwell.options import Options
from motherlode.games.rockwell.ways import borders_by_level, centre_by_level, tiles_by_level
from motherlode.games.rockwell.world import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENTS,
    ALIKE,
    CARDS,
    CREWS,
    DEEP_CREWS,
    IN_CENTRE,
    METALS,
    MOST_SAVED,
    POWERS,
    RING_NAMES,
    SHAFTS,
    SLOTS,
    STACKS,
    TILES_IN_STACKS,
)
from motherlode.games.section import Section

# The smallest note (1.5): every sum is a multiple of it.
NOTE: Final = 100
_MOST_MONEY: Final = 100_000
_MOST_POWER: Final = 40
_MOST_YIELD: Final = 9
_SIDE: Final = ["drilling", "market", "workshop", "protection", "shaft"]
_COUNTED: Final = [name for k, name in enumerate(ACHIEVEMENT_NAMES) if k not in (DEEP_CREWS, IN_CENTRE)]


class Tables:
    """Numbers by name; by metal, slot, stack and achievement in the order of world.py, for this number of players.

    A pile is numbered 0 to 7 like its power; `power_of` says which power that is.
    """

    def __init__(self, data: Section, o: Options) -> None:
        prices = data.section("prices", ["cubes", "hire", "crew", "mobility"], 105)
        self.values = _money(prices, "cubes", METALS, 105)
        _rising(prices, "cubes", self.values, 105)
        self.hire = _money(prices, "hire", 4, 509)
        self.crew = _money(prices, "crew", 3, 902)
        self.mobility = _money(prices, "mobility", 3, 904)
        # The side that is not played is read first: a fault in it is a fault for any number of players.
        for name in ("few", "four") if o.full else ("four", "few"):
            side = data.section(name, _SIDE, 303)
            self.actions = _slots(side)  # [slot]: 0 if it is not there, 1 on board I
            self.protection = _money(side, "protection", 3, 903)
            self.shaft = _money(side, "shaft", SHAFTS, 905)
            _rising(side, "shaft", self.shaft, 905)
        start = data.section("start", ["cubes", "money"], 203)
        self.start_cubes = vec[i64](start.numbers("cubes", METALS, 0, 20, 203))
        self.start_money: i64 = start.number("money", 0, _MOST_MONEY // NOTE * NOTE, 203)
        if self.start_money % NOTE:
            raise start.fault("start.money", 105)
        self.shelter = vec[i64](data.section("danger", ["protection"], 605).numbers("protection", 2, 0, 99, 605))
        self.needed = _needed(data)  # [achievement]
        self.prestige = _prestige(data, o)  # [achievement * seats + tiles taken]
        self.bonus = _bonus(data, o)  # [place]: from first to fourth
        self.power_of = _powers(data)  # [pile]
        self.yields = _yields(data, self.power_of)  # [(pile * ALIKE + back) * METALS + metal]
        self.cards = vec[i64](capacity=POWERS * CARDS * METALS)  # [(pile * CARDS + card) * METALS + metal]
        self.danger = vec[i64](capacity=POWERS)  # [pile]: mask of the cards with danger
        self._read_cards(data)
        self.costs = vec[i64](capacity=TILES_IN_STACKS * METALS)  # [(stack * TILES_IN_STACKS + tile) * METALS + metal]
        self.orders = vec[i64](capacity=TILES_IN_STACKS)  # [stack * TILES_IN_STACKS + tile]: prestige
        self.stacked = vec[i64]([0] * STACKS)  # [stack]: how many tiles
        self._read_deliveries(data)
        self.near = tiles_by_level(o)  # [level * PLACES + place]: as ways.py has them
        self.edges = borders_by_level(o)
        self.centre = centre_by_level(o)

    def _read_cards(self, data: Section) -> None:
        names = [str(self.power_of[k]) for k in range(POWERS)]
        section = data.section("cards", names, 104)
        for name in names:
            rows = section.rows(name, CARDS, CARDS, METALS + 1, MOST_SAVED, 104)
            dangers: i64 = 0
            for k, row in enumerate(rows):
                if sum(row[:METALS]) > MOST_SAVED or row[METALS] > 1:
                    raise section.fault(f"cards.{name}", 104)
                for number in row[:METALS]:
                    self.cards = append(self.cards, number)
                dangers |= row[METALS] << k
            self.danger = append(self.danger, dangers)

    def _read_deliveries(self, data: Section) -> None:
        names = [str(k + 1) for k in range(STACKS)]
        section = data.section("deliveries", names, 104)
        total = 0
        for stack, name in enumerate(names):
            rows: list[list[int]] = []
            if name in section.values:
                rows = section.rows(name, 0, TILES_IN_STACKS, METALS + 1, 99, 104)
            total += len(rows)
            self.stacked[stack] = len(rows)
            prices = [sum(cubes * self.values[k] for k, cubes in enumerate(row[:METALS])) for row in rows]
            if sorted(prices) != prices or 0 in prices:
                raise section.fault(f"deliveries.{name}", 204)
            # Every stack has room for all tiles of the game, so that a tile is found by its number.
            rows += [[0] * (METALS + 1)] * (TILES_IN_STACKS - len(rows))
            for row in rows:
                for number in row[:METALS]:
                    self.costs = append(self.costs, number)
                self.orders = append(self.orders, row[METALS])
        if total != TILES_IN_STACKS:
            raise data.fault("deliveries", 104)


def _money(section: Section, key: str, size: int, rule: int) -> vec[i64]:
    """Sums of money, each in whole notes."""
    numbers = section.numbers(key, size, NOTE, _MOST_MONEY, rule)
    if any(number % NOTE for number in numbers):
        raise section.fault(f"{section.name}.{key}", 105)
    return vec[i64](numbers)


def _rising(section: Section, key: str, numbers: vec[i64], rule: int) -> None:
    """Where the rules rely on it: the most valuable cubes are the last (6.5), a stricter step is cheaper (9.6)."""
    k: i64
    for k in range(1, len(numbers)):
        if numbers[k] <= numbers[k - 1]:
            raise section.fault(f"{section.name}.{key}", rule)


def _slots(side: Section) -> vec[i64]:
    """[slot]: the actions it gives; boards II and III have most first (8.1), and missing slots last."""
    out = vec[i64](side.numbers("drilling", 4, 0, 1, 303))
    for key in ("market", "workshop"):
        numbers = side.numbers(key, 3, 0, 9, 303)
        if sorted(numbers, reverse=True) != numbers:
            raise side.fault(f"{side.name}.{key}", 801)
        for number in numbers:
            out = append(out, number)
    if len(out) != SLOTS:
        raise side.fault(side.name, 303)
    return out


def _needed(data: Section) -> vec[i64]:
    section = data.section("achievements", _COUNTED, 1001)
    out = vec[i64]([0] * ACHIEVEMENTS)
    out[DEEP_CREWS] = CREWS
    out[IN_CENTRE] = 1
    for k, name in enumerate(ACHIEVEMENT_NAMES):
        if k not in (DEEP_CREWS, IN_CENTRE):
            # Three to a paragraph.
            out[k] = section.number(name, 1, 4 if name.endswith("crews") else 99, 1001 + k // 3)
    return out


def _prestige(data: Section, o: Options) -> vec[i64]:
    """With three players the three highest tiles, with two the highest and the third (11.1, 12.1)."""
    section = data.section("prestige", ACHIEVEMENT_NAMES, 104)
    out = vec[i64](capacity=ACHIEVEMENTS * o.seats)
    for name in ACHIEVEMENT_NAMES:
        numbers = section.numbers(name, 4, 1, 99, 104)
        if sorted(numbers, reverse=True) != numbers:
            raise section.fault(f"prestige.{name}", 204)
        if o.al:
            numbers = [numbers[0], numbers[2]]
        for number in numbers[: o.seats]:
            out = append(out, number)
    return out


def _bonus(data: Section, o: Options) -> vec[i64]:
    section = data.section("bonus", ["two", "three", "four"], 1006)
    sizes = [section.numbers(name, 3, 0, 99, rule) for name, rule in (("two", 1207), ("three", 1102), ("four", 1006))]
    numbers = sizes[o.seats - 2]
    # The fourth place never scores.
    return append(vec[i64](numbers), 0)


def _powers(data: Section) -> vec[i64]:
    """Two of each ring, all different: each has a pile of its own (1.2)."""
    section = data.section("rings", RING_NAMES, 102)
    powers: list[int] = []
    for name in RING_NAMES:
        powers += sorted(section.numbers(name, 2, 1, _MOST_POWER, 102))
    if len(set(powers)) != POWERS:
        raise section.fault("rings", 102)
    return vec[i64](powers)


def _yields(data: Section, powers: vec[i64]) -> vec[i64]:
    names = [str(powers[k]) for k in range(POWERS)]
    section = data.section("tiles", names, 102)
    out = vec[i64](capacity=POWERS * ALIKE * METALS)
    for name in names:
        for row in section.rows(name, ALIKE, ALIKE, METALS, _MOST_YIELD, 102):
            for number in row:
                out = append(out, number)
    return out


def build(raw: Mapping[str, object], file: str, o: Options) -> Tables:
    """Tables from a parsed data file; the first fault found names the entry and the paragraph."""
    known = ["prices", "four", "few", "start", "danger", "achievements", "prestige", "bonus"]
    known += ["rings", "tiles", "cards", "deliveries"]
    return Tables(Section(META.name, file, "", raw, known, 104), o)
