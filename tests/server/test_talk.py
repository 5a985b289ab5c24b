"""Talk at tables: who hears what, nothing is said twice, and nothing gets in that does not belong there."""

from pathlib import Path

import pytest
from tests.server.kit import FREE, ME, Json, Person, Served, finished_log, new_mark
from tests.server.minds import CIRCLES, DICE

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def party(served: Served) -> tuple[list[Person], str]:
    """Four people who choose; every other seat is in the same circle."""
    return served.party("Ada", "Bob", "Cyd", "Dan", **CIRCLES)


def heard(person: Person, table: str, **params: int) -> list[str | None]:
    return [line["text"] for line in person.page(table, **params)["talk"]]


def refusal(answer: Json) -> tuple[int, int]:
    return answer.status_code, answer.json()["code"]


# -- who hears it


def test_what_is_said_to_all_everybody_hears(served: Served, party: tuple[list[Person], str]) -> None:
    people, table = party
    eve = served.person()
    with eve.stream(f"/api/tables/{table}/events") as stream:
        before = stream.until("table").page
        answer = people[1].say(table, 1, "Who goes first?")
        line = {"number": before["number"] + 1, "at": 0, "seat": 1, "name": "Bob", "text": "Who goes first?"}
        line |= {"word": None, "near": False}
        assert answer.json()["talk"] == [line]
        assert stream.until("table").page["talk"] == [line]
    for person in (*people, eve):
        assert person.page(table)["talk"] == [line]
        assert person.page(table, after=line["number"])["talk"] == []


def test_what_is_said_in_a_circle_only_the_circle_hears(served: Served, party: tuple[list[Person], str]) -> None:
    people, table = party
    assert [person.page(table)["meeting"]["near"] for person in people] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    assert people[0].say(table, 0, "I pick 2.", near=True).json()["talk"][0]["near"] is True
    assert [heard(person, table) for person in people] == [["I pick 2."], [], ["I pick 2."], []]
    eve = served.person()
    assert heard(eve, table) == []
    assert eve.page(table)["meeting"]["near"] == []
    assert heard(people[1], table, eyes=0) == []


def test_a_circle_is_those_who_were_in_it_when_it_was_said(served: Served) -> None:
    """People who come to the table later, or look through others' eyes after the game, have not heard it."""
    people, table = served.party("Ada", "Bob", "Cyd", "Dan", **CIRCLES)
    people[0].say(table, 0, "Psst.", near=True)
    for _ in range(3):
        for seat, person in enumerate(people):
            person.play(table, seat, "pick 1", "seal")
    assert people[0].page(table)["table"]["status"] == "over"
    assert heard(people[2], table) == ["Psst."]
    assert people[1].page(table, eyes=0)["eyes"] == 0
    assert heard(people[1], table, eyes=0) == []
    assert refusal(people[0].say(table, 0, "Still there?", near=True)) == (409, 624)


def test_the_eyes_decide_at_one_device(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME, ME, ME, **CIRCLES)
    assert ada.say(table, 1, "Psst.", near=True).json()["eyes"] == 1
    assert [heard(ada, table, eyes=seat) for seat in range(4)] == [[], ["Psst."], [], ["Psst."]]


def test_nobody_is_near_where_there_are_no_circles(served: Served) -> None:
    ada, _, table = served.pair(**DICE)
    assert refusal(ada.say(table, 0, "Psst.", near=True)) == (409, 624)
    assert ada.page(table)["meeting"]["near"] == []


# -- when


def test_people_talk_from_the_opening_of_the_table_until_after_the_end(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE, **DICE)
    assert ada.say(table, 0, "Anybody?").status_code == 200
    assert refusal(ada.say(table, 0, "Psst.", near=True)) == (409, 624)
    assert refusal(ada.pledge(table, 0, "pick 1")) == (409, 611)
    assert refusal(bob.say(table, 1, "Me!")) == (403, 604)
    bob.sit(table, 1)
    ada.ok("POST", f"/api/tables/{table}/start")
    for _ in range(3):
        for seat, person in enumerate((ada, bob)):
            person.play(table, seat, "pick 1", "seal")
    assert bob.say(table, 1, "Thank you.").status_code == 200
    assert heard(ada, table) == ["Anybody?", "Thank you."]
    assert refusal(ada.pledge(table, 0, "pick 1")) == (409, 625)


