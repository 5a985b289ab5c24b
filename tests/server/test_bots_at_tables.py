"""Bots at tables: they play to the end, and whatever goes wrong with one costs a move, never the table."""

import asyncio
import logging
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.hands import Hands
from tests.server.kit import BEGINNER, ME, Person, Served, until
from tests.server.minds import movers, quiet
from tests.server.waiting import PATIENCE, later

from motherlode.bots.worker import Answer, Task
from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server import jobs
from motherlode.server.store import units
from motherlode.server.store.database import Database
from motherlode.server.timekeeper import Timekeeper

Think = Callable[[Task, float], Awaitable[Answer]]


def to_the_end(person: Person, table: str) -> None:
    until(person, table, lambda page: page["table"]["status"] == "over")
    match_of(parse(person.log(table)), verify=True)


def instead(served: Served, monkeypatch: pytest.MonkeyPatch, think: Think) -> None:
    monkeypatch.setattr(served.parts.thinkers, "think", think)


@pytest.mark.parametrize("preset", ["basic", "advanced-tactics"])
def test_a_table_of_bots_plays_to_the_end(served: Served, preset: str) -> None:
    ada = served.person("Ada")
    table = ada.open(BEGINNER, BEGINNER, preset=preset)
    to_the_end(ada, table)
    assert "sits red beginner" in ada.log(table)
    assert served.open_jobs(table) == 0


def test_several_tables_of_bots_play_at_once(served: Served) -> None:
    ada = served.person("Ada")
    tables = [ada.open(BEGINNER, BEGINNER) for _ in range(3)]
    for table in tables:
        to_the_end(ada, table)


def test_a_person_plays_against_a_bot(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER)
    while (page := until(ada, table, lambda page: page["table"]["actors"] in ([0], [])))["table"]["actors"]:
        ada.move(table, 0, page["number"])
    match_of(parse(ada.log(table)), verify=True)


def test_bots_are_not_faster_than_eyes(tmp_path: Path) -> None:
    with Served.on(tmp_path, pace=0.1) as served:
        ada = served.person("Ada")
        begun = time.monotonic()
        table = ada.open(BEGINNER, BEGINNER)
        until(ada, table, lambda page: page["table"]["moves"] >= 3)
        assert time.monotonic() - begun >= 0.3


# -- what can go wrong with a bot


def test_a_bot_nobody_knows_plays_default_moves(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(jobs, "spec_of", lambda *_: "nobody")
    ada = served.person("Ada")
    to_the_end(ada, ada.open(BEGINNER, BEGINNER))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("process", "deadline"),
    [
        ("input(); raise SystemExit(3)", PATIENCE),
        ("print('nonsense', flush=True); input()", PATIENCE),
        ("import time; time.sleep(600)", 0.1),
    ],
    ids=["dies", "babbles", "is silent"],
)
def test_a_bot_without_an_answer_plays_the_default_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, process: str, deadline: float
) -> None:
    monkeypatch.setattr("motherlode.server.thinking.COMMAND", (sys.executable, "-c", process))
    monkeypatch.setattr(jobs, "DEADLINE", deadline)
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        table = ada.open(BEGINNER, BEGINNER)
        until(ada, table, lambda page: page["table"]["moves"] >= 3)


@pytest.mark.parametrize("move", [-1, 10**6, 170], ids=["negative", "unknown", "nature's"])
def test_a_bot_that_breaks_the_rules_plays_the_default_move(
    served: Served, monkeypatch: pytest.MonkeyPatch, move: int
) -> None:
    thoughts = []

    async def cheat(task: Task, _: float) -> Answer:
        thoughts.append(task.seat)
        return Answer(moves=[move])

    instead(served, monkeypatch, cheat)
    ada = served.person("Ada")
    table = ada.open(BEGINNER, BEGINNER)
    to_the_end(ada, table)
    assert len(thoughts) == ada.page(table)["table"]["moves"]  # once for each move, not for ever


