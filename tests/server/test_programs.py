"""Programs: tokens made, listed and revoked; what a program may do, and what others see of it."""

import logging
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.command import Process
from tests.server.kit import BEGINNER, FREE, ME, Json, Person, Served, play_out, until
from tests.server.robots import program, robot, token_of
from tests.server.waiting import PATIENCE

from motherlode.server.hub import Hub, Subscription
from motherlode.server.people import service
from motherlode.server.people.programs import MOST_PROGRAMS

PROGRAMS = "/api/me/programs"


def seat_of(page: Json, seat: int) -> Json:
    return page["table"]["seats"][seat]


# -- tokens


def test_programs_are_listed_to_their_owner_alone_and_without_tokens(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    first, robo = program(served, ada)
    second, _ = program(served, ada, "  Nemo \t ")
    assert ada.ok("GET", PROGRAMS) == [{"id": first["id"], "name": "Robo"}, {"id": second["id"], "name": "Nemo"}]
    assert bob.ok("GET", PROGRAMS) == []
    assert robo.ok("GET", PROGRAMS) == []
    assert served.person().refused("GET", PROGRAMS) == (401, 605)


def test_only_its_owner_can_revoke_a_token(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    made, robo = program(served, ada)
    path = f"{PROGRAMS}/{made['id']}"
    for other in (bob, robo):
        assert other.refused("DELETE", path) == (404, 631)
    assert robo.ok("GET", "/api/me") == {"name": "Robo"}
    assert ada.ok("DELETE", path) == []
    assert ada.refused("DELETE", path) == (404, 631)
    assert robo.refused("GET", "/api/me") == (401, 628)


def test_ten_programs_are_enough_until_one_is_revoked(served: Served) -> None:
    ada = served.person("Ada")
    made = [program(served, ada)[0] for _ in range(MOST_PROGRAMS)]
    assert ada.refused("POST", PROGRAMS, {"name": "Robo"}) == (409, 630)
    ada.ok("DELETE", f"{PROGRAMS}/{made[3]['id']}")
    program(served, ada)
    program(served, served.person("Bob"))


@pytest.mark.parametrize(("name", "code"), [("", 601), (" \u200b", 618), ("x" * 61, 601), (7, 601)])
def test_a_program_needs_a_name(served: Served, name: object, code: int) -> None:
    ada = served.person("Ada")
    assert ada.refused("POST", PROGRAMS, {"name": name})[1] == code
    assert ada.ok("GET", PROGRAMS) == []


@pytest.mark.parametrize("wrong", ["", "x", ".", "é", "A" * 22 + "." + "A" * 43, "x" * 5000, "id", "secret", "more"])
def test_a_wrong_token_is_refused_everywhere_and_no_cookie_helps(served: Served, wrong: str) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, FREE)
    _, robo = program(served, ada)
    name, _, secret = token_of(robo).partition(".")
    other = token_of(program(served, ada)[1]).partition(".")[2]
    token = {"id": f"{name}.{other}", "secret": secret, "more": f"{name}.{secret}A"}.get(wrong, wrong)
    headers = {b"Authorization": f"Bearer {token}".strip().encode()}
    for method, path in [
        ("GET", "/api/me"),
        ("GET", "/api/tables"),
        ("GET", "/api/events"),
        ("GET", f"/api/tables/{table}"),
        ("GET", f"/api/tables/{table}/events"),
        ("POST", f"/api/tables/{table}/start"),
        ("POST", PROGRAMS),
    ]:
        body = {"name": "Robo"} if path == PROGRAMS else None
        answer = ada.http.request(method, path, headers=headers, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, 628), path
        assert answer.headers["WWW-Authenticate"].startswith("Bearer")
        assert "set-cookie" not in answer.headers


def test_other_kinds_of_authorization_are_not_ours(served: Served) -> None:
    """A proxy in front may ask for a password of its own, which browsers then send along."""
    ada = served.person("Ada")
    assert ada.http.get("/api/me", headers={"Authorization": "Basic YWRhOnNlY3JldA=="}).json() == {"name": "Ada"}
    _, robo = program(served, ada)
    assert served.person().http.get("/api/me", headers={"Authorization": f"bEARER  {token_of(robo)}"}).json()["name"]


def test_a_program_gets_no_cookie_and_makes_no_programs(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    _, robo = program(served, served.person("Ada"))
    monkeypatch.setattr(service, "MONTH", -1)
    assert "set-cookie" not in robo.ask("GET", "/api/me").headers
    answer = robo.ask("PUT", "/api/me", {"name": "Somebody"})
    assert (answer.status_code, answer.json()["code"]) == (403, 629)
    assert "set-cookie" not in answer.headers
    assert robo.refused("POST", PROGRAMS, {"name": "Child"}) == (403, 629)


def test_commands_of_a_program_need_our_header_too(served: Served) -> None:
    _, robo = program(served, served.person("Ada"))
    del robo.http.headers["X-Motherlode"]
    assert robo.refused("POST", "/api/tables", {"game": "atacama", "preset": "basic", "seats": [ME, ME]}) == (403, 606)


def test_a_program_is_limited_apart_from_its_owner(limited: Served) -> None:
    ada = limited.person("Ada")
    table = ada.open(ME, FREE)
    _, robo = program(limited, ada)
    start = f"/api/tables/{table}/start"
    while robo.ask("POST", start).status_code != 429:
        pass
    assert ada.refused("POST", start) == (409, 613)
    while ada.ask("POST", start).status_code != 429:
        pass
    assert program(limited, ada)[1].refused("POST", start) == (403, 610)


def test_inventing_tokens_does_not_help(limited: Served) -> None:
    statuses = [
        robot(limited, f"{k:022}.{k:043}").ask("POST", "/api/links", {"token": "x"}).status_code for k in range(62)
    ]
    assert statuses == [401] * 60 + [429] * 2


def test_a_token_is_in_no_file_and_no_line_of_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the disk is gone")

    caplog.set_level(logging.DEBUG)
    with Served.on(tmp_path) as served:
        ada = served.person("Ada")
        seat, robo = program(served, ada)
        token = token_of(robo)
        table = ada.open(seat, seat)
        robo.move(table, 0)
        with robo.stream(f"/api/tables/{table}/events") as stream:
            stream.until("table")
        answers = [robo.ask("PUT", "/api/me", {"name": token}), robo.ask("GET", f"/api/tables/{token}")]
        with monkeypatch.context() as patch:
            patch.setattr(served.parts.tables, "page", broken)
            answers.append(robo.ask("GET", f"/api/tables/{table}"))
        ada.ok("DELETE", f"{PROGRAMS}/{seat['id']}")
        answers.append(robo.ask("GET", "/api/me"))
    assert [answer.status_code for answer in answers] == [400, 404, 500, 401]
    secret = token.partition(".")[2]
    # The client is in this process, too, and writes a log of its own.
    log = [caplog.handler.format(line) for line in caplog.records if not line.name.startswith("http")]
    assert any("the disk is gone" in line for line in log)
    assert not any(secret in text for text in [*(answer.text for answer in answers), *log])
    files = [file.read_bytes() for file in tmp_path.iterdir()]
    assert any(b"Robo" in content for content in files)
    assert not any(secret.encode() in content for content in files)


def test_a_token_is_in_nothing_that_a_server_prints(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with server.up() as process, closing(Person(server.address, "Ada")) as ada, closing(Person(server.address)) as robo:
        token = ada.ok("POST", PROGRAMS, {"name": "Robo"})["token"]
        robo.http.headers["Authorization"] = f"Bearer {token}"
        answers = [robo.ask("PUT", "/api/me", {"name": token}), robo.ask("GET", f"/api/tables/{token}")]
        robo.http.headers["Authorization"] = f"Bearer {token} {token}"
        answers.append(robo.ask("GET", "/api/me"))
        process.terminate()
        printed = process.communicate(timeout=PATIENCE)[0]
    assert [answer.status_code for answer in answers] == [400, 404, 401]
    secret = token.partition(".")[2]
    assert not any(secret in text for text in [*(answer.text for answer in answers), printed, server.errors()])


# -- at tables


def test_everybody_sees_that_a_program_sits_there(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    seat, robo = program(served, ada)
    table = ada.open(seat, FREE, listed=True)
    bob.sit(table, 1)
    views = {who: seat_of(who.page(table), 0) for who in (ada, bob, robo, served.person())}
    assert {(info["kind"], info["name"], info["program"]) for info in views.values()} == {("person", "Robo", True)}
    assert [info["own_program"] for info in views.values()] == [True, False, False, False]
    assert [info["mine"] for info in views.values()] == [False, False, True, False]
    assert not seat_of(ada.page(table), 1)["program"]
    (listed,) = [card for card in served.person().ok("GET", "/api/tables")["open"] if card["id"] == table]
    assert listed["seats"][0]["program"]


def test_both_a_program_and_its_owner_find_its_tables(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    _, robo = program(served, ada)
    table = bob.open(ME, FREE)
    with ada.stream("/api/events") as stream:
        stream.until("ping")
        robo.sit(table, 1)
        stream.until("lobby")
    for who in (robo, ada):
        assert [card["id"] for card in who.ok("GET", "/api/tables")["mine"]] == [table]


def test_nobody_seats_the_program_of_somebody_else(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    seat, robo = program(served, ada)
    table = bob.open(ME, FREE)
    path = f"/api/tables/{table}/seats/1"
    assert bob.refused("PUT", path, seat) == (404, 631)
    assert robo.refused("PUT", path, seat) == (404, 631)
    body = {"game": "atacama", "preset": "basic", "seats": [ME, seat]}
    assert bob.refused("POST", "/api/tables", body) == (404, 631)
    ada.sit(table, 1, seat)
    assert bob.refused("PUT", path, ME) == (409, 609)
    bob.sit(table, 1, FREE)  # at Bob's table, from which Bob may send anybody away


def test_before_the_start_an_owner_takes_their_program_away(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    seat, robo = program(served, ada)
    table = bob.open(ME, FREE)
    robo.sit(table, 1)
    ada.sit(table, 1)
    assert seat_of(bob.page(table), 1) == {**seat_of(bob.page(table), 1), "name": "Ada", "program": False}
    ada.sit(table, 1, seat)
    ada.sit(table, 1, FREE)
    assert seat_of(bob.page(table), 1)["kind"] == "open"


def test_a_person_hands_their_seat_to_a_program_and_comes_back(served: Served) -> None:
    ada, bob, table = served.pair()
    seat, robo = program(served, ada)
    ada.sit(table, 0, seat)
    assert ada.command(table, 0, 0, "place natural e5").json()["code"] == 604
    robo.move(table, 0)
    bob.move(table, 1)
    ada.sit(table, 0)
    info = seat_of(bob.page(table), 0)
    assert (info["name"], info["program"]) == ("Ada", False)
    assert robo.command(table, 0, 1, "place natural e5").json()["code"] == 604
    assert bob.refused("PUT", f"/api/tables/{table}/seats/0", ME) == (403, 604)
    ada.move(table, 0)


def test_a_personal_link_brings_a_program_to_a_seat(served: Served) -> None:
    ada, bob, table = served.pair()
    _, robo = program(served, ada)
    token = ada.ok("POST", f"/api/tables/{table}/seats/0/link")["token"]
    robo.ok("POST", "/api/links", {"token": token})
    info = seat_of(bob.page(table), 0)
    assert (info["name"], info["program"]) == ("Robo", True)
    token = robo.ok("POST", f"/api/tables/{table}/seats/0/link")["token"]
    ada.ok("POST", "/api/links", {"token": token})
    info = seat_of(bob.page(table), 0)
    assert (info["name"], info["program"]) == ("Ada", False)


def test_a_program_sees_what_a_person_in_its_seat_sees(served: Served) -> None:
    """Secrets included, and no more: Goldrausch after two of four have chosen unseen."""
    ada = served.person("Ada")
    bob = served.person("Bob")
    seat, robo = program(served, ada)
    table = bob.open(ME, FREE, ME, ME, game="goldrausch", preset="four")
    ada.sit(table, 1, seat)
    bob.ok("POST", f"/api/tables/{table}/start")
    robo.play(table, 1, "go azul")
    bob.play(table, 0, "go rosso")
    with robo.stream(f"/api/tables/{table}/events") as stream:
        streamed = stream.until("table").page
    seen = robo.page(table)
    assert (seen["eyes"], seen["own"], seen["position"]) == (1, streamed["own"], streamed["position"])
    assert ada.page(table)["eyes"] is None
    assert ada.page(table)["position"] != seen["position"]
    ada.sit(table, 1)
    person = ada.page(table)
    assert {**person, "number": 0, "table": 0, "watching": 0} == {**seen, "number": 0, "table": 0, "watching": 0}


def test_nobody_waits_for_a_programs_consent(served: Served) -> None:
    ada = served.person("Ada")
    seat, robo = program(served, ada)
    table = ada.open(ME, seat)
    ada.move(table, 0)
    robo.move(table, 1)
    (own,) = ada.page(table)["own"]
    assert own["undo"] == "free"
    page = ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0, "turn": own["turn"]})
    assert (page["table"]["moves"], page["undo"]) == (0, None)


# -- revoked in mid-game


def revoked(served: Served) -> tuple[Person, Person, Person, str]:
    """Ada, Bob, and the table at which Ada's program has lost its token while it was reading."""
    ada, bob = served.person("Ada"), served.person("Bob")
    seat, robo = program(served, ada)
    table = bob.open(ME, FREE)
    robo.sit(table, 1)
    bob.ok("POST", f"/api/tables/{table}/start")
    bob.move(table, 0)
    with robo.stream(f"/api/tables/{table}/events") as one, robo.stream("/api/events") as all_:
        one.until("table")
        all_.until("ping")
        ada.ok("DELETE", f"{PROGRAMS}/{seat['id']}")
        assert one.rest() == []
        assert all_.rest() == []
    assert robo.command(table, 1, 0, "place natural e5").json()["code"] == 628
    assert robo.refused("GET", f"/api/tables/{table}/events") == (401, 628)
    return ada, bob, robo, table


def test_after_a_token_is_revoked_the_owner_plays_on(served: Served) -> None:
    ada, bob, _, table = revoked(served)
    info = seat_of(bob.page(table), 1)
    assert (info["name"], info["program"]) == ("Robo", True)
    assert bob.refused("PUT", f"/api/tables/{table}/seats/1", ME) == (403, 604)
    ada.sit(table, 1)
    play_out(table, [bob, ada])
    assert bob.page(table)["table"]["status"] == "over"


def test_after_a_token_is_revoked_a_bot_may_stand_in(served: Served) -> None:
    ada, bob, _, table = revoked(served)
    ada.sit(table, 1, BEGINNER)
    page = until(bob, table, lambda page: page["table"]["moves"] == 2)
    info = seat_of(page, 1)
    assert (info["kind"], info["name"], info["stood_in"], info["program"]) == ("bot", "Robo", True, True)
    ada.sit(table, 1)
    bob.move(table, 0)
    ada.move(table, 1)


def test_a_stream_let_in_just_before_ends_too() -> None:
    hub = Hub()
    hub.dismiss("robo")
    late, other = Subscription("robo"), Subscription("ada")
    hub.subscribe(late, ["table"])
    hub.subscribe(other, ["table"])
    assert (late.over, other.over) == (True, False)
