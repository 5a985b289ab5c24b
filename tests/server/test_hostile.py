"""Requests generated from the API's own description, valid and invalid: never a fault of ours, and every answer as
described.
"""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.kit import FREE, ME, Person, Served, finished_log, play_out
from tests.server.robots import program

from motherlode.server.hub import Subscription

OPERATIONS = [
    "answerUndo",
    "askForLesson",
    "branch",
    "chooseLook",
    "claimSeat",
    "events",
    "foresight",
    "games",
    "giveWord",
    "hint",
    "introduce",
    "lesson",
    "lobby",
    "log",
    "makeProgram",
    "me",
    "move",
    "openLog",
    "openTable",
    "page",
    "past",
    "programs",
    "revokeProgram",
    "say",
    "seatLink",
    "sit",
    "start",
    "stopLesson",
    "tableEvents",
    "undo",
    "why",
]
# Operations that take nothing, and those that take any text: no request to them is invalid.
TAKE_NOTHING = {"games", "lobby", "me", "programs"}
NEVER_WRONG = {*TAKE_NOTHING, "log", "revokeProgram", "start"}

# How many requests per operation, with what the description allows and with what it does not. Some come out alike.
CASES = 75
AT_LEAST = 60
A_FEW = 4
SEED = 20261116
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
]
# What a stream is described by is the data of its table events, not the stream: test_openapi looks at those.
STREAMS = ("events", "tableEvents")


AnyCase = Case[Any]


async def at_once(subscription: Subscription) -> bool:
    """Instead of waiting for news, the stream sends what it has and ends."""
    subscription.end()
    return True


@pytest.fixture(scope="module")
def target(served: Served) -> Iterator["Target"]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("motherlode.server.table.streams.until_woken", at_once)
        patch.setattr("motherlode.server.table.service.HINT_BOT", "mcts:3")
        for module in ("steps", "teacher"):
            patch.setattr(f"motherlode.server.lessons.{module}.lesson_bot", lambda _game: "mcts:3")
        with closing(requests.Session()) as session:
            yield Target(served, session)


class Target:
    """A server with tables in every state, so that a valid request finds something to do."""

    def __init__(self, served: Served, session: requests.Session) -> None:
        self.schema = schemathesis.openapi.from_url(f"{served.address}/api/schema/openapi.json")
        self.served = served
        self.ada: Person = served.person("Ada")
        record = self.ada.ok("POST", "/api/logs", {"log": finished_log()})["id"]
        nearly_over = {"at": self.ada.page(record)["at"] - 2, "seats": [ME, ME]}
        over = self.ada.ok("POST", f"/api/tables/{record}/branch", nearly_over)["id"]
        play_out(over, [self.ada, self.ada])
        self.running = [self.ada.open(ME, ME, preset="advanced"), served.pair()[2]]
        meeting = self.ada.open(ME, ME, ME, ME, game="goldrausch", preset="four", glass=3600)
        for seat in range(4):
            self.ada.play(meeting, seat, "go azul")
        self.tables = [*self.running, over, record, self.ada.open(ME, FREE, listed=True), meeting]
        self.token = program(served, self.ada)[1].http.headers["Authorization"]
        self.session = session
        self.calls = 0

    def call(self, case: AnyCase, checks: list[Any]) -> None:
        """Most cases meet a real table, every third command fits its position, every fifth person is nobody,
        every seventh a program.
        """
        self.calls += 1
        k = self.calls
        if case.path_parameters and "table" in case.path_parameters and k % 5:
            case.path_parameters["table"] = self.tables[k % len(self.tables)]
        if isinstance(case.body, dict) and "turn" in case.body and k % 3 == 0:
            self._fit(case)
        cookies = dict(self.ada.http.cookies) if k % 5 else {}
        headers = {"X-Motherlode": "1"} if k % 7 else {"X-Motherlode": "1", "Authorization": self.token}
        response = case.call(
            base_url=self.served.address,
            session=self.session,
            headers=headers,
            cookies=cookies,
        )
        case.validate_response(response, checks=checks)

    def _fit(self, case: AnyCase) -> None:
        table = self.running[0]
        page = self.ada.page(table)
        if page["eyes"] is None or not page["position"]["moves"]:
            return
        case.path_parameters["table"] = table
        fitting = {"seat": page["eyes"], "turn": page["position"]["turn"]}
        if isinstance(case.body, dict) and "moves" in case.body:
            fitting["moves"] = [page["position"]["moves"][self.calls % len(page["position"]["moves"])]["text"]]
        case.body = fitting


def ways() -> Iterator[tuple[str, GenerationMode]]:
    for name in OPERATIONS:
        yield name, GenerationMode.POSITIVE
        if name not in NEVER_WRONG:
            yield name, GenerationMode.NEGATIVE


def test_every_operation_is_tried(target: Target) -> None:
    paths = target.schema.raw_schema["paths"].values()
    assert sorted(each["operationId"] for path in paths for each in path.values()) == OPERATIONS
    assert AT_LEAST * sum(name not in TAKE_NOTHING for name, _ in ways()) >= 2000


def attack(target: Target, name: str, mode: GenerationMode, cases: int) -> int:
    """How many requests came of it."""
    tried = target.schema.find_operation_by_id(name)
    checks = CHECKS if name in STREAMS else [*CHECKS, response_schema_conformance]
    before = target.calls

    @seed(SEED)
    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=tried.as_strategy(generation_mode=mode))
    def one(case: AnyCase) -> None:
        target.call(case, checks)

    one()
    return target.calls - before


every_way = pytest.mark.parametrize(("name", "mode"), list(ways()), ids=str)


@every_way
def test_no_request_is_a_fault_of_ours(target: Target, name: str, mode: GenerationMode) -> None:
    assert attack(target, name, mode, A_FEW) >= 1


@pytest.mark.heavy
@every_way
def test_none_of_two_thousand_is(target: Target, name: str, mode: GenerationMode) -> None:
    assert attack(target, name, mode, CASES) >= (1 if name in TAKE_NOTHING else AT_LEAST)
