"""The sand-glass: who does not choose in time plays his default moves, whoever looks on, whatever is restarted."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import FREE, ME, Json, Person, Served, happenings, play_out, until

from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.store import units
from motherlode.server.store.database import FILE, Database
from motherlode.server.table.glasses import Glasses

pytestmark = pytest.mark.usefixtures("toy")

# Far more than any of this takes: a hang fails, a slow machine does not.
PATIENCE = 20.0

HOUR = 3_600_000


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glass of ten seconds runs through in a third of one."""
    monkeypatch.setattr("motherlode.server.table.moment.SECOND", 33)


class Hands:
    """Of a clock that stands still until somebody moves them."""

    def __init__(self) -> None:
        self.at = time.time_ns()

    def time_ns(self) -> int:
        return self.at

    def forward(self, milliseconds: int) -> None:
        self.at += milliseconds * 1_000_000


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    still = Hands()
    monkeypatch.setattr("motherlode.server.table.house.time", still)
    return still


def timed(served: Served, **more: Json) -> tuple[Person, Person, str]:
    return served.pair(game="toy", preset="dice", glass=10, **more)


def later(true: Callable[[], Any]) -> Any:
    """What comes true without anybody asking the server."""
    deadline = time.monotonic() + PATIENCE
    while not (so := true()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return so


def moved(folder: Path, table: str) -> list[tuple[int, list[str], bool]]:
    events = [each for each in happenings(folder, table) if each["kind"] == "moved"]
    return [(each["seat"], each["moves"], each["timed"]) for each in events]


def turn_back(folder: Path, table: str, milliseconds: int) -> None:
    """Everything at the table happened so much earlier."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.execute("UPDATE event SET at = at - ? WHERE table_id = ?", (milliseconds, table))
        file.commit()


# -- the setting


@pytest.mark.parametrize("seconds", [0, 10, 120, 3600])
def test_a_table_has_the_glass_it_was_opened_with(served: Served, seconds: int) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, FREE, game="toy", preset="dice", glass=seconds, listed=True)
    assert ada.page(table)["table"]["glass"] == seconds
    assert ada.page(table)["glass"] is None  # nobody chooses yet
    cards = ada.ok("GET", "/api/tables")
    assert next(card for card in cards["mine"] if card["id"] == table)["glass"] == seconds


@pytest.mark.parametrize("seconds", [-1, 1, 9, 3601, 10**9, 12.5, None, True])
def test_nobody_could_play_by_other_glasses(served: Served, seconds: Json) -> None:
    body = {"game": "toy", "preset": "dice", "seats": [ME, ME], "glass": seconds}
    assert served.person("Ada").refused("POST", "/api/tables", body) == (400, 601)


def test_a_branch_keeps_the_glass_and_a_record_has_none(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME, game="toy", preset="dice", glass=60)
    play_out(table, [ada, ada])
    assert ada.ok("POST", f"/api/tables/{table}/branch", {"at": 3, "seats": [ME, ME]})["glass"] == 60
    assert ada.ok("POST", "/api/logs", {"log": ada.log(table)})["glass"] == 0


def test_where_people_move_one_after_the_other_a_glass_limits_nothing(served: Served) -> None:
    body = {"game": "atacama", "preset": "basic", "seats": [ME, ME], "glass": 60}
    ada = served.person("Ada")
    assert ada.refused("POST", "/api/tables", body) == (400, 601)
    assert ada.ok("POST", "/api/tables", {**body, "glass": 0})["glass"] == 0


def test_without_a_glass_people_have_all_the_time(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        ada, _, table = served.pair(game="toy", preset="dice")
        assert ada.page(table)["glass"] is None
        assert served.parts.house.glasses.next() is None


# -- running


def test_a_page_says_what_is_left(served: Served, hands: Hands) -> None:
    ada, bob, table = timed(served)
    assert ada.page(table)["glass"] == {"of": 10_000, "left": 10_000}
    hands.forward(2_500)
    ada.play(table, 0, "pick 1", "seal")
    assert bob.say(table, 1, "Wait!").json()["glass"]["left"] == 7_500  # nothing but a new choice turns it
    hands.forward(1_000)
    assert bob.page(table)["glass"]["left"] == 6_500
    assert bob.play(table, 1, "pick 1", "seal")["glass"]["left"] == 10_000


@pytest.mark.usefixtures("short")
def test_who_chose_nothing_plays_his_default_moves_with_nobody_there(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        ada, _, table = timed(served)
        later(lambda: len(moved(tmp_path, table)) == 6)
        assert moved(tmp_path, table) == [(0, ["pick 0", "seal"], True), (1, ["pick 0", "seal"], True)] * 3
        page = ada.page(table)
        assert (page["table"]["status"], page["glass"]) == ("over", None)
        assert all(fact["timed"] for fact in page["log"])
        match_of(parse(ada.log(table)), verify=True)
        assert served.parts.house.glasses.next() is None


def test_what_lies_counts_and_who_has_sealed_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.table.moment.SECOND", 400)
    with Served.on(tmp_path) as served:
        people, table = served.party("Ada", "Bob", "Cyd", "Dan", game="toy", preset="circles", glass=10)
        people[0].play(table, 0, "pick 2", "seal")
        people[1].play(table, 1, "pick 1")
        people[2].play(table, 2, "pick 2")
        undo = {"seat": 2, "turn": people[2].page(table)["position"]["turn"]}
        people[2].ok("POST", f"/api/tables/{table}/undo", undo)
        page = until(people[3], table, lambda page: any(fact["kind"] == "shown" for fact in page["log"]))
        shown = [fact["words"]["face"]["token"] for fact in page["log"] if fact["kind"] == "shown"]
        assert shown[:4] == ["2", "1", "0", "0"]
        log = people[3].page(table)["log"]
        assert {(fact["number"], fact["timed"]) for fact in log if fact["number"] <= 7} == {
            (1, False),
            (4, False),
            (5, True),
            (6, True),
            (7, True),
        }
        past = people[0].ok("GET", f"/api/tables/{table}/positions/7")["log"]
        assert {fact["number"] for fact in past if fact["timed"]} == {5, 6, 7}
        assert moved(tmp_path, table)[3:6] == [
            (1, ["seal"], True),
            (2, ["pick 0", "seal"], True),
            (3, ["pick 0", "seal"], True),
        ]


@pytest.mark.usefixtures("short")
def test_streams_tell_what_the_clock_did(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        _, bob, table = timed(served)
        with bob.stream(f"/api/tables/{table}/events") as one, bob.stream("/api/events", at=f"{table}.-1") as all_:
            for stream in (one, all_):
                while stream.until("table").page["table"]["status"] != "over":
                    pass


def test_a_command_that_comes_too_late_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.table.moment.SECOND", 60)
    with Served.on(tmp_path) as served:
        ada, _, table = timed(served)
        later(lambda: len(moved(tmp_path, table)) >= 2)
        late = ada.command(table, 0, 0, "pick 2", "seal")
        assert (late.status_code, late.json()["code"]) == (409, 203)


def test_an_undo_into_another_choice_turns_the_glass(served: Served, hands: Hands) -> None:
    ada, bob, table = timed(served)
    ada.play(table, 0, "pick 1", "seal")
    bob.play(table, 1, "pick 1", "seal")
    hands.forward(200)
    assert ada.page(table)["glass"]["left"] == 9_800
    ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0, "turn": ada.page(table)["position"]["turn"]})
    question = bob.page(table)["undo"]["number"]
    answer = {"number": question, "seat": 1, "agree": True}
    assert bob.ok("POST", f"/api/tables/{table}/undo/answer", answer)["glass"]["left"] == 10_000


# -- restarts


def test_a_restart_does_not_stop_the_glass(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        ada, _, table = served.pair(game="toy", preset="dice", glass=120)
        ada.play(table, 0, "pick 2")
    turn_back(tmp_path, table, 30_000)
    with Served.on(tmp_path) as served:
        glass = served.person().page(table)["glass"]
        assert glass["of"] == 120_000
        assert 60_000 < glass["left"] <= 90_000


def test_after_a_restart_nobody_has_less_than_fifteen_seconds(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        ada, bob, table = served.pair(game="toy", preset="dice", glass=120)
        ada.play(table, 0, "pick 2")
        cookies = dict(bob.http.cookies)
    turn_back(tmp_path, table, HOUR)
    with Served.on(tmp_path) as served:
        bob = served.person()
        bob.http.cookies.update(cookies)
        assert 5_000 < bob.page(table)["glass"]["left"] <= 15_000
        bob.play(table, 1, "pick 1", "seal")
    assert moved(tmp_path, table) == [(0, ["pick 2"], False), (1, ["pick 1", "seal"], False)]


def test_a_server_started_after_the_deadline_goes_on_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        ada, _, table = served.pair(game="toy", preset="dice", glass=3600)
        ada.play(table, 0, "pick 2")
    turn_back(tmp_path, table, 2 * HOUR)
    monkeypatch.setattr("motherlode.server.table.house.GRACE", 100)
    with Served.on(tmp_path):
        later(lambda: len(moved(tmp_path, table)) == 3)
    assert moved(tmp_path, table)[1:] == [(0, ["seal"], True), (1, ["pick 0", "seal"], True)]


@pytest.mark.usefixtures("short")
def test_a_crash_between_two_seats_leaves_a_table_that_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("motherlode.server.clock.RETRY", 50)
    monkeypatch.setattr("motherlode.server.table.house.GRACE", 100)
    with Served.on(tmp_path) as served:
        time_up = served.parts.tables.time_up
        tried = []

        async def stumble(live: Any, seat: int) -> None:
            tried.append(seat)
            if len(tried) == 2:
                raise OSError("the disk is full")
            await time_up(live, seat)

        monkeypatch.setattr(served.parts.tables, "time_up", stumble)
        _, _, table = timed(served)
        later(lambda: len(moved(tmp_path, table)) == 6)
    assert tried[:3] == [0, 1, 1]
    assert "the disk is full" in caplog.text


@pytest.mark.usefixtures("short")
def test_a_table_at_which_something_went_wrong_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.clock.RETRY", 200)
    with Served.on(tmp_path) as served:
        time_up = served.parts.tables.time_up
        tried: list[float] = []

        async def stumble(live: Any, seat: int) -> None:
            tried.append(time.monotonic())
            if len(tried) == 1:
                raise OSError("the disk is full")
            await time_up(live, seat)

        monkeypatch.setattr(served.parts.tables, "time_up", stumble)
        _, _, table = timed(served)
        later(lambda: len(moved(tmp_path, table)) == 6)
    assert tried[1] - tried[0] >= 0.15


def test_running_glasses_are_found_also_when_the_file_was_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        _, _, table = timed(served)
    turn_back(tmp_path, table, HOUR)
    monkeypatch.setattr("motherlode.server.clock.RETRY", 50)
    monkeypatch.setattr("motherlode.server.table.house.GRACE", 100)
    read = Database.read
    failed: list[Any] = []

    async def busy(self: Database, unit: Any, *args: Any) -> Any:
        if unit is units.timed_tables and not failed:
            failed.append(unit)
            raise OSError("database is locked")
        return await read(self, unit, *args)

    monkeypatch.setattr(Database, "read", busy)
    with Served.on(tmp_path):
        later(lambda: len(moved(tmp_path, table)) >= 2)
    assert failed


# -- tables that are not in memory


@pytest.mark.usefixtures("short")
def test_the_clock_loads_a_table_and_loading_it_gives_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.table.house.MOST_LIVE", 2)
    monkeypatch.setattr("motherlode.server.table.house.GRACE", HOUR)
    with Served.on(tmp_path) as served:
        tables = [timed(served)[2] for _ in range(4)]
        later(lambda: all(len(moved(tmp_path, table)) == 6 for table in tables))


# -- the list of glasses


def test_what_happens_at_the_last_call_does_not_swallow_it() -> None:
    """Every event looks at the glass again; one that comes before the clock does must not put off the last call."""
    glasses, due, call = Glasses(), 100_000, 8000
    glasses.watch("table", due, call, now=0)
    glasses.watch("table", due, call, now=due - call)
    assert glasses.take(due - call) == ["table"]
    glasses.watch("table", due, call, now=due - call)
    assert glasses.next() == due


# -- Goldrausch


def test_a_glass_runs_out_in_planning_and_at_the_meeting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last country shows all of them and makes its chooser an actor again: his default moves must end there."""
    monkeypatch.setattr("motherlode.server.table.moment.SECOND", 40)
    with Served.on(tmp_path) as served:
        _, table = served.party("Ada", "Bob", "Cyd", "Dan", game="goldrausch", preset="four", glass=10)
        later(lambda: len(moved(tmp_path, table)) >= 8)
    both = moved(tmp_path, table)[:8]
    assert [moves for _, moves, _ in both] == [["go veridia"]] * 4 + [["lay skip", "seal"]] * 4
    assert all(by_clock for _, _, by_clock in both)
