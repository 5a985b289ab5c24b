"""Lessons after the game: asked for, given step by step, stopped, continued; nothing is computed twice."""

import asyncio
import threading
from pathlib import Path

import pytest
from tests.server.kit import BEGINNER, ME, Json, Person, Served, finished_log, until
from tests.server.waiting import PATIENCE, later

from motherlode.bots.lesson import REVISION, Review
from motherlode.bots.worker import Answer, Task
from motherlode.core.errors import NO_SUCH_SEAT
from motherlode.server.app import Parts
from motherlode.server.lessons import steps, teacher
from motherlode.server.lessons.service import MOST_OPEN
from motherlode.server.store import lessons
from motherlode.server.store.database import Database
from motherlode.server.store.lessons import Key
from motherlode.server.thinking import NoAnswer


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (steps, teacher):
        monkeypatch.setattr(module, "lesson_bot", lambda _game: "mcts:4")


def record(person: Person, luck: int = 1) -> str:
    """A table with a finished game."""
    return str(person.ok("POST", "/api/logs", {"log": finished_log(luck)})["id"])


def path(table: str, seat: int = 0) -> str:
    return f"/api/tables/{table}/lessons/{seat}"


def ended(person: Person, table: str, seat: int = 0) -> Json:
    later(lambda: person.ok("GET", path(table, seat))["state"] != "open")
    return person.ok("GET", path(table, seat))


class Expert:
    """Replaces the process: answers that many times, then thinks for ever, or has no answer."""

    def __init__(self, answers: int, then: Exception | None = None) -> None:
        self.tasks: list[Task] = []
        self.cancelled = threading.Event()
        self._answers = answers
        self._then = then

    async def think(self, task: Task, _: float) -> Answer:
        self.tasks.append(task)
        if len(self.tasks) > self._answers:
            if self._then is not None:
                raise self._then
            try:
                await asyncio.Event().wait()
            finally:
                self.cancelled.set()
        return Answer(review=Review(task.played, task.played, 0.5, 0.5, 0.0))

    def thinks_about(self, count: int) -> None:
        later(lambda: len(self.tasks) >= count)

    def takes_over(self, parts: Parts) -> None:
        parts.experts.think = self.think  # type: ignore[assignment,method-assign]


def test_a_lesson_is_given_by_the_process_and_kept(served: Served) -> None:
    ada, eve = served.person("Ada"), served.person("Eve")
    table = record(ada)
    assert eve.ok("GET", path(table, 1))["state"] == "none"
    begun = ada.ok("POST", path(table, 1))
    assert (begun["state"], begun["mine"], begun["steps"], begun["balance"]) == ("open", True, [], None)
    given = ended(ada, table, 1)
    assert given["state"] == "done"
    assert given["done"] == given["of"] == len(given["steps"]) > 5
    for step in given["steps"]:
        past = ada.ok("GET", f"/api/tables/{table}/positions/{step['at']}", eyes=1)["position"]
        legal = {move["text"] for move in past["moves"]}
        assert {step["played"][0]["text"], step["better"][0]["text"]} <= legal
        assert step["until"] == step["at"] + 1
        assert 0 <= step["percent"] <= step["percent"] + step["cost"] <= 100
    balance = given["balance"]
    assert balance["mistakes"] == sum(step["cost"] for step in given["steps"])
    assert balance["start"] - balance["mistakes"] + balance["luck"] == balance["result"]
    # Later requests get the same lesson at once.
    assert eve.ok("POST", path(table, 1)) == {**given, "mine": False}


def test_a_lesson_of_a_game_played_here_while_bots_play_elsewhere(tmp_path: Path) -> None:
    """The lesson thinks for ever; bots are not held up by it, and a running game has none."""
    expert = Expert(0)
    with Served.on(tmp_path, expert.takes_over) as served:
        ada = served.person("Ada")
        ada.ok("POST", path(record(ada)))
        expert.thinks_about(1)
        assert "end " not in expert.tasks[0].log, "the expert is told no more than was played"
        table = ada.open(BEGINNER, BEGINNER)
        until(ada, table, lambda page: page["table"]["status"] == "over")
        assert ada.ok("GET", path(table))["state"] == "none"


def test_before_the_end_there_is_no_lesson(served: Served) -> None:
    ada = served.person("Ada")
    running = ada.open(ME, ME)
    log = finished_log().split("\n\n")
    cut = "\n".join([log[0], "", *log[1].split("\n")[:4], ""])
    unfinished = ada.ok("POST", "/api/logs", {"log": cut})["id"]
    for table in (running, unfinished):
        for method in ("GET", "POST", "DELETE"):
            assert ada.refused(method, path(table)) == (409, 641)


def test_a_seat_that_is_not_there_and_a_stranger(served: Served) -> None:
    ada = served.person("Ada")
    table = record(ada)
    assert ada.refused("POST", path(table, 2)) == (409, NO_SUCH_SEAT)
    assert ada.refused("POST", path(table, 6))[0] in (400, 404)
    assert ada.refused("POST", path("x" * 16)) == (404, 602)
    assert served.person().refused("POST", path(table)) == (401, 605)
    del ada.http.headers["X-Motherlode"]
    assert ada.refused("POST", path(table)) == (403, 606)
    assert ada.refused("DELETE", path(table)) == (403, 606)


