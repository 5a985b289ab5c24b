"""Finding a table, opening one, sitting down, moving a seat."""

import re

import pytest
from tests.server.hands import Hands
from tests.server.kit import BEGINNER, FREE, ME, Json, Person, Served, device, play_out


def ids(cards: list[Json]) -> list[str]:
    return [card["id"] for card in cards]


def kinds(card: Json) -> list[str]:
    return [seat["kind"] for seat in card["seats"]]


def wanted(*seats: Json, **more: Json) -> Json:
    return {"game": "atacama", "preset": "basic", "seats": list(seats), **more}


# -- the games


def test_the_games_are_told_with_presets_options_and_levels(served: Served) -> None:
    games = {game["name"]: game for game in served.person().ok("GET", "/api/games")}
    atacama, goldrausch = games["atacama"], games["goldrausch"]
    assert (atacama["secrets"], atacama["meets"]) == (False, False)
    assert (goldrausch["secrets"], goldrausch["meets"]) == (True, True)
    assert {"name": "four", "seats": [4], "options": []} in atacama["presets"]
    paid = {"choices": ["box", "opponent"], "usual": "box", "first_game": "box", "reading": True, "per_seat": False}
    assert {"name": "paid_derrick", **paid, "rule": "4.6"} in atacama["options"]
    assert atacama["levels"] == ["beginner", "club", "expert"]


# -- opening


def test_a_table_with_a_free_seat_waits(served: Served) -> None:
    card = served.person("Ada").ok("POST", "/api/tables", wanted(ME, FREE))
    assert (card["status"], card["owner"], card["actors"], card["ends"]) == ("open", True, [], None)
    assert kinds(card) == ["person", "open"]
    assert [seat["mine"] for seat in card["seats"]] == [True, False]
    assert (card["seats"][0]["name"], card["seats"][1]["name"]) == ("Ada", None)


@pytest.mark.parametrize("other", [ME, device("Bob"), BEGINNER])
def test_a_full_table_begins_at_once(served: Served, other: Json) -> None:
    card = served.person("Ada").ok("POST", "/api/tables", wanted(ME, other))
    assert card["status"] == "running"


def test_whoever_plays_at_my_device_has_a_name_of_their_own(served: Served) -> None:
    card = served.person("Ada").ok("POST", "/api/tables", wanted(ME, device(" Bob\n")))
    assert [(seat["name"], seat["mine"]) for seat in card["seats"]] == [("Ada", True), ("Bob", True)]


def test_options_that_a_preset_leaves_open_are_chosen(served: Served) -> None:
    ada = served.person("Ada")
    more = {"preset": "advanced", "options": {"paid_derrick": "opponent"}}
    assert ada.ok("POST", "/api/tables", wanted(ME, FREE, **more))["options"] == {"paid_derrick": "opponent"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, 401),
        ({"game": ""}, 401),
        ({"preset": "sand"}, 402),
        ({"options": {"wind": "north"}}, 403),
        ({"options": {"maps": "stages"}}, 403),
        ({"preset": "advanced", "options": {"paid_derrick": "bank"}}, 404),
        ({"seats": [ME]}, 405),
        ({"seats": [ME] * 3}, 405),
        ({"preset": "four"}, 405),
        ({"seats": [ME, {"kind": "device", "name": "\u200b"}]}, 618),
        ({"seats": []}, 601),
        ({"seats": [ME] * 7}, 601),
        ({"seats": [ME, {"kind": "bot", "level": "genius"}]}, 601),
        # Nobody's file is ever run: levels are a closed list.
        ({"seats": [ME, {"kind": "bot", "level": "mine.py:Mine"}]}, 601),
        ({"seats": [ME, {"kind": "bot", "level": "expert", "bot": "mine.py:Mine"}]}, 601),
        ({"seats": [ME, {"kind": "ghost"}]}, 601),
        ({"colour": "red"}, 601),
        ({"listed": "perhaps"}, 601),
    ],
)
def test_what_cannot_be_opened_is_refused_by_number(served: Served, change: Json, code: int) -> None:
    ada = served.person("Ada")
    before = ada.ok("GET", "/api/tables")
    assert ada.refused("POST", "/api/tables", wanted(ME, FREE, **change))[1] == code
    assert ada.ok("GET", "/api/tables") == before


def test_nobody_without_a_name_opens_or_sits(served: Served) -> None:
    nobody, table = served.person(), served.person("Ada").open(ME, FREE)
    assert nobody.refused("POST", "/api/tables", wanted(ME, FREE)) == (401, 605)
    assert nobody.refused("PUT", f"/api/tables/{table}/seats/1", ME) == (401, 605)