def test_a_table_that_talks_at_its_meetings_only_is_silent_at_any_other_time(served: Served) -> None:
    """The game says so, and the page shows it; until the game begins people may talk."""
    ada = served.person("Ada")
    table = ada.open(ME, ME, ME, FREE, game="goldrausch", preset="four", options={"talk": "meeting"})
    assert ada.say(table, 0, "Anybody?").status_code == 200
    ada.sit(table, 3)
    ada.ok("POST", f"/api/tables/{table}/start")
    assert ada.page(table)["meeting"]["silent"] is True
    assert refusal(ada.say(table, 0, "All to Azul?")) == (409, 633)
    assert refusal(ada.pledge(table, 0, "lay use")) == (409, 633)
    for seat in range(4):
        ada.play(table, seat, "go veridia")
    assert ada.page(table)["meeting"]["silent"] is False
    mark = new_mark()
    assert ada.say(table, 0, "I use it.", mark).status_code == 200
    assert ada.say(table, 1, "Psst.", near=True).status_code == 200
    for seat in range(4):
        ada.play(table, seat, "lay skip", "seal")
    assert ada.say(table, 0, "I use it.", mark).status_code == 200, "the answer was lost, and it is sent again"
    assert refusal(ada.say(table, 0, "And now to Rosso.")) == (409, 633)
    assert heard(ada, table, eyes=0) == ["Anybody?", "I use it.", "Psst."]


def test_without_that_choice_people_write_while_continents_are_chosen(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME, ME, ME, game="goldrausch", preset="four")
    assert ada.page(table)["meeting"]["silent"] is False
    assert ada.say(table, 0, "All to Azul?").status_code == 200


def test_a_record_is_silent(served: Served) -> None:
    ada = served.person("Ada")
    record = ada.ok("POST", "/api/logs", {"log": finished_log()})["id"]
    assert refusal(ada.say(record, 0, "Oh!")) == (409, 620)
    assert refusal(ada.pledge(record, 0, "pick 1")) == (409, 620)
    assert ada.page(record)["meeting"] == {"words": [], "near": [], "standing": [], "silent": False}


def test_in_a_game_without_meetings_people_talk_all_the_same(served: Served) -> None:
    ada, bob, table = served.pair()
    assert ada.say(table, 0, "Hello").status_code == 200
    assert refusal(bob.pledge(table, 1, "place natural e5")) == (409, 625)
    assert ada.page(table)["meeting"] == {"words": [], "near": [], "standing": [], "silent": False}


# -- pledges


def test_a_pledge_is_made_to_all_or_asked_of_one(party: tuple[list[Person], str]) -> None:
    people, table = party
    moves = [
        {"text": f"pick {face}", "kind": "pick", "args": {"face": str(face)}, "leads_on": False} for face in range(3)
    ]
    assert people[0].page(table)["meeting"]["words"] == moves
    assert people[0].pledge(table, 0, " pick  2 ").status_code == 200
    assert people[1].pledge(table, 1, "pick 0", of=3).status_code == 200
    pledges = [line["word"] for line in people[2].page(table)["talk"]]
    assert pledges == [{"move": moves[2], "of": None}, {"move": moves[0], "of": 3}]
    assert [each["now"] for each in people[3].page(table)["meeting"]["standing"]] == [moves[2], None, None, None]


@pytest.mark.parametrize("move", ["seal", "roll 1", "pick 3", "pick", "", "undo 1", "pick 1 pick 2", "\u0000"])
def test_only_what_is_listed_can_be_announced(party: tuple[list[Person], str], move: str) -> None:
    people, table = party
    assert refusal(people[0].pledge(table, 0, move)) == (409, 625)


