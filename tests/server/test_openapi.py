"""The description of the API: complete, with examples, and true of what is sent."""

from typing import Any

import msgspec
import pytest
from tests.server.kit import ME, Person, Served, finished_log, play_out

from motherlode.server.lobby.schemas import GameInfo, Lobby, SeatLink
from motherlode.server.people.schemas import MadeProgram, Me, Program
from motherlode.server.table.schemas import Foresight, Hint, Page, Past, TableCard, TableEvent, Why
from motherlode.server.wire import Problem

METHODS = ("get", "put", "post", "delete")


@pytest.fixture(scope="module")
def schema(served: Served) -> Any:
    return served.person().ok("GET", "/api/schema/openapi.json")


def operations(schema: Any) -> list[Any]:
    return [path[method] for path in schema["paths"].values() for method in path if method in METHODS]


def strictly(kind: Any, content: bytes) -> Any:
    return msgspec.json.decode(content, type=kind, strict=True)


def test_every_operation_says_what_it_does(schema: Any) -> None:
    for each in operations(schema):
        assert each["summary"], each
        assert each["description"], each
        assert each["tags"], each
    names = [each["operationId"] for each in operations(schema)]
    assert len(names) == len(set(names)) == 31


def test_every_parameter_is_described(schema: Any) -> None:
    for each in operations(schema):
        for parameter in each.get("parameters", []):
            assert parameter.get("description"), (each["operationId"], parameter)


def test_every_refusal_is_a_problem(schema: Any) -> None:
    for each in operations(schema):
        for status in ("400", "401", "403", "404", "409", "413", "429"):
            content = each["responses"][status]["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_every_command_has_examples(schema: Any) -> None:
    """Each field of a command has an example, or is one of a few values, or consists of such fields."""
    for each in operations(schema):
        if "requestBody" in each:
            wanted = each["requestBody"]["content"]["application/json"]["schema"]
            assert exemplified(schema, wanted), each["operationId"]


def exemplified(schema: Any, part: Any) -> bool:
    if "$ref" in part:
        part = schema["components"]["schemas"][part["$ref"].rpartition("/")[2]]
    if part.get("examples") or "enum" in part or "const" in part or part.get("type") == "boolean":
        return True
    inner = [
        *part.get("oneOf", []),
        *part.get("properties", {}).values(),
        *([part["items"]] if "items" in part else []),
    ]
    return bool(inner) and all(exemplified(schema, each) for each in inner)


def test_a_token_may_come_with_every_request(schema: Any) -> None:
    scheme = schema["components"]["securitySchemes"]["token"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    assert schema["security"] == [{}, {"token": []}]
    assert not any("security" in each for each in operations(schema))


def test_streams_are_described_by_what_their_events_carry(schema: Any) -> None:
    streams = [each for each in operations(schema) if each["operationId"] in ("events", "tableEvents")]
    for each in streams:
        assert list(each["responses"]["200"]["content"]) == ["text/event-stream"]
        content = each["responses"]["200"]["content"]["text/event-stream"]
        assert content["schema"] == {"$ref": "#/components/schemas/TableEvent"}


def test_what_flows_out_is_what_is_described(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.table.service.HINT_BOT", "mcts:20")
    ada: Person = served.person("Ada")
    table = ada.open(ME, ME, preset="advanced")
    over = ada.open(ME, ME)
    play_out(over, [ada, ada])
    meeting = ada.open(ME, ME, ME, ME, game="goldrausch", preset="four", glass=600)
    for seat in range(4):
        ada.play(meeting, seat, "go azul")
    ada.say(meeting, 0, "All in Azul?", near=True)
    with ada.stream(f"/api/tables/{table}/events") as stream:
        event = strictly(TableEvent, stream.until("table").data.encode())
        assert event.table == table
    seat = ada.page(table)["eyes"]
    body = {"seat": seat, "turn": 0}
    thought = {**body, "lists": [[ada.page(table)["position"]["moves"][0]["text"]]]}
    for kind, method, path, sent in [
        (Me, "GET", "/api/me", None),
        (MadeProgram, "POST", "/api/me/programs", {"name": "Robo"}),
        (list[Program], "GET", "/api/me/programs", None),
        (list[GameInfo], "GET", "/api/games", None),
        (Lobby, "GET", "/api/tables", None),
        (TableCard, "POST", "/api/logs", {"log": finished_log()}),
        (SeatLink, "POST", f"/api/tables/{table}/seats/0/link", None),
        (Page, "GET", f"/api/tables/{table}", None),
        (Page, "GET", f"/api/tables/{over}?eyes=1", None),
        (Page, "POST", f"/api/tables/{meeting}/words", {"seat": 0, "move": "lay use", "of": 1, "mark": "abcdefgh"}),
        (Page, "GET", f"/api/tables/{meeting}?eyes=0", None),
        (Past, "GET", f"/api/tables/{over}/positions/5?eyes=0", None),
        (Why, "GET", f"/api/tables/{table}/why?seat={1 - seat}&move=place+natural+e5", None),
        (Foresight, "POST", f"/api/tables/{table}/foresight", thought),
        (Hint, "POST", f"/api/tables/{table}/hint", body),
        (Problem, "POST", f"/api/tables/{table}/undo", body),
    ]:
        strictly(kind, ada.ask(method, path, sent).content)


def test_the_description_loads_nothing_from_elsewhere(served: Served) -> None:
    nobody = served.person()
    for path in ("/api/schema", "/api/schema/openapi.json"):
        answer = nobody.http.get(path)
        assert answer.status_code == 200
        assert "json" in answer.headers["content-type"]
        assert b"<script" not in answer.content
