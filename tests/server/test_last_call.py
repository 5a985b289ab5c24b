"""When time is nearly up, bots stop waiting, and think only briefly."""

from pathlib import Path

import pytest
from tests.server.hands import Hands
from tests.server.kit import BEGINNER, ME, Served
from tests.server.minds import CIRCLES, Minds, movers, pick_one, quiet
from tests.server.waiting import PATIENCE, later

from motherlode.server import bots_at_meetings
from motherlode.server.table.chair import Chair
from motherlode.server.table.deadlines import last_call
from motherlode.server.table.live import Live
from motherlode.server.table.setup import Setup

pytestmark = pytest.mark.usefixtures("toy")

NOW = 10**12
CLUB = {"kind": "bot", "level": "club"}


def test_before_the_glass_runs_out_bots_lay_their_cards(
    served: Served, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    Minds(served, monkeypatch, pick_one)
    table = served.person("Ada").open(ME, BEGINNER, BEGINNER, BEGINNER, **CIRCLES, glass=10)
    quiet(served, table)
    assert movers(served, table) == []
    hands.forward(5000, served)
    later(lambda: len(movers(served, table)) == 3)
    hands.forward(5000, served)
    later(lambda: len(movers(served, table)) == 4)
    moved = served.happenings(table, "moved")
    assert sorted(each["seat"] for each in moved[:3]) == [1, 2, 3]
    assert not any(each["timed"] for each in moved[:3])
    assert (moved[3]["seat"], moved[3]["timed"]) == (0, True)


def live_with(bots: int, glass: int, left: int) -> Live:
    """A table with a sand timer of that many seconds, of which that many milliseconds are left."""
    chairs = [Chair("bot", 0, level="club")] * bots + [Chair("person", 0, "somebody")] * (4 - bots)
    setup = Setup(
        id="id",
        game="toy",
        preset="circles",
        options={},
        seats=4,
        owner="somebody",
        listed=False,
        glass=glass,
        record=False,
        seed=bytes(32),
        taken="",
    )
    live = Live(setup, chairs)
    live.choice.due = NOW + left if glass else None
    return live


@pytest.mark.parametrize(
    ("bots", "glass", "call"), [(0, 60, 4000), (1, 60, 5500), (3, 60, 8500), (3, 10, 5000), (3, 0, 0)]
)
def test_the_more_bots_the_earlier_the_last_call(
    monkeypatch: pytest.MonkeyPatch, bots: int, glass: int, call: int
) -> None:
    monkeypatch.setattr(bots_at_meetings, "now", lambda: NOW)
    assert last_call(live_with(bots, glass, 0)) == call
    assert bots_at_meetings.hurried(live_with(bots, glass, call)) is (glass > 0)
    assert not bots_at_meetings.hurried(live_with(bots, glass, call + 1))


def test_when_time_is_short_nobody_talks_or_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_at_meetings, "now", lambda: NOW)
    calm, short = live_with(3, 60, 8501), live_with(3, 60, 8500)
    for live in (calm, short):
        live.match = live.begun(0, {})
    assert (bots_at_meetings.pledges_left(calm, 0), bots_at_meetings.pledges_left(short, 0)) == (4, 0)
    assert (bots_at_meetings.waits(calm), bots_at_meetings.waits(short)) == (True, False)


@pytest.mark.parametrize(("left", "scarce"), [(10_001, False), (10_000, True), (0, True)])
def test_when_time_is_scarce_bots_search_less(monkeypatch: pytest.MonkeyPatch, left: int, scarce: bool) -> None:
    monkeypatch.setattr(bots_at_meetings, "now", lambda: NOW)
    assert bots_at_meetings.time_is_scarce(live_with(1, 60, left)) is scarce
    assert not bots_at_meetings.time_is_scarce(live_with(1, 0, left))


def test_nobody_holds_their_breath_because_a_clock_was_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_at_meetings, "now", lambda: NOW)
    live = live_with(1, 0, 0)
    for since, least, most in ((NOW + 10**7, 2.0, 2.0), (NOW, 0.8, 2.0), (NOW - 10**7, 0.0, 0.0)):
        live.choice.since = since
        assert least <= bots_at_meetings.breath(live) <= most


@pytest.mark.usefixtures("hands")
def test_with_little_time_bots_are_asked_for_quick_moves_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None takes its usual time, which here would be longer than anybody waits."""
    monkeypatch.setattr("motherlode.server.bots_at_meetings.last_call", lambda _: 10**6)
    with Served.on(tmp_path, pace=2 * PATIENCE) as served:
        minds = Minds(served, monkeypatch, pick_one)
        table = served.person("Ada").open(ME, CLUB, CLUB, CLUB, **CIRCLES, glass=60)
        quiet(served, table)
        assert sorted(movers(served, table)) == [1, 2, 3]
        assert {(task.want, task.bot) for task in minds.tasks} == {("move", "club:0.1")}
