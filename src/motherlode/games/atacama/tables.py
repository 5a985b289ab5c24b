"""What is printed on the components, from data.toml, checked before any game starts."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.atacama.board import MAP_FIELDS, MAP_SIDE, MAPS
from motherlode.games.atacama.meta import META
from motherlode.games.section import Section

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
MINERALS: Final = ["copper", "silver", "gold"]
_LETTERS: Final = "CSG"

NATURAL: Final = 0
BLACK: Final = 1
COLOURS: Final = ["natural", "black"]

# A claim is named by the mineral that only it counts as plus; both count gold (1.3).
COPPER_CLAIM: Final = 0
SILVER_CLAIM: Final = 1
CLAIMS: Final = ["copper", "silver"]
# [claim]: the mineral it counts as minus (1.3).
MINUS: Final = vec[i64]([SILVER, COPPER])

PARTS: Final = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
STOCKS: Final = ["two", "two-tactics", "four", "four-tactics"]
_STOCK_RULES: Final = [203, 501, 602, 603]
_MOST_DERRICKS: Final = 99


class Tables:
    def __init__(self, mineral: vec[i64], value: vec[i64], stock: vec[i64], line: i64, black: i64) -> None:
        self.mineral = mineral  # [part * MAP_FIELDS + cell]
        self.value = value
        self.stock = stock  # [2 * stocks entry + colour]: what each player starts with
        self.line = line  # how many derricks a line needs to count
        self.factor = vec[i64]([1, black])  # [colour]: how often a derrick counts its field
        # [(claim * MAPS + part) * MAP_FIELDS + cell]: a field's value with the claim's sign (3.2).
        self.worth = vec[i64](capacity=2 * MAPS * MAP_FIELDS)
        claim: i64
        k: i64
        for claim in range(2):
            for k in range(MAPS * MAP_FIELDS):
                if mineral[k] == MINUS[claim]:
                    self.worth = append(self.worth, -value[k])
                else:
                    self.worth = append(self.worth, value[k])


def build(raw: Mapping[str, object], file: str) -> Tables:
    """Tables from a parsed data file; the first fault found names the entry and the paragraph."""
    data = Section(META.name, file, "", raw, ["parts", "derricks", "stock", "scoring"], 101)
    mineral, value = _parts(data.section("parts", PARTS, 101))
    derricks = data.section("derricks", COLOURS, 102)
    all_derricks = [derricks.number(colour, 0, _MOST_DERRICKS, 102) for colour in COLOURS]
    stock = _stock(data.section("stock", STOCKS, 203), all_derricks)
    scoring = data.section("scoring", ["line", "black"], 301)
    return Tables(mineral, value, stock, scoring.number("line", 1, 9, 301), scoring.number("black", 1, 9, 303))


def _parts(parts: Section) -> tuple[vec[i64], vec[i64]]:
    mineral = vec[i64](capacity=MAPS * MAP_FIELDS)
    value = vec[i64](capacity=MAPS * MAP_FIELDS)
    for part in PARTS:
        rows = parts.values.get(part)
        entry = f"parts.{part}"
        if not isinstance(rows, list) or len(rows) != MAP_SIDE:
            raise parts.fault(entry, 101)
        letters: set[str] = set()
        for k, row in enumerate(rows):
            fields = row.split() if isinstance(row, str) else []
            if len(fields) != MAP_SIDE:
                raise parts.fault(f"{entry}[{k + 1}]", 101)
            for field in fields:
                if len(field) != 2 or field[0] not in _LETTERS or field[1] not in "12345":
                    raise parts.fault(f"{entry}[{k + 1}] {field[:8]}", 101)
                letters.add(field[0])
                mineral = append(mineral, _LETTERS.index(field[0]))
                value = append(value, int(field[1]))
        if len(letters) != len(_LETTERS):
            raise parts.fault(entry, 101)
    return mineral, value


def _stock(stock: Section, all_derricks: list[int]) -> vec[i64]:
    out = vec[i64](capacity=2 * len(STOCKS))
    for name, rule in zip(STOCKS, _STOCK_RULES, strict=True):
        players = 2
        if name.startswith("four"):
            players = 4
        pair = stock.numbers(name, len(COLOURS), 0, _MOST_DERRICKS, rule)
        for colour, derricks in enumerate(pair):
            if derricks * players > all_derricks[colour]:
                raise stock.fault(f"stock.{name}", rule)
            out = append(out, derricks)
        if pair[NATURAL] == 0 or (pair[BLACK] == 0) != ("tactics" not in name):
            raise stock.fault(f"stock.{name}", rule)
    return out