@pytest.mark.parametrize(("of", "problem"), [(0, (400, 601)), (4, (409, 205)), (6, (400, 601)), (-1, (400, 601))])
def test_somebody_else_who_is_there_is_asked(
    party: tuple[list[Person], str], of: int, problem: tuple[int, int]
) -> None:
    people, table = party
    assert refusal(people[0].pledge(table, 0, "pick 1", of=of)) == problem


# -- said once


def test_a_command_sent_twice_is_said_once(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        people, table = served.party("Ada", "Bob", "Cyd", "Dan", **CIRCLES)
        once = people[0].say(table, 0, "Hello", mark="hello-hello")
        assert people[0].say(table, 0, "Hello", mark="hello-hello").content == once.content
        pledge = people[0].pledge(table, 0, "pick 1", mark="pledge-pledge")
        people[1].say(table, 1, "Hello", mark="hello-hello")  # a mark is its sender's own
        again = people[0].pledge(table, 0, "pick 1", mark="pledge-pledge").json()
        assert again["talk"][0]["number"] == pledge.json()["number"]
    with Served.on(tmp_path) as served:  # also after a restart
        ada = served.again(people[0])
        assert ada.say(table, 0, "Hello", mark="hello-hello").json()["talk"] == ada.page(table)["talk"]
        assert [line["text"] for line in ada.page(table)["talk"]] == ["Hello", None, "Hello"]
    said = [each for each in served.happenings(table) if each["kind"] in ("said", "worded")]
    assert [each["seat"] for each in said] == [0, 0, 1]


def test_speech_and_pledges_have_marks_of_their_own(party: tuple[list[Person], str]) -> None:
    people, table = party
    assert people[0].say(table, 0, "Hello", mark="same-mark").status_code == 200
    assert people[0].pledge(table, 0, "pick 1", mark="same-mark").json()["talk"][0]["word"]["move"]["text"] == "pick 1"
    assert len(people[0].page(table)["talk"]) == 2


# -- whose line it is


def test_nobody_is_given_the_lines_of_the_person_who_sat_there_before(served: Served) -> None:
    ada, bob, cyd = served.person("Ada"), served.person("Bob"), served.person("Cyd")
    table = ada.open(ME, FREE, **DICE)
    bob.sit(table, 1)
    bob.say(table, 1, "Ada cannot count.")
    bob.sit(table, 1, FREE)
    cyd.sit(table, 1)
    page = ada.page(table)
    assert page["table"]["seats"][1]["name"] == "Cyd"
    assert [line["name"] for line in page["talk"]] == ["Bob"]


def test_a_line_says_when_in_the_game_it_was_said(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE, **DICE)
    ada.say(table, 0, "Anybody?")
    bob.sit(table, 1)
    ada.ok("POST", f"/api/tables/{table}/start")
    ada.pledge(table, 0, "pick 1")
    ada.play(table, 0, "pick 1", "seal")
    bob.play(table, 1, "pick 1", "seal")
    bob.pledge(table, 1, "pick 2")
    lines = [(line["at"], line["name"]) for line in ada.page(table)["talk"]]
    assert lines == [(-1, "Ada"), (0, "Ada"), (2, "Bob")]


# -- what does not belong there


def test_nobody_talks_for_another(served: Served, party: tuple[list[Person], str]) -> None:
    people, table = party
    for person in (people[1], served.person("Eve")):
        assert refusal(person.say(table, 0, "I am Ada.")) == (403, 604)
        assert refusal(person.pledge(table, 0, "pick 1")) == (403, 604)
    assert refusal(served.person().say(table, 0, "I am nobody.")) == (401, 605)
    assert refusal(people[0].say(table, 5, "From outside.")) == (403, 604)
    assert refusal(people[0].say("A" * 16, 0, "Hello?")) == (404, 602)
    assert heard(people[0], table) == []


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Hello \n\n there\t! ", "Hello there !"),
        ("<script>alert('1')</script> & <b>bold</b>", "<script>alert('1')</script> & <b>bold</b>"),
        ("\u202egnihton\u0000\u0007 \u200bseen\u001b[31m", "gnihton seen [31m"),
        ("o" * 300, "o" * 300),
        ("e\u0301", "é"),
        ("\U0001f40e 你好 مرحبا", "\U0001f40e 你好 مرحبا"),
    ],
)
def test_a_line_is_one_line_of_what_can_be_seen(party: tuple[list[Person], str], text: str, kept: str) -> None:
    people, table = party
    assert people[0].say(table, 0, text).status_code == 200
    assert heard(people[1], table) == [kept]


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u0000", "\u200b\u202e", "o" * 301])
def test_nothing_and_too_much_are_not_said(party: tuple[list[Person], str], text: str) -> None:
    people, table = party
    assert refusal(people[0].say(table, 0, text)) == (400, 601)
    assert heard(people[0], table) == []


