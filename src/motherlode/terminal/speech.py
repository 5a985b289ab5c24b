"""From numbers and tokens to sentences, in the reader's language (Fluent catalogues in locale/)."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any
from unicodedata import category

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from motherlode.core.codec import Codec
from motherlode.core.errors import Fault, IllegalMove
from motherlode.core.event import Event
from motherlode.core.game import Game
from motherlode.core.ids import SEAT_NAMES, seat_name
from motherlode.games.registry import GAMES
from motherlode.resources import catalogues

LANGUAGES = ("en", "de", "fr")
SHARED = ("table", "errors", "terminal")
NUMBER = "number"
SPACE = "Zs"  # every kind of space, but no line break

Terms = Mapping[str, tuple[str, str]]  # as Kind.terms gives them


def preferred_language(wish: str | None) -> str:
    """The language asked for, or the system's if we have it, or English. Regions do not matter: de_AT is de."""
    if wish is not None:
        return wish[:2].lower() if re.fullmatch(r"[A-Za-z]{2}([_-].*)?", wish) else wish
    for variable in ("MOTHERLODE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Speech:
    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **facts: object) -> str:
        return _format(_bundle(self.language, *SHARED), key, facts)

    def of_game(self, game: str, key: str, /, **facts: object) -> str:
        return _format(self._of(game), key, facts)

    def has_of_game(self, game: str, key: str) -> bool:
        return bool(self._of(game).has_message(key))

    def seat(self, seat: int) -> str:
        return self.say(f"seat-{seat_name(seat)}")

    def word(self, game: str, vocabulary: str, token: str) -> str:
        """A token in the reader's language; some, such as the names of fields, are the same in all."""
        key = f"{vocabulary}-{token}"
        return self.of_game(game, key) if self.has_of_game(game, key) else token

    def number(self, value: float, digits: int) -> str:
        """With the reader's decimal separator and a real minus sign, but no minus sign if it is rounded to 0."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return format_decimal(round(value, digits) + 0.0, pattern, locale=self.language).replace("-", "−")

    def title(self, game: str) -> str:
        return self.of_game(game, "title") if game in GAMES else game

    # -- a game's own sentences

    def move(self, game: str, codec: Codec, code: int) -> str:
        kind = codec.kind(code)
        return self._sentence(game, f"move-{kind.name}", kind.terms(list(codec.args(code))))

    def event(self, name: str, game: Game[Any], event: Event) -> str:
        kind = game.event_kinds[event.kind]
        return self._sentence(name, f"event-{kind.name}", kind.terms(list(event.args)))

    def events(self, name: str, game: Game[Any], events: Sequence[Event]) -> list[str]:
        """Several in a row, of one kind and about one seat, are one sentence where the game's catalogue has one."""
        out: list[str] = []
        for (kind, _), row in groupby(events, lambda event: _subject(game, event)):
            alike = list(row)
            key = f"event-{game.event_kinds[kind].name}-many"
            if len(alike) > 1 and self.has_of_game(name, key):
                out.append(
                    self._together(name, key, [game.event_kinds[kind].terms(list(event.args)) for event in alike])
                )
            else:
                out += [self.event(name, game, event) for event in alike]
        return out

    def _together(self, game: str, key: str, row: Sequence[Terms]) -> str:
        """Arguments that differ are listed; `count` says how many events there were."""
        facts = [self._facts(game, terms) for terms in row]
        joined: dict[str, object] = {"count": len(row)}
        for name in facts[0]:
            values = [one[name] for one in facts]
            alike = all(value == values[0] for value in values)
            joined[name] = values[0] if alike else format_list([str(value) for value in values], locale=self.language)
        return _format(self._of(game), key, joined)

    def _sentence(self, game: str, key: str, terms: Terms) -> str:
        return _format(self._of(game), key, self._facts(game, terms))

    def _facts(self, game: str, terms: Terms) -> dict[str, object]:
        """Each argument is given as a word and as its token (-id); a number also with a sign (-signed), a seat also
        with whether it is the reader's (-you). At a keyboard that people share nobody is "you".
        """
        facts: dict[str, object] = {}
        for name, (vocabulary, token) in terms.items():
            facts[f"{name}-id"] = token
            if vocabulary == NUMBER:
                facts[name] = int(token)
                facts[f"{name}-signed"] = signed(int(token))
            else:
                facts[name] = self.word(game, vocabulary, token)
                facts[f"{name}-you"] = "no"
        return facts

    def _of(self, game: str) -> FluentBundle:
        """Only for our own games: nothing that somebody typed may become part of a file's name."""
        return _bundle(self.language, "table", GAMES[game].meta.name)

    # -- errors

    def error(self, fault: Fault) -> str:
        """One line with the error's number, or with the paragraph of a refusal."""
        reason = self.reason(fault)
        if isinstance(fault, IllegalMove):
            return reason
        return self.say("error", code=str(fault.code), reason=reason)

    def reason(self, fault: Fault) -> str:
        facts = dict(fault.facts)
        game = str(facts.get("game", ""))
        if isinstance(fault, IllegalMove):
            sentence = self._sentence(game, f"refusal-{fault.kind}", fault.terms)
            return f"{sentence} {self.title(game)} {facts['rule']}."
        if game:
            facts["game"] = self.title(game)
        if facts.get("seat") in SEAT_NAMES:
            facts["seat"] = self.say(f"seat-{facts['seat']}")
        return self.say(f"error-{fault.code}", **facts)


@cache
def _bundle(language: str, *names: str) -> FluentBundle:
    """Reading catalogues takes most of the time of a short command: each is read once, when it is needed."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in names:
        bundle.add_resource(_resource(language, name))
    return bundle


@cache
def _resource(language: str, name: str) -> Resource:
    return FluentResource((catalogues() / language / f"{name}.ftl").read_text(encoding="utf-8"))


def signed(number: int) -> str:
    """+12, 0, −12 with a real minus sign."""
    if number > 0:
        return f"+{number}"
    return str(number).replace("-", "−")


def _printable(fact: object) -> object:
    """Nothing that somebody typed or a file contained may control the reader's terminal."""
    if not isinstance(fact, str):
        return fact
    return "".join(c if c.isprintable() or category(c) == SPACE else "�" for c in fact)


def _subject(game: Game[Any], event: Event) -> tuple[int, str]:
    """The kind of an event, and the seat it is about."""
    terms: Terms = game.event_kinds[event.kind].terms(list(event.args))
    return event.kind, terms["seat"][1] if "seat" in terms else ""


def _format(bundle: FluentBundle, key: str, facts: Mapping[str, object]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, {name: _printable(fact) for name, fact in facts.items()})
    if errors:
        raise ValueError(f"{key}: {errors}")
    return str(text)