def test_a_person_may_ask_for_a_few_lessons_at_once(tmp_path: Path) -> None:
    with Served.on(tmp_path, Expert(0).takes_over) as served:
        ada, bob = served.person("Ada"), served.person("Bob")
        tables = [record(ada, luck) for luck in range(MOST_OPEN + 1)]
        for table in tables[:-1]:
            assert ada.ok("POST", path(table))["state"] == "open"
        assert ada.refused("POST", path(tables[-1])) == (409, 642)
        assert ada.ok("POST", path(tables[0]))["state"] == "open", "asked twice is asked once"
        assert bob.ok("POST", path(tables[-1]))["mine"]
        ada.ok("DELETE", path(tables[0]))
        assert ada.ok("POST", path(tables[1], 1))["state"] == "open"


def test_only_the_person_who_asked_stops_a_lesson_and_it_goes_on_where_it_was(tmp_path: Path) -> None:
    expert = Expert(3)
    with Served.on(tmp_path, expert.takes_over) as served:
        ada, bob = served.person("Ada"), served.person("Bob")
        table = record(ada)
        assert ada.ok("DELETE", path(table))["state"] == "none"
        ada.ok("POST", path(table))
        expert.thinks_about(4)
        assert bob.refused("DELETE", path(table)) == (403, 643)
        stopped = ada.ok("DELETE", path(table))
        assert (stopped["state"], stopped["done"]) == ("stopped", 3)
        assert expert.cancelled.wait(PATIENCE), "nobody waits for the thought"
        again = Expert(1000)
        again.takes_over(served.parts)
        assert bob.ok("POST", path(table))["mine"]
        given = ended(bob, table)
        assert given["state"] == "done"
        assert len(again.tasks) == given["of"] - 3
        assert again.tasks[0] == expert.tasks[3]


def test_after_a_restart_a_lesson_goes_on(tmp_path: Path) -> None:
    first, second = Expert(2), Expert(1000)
    with Served.on(tmp_path, first.takes_over) as served:
        ada = served.person("Ada")
        table = record(ada)
        ada.ok("POST", path(table))
        first.thinks_about(3)
    with Served.on(tmp_path, second.takes_over) as served:
        ada = served.again(ada)
        given = ended(ada, table)
        assert given["state"] == "done"
        assert given["mine"]
        assert len(second.tasks) == given["of"] - 2


def test_an_expert_without_an_answer_ends_one_lesson_and_no_other(tmp_path: Path) -> None:
    silent = Expert(1, NoAnswer("dead"))
    with Served.on(tmp_path, silent.takes_over) as served:
        ada = served.person("Ada")
        table, other = record(ada, 1), record(ada, 2)
        ada.ok("POST", path(table))
        given = ended(ada, table)
        assert (given["state"], given["done"], given["steps"]) == ("failed", 1, [])
        Expert(1000).takes_over(served.parts)
        ada.ok("POST", path(other))
        assert ended(ada, other)["state"] == "done"
        ada.ok("POST", path(table))
        assert ended(ada, table)["state"] == "done"


def test_people_take_turns_step_by_step_and_each_has_one_lesson_at_a_time(tmp_path: Path) -> None:
    async def order() -> list[str]:
        database = Database.open(tmp_path)
        try:
            for asked, (table, person) in enumerate(zip(tables, people, strict=True)):
                await database.write(lessons.ask_for_lesson, Key(table, 0, "1"), person, asked, MOST_OPEN)
            out = []
            while key := await database.read(lessons.next_lesson):
                out.append(key.table)
                found = await database.read(lessons.find_lesson, key)
                assert found is not None
                await database.write(lessons.keep_steps, key, b"[]", found.done + 1, 2, 100 + len(out))
            return out
        finally:
            database.close()

    with Served.on(tmp_path) as served:
        ada, bob = served.person("Ada"), served.person("Bob")
        tables = [record(ada, 1), record(ada, 2), record(bob, 3)]
    people = [served.rows("SELECT owner FROM game_table WHERE id = ?", table)[0][0] for table in tables]
    first, second, third = tables
    assert asyncio.run(order()) == [first, third, first, second, third, second]


def test_a_lesson_of_an_older_revision_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path, Expert(0).takes_over) as served:
        ada = served.person("Ada")
        table = record(ada)
        ada.ok("POST", path(table))
    monkeypatch.setattr(steps, "REVISION", REVISION + 1)
    with Served.on(tmp_path, Expert(1000).takes_over) as served:
        bob = served.person("Bob")
        assert bob.ok("GET", path(table))["state"] == "none"
        bob.ok("POST", path(table))
        assert ended(bob, table)["state"] == "done"
        later(lambda: sorted(served.rows("SELECT state FROM lesson")) == [("done",), ("failed",)])
