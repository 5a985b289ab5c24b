"""The sand timer: whoever does not choose in time plays their default moves, watched or not, restarted or not."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.hands import Hands
from tests.server.kit import FREE, ME, Json, Person, Served, play_out
from tests.server.minds import DICE
from tests.server.waiting import later
from tests.toys import ROUNDS

from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.store import units
from motherlode.server.store.database import Database
from motherlode.server.table.choice_under_way import GRACE
from motherlode.server.table.deadlines import Deadlines
from motherlode.server.timekeeper import RETRY

pytestmark = pytest.mark.usefixtures("toy")

# The sand timer in seconds, and in milliseconds.
GLASS = 10
THROUGH = 10_000
HOUR = 3_600_000

# What both do at a table of two when time is up.
BOTH = [(0, ["pick 0", "seal"], True), (1, ["pick 0", "seal"], True)]


def timed(served: Served) -> tuple[Person, Person, str]:
    return served.pair(**DICE, glass=GLASS)


def moved(served: Served, table: str) -> list[tuple[int, list[str], bool]]:
    return [(each["seat"], each["moves"], each["timed"]) for each in served.happenings(table, "moved")]


def run_out(served: Served, hands: Hands, *tables: str, moves: int = 2) -> None:
    """Time runs out while nobody asks the server anything; that many more moves are made at each table."""
    before = [len(moved(served, table)) for table in tables]
    hands.forward(THROUGH, served)
    later(lambda: [len(moved(served, table)) - moves for table in tables] == before)


def run_out_to_the_end(served: Served, hands: Hands, *tables: str) -> None:
    for _ in range(ROUNDS):
        run_out(served, hands, *tables)


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


def test_without_a_glass_people_have_all_the_time(alone: Served) -> None:
    ada, _, table = alone.pair(**DICE)
    assert ada.page(table)["glass"] is None
    assert alone.inside(alone.parts.house.deadlines.next) is None


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


def test_who_chose_nothing_plays_their_default_moves_with_nobody_there(alone: Served, hands: Hands) -> None:
    ada, _, table = timed(alone)
    run_out_to_the_end(alone, hands, table)
    assert moved(alone, table) == BOTH * ROUNDS
    page = ada.page(table)
    assert (page["table"]["status"], page["glass"]) == ("over", None)
    assert all(fact["timed"] for fact in page["log"])
    match_of(parse(ada.log(table)), verify=True)
    assert alone.inside(alone.parts.house.deadlines.next) is None


def test_what_lies_counts_and_those_who_have_sealed_are_left_alone(served: Served, hands: Hands) -> None:
    people, table = served.party("Ada", "Bob", "Cyd", "Dan", game="toy", preset="circles", glass=GLASS)
    people[0].play(table, 0, "pick 2", "seal")
    people[1].play(table, 1, "pick 1")
    people[2].play(table, 2, "pick 2")
    people[2].undo(table, 2)
    run_out(served, hands, table, moves=3)
    log = people[3].page(table)["log"]
    shown = [fact["words"]["face"]["token"] for fact in log if fact["kind"] == "shown"]
    assert shown == ["2", "1", "0", "0"]
    by_clock = {(1, False), (4, False), (5, True), (6, True), (7, True)}
    assert {(fact["number"], fact["timed"]) for fact in log} == by_clock
    past = people[0].ok("GET", f"/api/tables/{table}/positions/7")["log"]
    assert {fact["number"] for fact in past if fact["timed"]} == {5, 6, 7}
    assert moved(served, table)[3:] == [
        (1, ["seal"], True),
        (2, ["pick 0", "seal"], True),
        (3, ["pick 0", "seal"], True),
    ]


def test_streams_tell_what_the_clock_did(served: Served, hands: Hands) -> None:
    _, bob, table = timed(served)
    with bob.stream(f"/api/tables/{table}/events") as one, bob.stream("/api/events", at=f"{table}.-1") as all_:
        run_out_to_the_end(served, hands, table)
        for stream in (one, all_):
            while stream.until("table").page["table"]["status"] != "over":
                pass


def test_a_command_that_comes_too_late_is_refused(served: Served, hands: Hands) -> None:
    ada, _, table = timed(served)
    run_out(served, hands, table)
    late = ada.command(table, 0, 0, "pick 2", "seal")
    assert (late.status_code, late.json()["code"]) == (409, 203)


def test_an_undo_into_another_choice_turns_the_glass(served: Served, hands: Hands) -> None:
    ada, bob, table = timed(served)
    ada.play(table, 0, "pick 1", "seal")
    bob.play(table, 1, "pick 1", "seal")
    hands.forward(200)
    assert ada.page(table)["glass"]["left"] == 9_800
    ada.undo(table, 0)
    question = bob.page(table)["undo"]["number"]
    answer = {"number": question, "seat": 1, "agree": True}
    assert bob.ok("POST", f"/api/tables/{table}/undo/answer", answer)["glass"]["left"] == 10_000


# -- restarts


def test_a_restart_does_not_stop_the_glass(tmp_path: Path, hands: Hands) -> None:
    with Served.on(tmp_path) as served:
        ada, _, table = served.pair(**DICE, glass=120)
        ada.play(table, 0, "pick 2")
    hands.forward(30_000)
    with Served.on(tmp_path) as served:
        assert served.person().page(table)["glass"] == {"of": 120_000, "left": 90_000}


def test_after_a_restart_everybody_has_fifteen_seconds_more(tmp_path: Path, hands: Hands) -> None:
    with Served.on(tmp_path) as served:
        ada, bob, table = served.pair(**DICE, glass=120)
        ada.play(table, 0, "pick 2")
    hands.forward(HOUR)
    with Served.on(tmp_path) as served:
        bob = served.again(bob)
        assert bob.page(table)["glass"]["left"] == 15_000
        bob.play(table, 1, "pick 1", "seal")
        assert moved(served, table) == [(0, ["pick 2"], False), (1, ["pick 1", "seal"], False)]


def test_a_server_started_after_the_deadline_goes_on_by_itself(tmp_path: Path, hands: Hands) -> None:
    with Served.on(tmp_path) as served:
        ada, _, table = served.pair(**DICE, glass=3600)
        ada.play(table, 0, "pick 2")
    hands.forward(2 * HOUR)
    with Served.on(tmp_path) as served:
        hands.forward(GRACE, served)
        later(lambda: len(moved(served, table)) == 3)
        assert moved(served, table)[1:] == [(0, ["seal"], True), (1, ["pick 0", "seal"], True)]


# -- what goes wrong


class Stumbling:
    """The n-th time that time runs out for a seat, the disk is full."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, hands: Hands, n: int) -> None:
        self.seats: list[int] = []
        self.times: list[int] = []
        self._hands = hands
        self._n = n
        self._time_up = served.parts.tables.time_up
        monkeypatch.setattr(served.parts.tables, "time_up", self.time_up)

    async def time_up(self, live: Any, seat: int) -> None:
        self.seats.append(seat)
        self.times.append(self._hands.now)
        if len(self.seats) == self._n:
            raise OSError("the disk is full")
        await self._time_up(live, seat)


