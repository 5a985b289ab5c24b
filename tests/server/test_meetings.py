"""Bots at meetings: they speak, answer, and lay their cards when people have; a restart changes nothing of it."""

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
from tests.server.kit import BEGINNER, ME, Json, Served, happenings, until

from motherlode.bots.levels import LEVELS
from motherlode.bots.talk import Heard
from motherlode.bots.worker import Answer, Task
from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server import meeting
from motherlode.server.jobs import LEASE, quick
from motherlode.server.store.database import FILE
from motherlode.server.table.house import last_call
from motherlode.server.table.live import Chair, Live, Setup
from motherlode.server.thinking import NoAnswer

pytestmark = pytest.mark.usefixtures("toy")

PATIENCE = 20.0
NOW = 10**12
CIRCLES = {"game": "toy", "preset": "circles"}
Words = list[tuple[int, int | None]]


class Minds:
    """In place of the processes, which do not know the toy: says `words`, then makes the first legal move."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, words: Callable[[Task], Words]) -> None:
        self.tasks: list[Task] = []
        self._words = words
        monkeypatch.setattr(served.parts.thinkers, "think", self.think)

    async def think(self, task: Task, _: float) -> Answer:
        self.tasks.append(task)
        if task.want == "words":
            return Answer(words=self._words(task))
        match = match_of(parse(task.log))
        return Answer(move=match.game.legal_moves(match.state, task.seat)[0])

    def asked(self, seat: int, want: str) -> list[Task]:
        return [task for task in self.tasks if (task.seat, task.want) == (seat, want)]


def pick_one(_: Task) -> Words:
    return [(1, None)]


def quiet(folder: Path) -> None:
    """Waits until no bot has anything to do."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with closing(sqlite3.connect(folder / FILE)) as file:
            if not file.execute("SELECT count(*) FROM job WHERE done = 0").fetchone()[0]:
                return
        assert time.monotonic() < deadline
        time.sleep(0.02)


def jobs(folder: Path) -> list[tuple[int, int]]:
    """All jobs there ever were, with the ends of their leases."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        return file.execute("SELECT id, lease_until FROM job ORDER BY id").fetchall()


def of_kind(folder: Path, table: str, kind: str) -> list[Json]:
    return [each for each in happenings(folder, table) if each["kind"] == kind]


def speakers(folder: Path, table: str) -> list[int]:
    return [each["seat"] for each in of_kind(folder, table, "worded")]


def movers(folder: Path, table: str) -> list[int]:
    return [each["seat"] for each in of_kind(folder, table, "moved")]


def test_bots_speak_and_wait_for_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, BEGINNER, BEGINNER, **CIRCLES)
        quiet(tmp_path)
        # 1 and 3 are a circle, so the first of them to speak has something to answer; 2 hears nobody.
        assert sorted(speakers(tmp_path, table)) in ([1, 1, 2, 3, 3], [1, 1, 2, 3], [1, 2, 3, 3])
        ada.play(table, 0, "pick 1")
        quiet(tmp_path)
        assert movers(tmp_path, table) == [0]
        ada.play(table, 0, "seal")
        quiet(tmp_path)
        assert sorted(movers(tmp_path, table)) == [0, 0, 1, 2, 3]  # a bot seals what it has laid at once
        assert [each["now"]["text"] for each in ada.page(table)["meeting"]["standing"][1:]] == ["pick 1"] * 3
        assert [each["broken"] for each in ada.page(table)["meeting"]["standing"]] == [0, 1, 1, 1]


def test_a_plea_is_answered_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        minds = Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, ME, BEGINNER, ME, **CIRCLES)
        quiet(tmp_path)
        assert speakers(tmp_path, table) == [2]
        ada.say(table, 0, "Hello, bot!")
        ada.word(table, 1, "pick 2")  # to all, but from another circle, and not to it
        quiet(tmp_path)
        assert speakers(tmp_path, table) == [2, 1]
        ada.word(table, 1, "pick 0", of=2)
        quiet(tmp_path)
        assert speakers(tmp_path, table) == [2, 1, 1, 2]
        heard = [Heard(seat=2, of=None, move=1), Heard(seat=1, of=None, move=2), Heard(seat=1, of=2, move=0)]
        assert minds.asked(2, "words")[-1].heard == heard
        assert (minds.tasks[-1].level, minds.tasks[-1].standing) == ("beginner", [(0, 0)] * 4)
        ada.word(table, 1, "pick 0", of=2)
        ada.word(table, 0, "pick 0")
        quiet(tmp_path)
        assert speakers(tmp_path, table) == [2, 1, 1, 2, 1, 0]
        assert movers(tmp_path, table) == []


def test_a_word_in_its_circle_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, ME, BEGINNER, ME, **CIRCLES)
        quiet(tmp_path)
        ada.word(table, 0, "pick 2")
        quiet(tmp_path)
        assert speakers(tmp_path, table) == [2, 0, 2]


def test_a_bot_that_only_asks_comes_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each plea is news to the other: without a limit they would ask each other until the disk is full."""
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, lambda task: [(1, 4 - task.seat)])
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, ME, BEGINNER, **CIRCLES)
        quiet(tmp_path)
        assert sorted(speakers(tmp_path, table)) == [1] * 4 + [3] * 4


def test_before_the_glass_runs_out_bots_lay_their_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.table.moment.SECOND", 150)
    monkeypatch.setattr("motherlode.server.table.house.CALL", 700)
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, BEGINNER, BEGINNER, **CIRCLES, glass=10)
        deadline = time.monotonic() + PATIENCE
        while len(moved := of_kind(tmp_path, table, "moved")) < 4:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert sorted(each["seat"] for each in moved[:3]) == [1, 2, 3]
        assert not any(each["timed"] for each in moved[:3])
        assert (moved[3]["seat"], moved[3]["timed"]) == (0, True)