def test_ids_of_tables_cannot_be_guessed(served: Served) -> None:
    ada = served.person("Ada")
    tables = {ada.open(ME, FREE) for _ in range(20)}
    assert len(tables) == 20
    assert all(re.fullmatch("[A-Za-z0-9_-]{16}", table) for table in tables)
    assert len({table[:4] for table in tables}) == 20  # no common beginning


# -- finding


def test_only_listed_tables_are_found_by_strangers(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    listed, by_link = ada.open(ME, FREE, listed=True), ada.open(ME, FREE)
    assert {listed, by_link} <= set(ids(ada.ok("GET", "/api/tables")["mine"]))
    for stranger in (bob, served.person()):
        lobby = stranger.ok("GET", "/api/tables")
        assert lobby["mine"] == []
        assert listed in ids(lobby["open"])
        assert by_link not in ids(lobby["open"])
    assert bob.page(by_link)["table"]["id"] == by_link  # whoever has the link


def test_a_table_leaves_the_lobby_when_its_game_begins(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE, listed=True)
    bob.sit(table, 1)
    assert table not in ids(bob.ok("GET", "/api/tables")["open"])  # it is mine now
    assert table in ids(bob.ok("GET", "/api/tables")["mine"])
    ada.ok("POST", f"/api/tables/{table}/start")
    assert table not in ids(served.person().ok("GET", "/api/tables")["open"])


def test_my_tables_come_latest_first(served: Served, hands: Hands) -> None:
    ada = served.person("Ada")
    first = ada.open(ME, ME)
    hands.forward(1)
    second = ada.open(ME, ME)
    assert ids(ada.ok("GET", "/api/tables")["mine"]) == [second, first]
    hands.forward(1)
    ada.move(first, ada.acting(first))
    assert ids(ada.ok("GET", "/api/tables")["mine"]) == [first, second]


def test_lists_show_the_same_card_as_the_page(served: Served) -> None:
    """One is made from rows, the other from what is in memory."""
    ada, bob = served.person("Ada"), served.person("Bob")
    waiting = ada.open(ME, FREE, listed=True)
    running = ada.open(ME, device("Cyd"), game="siberia", preset="two", glass=60, options={"withdrawal": "always"})
    over = ada.open(ME, ME)
    play_out(over, [ada, ada])
    record = ada.ok("POST", "/api/logs", {"log": ada.log(over)})["id"]
    cards = {card["id"]: card for card in ada.ok("GET", "/api/tables")["mine"]}
    tables = {"open": waiting, "running": running, "over": over, "record": record}
    for status, table in tables.items():
        assert cards[table]["status"] == status
        assert cards[table] == ada.page(table)["table"]
    found = next(card for card in bob.ok("GET", "/api/tables")["open"] if card["id"] == waiting)
    assert found == bob.page(waiting)["table"]


@pytest.mark.parametrize("table", ["x", "A" * 16, "A" * 3000, "%00", "..%2f..%2fetc", "%ff"])
def test_there_is_no_such_table(served: Served, table: str) -> None:
    ada = served.person("Ada")
    assert ada.refused("GET", f"/api/tables/{table}")[0] == 404
    assert ada.refused("PUT", f"/api/tables/{table}/seats/0", ME)[0] == 404


# -- sitting down


def test_people_sit_down_and_stand_up(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE)
    card = bob.sit(table, 1)
    assert [(seat["name"], seat["mine"]) for seat in card["seats"]] == [("Ada", False), ("Bob", True)]
    assert kinds(bob.sit(table, 1, FREE)) == ["person", "open"]


def test_a_taken_seat_stays_taken(served: Served) -> None:
    ada, bob, eve = (served.person(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open(ME, FREE)
    bob.sit(table, 1)
    for occupant in (ME, FREE, device("X")):
        assert eve.refused("PUT", f"/api/tables/{table}/seats/1", occupant) == (409, 609)
    assert eve.refused("PUT", f"/api/tables/{table}/seats/0", FREE) == (409, 609)
    # Whoever opened the table may send somebody away, but not sit down in a taken seat.
    assert ada.refused("PUT", f"/api/tables/{table}/seats/1", ME) == (409, 609)
    assert kinds(ada.sit(table, 1, FREE)) == ["person", "open"]


def test_bots_are_the_openers_business(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE)
    assert bob.refused("PUT", f"/api/tables/{table}/seats/1", BEGINNER) == (403, 610)
    card = ada.sit(table, 1, BEGINNER)
    assert (card["status"], card["seats"][1]["level"]) == ("open", "beginner")
    assert bob.refused("PUT", f"/api/tables/{table}/seats/1", ME) == (409, 609)
    assert kinds(ada.sit(table, 1, FREE)) == ["person", "open"]


@pytest.mark.parametrize("seat", [2, 5])
def test_there_are_no_more_seats_than_the_game_has(served: Served, seat: int) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, FREE)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/{seat}", ME) == (403, 604)


@pytest.mark.parametrize("seat", ["-1", "6", "99999999999999999999", "9" * 5000, "x", "1.0"])
def test_what_is_no_seat_changes_nothing(served: Served, seat: str) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, FREE)
    before = ada.page(table)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/{seat}", FREE)[0] in (400, 404)
    assert ada.page(table) == before


def test_only_the_opener_begins_and_only_when_all_sit(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE)
    assert ada.refused("POST", f"/api/tables/{table}/start") == (409, 613)
    bob.sit(table, 1)
    assert bob.refused("POST", f"/api/tables/{table}/start") == (403, 610)
    assert ada.ok("POST", f"/api/tables/{table}/start")["status"] == "running"
    assert ada.refused("POST", f"/api/tables/{table}/start") == (409, 612)


def test_nobody_leaves_a_running_game_without_a_bot_in_their_place(served: Served) -> None:
    ada, bob, table = served.pair()
    assert bob.refused("PUT", f"/api/tables/{table}/seats/1", FREE) == (409, 612)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/1", FREE) == (403, 604)
    assert ada.refused("PUT", f"/api/tables/{table}/seats/1", BEGINNER) == (403, 604)


# -- personal links


def link(person: Person, table: str, seat: int) -> str:
    return str(person.ok("POST", f"/api/tables/{table}/seats/{seat}/link")["token"])


def test_a_personal_link_moves_a_seat_once(served: Served) -> None:
    ada, bob, table = served.pair()
    phone, thief = served.person("Ada's phone"), served.person("Eve")
    token = link(ada, table, 0)
    card = phone.ok("POST", "/api/links", {"token": token})
    assert (card["seats"][0]["name"], card["seats"][0]["mine"]) == ("Ada", True)
    assert thief.refused("POST", "/api/links", {"token": token}) == (409, 616)
    assert ada.refused("POST", "/api/links", {"token": token}) == (409, 616)
    turn = phone.page(table, eyes=0)["position"]["turn"]
    assert ada.command(table, 0, turn, "place natural e5").status_code == 403
    play_out(table, [phone, bob])


def test_a_newer_link_makes_the_older_worthless(served: Served) -> None:
    ada, _, table = served.pair()
    phone = served.person("Phone")
    first, second = link(ada, table, 0), link(ada, table, 0)
    assert phone.refused("POST", "/api/links", {"token": first}) == (409, 616)
    phone.ok("POST", "/api/links", {"token": second})


@pytest.mark.parametrize(("hours", "good"), [(23, True), (24, False)])
def test_a_link_is_good_for_a_day(served: Served, hands: Hands, hours: int, good: bool) -> None:
    ada, _, table = served.pair()
    token = link(ada, table, 0)
    hands.forward(hours * 3_600_000)
    answer = served.person("Phone").ask("POST", "/api/links", {"token": token})
    assert answer.status_code == (201 if good else 409)
    assert good or answer.json()["code"] == 616


def test_a_link_is_for_an_own_seat(served: Served) -> None:
    ada, bob, table = served.pair()
    assert bob.refused("POST", f"/api/tables/{table}/seats/0/link") == (403, 604)
    assert served.person("Eve").refused("POST", f"/api/tables/{table}/seats/0/link") == (403, 604)
    assert served.person().refused("POST", f"/api/tables/{table}/seats/0/link") == (401, 605)
    assert ada.refused("POST", f"/api/tables/{table}/seats/1/link") == (403, 604)


def test_a_link_dies_when_its_maker_leaves_the_seat(served: Served) -> None:
    ada, bob, eve = (served.person(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open(ME, FREE)
    eve.sit(table, 1)
    token = link(eve, table, 1)
    eve.sit(table, 1, FREE)
    bob.sit(table, 1)
    assert eve.refused("POST", "/api/links", {"token": token}) == (409, 616)
    assert bob.page(table)["table"]["seats"][1]["mine"]


def test_a_link_outlives_a_stand_in(served: Served) -> None:
    ada, _, table = served.pair()
    token = link(ada, table, 0)
    ada.sit(table, 0, BEGINNER)
    phone = served.person("Phone")
    card = phone.ok("POST", "/api/links", {"token": token})
    assert card["seats"][0]["stood_in"]
    assert phone.sit(table, 0)["seats"][0]["mine"]


@pytest.mark.parametrize("token", ["", "x", "../..", "\x00", "x" * 200, "é" * 100])
def test_an_invented_link_is_refused(served: Served, token: str) -> None:
    assert served.person("Eve").refused("POST", "/api/links", {"token": token}) == (409, 616)
