"""What bots say at meetings: nonsense is not said, nothing twice, nobody talks over another."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import BEGINNER, ME, Served
from tests.server.minds import CIRCLES, PATIENCE, Minds, Words, jobs, movers, of_kind, pick_one, quiet, speakers

from motherlode.bots.worker import Answer, Task
from motherlode.server.jobs import LEASE
from motherlode.server.store.database import FILE
from motherlode.server.thinking import NoAnswer

pytestmark = pytest.mark.usefixtures("toy")


def silent(_: Task) -> Words:
    return []


def nonsense(_: Task) -> Words:
    return [(10**6, None)]


def unlisted(_: Task) -> Words:
    return [(3, None)]


def to_itself(task: Task) -> Words:
    return [(1, task.seat)]


def to_nobody(_: Task) -> Words:
    return [(1, 77)]


def dead(_: Task) -> Words:
    raise NoAnswer("gone")


@pytest.mark.parametrize("words", [silent, nonsense, unlisted, to_itself, to_nobody, dead])
def test_a_bot_without_a_sensible_word_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: Callable[[Task], Words]
) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, words)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, game="toy", preset="dice")
        quiet(tmp_path)
        assert (speakers(tmp_path, table), movers(tmp_path, table)) == ([], [])
        ada.play(table, 0, "pick 1", "seal")
        quiet(tmp_path)
        assert (speakers(tmp_path, table), movers(tmp_path, table)) == ([], [0, 1])


def test_a_bot_says_no_more_than_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, lambda _: [(1, None)] * 10)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, game="toy", preset="dice")
        quiet(tmp_path)
        assert speakers(tmp_path, table) == [1] * 4


def test_chat_is_no_work_for_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, game="toy", preset="dice")
        quiet(tmp_path)
        before = jobs(tmp_path)
        ada.say(table, 0, "Hello, bot!")
        assert jobs(tmp_path) == before
        ada.word(table, 0, "pick 1")
        assert len(jobs(tmp_path)) == len(before) + 1


class Slow(Minds):
    """Thinks until it is let go."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, words: Callable[[Task], Words]) -> None:
        super().__init__(served, monkeypatch, words)
        self.let_go = threading.Event()

    async def think(self, task: Task, _: float) -> Answer:
        answer = await super().think(task, _)
        await asyncio.to_thread(self.let_go.wait, PATIENCE)
        return answer

    def wait(self) -> None:
        """Until somebody thinks."""
        deadline = time.monotonic() + PATIENCE
        while not self.tasks:
            assert time.monotonic() < deadline
            time.sleep(0.01)


def test_words_of_a_bot_whose_person_came_back_are_not_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        minds = Slow(served, monkeypatch, pick_one)
        _, bob, table = served.pair(game="toy", preset="dice")
        bob.sit(table, 1, BEGINNER)
        minds.wait()
        bob.sit(table, 1)
        minds.let_go.set()
        quiet(tmp_path)
        assert speakers(tmp_path, table) == []


def test_words_for_a_meeting_that_is_over_are_not_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        minds = Slow(served, monkeypatch, lambda task: [(1 if " seal" in task.log else 2, None)])
        ada, bob, table = served.pair(game="toy", preset="dice")
        bob.sit(table, 1, BEGINNER)
        minds.wait()
        bob.sit(table, 1)
        bob.play(table, 1, "pick 0", "seal")
        ada.play(table, 0, "pick 0", "seal")
        bob.sit(table, 1, BEGINNER)
        minds.let_go.set()
        quiet(tmp_path)
        assert [each["move"] for each in of_kind(tmp_path, table, "worded")] == ["pick 1"]


def test_a_bot_that_rests_keeps_its_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lease is counted anew afterwards: a job claimed too often is taken for a bot that crashes."""
    monkeypatch.setattr("motherlode.server.meeting.BREATH", (1.0, 1.0))
    with Served.on(tmp_path, pace=0.01) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, game="toy", preset="dice")
        quiet(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        began = "SELECT at FROM event WHERE table_id = ? AND CAST(body AS TEXT) LIKE '%began%'"
        at = file.execute(began, (table,)).fetchone()[0]
    assert all(lease_until >= at + 900 + LEASE for _, lease_until in jobs(tmp_path))


def test_bots_do_not_talk_over_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.meeting.BREATH", (0.15, 0.25))
    with Served.on(tmp_path, pace=0.01, thinkers=3) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, BEGINNER, BEGINNER, **CIRCLES)
        quiet(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        rows: list[tuple[Any, ...]] = file.execute(
            "SELECT at FROM event WHERE table_id = ? AND CAST(body AS TEXT) LIKE '%worded%' ORDER BY number", (table,)
        ).fetchall()
    times = [at for (at,) in rows]
    assert len(times) >= 3
    # Two may hold their breath equally long; no more than that.
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert sum(gap >= 100 for gap in gaps) >= len(gaps) // 2
