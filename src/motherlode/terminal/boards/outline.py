"""A position in words, made from the view alone, for games that have no board of their own.

The terminal's twin of client/src/lib/plain/outline.ts: both pass the cases of tests/terminal/outline.json.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from rich.text import Text

from motherlode.core.ids import SEAT_NAMES
from motherlode.terminal.speech import Speech

# What every view has, and what the table says by itself.
ENVELOPE = ("game", "viewer", "actors", "prompt", "results")
# The list that has an entry for each seat.
SEATS = "seats"
NAME = "name"
INDENT = "  "

Fields = Mapping[str, Any]


class Line(NamedTuple):
    text: str
    inside: list["Line"]


def described(view: object, speech: Speech) -> list[Text]:
    return [Text(INDENT * depth + line.text) for depth, line in _deep(outline(msgspec.to_builtins(view), speech))]


def legend(_view: object, _speech: Speech) -> list[Text]:
    """Words need no key."""
    return []


def outline(view: Fields, speech: Speech) -> list[Line]:
    own = {name: value for name, value in view.items() if name not in ENVELOPE}
    return _Outline(view["game"], speech).fields(own)


def _deep(lines: list[Line], depth: int = 0) -> Iterator[tuple[int, Line]]:
    for line in lines:
        yield depth, line
        yield from _deep(line.inside, depth + 1)


class _Outline:
    def __init__(self, game: str, speech: Speech) -> None:
        self.game = game
        self.speech = speech

    def fields(self, fields: Fields) -> list[Line]:
        facts = self._facts(fields)
        return [line for name, value in fields.items() for line in self._lines(name, value, facts)]

    def _lines(self, name: str, value: Any, facts: Fields) -> list[Line]:
        """The game's own sentence where its catalogue has one, else the name of the field and what it holds."""
        told = self._has_sentence(name)
        if _is_list(value):
            lines = [self._item(name, item, k, told) for k, item in enumerate(value)]
            return lines if told else [Line(_label(name), lines)]
        if isinstance(value, dict):
            return (
                self._told(name, self._facts(value), self._nested(value))
                if told
                else [self._entry(_label(name), value)]
            )
        return self._told(name, facts, []) if told else [Line(self._fact(name, value), [])]

    def _item(self, list_name: str, item: Fields, k: int, told: bool) -> Line:
        """One of several: a seat's by its seat, others by their names or numbers."""
        seat = self.speech.seat(k) if list_name == SEATS else ""
        if told:
            facts = {**self._facts(item), "number": k + 1, "seat": seat}
            return Line(self.speech.of_game(self.game, _sentence(list_name), **facts), self._nested(item))
        if not seat and isinstance(item.get(NAME), str):
            rest = {name: value for name, value in item.items() if name != NAME}
            return self._entry(self._text(NAME, item[NAME]), rest)
        return self._entry(seat or str(k + 1), item)

    def _entry(self, called: str, fields: Fields) -> Line:
        """What can be said in a word each stands in one line, the rest below it."""
        short = {name: value for name, value in fields.items() if not (_is_long(value) or self._has_sentence(name))}
        facts = self._facts(fields)
        rest = [line for name, value in fields.items() if name not in short for line in self._lines(name, value, facts)]
        told = "; ".join(self._fact(name, value) for name, value in short.items())
        return Line(self.speech.of_game(self.game, "fact", name=called, value=told) if told else called, rest)

    def _told(self, name: str, facts: Fields, inside: list[Line]) -> list[Line]:
        """A sentence that says nothing hides the field."""
        text = self.speech.of_game(self.game, _sentence(name), **facts)
        return [Line(text, inside)] if text else []

    def _nested(self, fields: Fields) -> list[Line]:
        """What a sentence about all of it cannot tell."""
        return self.fields({name: value for name, value in fields.items() if _is_long(value)})

    def _facts(self, fields: Fields) -> dict[str, object]:
        """For sentences, each as a word and as its token (-id); a number also as the seat it may stand for (-seat)."""
        facts: dict[str, object] = {}
        for name, value in fields.items():
            if _is_long(value):
                continue
            is_number = isinstance(value, int) and not isinstance(value, bool)
            facts[name] = value if is_number else self._text(name, value)
            if is_number and 0 <= value < len(SEAT_NAMES):
                facts[f"{name}-seat"] = self.speech.seat(value)
            if value is not None and not isinstance(value, list):
                facts[f"{name}-id"] = _yes_no(value) if isinstance(value, bool) else str(value)
        return facts

    def _has_sentence(self, name: str) -> bool:
        return self.speech.has_of_game(self.game, _sentence(name))

    def _fact(self, name: str, value: Any) -> str:
        return self.speech.of_game(self.game, "fact", name=_label(name), value=self._text(name, value))

    def _text(self, name: str, value: Any) -> str:
        if value is None or value == []:
            return self.speech.of_game(self.game, "fact-none")
        if isinstance(value, list):
            return ", ".join(self._text(name, one) for one in value)
        if isinstance(value, bool):
            return self.speech.of_game(self.game, f"fact-{_yes_no(value)}")
        if isinstance(value, int):
            return self.speech.number(value, 0)
        return self.speech.word(self.game, name, value)


def _is_list(value: Any) -> bool:
    """Whether there are several things with fields of their own."""
    return isinstance(value, list) and value != [] and all(isinstance(item, dict) for item in value)


def _is_long(value: Any) -> bool:
    return _is_list(value) or isinstance(value, dict)


def _sentence(name: str) -> str:
    return f"view-{name}"


def _label(name: str) -> str:
    return name.replace("_", " ")


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"
