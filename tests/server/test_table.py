"""Playing at a table: moves, what forbids them, who may see and do what."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.server.kit import BEGINNER, FREE, ME, Json, Served, device, finished_log, play_out

from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.store.database import FILE


def events(served: Served, table: str) -> int:
    """How many events of a table are in the database file."""
    numbers = [
        number for (number,) in served.rows("SELECT number FROM event WHERE table_id = ? ORDER BY number", table)
    ]
    assert numbers == list(range(len(numbers)))
    return len(numbers)


@pytest.mark.parametrize(
    "preset",
    ["basic", *(pytest.param(each, marks=pytest.mark.heavy) for each in ("tactics", "advanced")), "advanced-tactics"],
)
def test_two_people_play_a_whole_game(served: Served, preset: str) -> None:
    ada, bob, table = served.pair(preset=preset)
    play_out(table, [ada, bob], luck=5)
    log = parse(ada.log(table))
    match = match_of(log, verify=True)
    assert log.header.sits == {0: "Ada", 1: "Bob"}
    result = match.result()
    assert result is not None
    card = bob.page(table)["table"]
    assert (card["status"], card["actors"]) == ("over", [])
    assert [end["points"] for end in card["ends"]] == list(result.scores)
    assert [end["place"] for end in card["ends"]] == list(result.places)
    assert card["moves"] == match.submissions


def test_four_people_play_a_whole_game(served: Served) -> None:
    people = [served.person(name) for name in ("Ada", "Bob", "Cyd", "Dan")]
    table = people[0].open(ME, FREE, FREE, FREE, preset="four")
    for seat in (1, 2, 3):
        people[seat].sit(table, seat)
    people[0].ok("POST", f"/api/tables/{table}/start")
    play_out(table, people)
    match_of(parse(people[3].log(table)), verify=True)


def test_one_person_plays_for_two_at_their_device(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, device("Bob"))
    for _ in range(4):
        page = ada.page(table)
        assert page["eyes"] == page["table"]["actors"][0]  # the eyes of whoever is to move
        ada.move(table, page["eyes"])
    assert ada.page(table, eyes=1)["eyes"] == 1


def test_the_page_after_a_move_tells_what_happened(served: Served) -> None:
    ada, bob, table = served.pair()
    people = [ada, bob]
    before = ada.page(table)
    seat = before["table"]["actors"][0]
    after = people[seat].move(table, seat)
    assert (after["number"], after["at"]) == (before["number"] + 1, before["at"] + 1)
    assert after["table"]["moves"] == 1
    assert [told["kind"] for told in after["log"]] == ["derrick-placed"]
    assert after["log"][0]["seat"] == seat
    assert people[seat].page(table, after=before["number"])["log"] == after["log"]
    assert people[seat].page(table, after=after["number"])["log"] == []


# -- the same command twice


def test_the_same_command_twice_gets_the_same_answer_and_is_played_once(served: Served) -> None:
    ada, bob, table = served.pair()
    people = [ada, bob]
    seat = ada.acting(table)
    position = people[seat].page(table)["position"]
    command = (table, seat, position["turn"], position["moves"][3]["text"])
    first = people[seat].command(*command)
    count = events(served, table)
    assert people[seat].command(*command).content == first.content
    assert events(served, table) == count
    # Also later, when others have moved on: it is played once, and the page is the current one.
    people[1 - seat].move(table, 1 - seat)
    again = people[seat].command(*command)
    assert (again.status_code, again.json()["table"]["moves"]) == (200, 2)


def test_spaces_make_no_other_command_and_are_not_kept(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    mover = [ada, bob][seat]
    position = mover.page(table)["position"]
    text = position["moves"][3]["text"]
    wide = "  " + text.replace(" ", "   ")
    first = mover.command(table, seat, position["turn"], wide)
    assert first.status_code == 200
    assert mover.command(table, seat, position["turn"], wide).content == first.content
    assert mover.command(table, seat, position["turn"], text).content == first.content
    assert [each["moves"] for each in served.happenings(table, "moved")] == [[text]]


def test_the_same_command_many_times_at_once_is_played_once(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    mover = [ada, bob][seat]
    position = mover.page(table)["position"]
    with ThreadPoolExecutor(8) as hands:
        calls = [
            hands.submit(mover.command, table, seat, position["turn"], position["moves"][0]["text"]) for _ in range(24)
        ]
        answers = {call.result().content for call in calls}
    assert len(answers) == 1
    assert mover.page(table)["table"]["moves"] == 1


def test_of_different_commands_for_one_turn_one_is_played(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    mover = [ada, bob][seat]
    position = mover.page(table)["position"]
    with ThreadPoolExecutor(8) as hands:
        calls = [
            hands.submit(mover.command, table, seat, position["turn"], move["text"]) for move in position["moves"][:16]
        ]
        answers = [call.result() for call in calls]
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {203}
    assert mover.page(table)["table"]["moves"] == 1


def test_a_command_for_an_older_position_is_refused(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    mover = [ada, bob][seat]
    position = mover.page(table)["position"]
    one, other = (move["text"] for move in position["moves"][:2])
    assert mover.command(table, seat, position["turn"], one).status_code == 200
    late = mover.command(table, seat, position["turn"], other)
    assert (late.status_code, late.json()) == (409, {"code": 203, "facts": {"turn": 0, "now": 1}, "refusal": None})
    early = mover.command(table, seat, position["turn"] + 5, other)
    assert (early.status_code, early.json()["code"]) == (409, 203)


# -- what is forbidden


def test_a_forbidden_move_is_refused_with_its_paragraph(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    people = [ada, bob]
    people[seat].move(table, seat)
    before = events(served, table)
    taken = ada.page(table)["log"][-1]["words"]["field"]["token"]
    position = people[1 - seat].page(table)["position"]
    answer = people[1 - seat].command(table, 1 - seat, position["turn"], f"place natural {taken}")
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (409, 201)
    assert problem["facts"]["move"] == f"place natural {taken}"
    assert problem["refusal"]["game"] == "atacama"
    assert problem["refusal"]["rule"] == problem["facts"]["rule"]
    assert problem["refusal"]["kind"]
    assert events(served, table) == before
    # Asking why gives the same, and changes nothing.
    why = people[1 - seat].ok("GET", f"/api/tables/{table}/why", seat=1 - seat, move=f"place natural {taken}")
    assert why == {"problem": problem}
    legal = position["moves"][0]["text"]
    assert people[1 - seat].ok("GET", f"/api/tables/{table}/why", seat=1 - seat, move=legal) == {"problem": None}
    assert events(served, table) == before


@pytest.mark.parametrize("move", ["", " ", "undo 1", "place", "place natural z9", "x" * 80, "\x00"])
def test_what_is_no_move_is_refused(served: Served, move: str) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    seat = ada.acting(table)
    answer = ada.command(table, seat, 0, move)
    assert (answer.status_code, answer.json()["code"]) == (409, 202)
    why = ada.ok("GET", f"/api/tables/{table}/why", seat=seat, move=move)
    assert why["problem"]["code"] == 202


def test_a_list_is_played_whole_or_not_at_all(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    seat = ada.acting(table)
    moves = [move["text"] for move in ada.page(table)["position"]["moves"]]
    answer = ada.command(table, seat, 0, moves[0], moves[40])
    assert (answer.status_code, answer.json()["code"]) == (409, 210)
    assert ada.page(table)["table"]["moves"] == 0


def test_nobody_moves_out_of_turn_or_for_another(served: Served) -> None:
    ada, bob, table = served.pair()
    people = [ada, bob]
    seat = ada.acting(table)
    move = people[seat].page(table)["position"]["moves"][0]["text"]
    waiting = people[1 - seat].command(table, 1 - seat, 0, move)
    assert (waiting.status_code, waiting.json()["code"]) == (409, 201)
    for stranger in (people[1 - seat], served.person("Eve")):
        answer = stranger.command(table, seat, 0, move)
        assert (answer.status_code, answer.json()["code"]) == (403, 604)
        assert stranger.refused("GET", f"/api/tables/{table}/why", seat=seat, move=move) == (403, 604)
        assert stranger.refused("POST", f"/api/tables/{table}/hint", {"seat": seat, "turn": 0}) == (403, 604)
    assert served.person().command(table, seat, 0, move).status_code == 401
    assert people[seat].command(table, 5, 0, move).status_code == 403


def test_nothing_is_played_before_the_beginning_or_after_the_end(served: Served) -> None:
    ada = served.person("Ada")
    waiting = ada.open(ME, FREE)
    assert ada.command(waiting, 0, 0, "place natural e5").json()["code"] == 611
    assert ada.refused("GET", f"/api/tables/{waiting}/positions/0") == (409, 611)
    assert ada.refused("POST", f"/api/tables/{waiting}/undo", {"seat": 0, "turn": 0}) == (409, 611)
    over = ada.open(ME, ME)
    play_out(over, [ada, ada])
    turn = ada.page(over, eyes=0)["position"]["turn"]
    assert ada.command(over, 0, turn, "place natural e5").json()["code"] == 201
    assert ada.refused("POST", f"/api/tables/{over}/undo", {"seat": 0, "turn": turn}) == (409, 209)
    assert ada.refused("POST", f"/api/tables/{over}/hint", {"seat": 0, "turn": turn})[0] == 409


# -- looking


def test_spectators_see_but_cannot_move(served: Served) -> None:
    ada, bob, table = served.pair()
    eve = served.person()
    page = eve.page(table)
    assert page["eyes"] is None
    assert page["position"]["moves"] == []
    assert page["own"] == []
    assert page["position"]["view"]["fields"] == ada.page(table)["position"]["view"]["fields"]
    assert eve.page(table, eyes=0) == page  # nobody gets somebody else's eyes
    assert bob.page(table, eyes=0)["eyes"] == 1


def test_the_eyes_of_others_only_after_the_end(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    [ada, bob][seat].move(table, seat)
    eve = served.person()
    assert eve.ok("GET", f"/api/tables/{table}/positions/1", eyes=1)["eyes"] is None
    assert ada.ok("GET", f"/api/tables/{table}/positions/1", eyes=1)["eyes"] == 0
    play_out(table, [ada, bob])
    assert eve.page(table, eyes=1)["eyes"] == 1
    assert eve.ok("GET", f"/api/tables/{table}/positions/1", eyes=1)["eyes"] == 1
    assert eve.ok("GET", f"/api/tables/{table}/positions/1")["eyes"] is None
    assert eve.ok("GET", f"/api/tables/{table}/positions/1", eyes=5)["eyes"] is None  # no such seat here


def test_past_positions_are_what_was_seen_then(served: Served) -> None:
    ada, bob, table = served.pair(preset="advanced")
    people = [ada, bob]
    seen: list[Json] = []
    for k in range(6):
        page = ada.page(table)
        seen.append(page)
        seat = page["table"]["actors"][0]
        if k == 3:
            # Before it was taken back, it stood.
            people[seat].move(table, seat, 12)
            seen.append(ada.page(table))
            people[seat].undo(table, seat)
            seen.append(ada.page(table))
        people[seat].move(table, seat, 11)
    for at, page in enumerate(seen):
        past = ada.ok("GET", f"/api/tables/{table}/positions/{at}")
        assert (past["at"], past["last"], past["position"]["view"]) == (at, 8, page["position"]["view"])
        assert past["log"] == page["log"]
    assert any(not fact["stands"] for fact in seen[5]["log"])
    assert ada.refused("GET", f"/api/tables/{table}/positions/9") == (404, 615)


def test_the_seed_is_bound_before_the_first_move_and_told_after_the_last(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME, preset="advanced")
    bound = ada.page(table)["position"]["seed_hash"]
    play_out(table, [ada, ada])
    log = parse(ada.log(table))
    assert log.header.seed_hash == bound
    assert log.seed


def test_the_log_is_a_file_to_keep(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.ok("POST", "/api/logs", {"log": finished_log()})["id"]
    answer = ada.ask("GET", f"/api/tables/{table}/log")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == f'attachment; filename="motherlode-{table}.log"'


# -- leaving, coming back, help


def test_a_bot_takes_over_and_gives_the_seat_back(served: Served) -> None:
    ada, bob, table = served.pair()
    card = bob.sit(table, 1, BEGINNER)
    assert (card["seats"][1]["kind"], card["seats"][1]["name"], card["seats"][1]["stood_in"]) == ("bot", "Bob", True)
    assert bob.command(table, 1, 0, "place natural e5").status_code == 403
    with ada.stream(f"/api/tables/{table}/events") as stream:
        while ada.page(table)["table"]["actors"] != [0]:
            stream.until("table")
        ada.move(table, 0)
        while stream.until("table").page["table"]["actors"] != [0]:
            pass
    card = bob.sit(table, 1)
    assert (card["seats"][1]["kind"], card["seats"][1]["mine"], card["seats"][1]["stood_in"]) == ("person", True, False)
    play_out(table, [ada, bob])
    match_of(parse(ada.log(table)), verify=True)


def test_only_its_owner_takes_a_seat_back(served: Served) -> None:
    ada, bob, table = served.pair()
    bob.sit(table, 1, BEGINNER)
    for thief in (ada, served.person("Eve")):
        assert thief.refused("PUT", f"/api/tables/{table}/seats/1", ME) == (403, 604)


def test_a_hint_is_a_legal_move(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    page = ada.page(table)
    body = {"seat": page["eyes"], "turn": page["position"]["turn"]}
    advice = ada.ok("POST", f"/api/tables/{table}/hint", body)["advice"]
    assert 1 <= len(advice) <= 3
    assert all(each["move"] in page["position"]["moves"] for each in advice)
    assert all(0 <= each["percent"] <= 100 for each in advice)
    assert ada.page(table) == page
    assert ada.refused("POST", f"/api/tables/{table}/hint", {**body, "turn": 9}) == (409, 203)
    other = {"seat": 1 - page["eyes"], "turn": 0}
    assert ada.refused("POST", f"/api/tables/{table}/hint", other) == (409, 204)  # nothing to decide there


# -- memory


def test_a_table_forgotten_and_read_again_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.table.house.MOST_LIVE", 2)
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        tables = [ada.open(ME, ME, preset="advanced") for _ in range(3)]
        for k in range(8):
            for table in tables:
                ada.move(table, ada.acting(table), k)
        pages = [ada.page(table, eyes=0) for table in tables]
        assert [ada.page(table, eyes=0) for table in reversed(tables)] == pages[::-1]
        for table in tables:
            play_out(table, [ada, ada])
            match_of(parse(ada.log(table)), verify=True)


def test_a_table_keeps_what_nobody_chose(served: Served) -> None:
    """The usual choice may change with the next version."""
    ada = served.person("Ada")
    siberia = {"exchange_sides": "start_player", "withdrawal": "empty"}
    table = ada.open(ME, ME, game="siberia", preset="two")
    assert ada.page(table)["table"]["options"] == siberia
    ((kept,),) = served.rows("SELECT options FROM game_table WHERE id = ?", table)
    assert msgspec.json.decode(kept) == siberia


def test_a_table_of_before_there_was_an_option_goes_on_as_it_was_played(tmp_path: Path) -> None:
    """Siberia's sides were drawn, which is the first choice; older servers kept only what the table had chosen."""
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        table = ada.open(ME, ME, game="siberia", preset="two", options={"exchange_sides": "random"})
        ada.move(table, ada.acting(table), 1)
        before = ada.page(table, eyes=0)
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE game_table SET options = '{}' WHERE id = ?", (table,))
    with Served.on(tmp_path) as served:
        after = served.again(ada).page(table, eyes=0)
        assert after["table"]["options"] == {"exchange_sides": "random", "withdrawal": "empty"}
        assert (after["position"], after["log"]) == (before["position"], before["log"])


def test_what_could_not_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        table = ada.open(ME, ME)
        page = ada.page(table)
        command = (table, page["eyes"], page["position"]["turn"], page["position"]["moves"][0]["text"])

        async def full(*_: object) -> None:
            raise OSError(28, "no space left")

        with monkeypatch.context() as patch:
            patch.setattr(served.parts.database, "write", full)
            assert ada.command(*command).json()["code"] == 600
            assert ada.page(table) == page
        again = ada.command(*command)
        assert (again.status_code, again.json()["table"]["moves"]) == (200, 1)
        assert events(served, table) == again.json()["number"] + 1
