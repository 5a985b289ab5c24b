"""Opening logs, and going on from a position of one."""

import re
from pathlib import Path

import pytest
from tests.server.kit import FREE, ME, Json, Served, device, finished_log, play_out

from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.lobby import service


def test_an_opened_log_becomes_a_record(served: Served) -> None:
    ada, text = served.person("Ada"), finished_log()
    card = ada.ok("POST", "/api/logs", {"log": text})
    table = card["id"]
    assert (card["status"], card["preset"], card["actors"]) == ("record", "basic", [])
    assert card["ends"] is not None
    assert ada.log(table) == text
    page = served.person().page(table)
    assert len(page["log"]) > 30
    past = served.person().ok("GET", f"/api/tables/{table}/positions/3", eyes=1)
    assert (past["at"], past["last"], past["eyes"]) == (3, page["at"], 1)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/0", ME) == (409, 620)
    assert ada.refused("POST", f"/api/tables/{table}/start") == (409, 620)
    assert ada.command(table, 0, 0, "place natural e5").status_code == 403


def test_names_in_a_log_are_shown_as_names(served: Served) -> None:
    text = finished_log().replace("\n\n", "\nsits red \u202eAda\nsits blue \u200b\n\n", 1)
    card = served.person("Eve").ok("POST", "/api/logs", {"log": text})
    assert [seat["name"] for seat in card["seats"]] == ["Ada", None]


def test_a_log_that_seats_a_bot_in_a_file_does_not_run_it(served: Served, tmp_path: Path) -> None:
    ran, mine = tmp_path / "ran", tmp_path / "mine.py"
    mine.write_text(f"open({str(ran)!r}, 'w')\n")
    text = finished_log().replace("\n\n", f"\nsits red {mine}:Mine\nsits blue {mine}:Mine\n\n", 1)
    eve = served.person("Eve")
    record = eve.ok("POST", "/api/logs", {"log": text})["id"]
    seats = [ME, {"kind": "bot", "level": "beginner"}]
    card = eve.ok("POST", f"/api/tables/{record}/branch", {"at": 3, "seats": seats})
    assert card["seats"][1]["level"] == "beginner"
    sit = f"/api/tables/{card['id']}/seats/1"
    assert eve.refused("PUT", sit, {"kind": "bot", "level": f"{mine}:Mine"})[1] == 601
    assert not ran.exists()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda _: "", 302),
        (lambda _: "\x00" * 1000, 302),
        (lambda t: t.replace("log 1", "log 2", 1), 303),
        (lambda t: t.replace("game atacama\n", "", 1), 304),
        (lambda t: t.replace("seats 2", "seats 999999999", 1), 304),
        (lambda t: t.replace("seats 2", "seats -1", 1), 304),
        (lambda t: t.replace("seats 2", "seats 2e9", 1), 305),
        (lambda t: t.replace("seats 2", "seats 3", 1), 405),
        (lambda t: t.replace("\n2 ", "\n3 ", 1), 306),
        (lambda t: t.replace("place natural", "place golden", 1), 307),
        (lambda t: re.sub(r"\n2 .*", "\n2 red undo 7", t, count=1), 308),
        (lambda t: re.sub("score red .*", "score red 999 1", t), 309),
        (lambda t: re.sub("seed [0-9a-f]*", "seed " + "0" * 64, t), 310),
        (lambda t: t.replace("revision 1", "revision 2", 1), 313),
        (lambda t: re.sub("data .*", "data 0000", t, count=1), 314),
        (lambda t: re.sub("data .*", "data 0000\nvalues " + "[" * 9999, t, count=1), 411),
        (lambda t: t + "# \n" * 100_000 + "junk", 305),
        (lambda t: t.replace("game atacama", "game ../../secret", 1), 401),
        (lambda t: t.replace("option maps square", "option maps round", 1), 404),
        (lambda t: t.replace("option maps square", "option wind north", 1), 403),
        (lambda t: t.replace("deal 0", "deal 999999999", 1), 407),
        (lambda t: t + "x" * 1_000_000, 601),
    ],
)
def test_a_log_that_cannot_be_is_refused_by_number(served: Served, change: Json, code: int) -> None:
    eve, text = served.person("Eve"), finished_log()
    assert change(text) != text
    status, number = eve.refused("POST", "/api/logs", {"log": change(text)})
    assert (status in (400, 409), number) == (True, code)
    assert eve.ok("GET", "/api/tables")["mine"] == []


def test_the_log_of_a_running_game_is_a_secret(served: Served) -> None:
    ada, _, table = served.pair()
    assert ada.refused("GET", f"/api/tables/{table}/log") == (409, 614)
    assert ada.refused("POST", f"/api/tables/{table}/branch", {"at": 0, "seats": [ME, ME]}) == (409, 614)
    waiting = ada.open(ME, FREE)
    assert ada.refused("GET", f"/api/tables/{waiting}/log") == (409, 614)


@pytest.mark.parametrize("preset", ["basic", "advanced-tactics"])
def test_a_branch_goes_on_with_other_luck_and_its_log_can_be_checked(served: Served, preset: str) -> None:
    ada, bob, table = served.pair(preset=preset)
    play_out(table, [ada, bob], luck=3)
    eve = served.person("Eve")
    card = eve.ok("POST", f"/api/tables/{table}/branch", {"at": 4, "seats": [ME, device("Bob")]})
    branch = card["id"]
    assert (card["status"], card["moves"], card["listed"]) == ("running", 4, False)
    old = eve.ok("GET", f"/api/tables/{table}/positions/4", eyes=0)["position"]["view"]
    assert eve.page(branch, eyes=0)["position"]["view"] == old
    play_out(branch, [eve, eve], luck=4)
    first, second = (parse(eve.log(each)) for each in (table, branch))
    match_of(second, verify=True)
    assert first.seed != second.seed
    assert second.header.taken > 0
    taken = [line.text for line in second.lines[: second.header.taken]]
    assert [line.text for line in first.lines[: len(taken)]] == taken


def test_a_branch_of_a_record_survives_a_branch_of_its_own(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.ok("POST", "/api/logs", {"log": finished_log(7)})["id"]
    for at in (6, 2):
        table = ada.ok("POST", f"/api/tables/{table}/branch", {"at": at, "seats": [ME, ME]})["id"]
        play_out(table, [ada, ada], luck=at)
        match_of(parse(ada.log(table)), verify=True)


@pytest.mark.parametrize(("at", "seats", "code"), [(-1, 2, 615), (10**9, 2, 615), (0, 1, 622), (0, 4, 622)])
def test_a_branch_needs_a_position_and_as_many_players(served: Served, at: int, seats: int, code: int) -> None:
    ada = served.person("Ada")
    table = ada.ok("POST", "/api/logs", {"log": finished_log()})["id"]
    body = {"at": at, "seats": [ME] * seats}
    assert ada.refused("POST", f"/api/tables/{table}/branch", body)[1] == code


def test_a_log_that_would_keep_the_house_busy_is_refused(served: Served) -> None:
    head, _, rest = finished_log().partition("\n\n")
    lines = rest.split("\n")[:20]
    seat, _, text = lines[-1].partition(" ")[2].partition(" ")
    while len(lines) <= service.MOST_LOG_LINES:
        lines.append(f"{len(lines) + 1} {seat} undo {len(lines)}")
        lines.append(f"{len(lines) + 1} {seat} {text}")
    endless = f"{head}\n\n" + "\n".join(lines) + "\n"
    assert served.person("Eve").refused("POST", "/api/logs", {"log": endless}) == (400, 315)
