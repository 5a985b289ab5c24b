"""Reading a log: untrusted text in, a Log out, or a Fault that names the line."""

from typing import Final

from motherlode.core.draw import SEED_BYTES
from motherlode.core.errors import (
    LOG_HEADER,
    LOG_LINE,
    LOG_NOT_A_LOG,
    LOG_NUMBER,
    LOG_TOO_LARGE,
    LOG_TOO_LONG,
    LOG_VERSION,
    Fault,
)
from motherlode.core.ids import CHANCE, MAX_SEATS, seat_number
from motherlode.core.log import MAGIC, VERSION, Ending, Header, Line, Log

MOST_CHARACTERS: Final = 2_000_000
MOST_LINES: Final = 20_000
_MOST_DIGITS: Final = 9
_QUOTED: Final = 60
_TEXTS: Final = ("game", "data", "values", "seed-hash")
_NUMBERS: Final = ("revision", "seats", "deal", "taken-over")
_NOT_IN_EVERY_LOG: Final = ("values", "taken-over")
_FOOTER: Final = ("end", "score", "seed")


def parse(text: str) -> Log:
    """Checks only the form; replay.load checks whether the moves are legal."""
    if len(text) > MOST_CHARACTERS:
        raise Fault(LOG_TOO_LARGE, {"limit": MOST_CHARACTERS})
    reader = _Reader(text)
    reader.magic()
    header = _header(reader)
    lines: list[Line] = []
    while reader.more() and reader.word(0).isdecimal():
        if len(lines) == MOST_LINES:
            raise Fault(LOG_TOO_LONG, {"limit": MOST_LINES})
        lines.append(_line(reader, header.seats, len(lines) + 1))
    return _footer(reader, header, lines)


class _Reader:
    """The lines that say something, without blank ones and comments, each as up to three words.

    Lines end with a line feed and nothing else: other characters that Python takes for line ends may be part of data.
    """

    def __init__(self, text: str) -> None:
        self.texts: list[str] = []
        self.rows: list[tuple[int, list[str]]] = []
        for number, row in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            stripped = row.strip()
            if stripped and not stripped.startswith("#"):
                self.texts.append(stripped)
                self.rows.append((number, stripped.split(None, 2)))
        self.at = 0

    def magic(self) -> None:
        if not self.rows or self.rows[0][1][:2] != MAGIC.split():
            raise Fault(LOG_NOT_A_LOG, {})
        version = self.word(2)
        if version != str(VERSION):
            raise Fault(LOG_VERSION, {"version": version[:_QUOTED]})
        self.at = 1

    def more(self) -> bool:
        return self.at < len(self.rows)

    def word(self, k: int) -> str:
        words = self.rows[self.at][1]
        return words[k] if k < len(words) else ""

    def rest(self) -> str:
        """All that follows the first word, with its spaces as they are."""
        return self.texts[self.at].partition(" ")[2].strip()

    def next(self) -> None:
        self.at += 1

    def bad(self) -> Fault:
        number, words = self.rows[self.at]
        return Fault(LOG_LINE, {"line": number, "text": " ".join(words)[:_QUOTED]})

    def number(self, k: int) -> int:
        return self.whole(self.word(k))

    def whole(self, word: str) -> int:
        """A whole number, perhaps negative, of a size nobody can misuse."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > _MOST_DIGITS:
            raise self.bad()
        return int(word)

    def seat(self, k: int, seats: int) -> int:
        seat = seat_number(self.word(k))
        if not 0 <= seat < seats:
            raise self.bad()
        return seat


def _header(reader: _Reader) -> Header:
    """One entry of each kind, in any order; any number of options and seats."""
    texts: dict[str, str] = {}
    numbers: dict[str, int] = {}
    options: dict[str, str] = {}
    sits: dict[int, str] = {}
    while reader.more() and reader.word(0) not in _FOOTER and not reader.word(0).isdecimal():
        key = reader.word(0)
        if key in _TEXTS and key not in texts:
            texts[key] = reader.rest()
        elif key in _NUMBERS and key not in numbers:
            numbers[key] = reader.number(1)
        elif key == "option" and reader.word(1) not in options:
            options[reader.word(1)] = reader.word(2)
        elif key == "sits":
            sits[reader.seat(1, MAX_SEATS)] = reader.word(2)
        else:
            raise reader.bad()
        reader.next()
    for entry in (*_TEXTS, *_NUMBERS):
        # Most games are played with the standard data, and from the beginning.
        if entry not in _NOT_IN_EVERY_LOG and not texts.get(entry) and numbers.get(entry, -1) < 0:
            raise Fault(LOG_HEADER, {"entry": entry})
    if not 1 <= numbers["seats"] <= MAX_SEATS:
        raise Fault(LOG_HEADER, {"entry": "seats"})
    return Header(
        texts["game"],
        numbers["revision"],
        numbers["seats"],
        options,
        numbers["deal"],
        texts["data"],
        texts.get("values", ""),
        texts["seed-hash"],
        sits,
        numbers.get("taken-over", 0),
    )


def _line(reader: _Reader, seats: int, expected: int) -> Line:
    number = reader.number(0)
    if number != expected:
        raise Fault(LOG_NUMBER, {"number": number, "expected": expected})
    seat: int = seat_number(reader.word(1))
    if not (0 <= seat < seats or seat == CHANCE) or not reader.word(2):
        raise reader.bad()
    line = Line(number, seat, reader.word(2))
    reader.next()
    return line


def _footer(reader: _Reader, header: Header, lines: list[Line]) -> Log:
    ending: Ending | None = None
    seed = b""
    while reader.more():
        key = reader.word(0)
        if key == "end" and ending is None and not reader.word(2):
            ending = Ending(reader.word(1), [])
        elif key == "score" and ending is not None:
            if reader.seat(1, header.seats) != len(ending.scores):
                raise reader.bad()
            points, _, place = reader.word(2).partition(" ")
            ending.scores.append((reader.whole(points), reader.whole(place)))
        elif key == "seed" and not seed:
            seed = _seed(reader)
        else:
            raise reader.bad()
        reader.next()
    return Log(header, lines, ending, seed)


def _seed(reader: _Reader) -> bytes:
    word = reader.word(1)
    if len(word) != 2 * SEED_BYTES or not all(c in "0123456789abcdef" for c in word):
        raise reader.bad()
    return bytes.fromhex(word)
