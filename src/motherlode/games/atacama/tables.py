"""What is printed on the components, from data.toml, checked before any game starts."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.errors import DATA_ENTRY, Fault
from motherlode.core.rule import paragraph
from motherlode.games.atacama.board import MAP_FIELDS, MAP_SIDE, MAPS
from motherlode.games.atacama.meta import META

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
        self.line = line  # a line counts from so many derricks on
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
    known = ["parts", "derricks", "stock", "scoring"]
    for entry in raw:
        if entry not in known:
            raise _fault(file, entry, 101)
    mineral, value = _parts(_section(raw, file, "parts", 101), file)
    derricks = _section(raw, file, "derricks", 102)
    all_derricks = vec[i64]([])
    for colour in COLOURS:
        all_derricks = append(all_derricks, _number(derricks, file, "derricks", colour, 0, _MOST_DERRICKS, 102))
    _only(derricks, file, "derricks", COLOURS, 102)
    stock = _stock(_section(raw, file, "stock", 203), file, all_derricks)
    scoring = _section(raw, file, "scoring", 301)
    line = _number(scoring, file, "scoring", "line", 1, 9, 301)
    black = _number(scoring, file, "scoring", "black", 1, 9, 303)
    _only(scoring, file, "scoring", ["line", "black"], 301)
    return Tables(mineral, value, stock, line, black)


def _parts(parts: Mapping[str, object], file: str) -> tuple[vec[i64], vec[i64]]:
    mineral = vec[i64](capacity=MAPS * MAP_FIELDS)
    value = vec[i64](capacity=MAPS * MAP_FIELDS)
    _only(parts, file, "parts", PARTS, 101)
    for part in PARTS:
        rows = parts.get(part)
        entry = f"parts.{part}"
        if not isinstance(rows, list) or len(rows) != MAP_SIDE:
            raise _fault(file, entry, 101)
        letters: set[str] = set()
        for k, row in enumerate(rows):
            fields = row.split() if isinstance(row, str) else []
            if len(fields) != MAP_SIDE:
                raise _fault(file, f"{entry}[{k + 1}]", 101)
            for field in fields:
                if len(field) != 2 or field[0] not in _LETTERS or field[1] not in "12345":
                    raise _fault(file, f"{entry}[{k + 1}] {field[:8]}", 101)
                letters.add(field[0])
                mineral = append(mineral, _LETTERS.index(field[0]))
                value = append(value, int(field[1]))
        if len(letters) != len(_LETTERS):
            raise _fault(file, entry, 101)
    return mineral, value


def _stock(stock: Mapping[str, object], file: str, all_derricks: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=2 * len(STOCKS))
    _only(stock, file, "stock", STOCKS, 203)
    for name, rule in zip(STOCKS, _STOCK_RULES, strict=True):
        pair = stock.get(name)
        entry = f"stock.{name}"
        players = 2
        if name.startswith("four"):
            players = 4
        if not isinstance(pair, list) or len(pair) != len(COLOURS):
            raise _fault(file, entry, rule)
        for colour, derricks in enumerate(pair):
            # bool is an int to Python, but not to a reader of the file.
            if not isinstance(derricks, int) or isinstance(derricks, bool):
                raise _fault(file, entry, rule)
            there_are: int = all_derricks[colour]  # as an int: the file may name any number
            if derricks < 0 or derricks * players > there_are:
                raise _fault(file, entry, rule)
            out = append(out, derricks)
        if pair[NATURAL] == 0 or (pair[BLACK] == 0) != ("tactics" not in name):
            raise _fault(file, entry, rule)
    return out


def _section(raw: Mapping[str, object], file: str, name: str, rule: int) -> Mapping[str, object]:
    section = raw.get(name)
    if not isinstance(section, dict):
        raise _fault(file, name, rule)
    return section


def _only(section: Mapping[str, object], file: str, name: str, known: list[str], rule: int) -> None:
    """A misspelt entry is an error, never ignored."""
    for key in section:
        if key not in known:
            raise _fault(file, f"{name}.{key}", rule)


def _number(section: Mapping[str, object], file: str, name: str, key: str, least: int, most: int, rule: int) -> int:
    number = section.get(key)
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise _fault(file, f"{name}.{key}", rule)
    return number


def _fault(file: str, entry: str, rule: int) -> Fault:
    return Fault(DATA_ENTRY, {"file": file, "entry": entry, "game": META.name, "rule": paragraph(rule)})
