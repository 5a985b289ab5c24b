"""Requests of the wrong size and shape: refused with a number, and nothing changes."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.server.kit import FREE, ME, Json, Served, raw

from motherlode.server.problems import LARGEST_BODY

JSON = {"Content-Type": "application/json"}
HELLO = b'{"name": "Eve"}'


# -- how large


@pytest.mark.parametrize("size", [LARGEST_BODY + 1, 5_000_000])
def test_too_large_a_body_is_refused(served: Served, size: int) -> None:
    answer = served.person().http.put("/api/me", content=b" " * size, headers=JSON)
    assert (answer.status_code, answer.json()) == (
        413,
        {"code": 608, "facts": {"limit": LARGEST_BODY}, "refusal": None},
    )


def test_too_large_a_body_is_refused_also_without_its_size(served: Served) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b" " * 100_000

    answer = served.person().http.put("/api/me", content=pieces(), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, 608)


# -- nonsense


COMMANDS = [
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/logs"),
    ("POST", "/api/links"),
    ("PUT", "/api/tables/{table}/seats/0"),
    ("PUT", "/api/tables/{table}/seats/0/look"),
    ("POST", "/api/tables/{table}/moves"),
    ("POST", "/api/tables/{table}/undo"),
    ("POST", "/api/tables/{table}/undo/answer"),
    ("POST", "/api/tables/{table}/hint"),
    ("POST", "/api/tables/{table}/branch"),
]

NONSENSE = {
    "nothing": b"",
    "null": b"null",
    "list": b"[]",
    "text": b'"me"',
    "cut off": b'{"name": "A',
    "not a number": b'{"name": NaN, "seat": NaN, "turn": Infinity, "at": -Infinity}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"kind":' * 100_000,
    "deep and whole": b'{"kind": "me", "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "huge numbers": b'{"seat": ' + b"9" * 10_000 + b', "turn": 1e999999}',
    "no text": b'{"name": "\xff\xfe", "log": "\xc0\x80", "token": "\xed\xa0\x80"}',
    "half a sign": b'{"name": "\\ud800", "log": "\\udfff", "token": "\\ud800"}',
    "raw control": b'{"name": "\x00", "log": "\x01", "token": "\x02"}',
    "byte order": b'\xef\xbb\xbf{"name": "A"}',
    "wide": '{"name": "A"}'.encode("utf-16"),
    "not json": b"<xml/>",
    "msgpack": msgspec.msgpack.encode({"name": "A"}),
    "unknown field": b'{"name": "A", "log": "A", "token": "A", "__proto__": {}}',
    "everything wrong": b'{"name": [], "log": {}, "token": 1, "seat": "0", "turn": true, "moves": {}, "at": null}',
}


@pytest.mark.parametrize("body", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_refused_everywhere_and_changes_nothing(served: Served, body: bytes) -> None:
    ada, _, table = served.pair()
    before = ada.page(table)
    for method, path in COMMANDS:
        answer = ada.http.request(method, path.format(table=table), content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, 601), path
        assert len(answer.content) < 500
    assert ada.page(table) == before


FIELDS: list[tuple[str, str, Json]] = [
    ("PUT", "/api/me", {"name": "?"}),
    ("POST", "/api/tables", {"game": "?", "preset": "basic", "seats": [ME, ME]}),
    ("POST", "/api/tables", {"game": "atacama", "preset": "?", "seats": [ME, ME]}),
    ("POST", "/api/tables", {"game": "atacama", "preset": "basic", "seats": [ME, ME], "options": {"?": "?"}}),
    ("POST", "/api/tables", {"game": "atacama", "preset": "basic", "seats": [ME, {"kind": "?"}]}),
    ("POST", "/api/tables", {"game": "atacama", "preset": "basic", "seats": [ME, {"kind": "bot", "level": "?"}]}),
    ("POST", "/api/tables", {"game": "atacama", "preset": "basic", "seats": [FREE, {"kind": "device", "name": "?"}]}),
    ("POST", "/api/logs", {"log": "?"}),
    ("POST", "/api/links", {"token": "?"}),
    ("POST", "/api/tables/{table}/moves", {"seat": 0, "turn": 0, "moves": ["?"]}),
]
STRANGE = ["\x00", "\u202e\ufeff\u2028", "😀" * 20, "e\u0301" * 20, "'; DROP TABLE person; --", "${7*7}{{7*7}}%s%n"]


def filled(body: Json, text: str) -> Json:
    return msgspec.json.decode(msgspec.json.encode(body).replace(b'"?"', msgspec.json.encode(text)))


@pytest.mark.parametrize(("method", "path", "body"), FIELDS)
def test_strange_texts_in_any_field_do_no_harm(served: Served, method: str, path: str, body: Json) -> None:
    ada, _, table = served.pair()
    for text in [*STRANGE, "x" * 100_000, "\x00" * 50_000]:
        answer = ada.ask(method, path.format(table=table), filled(body, text))
        assert answer.status_code in (200, 201, 400, 409), text[:20]
        assert len(answer.content) < 5000
    assert ada.page(table)["table"]["moves"] == 0


@pytest.mark.parametrize(
    "query", ["eyes=9", "eyes=-1", "eyes=x", "eyes=", "after=-2", "after=1e99", "after=" + "9" * 5000, "eyes=%ff"]
)
def test_strange_questions_are_refused(served: Served, query: str) -> None:
    ada, _, table = served.pair()
    assert ada.http.get(f"/api/tables/{table}?{query}").status_code == 400


@pytest.mark.parametrize("query", ["seat=0", "move=x", "seat=-1&move=x", "seat=0&move=" + "x" * 81, "seat=a&move=x"])
def test_strange_doubts_are_refused(served: Served, query: str) -> None:
    ada, _, table = served.pair()
    assert ada.http.get(f"/api/tables/{table}/why?{query}").status_code == 400


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: \xff\xfe=\x80; ;;==\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"a=b;" * 2000 + b"\r\n",
        b"GET /api/tables/%ff%00%zz HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /api/tables/?%ff=%00&=&&& HTTP/1.1\r\nHost: localhost\r\n",
        b"GET //api//me HTTP/1.1\r\nHost: localhost\r\n",
        b"GET http://evil.example/api/me HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /api/events HTTP/1.1\r\nHost: evil.example\r\nLast-Event-ID: \xff\r\n",
        b"TRACE /api/me HTTP/1.1\r\nHost: localhost\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Motherlode: 1\r\nContent-Length: 0\r\n",
        b"GET /api/me HTTP/1.0\r\n",
        b"nonsense\r\n",
    ],
)
def test_strange_requests_are_no_fault_of_ours(served: Served, head: bytes) -> None:
    status, answer = raw(served, head)
    assert status < 500
    assert b"Traceback" not in answer
    assert served.person().ok("GET", "/api/me") == {"name": None}
