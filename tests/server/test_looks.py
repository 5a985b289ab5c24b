"""Looks: the figure, colour and sign, that a seat shows; chosen when sitting down and until the game begins."""

from pathlib import Path

import pytest
from tests.server.kit import BEGINNER, FREE, ME, Json, Person, Served, device, finished_log, play_out
from tests.server.robots import program


def looks(card: Json) -> list[int]:
    return [seat["look"] for seat in card["seats"]]


def at(person: Person, table: str) -> list[int]:
    return looks(person.page(table)["table"])


def dressed(occupant: Json, look: object) -> Json:
    return {**occupant, "look": look}


def choose(person: Person, table: str, seat: int, look: object) -> Json:
    return person.ok("PUT", f"/api/tables/{table}/seats/{seat}/look", {"look": look})


def refused(person: Person, table: str, seat: int, look: object) -> tuple[int, int]:
    return person.refused("PUT", f"/api/tables/{table}/seats/{seat}/look", {"look": look})


def opened(person: Person, *seats: Json) -> Json:
    wanted = {"game": "goldrausch", "preset": "four", "seats": list(seats)}
    return person.ok("POST", "/api/tables", wanted)


# -- opening


def test_a_seat_looks_like_its_own_number_unless_somebody_chooses(served: Served) -> None:
    assert looks(opened(served.person("Ada"), ME, FREE, BEGINNER, device("Bob"))) == [0, 1, 2, 3]


def test_whoever_opens_a_table_chooses_for_all_they_seat(served: Served) -> None:
    ada = served.person("Ada")
    robo = program(served, ada)[0]
    seats = [dressed(ME, 5), dressed(robo, 4), dressed(BEGINNER, 0), dressed(device("Bob"), 2)]
    card = opened(ada, *seats)
    assert card["status"] == "running"
    assert looks(card) == at(ada, card["id"]) == at(served.person(), card["id"]) == [5, 4, 0, 2]
    lobby = ada.ok("GET", "/api/tables")
    assert looks(next(one for one in lobby["mine"] if one["id"] == card["id"])) == [5, 4, 0, 2]


@pytest.mark.parametrize(
    ("seats", "shown"),
    [
        ((dressed(ME, 1), FREE, FREE, FREE), [1, 0, 2, 3]),
        ((FREE, dressed(ME, 0), FREE, FREE), [1, 0, 2, 3]),
        ((FREE, FREE, dressed(ME, 0), BEGINNER), [2, 1, 0, 3]),
        ((dressed(ME, 5), BEGINNER, BEGINNER, FREE), [5, 1, 2, 3]),
        ((dressed(ME, 2), BEGINNER, dressed(device("Bob"), 1), FREE), [2, 0, 1, 3]),
    ],
)
def test_what_nobody_chose_gives_way_when_a_table_is_opened(
    served: Served, seats: tuple[Json, ...], shown: list[int]
) -> None:
    assert looks(opened(served.person("Ada"), *seats)) == shown


def test_one_look_twice_is_refused_by_number(served: Served) -> None:
    ada = served.person("Ada")
    wanted = {"game": "atacama", "preset": "basic", "seats": [dressed(ME, 3), dressed(BEGINNER, 3)]}
    answer = ada.ask("POST", "/api/tables", wanted)
    assert (answer.status_code, answer.json()["code"], answer.json()["facts"]) == (409, 632, {"seat": "red"})
    assert ada.ok("GET", "/api/tables")["mine"] == []


# -- sitting down