def live_with(bots: int, glass: int, left: int) -> Live:
    """A table with so many seconds on its glass, of which so many milliseconds are left."""
    chairs = [Chair("bot", level="club")] * bots + [Chair("person", "somebody")] * (4 - bots)
    setup = Setup("id", "toy", "circles", {}, 4, bytes(32), "", "somebody", False, glass, False)
    live = Live(setup, chairs)
    live.moment.due = NOW + left if glass else None
    return live


@pytest.mark.parametrize(
    ("bots", "glass", "call"), [(0, 60, 4000), (1, 60, 5500), (3, 60, 8500), (3, 10, 5000), (3, 0, 0)]
)
def test_the_more_bots_the_earlier_the_last_call(
    monkeypatch: pytest.MonkeyPatch, bots: int, glass: int, call: int
) -> None:
    monkeypatch.setattr(meeting, "now", lambda: NOW)
    assert last_call(live_with(bots, glass, 0)) == call
    assert meeting.hurried(live_with(bots, glass, call)) is (glass > 0)
    assert not meeting.hurried(live_with(bots, glass, call + 1))


def test_when_time_is_short_nobody_talks_or_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting, "now", lambda: NOW)
    calm, short = live_with(3, 60, 8501), live_with(3, 60, 8500)
    for live in (calm, short):
        live.match = live.begun(0, {})
    assert (meeting.words_left(calm, 0), meeting.words_left(short, 0)) == (4, 0)
    assert (meeting.waits(calm), meeting.waits(short)) == (True, False)


@pytest.mark.parametrize(("left", "scarce"), [(10_001, False), (10_000, True), (0, True)])
def test_when_time_is_scarce_bots_search_less(monkeypatch: pytest.MonkeyPatch, left: int, scarce: bool) -> None:
    monkeypatch.setattr(meeting, "now", lambda: NOW)
    assert meeting.time_is_scarce(live_with(1, 60, left)) is scarce
    assert not meeting.time_is_scarce(live_with(1, 0, left))
    assert [quick(level) for level in LEVELS] == ["greedy", "mcts:300", "mcts:300"]


def test_nobody_holds_his_breath_because_a_clock_was_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting, "now", lambda: NOW)
    live = live_with(1, 0, 0)
    for since, least, most in ((NOW + 10**7, 2.0, 2.0), (NOW, 0.8, 2.0), (NOW - 10**7, 0.0, 0.0)):
        live.moment.since = since
        assert least <= meeting.breath(live) <= most


def test_with_little_time_bots_are_asked_for_quick_moves_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None takes its time, though here each would take half a minute."""
    monkeypatch.setattr("motherlode.server.meeting.last_call", lambda _: 10**6)
    with Served.on(tmp_path, pace=30.0) as served:
        minds = Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        club = {"kind": "bot", "level": "club"}
        table = ada.open(ME, club, club, club, **CIRCLES, glass=60)
        quiet(tmp_path)
        assert sorted(movers(tmp_path, table)) == [1, 2, 3]
        assert {(task.want, task.bot) for task in minds.tasks} == {("move", "mcts:300")}


def test_a_table_of_bots_talks_and_plays_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(BEGINNER, BEGINNER, BEGINNER, BEGINNER, **CIRCLES)
        quiet(tmp_path)
        assert ada.page(table)["table"]["status"] == "over"
        assert all(speakers(tmp_path, table).count(seat) >= 3 for seat in range(4))


def test_a_bot_that_stands_in_for_somebody_is_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada, bob, table = served.pair(game="toy", preset="dice")
        bob.sit(table, 1, BEGINNER)
        quiet(tmp_path)
        assert (speakers(tmp_path, table), movers(tmp_path, table)) == ([1], [])
        assert bob.say(table, 1, "I am away.").json()["code"] == 604
        ada.play(table, 0, "pick 1", "seal")
        quiet(tmp_path)
        assert movers(tmp_path, table) == [0, 1]


def test_a_restart_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, game="toy", preset="dice")
        quiet(tmp_path)
        cookies = dict(ada.http.cookies)
    with Served.on(tmp_path) as served:
        minds = Minds(served, monkeypatch, pick_one)
        ada = served.person()
        ada.http.cookies.update(cookies)
        ada.play(table, 0, "pick 1")
        quiet(tmp_path)
        assert (speakers(tmp_path, table), minds.tasks) == ([1], [])
        ada.play(table, 0, "seal")
        quiet(tmp_path)
        assert movers(tmp_path, table) == [0, 0, 1]


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


def test_bots_play_goldrausch_to_the_end(tmp_path: Path) -> None:
    """With processes that think, and with a glass that they need not wait for."""
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        table = ada.open(*[BEGINNER] * 4, game="goldrausch", preset="four", glass=3600)
        until(ada, table, lambda page: page["table"]["status"] == "over")
        match_of(parse(ada.log(table)), verify=True)
        quiet(tmp_path)
    assert not any(each["timed"] for each in of_kind(tmp_path, table, "moved"))
    assert set(speakers(tmp_path, table)) == {0, 1, 2, 3}


def test_at_other_times_bots_move_at_once(tmp_path: Path) -> None:
    """Goldrausch has a choice without words, the planning; there nobody waits for people."""
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, BEGINNER, BEGINNER, game="goldrausch", preset="four")
        quiet(tmp_path)
        assert sorted(movers(tmp_path, table)) == [1, 2, 3]
        ada.play(table, 0, "go azul")
        quiet(tmp_path)
        assert sorted(movers(tmp_path, table)) == [0, 1, 2, 3]
        ada.play(table, 0, "lay use", "seal")
        quiet(tmp_path)
        assert ada.page(table)["position"]["view"]["round"] == 2
