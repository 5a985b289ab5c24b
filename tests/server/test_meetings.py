"""Bots at meetings: they speak, answer, and lay their cards when people have; a restart changes nothing of it."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import BEGINNER, ME, Json, Served, happenings, until

from motherlode.bots.talk import Heard
from motherlode.bots.worker import Answer, Task
from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.store.database import FILE
from motherlode.server.thinking import NoAnswer

pytestmark = pytest.mark.usefixtures("toy")

PATIENCE = 20.0
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
    for module in ("table.glasses", "clock", "meeting"):
        monkeypatch.setattr(f"motherlode.server.{module}.LAST_CALL", 900)
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