def test_whoever_sits_down_chooses_and_a_free_seat_gives_way(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = opened(ada, ME, FREE, FREE, FREE)["id"]
    assert looks(bob.sit(table, 2, dressed(ME, 3))) == [0, 1, 3, 2]
    assert looks(bob.sit(table, 2, dressed(ME, 5))) == [0, 1, 5, 2]
    assert looks(bob.sit(table, 2)) == [0, 1, 5, 2]  # nothing said, nothing changed


def test_what_somebody_has_is_refused_and_nobody_sits_down(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = opened(ada, dressed(ME, 4), dressed(BEGINNER, 5), FREE, FREE)["id"]
    for taken, holder in ((4, "red"), (5, "blue")):
        answer = bob.ask("PUT", f"/api/tables/{table}/seats/2", dressed(ME, taken))
        assert (answer.status_code, answer.json()["code"], answer.json()["facts"]) == (409, 632, {"seat": holder})
    seats = bob.page(table)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "open", "open"]
    assert [seat["look"] for seat in seats] == [4, 5, 2, 3]


def test_somebody_who_leaves_a_seat_leaves_its_look_to_whoever_wants_it(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = opened(ada, ME, FREE, FREE, FREE)["id"]
    bob.sit(table, 1, dressed(ME, 5))
    assert looks(bob.sit(table, 1, FREE)) == [0, 5, 2, 3]
    assert looks(choose(ada, table, 0, 5)) == [5, 0, 2, 3]


# -- in the waiting room


def test_everybody_changes_their_own_until_the_game_begins(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE)
    bob.sit(table, 1)
    assert looks(choose(bob, table, 1, 4)) == [0, 4]
    assert looks(choose(ada, table, 0, 1)) == [1, 4]
    assert refused(ada, table, 0, 4) == (409, 632)
    assert refused(ada, table, 1, 5) == (403, 604)
    ada.ok("POST", f"/api/tables/{table}/start")
    assert refused(bob, table, 1, 5) == (409, 612)
    assert bob.refused("PUT", f"/api/tables/{table}/seats/1", dressed(ME, 5)) == (409, 612)
    assert looks(bob.sit(table, 1, dressed(ME, 4))) == [1, 4]  # as it is


def test_whoever_opened_the_table_chooses_for_bots_and_for_people_at_the_device(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = opened(ada, ME, BEGINNER, device("Cleo"), FREE)["id"]
    choose(ada, table, 1, 5)
    assert looks(choose(ada, table, 2, 3)) == [0, 5, 3, 2]
    names = [seat["name"] for seat in ada.page(table)["table"]["seats"]]
    assert names == ["Ada", None, "Cleo", None]
    bob.sit(table, 3)
    for seat in (0, 1, 2):
        assert refused(bob, table, seat, 1) == (403, 604)


def test_a_program_and_its_owner_choose_for_its_seat(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    _, robo = program(served, bob)
    table = opened(ada, ME, FREE, FREE, FREE)["id"]
    assert looks(robo.sit(table, 1, dressed(ME, 4))) == [0, 4, 2, 3]
    assert looks(choose(robo, table, 1, 5)) == [0, 5, 2, 3]
    assert looks(choose(bob, table, 1, 2)) == [0, 2, 5, 3]
    assert refused(ada, table, 1, 4) == (403, 604)


def test_others_see_a_change_at_once(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE)
    bob.sit(table, 1)
    with bob.stream(f"/api/tables/{table}/events") as stream:
        stream.until("table")
        number = ada.page(table)["number"]
        choose(ada, table, 0, 3)
        assert looks(stream.until_number(number + 1)[-1].page["table"]) == [3, 1]
    choose(ada, table, 0, 3)
    assert ada.page(table)["number"] == number + 1  # the same again is no news


def test_nobody_chooses_for_a_free_seat_a_missing_one_or_a_record(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, FREE)
    for seat in (1, 2, 5):
        assert refused(ada, table, seat, 3) == (403, 604)
    record = ada.ok("POST", "/api/logs", {"log": finished_log()})
    assert looks(record) == [0, 1]
    assert refused(ada, record["id"], 0, 3) == (409, 620)


@pytest.mark.parametrize("look", [-1, 6, 10**30, 1.5, True, "red", "", [], {}])
def test_what_is_no_look_is_refused(served: Served, look: object) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, FREE)
    assert refused(ada, table, 0, look) == (400, 601)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/0", dressed(ME, look)) == (400, 601)
    wanted = {"game": "atacama", "preset": "basic", "seats": [dressed(ME, look), FREE]}
    assert ada.refused("POST", "/api/tables", wanted) == (400, 601)
    assert at(ada, table) == [0, 1]


def test_a_look_must_be_named_and_a_free_seat_has_none(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, FREE)
    assert refused(ada, table, 0, None) == (400, 601)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/0", dressed(FREE, 3)) == (400, 601)
    assert served.person().refused("PUT", f"/api/tables/{table}/seats/0/look", {"look": 3}) == (401, 605)


# -- it stays


def test_a_restart_keeps_looks(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        ada, bob = served.person("Ada"), served.person("Bob")
        table = ada.open(dressed(ME, 5), FREE)
        bob.sit(table, 1, dressed(ME, 0))
        ada.ok("POST", f"/api/tables/{table}/start")
    with Served.on(tmp_path) as served:
        assert at(served.again(ada), table) == [5, 0]
        assert looks(served.again(bob).ok("GET", "/api/tables")["mine"][0]) == [5, 0]


def test_bots_that_stand_in_and_links_keep_the_look_of_the_seat(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(dressed(ME, 5), dressed(device("Cleo"), 3))
    assert looks(ada.sit(table, 1, BEGINNER)) == looks(ada.sit(table, 1)) == [5, 3]
    token = ada.ok("POST", f"/api/tables/{table}/seats/1/link")["token"]
    assert looks(bob.ok("POST", "/api/links", {"token": token})) == [5, 3]


def test_a_branch_keeps_looks_unless_others_are_chosen_and_logs_know_nothing_of_them(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(dressed(ME, 5), dressed(ME, 3))
    play_out(table, [ada, ada])
    branch = f"/api/tables/{table}/branch"
    assert looks(ada.ok("POST", branch, {"at": 2, "seats": [ME, FREE]})) == [5, 3]
    assert looks(ada.ok("POST", branch, {"at": 2, "seats": [dressed(ME, 3), FREE]})) == [3, 0]
    log = ada.log(table)
    assert "sits red Ada\nsits blue Ada\n" in log
    assert "white" not in log
