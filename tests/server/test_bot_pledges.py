"""What bots say at meetings: no nonsense, nothing twice, and no bot talks over another."""

import asyncio
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from tests.server.hands import Hands
from tests.server.kit import BEGINNER, ME, Served
from tests.server.minds import CIRCLES, DICE, Minds, Pledges, movers, pick_one, quiet, speakers
from tests.server.rests import Rests
from tests.server.waiting import PATIENCE, later

from motherlode.bots.worker import Answer, Task
from motherlode.server.bots_at_meetings import BREATH
from motherlode.server.jobs import LEASE
from motherlode.server.thinking import NoAnswer

pytestmark = pytest.mark.usefixtures("toy")


def silent(_: Task) -> Pledges:
    return []


def nonsense(_: Task) -> Pledges:
    return [(10**6, None)]


def unlisted(_: Task) -> Pledges:
    return [(3, None)]


def to_itself(task: Task) -> Pledges:
    return [(1, task.seat)]


def to_nobody(_: Task) -> Pledges:
    return [(1, 77)]


def dead(_: Task) -> Pledges:
    raise NoAnswer("gone")


def jobs(served: Served, table: str) -> list[tuple[int, int]]:
    """All jobs a table has ever had, with the ends of their leases."""
    return [
        (number, until)
        for number, until in served.rows("SELECT id, lease_until FROM job WHERE table_id = ? ORDER BY id", table)
    ]


@pytest.mark.parametrize("pledges", [silent, nonsense, unlisted, to_itself, to_nobody, dead])
def test_a_bot_without_a_sensible_pledge_plays_all_the_same(
    served: Served, monkeypatch: pytest.MonkeyPatch, pledges: Callable[[Task], Pledges]
) -> None:
    Minds(served, monkeypatch, pledges)
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER, **DICE)
    quiet(served, table)
    assert (speakers(served, table), movers(served, table)) == ([], [])
    ada.play(table, 0, "pick 1", "seal")
    quiet(served, table)
    assert (speakers(served, table), movers(served, table)) == ([], [0, 1])


def test_a_bot_says_no_more_than_it_may(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    Minds(served, monkeypatch, lambda _: [(1, None)] * 10)
    table = served.person("Ada").open(ME, BEGINNER, **DICE)
    quiet(served, table)
    assert speakers(served, table) == [1] * 4


def test_chat_is_no_work_for_bots(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    Minds(served, monkeypatch, pick_one)
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER, **DICE)
    quiet(served, table)
    before = jobs(served, table)
    ada.say(table, 0, "Hello, bot!")
    assert jobs(served, table) == before
    ada.pledge(table, 0, "pick 1")
    assert len(jobs(served, table)) == len(before) + 1
    quiet(served, table)


class Slow(Minds):
    """Thinks until it is let go."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, pledges: Callable[[Task], Pledges]) -> None:
        super().__init__(served, monkeypatch, pledges)
        self.let_go = threading.Event()

    async def think(self, task: Task, _: float) -> Answer:
        answer = await super().think(task, _)
        await asyncio.to_thread(self.let_go.wait, PATIENCE)
        return answer

    def wait(self) -> None:
        """Until somebody thinks."""
        later(lambda: self.tasks)


def test_pledges_of_a_bot_whose_person_came_back_are_not_said(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    minds = Slow(served, monkeypatch, pick_one)
    _, bob, table = served.pair(**DICE)
    bob.sit(table, 1, BEGINNER)
    minds.wait()
    bob.sit(table, 1)
    minds.let_go.set()
    quiet(served, table)
    assert speakers(served, table) == []


def test_pledges_for_a_meeting_that_is_over_are_not_said(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    minds = Slow(served, monkeypatch, lambda task: [(1 if " seal" in task.log else 2, None)])
    ada, bob, table = served.pair(**DICE)
    bob.sit(table, 1, BEGINNER)
    minds.wait()
    bob.sit(table, 1)
    bob.play(table, 1, "pick 0", "seal")
    ada.play(table, 0, "pick 0", "seal")
    bob.sit(table, 1, BEGINNER)
    minds.let_go.set()
    quiet(served, table)
    assert [each["move"] for each in served.happenings(table, "worded")] == ["pick 1"]


def test_a_bot_that_rests_keeps_its_job(tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lease begins again then: a job that is claimed too often is taken for that of a crashing bot."""
    begun = hands.now
    rests = Rests(hands, monkeypatch)
    with Served.on(tmp_path, pace=0.01) as served:
        Minds(served, monkeypatch, pick_one)
        table = served.person("Ada").open(ME, BEGINNER, **DICE)
        rests.all_end(served, table)
        assert speakers(served, table) == [1]
        assert hands.now - begun >= 1000 * BREATH[0]
        assert [until for _, until in jobs(served, table)] == [hands.now + LEASE]


@pytest.mark.parametrize("thinkers", [1, 3])
def test_bots_do_not_talk_over_each_other(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, thinkers: int
) -> None:
    """Bots that rest do not keep each other waiting: all rest at once, even if only one can think at a time."""
    rests = Rests(hands, monkeypatch)
    with Served.on(tmp_path, pace=0.01, thinkers=thinkers) as served:
        Minds(served, monkeypatch, pick_one)
        table = served.person("Ada").open(ME, BEGINNER, BEGINNER, BEGINNER, **CIRCLES)
        rests.all_end(served, table)
        assert set(speakers(served, table)) == {1, 2, 3}
        spoke = "SELECT at FROM event WHERE table_id = ? AND CAST(body AS TEXT) LIKE '%worded%' ORDER BY number"
        times = [at for (at,) in served.rows(spoke, table)]
    assert all(after - before >= 1000 * BREATH[0] for before, after in pairwise(times))