@pytest.mark.parametrize("mark", ["short", "o" * 33, "with spaces", "with'quote", "sémaphore"])
def test_a_mark_has_a_shape(party: tuple[list[Person], str], mark: str) -> None:
    people, table = party
    assert refusal(people[0].say(table, 0, "Hello", mark=mark)) == (400, 601)


def test_talk_does_not_fill_the_disk(party: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch) -> None:
    people, table = party
    monkeypatch.setattr("motherlode.server.table.talk_service.MOST_LINES", 2)
    assert people[0].say(table, 0, "One").status_code == 200
    assert people[1].say(table, 1, "Two", mark="the-second").status_code == 200
    assert refusal(people[0].say(table, 0, "Three")) == (409, 623)
    assert people[1].say(table, 1, "Two", mark="the-second").status_code == 200
    assert people[0].pledge(table, 0, "pick 1").status_code == 200  # chat uses up nobody's pledges
    people[0].play(table, 0, "pick 1", "seal")  # the game goes on


def test_pledges_are_limited_for_each_seat_and_meeting(
    party: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = party
    monkeypatch.setattr("motherlode.server.table.talk_service.MOST_PLEDGES", 2)
    assert people[0].pledge(table, 0, "pick 1").status_code == 200
    assert people[0].pledge(table, 0, "pick 2", of=1, mark="the-second").status_code == 200
    assert refusal(people[0].pledge(table, 0, "pick 1")) == (409, 627)
    assert people[0].pledge(table, 0, "pick 2", of=1, mark="the-second").status_code == 200
    assert people[1].pledge(table, 1, "pick 1").status_code == 200
    for seat, person in enumerate(people):
        person.play(table, seat, "pick 1", "seal")
    assert people[0].pledge(table, 0, "pick 1").status_code == 200


def test_talk_is_limited_apart_from_moves(limited: Served) -> None:
    ada, _, table = limited.pair(**DICE)
    answers = [ada.say(table, 0, "Bla").status_code for _ in range(22)]
    assert answers == [200] * 20 + [429] * 2
    ada.play(table, 0, "pick 1", "seal")


def test_talk_leaves_a_question_open(served: Served) -> None:
    """One asked to take something back, another declined: a remark neither answers nor wipes the answer away."""
    ada, bob, table = served.pair()
    people = [ada, bob]
    seat = ada.acting(table)
    people[seat].move(table, seat)
    people[1 - seat].move(table, 1 - seat, 30)
    number = people[seat].undo(table, seat)["undo"]["number"]
    assert people[1 - seat].say(table, 1 - seat, "Why?").json()["undo"]["number"] == number
    refused = {"number": number, "seat": 1 - seat, "agree": False}
    people[1 - seat].ok("POST", f"/api/tables/{table}/undo/answer", refused)
    assert people[seat].say(table, seat, "Pity.").json()["declined"] == 1 - seat