@pytest.mark.parametrize("n", [1, 2])
def test_a_table_at_which_something_went_wrong_goes_on_for_the_rest_after_a_while(
    alone: Served, hands: Hands, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, n: int
) -> None:
    stumbling = Stumbling(alone, monkeypatch, hands, n)
    _, _, table = timed(alone)
    hands.forward(THROUGH, alone)
    later(lambda: alone.inside(alone.parts.house.deadlines.next) == hands.now + RETRY)
    assert len(moved(alone, table)) == n - 1
    hands.forward(RETRY, alone)
    later(lambda: len(moved(alone, table)) == 2)
    assert moved(alone, table) == BOTH
    assert stumbling.seats == [[0, 0, 1], [0, 1, 1]][n - 1]
    assert stumbling.times[n] - stumbling.times[n - 1] == RETRY
    assert "the disk is full" in caplog.text
    run_out(alone, hands, table)


def test_running_glasses_are_found_also_when_the_file_was_busy(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Served.on(tmp_path) as served:
        _, _, table = timed(served)
    hands.forward(HOUR)
    read = Database.read
    failed: list[Any] = []

    async def busy(self: Database, unit: Any, *args: Any) -> Any:
        if unit is units.timed_tables and not failed:
            failed.append(unit)
            raise OSError("database is locked")
        return await read(self, unit, *args)

    monkeypatch.setattr(Database, "read", busy)
    with Served.on(tmp_path) as served:
        later(lambda: failed)
        hands.forward(RETRY, served)
        later(lambda: len(moved(served, table)) == 2)


# -- tables that are not in memory


def test_the_clock_loads_a_table_and_loading_it_gives_no_time(
    alone: Served, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.table.house.MOST_LIVE", 2)
    monkeypatch.setattr("motherlode.server.table.house.GRACE", HOUR)
    tables = [timed(alone)[2] for _ in range(4)]
    run_out_to_the_end(alone, hands, *tables)


# -- the list of deadlines


def test_what_happens_at_the_last_call_does_not_swallow_it() -> None:
    """After every event the sand timer is looked at again; an event just before the last call must not put it off."""
    deadlines, due, call = Deadlines(), 100_000, 8000
    deadlines.watch("table", due, call, now=0)
    deadlines.watch("table", due, call, now=due - call)
    assert deadlines.take(due - call) == ["table"]
    deadlines.watch("table", due, call, now=due - call)
    assert deadlines.next() == due


# -- Goldrausch


def test_a_glass_runs_out_in_planning_and_at_the_meeting(served: Served, hands: Hands) -> None:
    """The last country chosen shows all of them, and its chooser owes a move again: default moves must end there."""
    _, table = served.party("Ada", "Bob", "Cyd", "Dan", game="goldrausch", preset="four", glass=GLASS)
    for _ in range(2):
        run_out(served, hands, table, moves=4)
    both = moved(served, table)
    assert [moves for _, moves, _ in both] == [["go veridia"]] * 4 + [["lay skip", "seal"]] * 4
    assert all(by_clock for _, _, by_clock in both)
