"""Somebody who may not know a secret: asks what can be asked, and writes down every byte the server sends."""

import re
import secrets
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from types import SimpleNamespace

import msgspec
import pytest
from tests.server.kit import ME, Json, Person, Stream

# Random, but nobody's secret: when something happened, how much time is left, a token for a seat of one's own.
BY_NATURE = re.compile(rb'"changed":"[^"]*"|"left":[0-9]+|"token":"[^"]{32}"')


def same_luck(patch: pytest.MonkeyPatch) -> None:
    """The same draws and the same names for tables each time."""
    numbers = count()
    same = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe, randbelow=lambda _: 0)
    patch.setattr("motherlode.server.lobby.service.secrets", same)
    patch.setattr("motherlode.server.lobby.service.new_id", lambda: f"table-{next(numbers):010}")


class Noted(msgspec.Struct, frozen=True):
    """What somebody was sent: at which step of the game, who, in answer to what, the bytes."""

    step: str
    who: str
    what: str
    content: bytes


class Witness:
    """Asks what can be asked, impudent questions included, keeps streams open, and writes down every byte."""

    def __init__(
        self, who: str, person: Person, seat: int | None, table: str, moves: Sequence[str], things: ExitStack
    ) -> None:
        self._who = who
        self._person = person
        self._seat = seat
        self._moves = moves
        self._path = f"/api/tables/{table}"
        self._streams: list[Stream] = [
            things.enter_context(person.stream(f"{self._path}/events")),
            things.enter_context(person.stream(f"{self._path}/events", eyes=0)),
            things.enter_context(person.stream("/api/events", at=f"{table}.-1")),
        ]

    def listen(self, step: str, number: int, last: int, nosy: bool) -> Iterator[Noted]:
        for k, stream in enumerate(self._streams):
            for frame in stream.until_number(number):
                yield self._noted(step, f"stream {k}", f"{frame.event} {frame.id} {frame.data}".encode())
        for method, path, body in self._questions(last, nosy):
            answer = self._person.ask(method, path, body)
            headers = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
            content = f"{answer.status_code} {headers}".encode() + answer.content
            yield self._noted(step, f"{method} {path} {body}", content)

    def _noted(self, step: str, what: str, content: bytes) -> Noted:
        return Noted(step, self._who, what, BY_NATURE.sub(b"", content))

    def _questions(self, last: int, nosy: bool) -> Iterator[tuple[str, str, Json]]:
        path, own = self._path, self._seat
        yield "GET", path, None
        yield "GET", "/api/tables", None
        if not nosy:
            return
        yield "GET", f"{path}?eyes=0&after=3", None
        for at in {last, max(0, last - 1), 1}:
            for eyes in (0, own if own is not None else 5):
                yield "GET", f"{path}/positions/{at}?eyes={eyes}", None
        yield "GET", f"{path}/log", None
        yield "POST", f"{path}/branch", {"at": 0, "seats": [ME] * 4}
        for seat in {0, own} - {None}:
            for move in self._moves:
                yield "GET", f"{path}/why?seat={seat}&move={move.replace(' ', '+')}", None
                yield "POST", f"{path}/foresight", {"seat": seat, "turn": last, "lists": [[move], [move, "seal"]]}
            for turn in (0, 1, 999):
                yield "POST", f"{path}/undo", {"seat": seat, "turn": 999 if seat == own else turn}
            yield "POST", f"{path}/moves", {"seat": seat, "turn": 999, "moves": ["seal"]}
            yield "POST", f"{path}/undo/answer", {"number": 3, "seat": seat, "agree": True}
            yield "POST", f"{path}/words", {"seat": seat, "move": self._moves[0], "mark": "impudent"}
            yield "POST", f"{path}/seats/{seat}/link", None
        yield "POST", f"{path}/talk", {"seat": 0, "text": "I am Ada.", "mark": "impudent"}
        yield "POST", f"{path}/hint", {"seat": 0, "turn": last}