class Stumbling:
    """Thinkers that fail at first, and a record of when they were asked."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, hands: Hands, often: int) -> None:
        self.times: list[int] = []
        self._hands = hands
        self._often = often
        self._think = served.parts.thinkers.think
        instead(served, monkeypatch, self.think)

    async def think(self, task: Task, deadline: float) -> Answer:
        self.times.append(self._hands.now)
        if len(self.times) <= self._often:
            raise RuntimeError("the keeper stumbles")
        return await self._think(task, deadline)


def test_a_bot_whose_keeper_stumbles_is_asked_again_when_the_lease_is_over(
    alone: Served, hands: Hands, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stumbling = Stumbling(alone, monkeypatch, hands, often=1)
    ada = alone.person("Ada")
    table = ada.open(ME, BEGINNER)
    ada.move(table, 0)
    later(lambda: "the keeper stumbles" in caplog.text)
    alone.wake()
    hands.forward(jobs.LEASE + 1, alone)
    quiet(alone, table)
    assert movers(alone, table) == [0, 1]
    assert stumbling.times == [hands.now - jobs.LEASE - 1, hands.now]


def test_after_two_stumbles_the_default_move_is_played(
    alone: Served, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    stumbling = Stumbling(alone, monkeypatch, hands, often=1000)
    ada = alone.person("Ada")
    table = ada.open(ME, BEGINNER)
    ada.move(table, 0)
    later(lambda: len(stumbling.times) == 1)
    hands.forward(jobs.LEASE + 1, alone)
    later(lambda: len(stumbling.times) == 2)
    hands.forward(jobs.LEASE + 1, alone)
    quiet(alone, table)
    assert movers(alone, table) == [0, 1]
    assert len(stumbling.times) == 2


def test_a_hint_that_does_not_come_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.thinking.COMMAND", (sys.executable, "-c", "input(); raise SystemExit(3)"))
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        table = ada.open(ME, ME)
        page = ada.page(table)
        body = {"seat": page["eyes"], "turn": page["position"]["turn"]}
        assert ada.refused("POST", f"/api/tables/{table}/hint", body) == (503, 621)
        assert ada.page(table) == page


# -- leaving and coming back in the middle of a thought


class Slow:
    """A bot that thinks until it is allowed to stop."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()
        self._think = served.parts.thinkers.think
        instead(served, monkeypatch, self.think)

    async def think(self, task: Task, deadline: float) -> Answer:
        self.begun.set()
        await asyncio.to_thread(self.go.wait)
        return await self._think(task, deadline)


def stood_in(served: Served) -> tuple[Person, str, int]:
    """A game in which a bot has just taken over for a person whose turn it is."""
    ada, bob, table = served.pair()
    seat = ada.page(table)["table"]["actors"][0]
    person = (ada, bob)[seat]
    person.sit(table, seat, BEGINNER)
    return person, table, seat


def test_a_bot_does_not_move_for_somebody_who_came_back(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(served, monkeypatch)
    person, table, seat = stood_in(served)
    assert slow.begun.wait(PATIENCE)
    person.sit(table, seat)
    slow.go.set()
    quiet(served, table)
    assert person.page(table)["table"]["moves"] == 0
    assert person.move(table, seat)["table"]["moves"] == 1


def test_somebody_who_leaves_again_is_replaced_by_a_bot_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(served, monkeypatch)
    person, table, seat = stood_in(served)
    assert slow.begun.wait(PATIENCE)
    person.sit(table, seat)
    person.sit(table, seat, BEGINNER)
    slow.go.set()
    page = until(person, table, lambda page: page["table"]["moves"] >= 1)
    assert page["table"]["actors"] == [1 - seat]


def test_a_server_restarted_in_the_middle_of_a_thought_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, done = threading.Event(), threading.Event()

    async def for_ever(_: Task, __: float) -> Answer:
        begun.set()
        await asyncio.sleep(PATIENCE)
        done.set()
        raise AssertionError("nobody waits for it")

    with Served.on(tmp_path) as served:
        instead(served, monkeypatch, for_ever)
        table = served.person("Ada").open(BEGINNER, BEGINNER)
        assert begun.wait(PATIENCE)
    assert not done.is_set()
    assert served.open_jobs(table) == 1
    with Served.on(tmp_path) as served:
        to_the_end(served.person(), table)


def test_bots_outlive_a_database_that_was_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody who opens the file with a tool of their own may lock it for longer than the timeout."""
    monkeypatch.setattr("motherlode.server.jobs.POLL_SECONDS", 0.05)
    write = Database.write
    failed: dict[Database, list[Any]] = defaultdict(list)

    async def busy(self: Database, unit: Any, *args: Any) -> Any:
        if unit in (units.free_leases, units.claim_job) and unit not in failed[self]:
            failed[self].append(unit)
            raise OSError("database is locked")
        return await write(self, unit, *args)

    monkeypatch.setattr(Database, "write", busy)
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        until(ada, ada.open(BEGINNER, ME), lambda page: page["table"]["actors"] == [1])
    assert failed[served.parts.database] == [units.free_leases, units.claim_job]
    assert "database is locked" in caplog.text


def test_the_house_is_closed_whatever_went_wrong_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stumble(_: Timekeeper) -> None:
        raise OSError("the clock stands still")

    monkeypatch.setattr(Timekeeper, "run", stumble)
    with Served.on(tmp_path) as served:
        served.person("Ada")
    assert "the clock stands still" in caplog.text
    Database.open(tmp_path).close()  # nobody uses the folder any more
