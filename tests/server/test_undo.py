"""Taking back: freely, by asking, with bots, at one device."""

from pathlib import Path

import pytest
from tests.server.kit import BEGINNER, FREE, ME, Json, Person, Served, device, play_out
from tests.server.minds import DICE

from motherlode.core.parse import parse
from motherlode.games.registry import match_of


def answer(person: Person, table: str, seat: int, agree: bool) -> Json:
    number = person.page(table)["undo"]["number"]
    return person.ok("POST", f"/api/tables/{table}/undo/answer", {"number": number, "seat": seat, "agree": agree})


def allowed(person: Person, table: str, seat: int) -> str:
    return undo_of(person.page(table), seat)


def undo_of(page: Json, seat: int) -> str:
    return next(str(own["undo"]) for own in page["own"] if own["seat"] == seat)


def asked(served: Served) -> tuple[list[Person], str, int]:
    """A game in which a seat has asked, because the other has moved since."""
    ada, bob, table = served.pair()
    people = [ada, bob]
    seat = ada.acting(table)
    people[seat].move(table, seat)
    people[1 - seat].move(table, 1 - seat, 30)
    people[seat].undo(table, seat)
    return people, table, seat


def test_there_is_nothing_to_take_back_at_the_beginning(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    mover = [ada, bob][seat]
    assert allowed(mover, table, seat) == "no"
    assert mover.refused("POST", f"/api/tables/{table}/undo", {"seat": seat, "turn": 0}) == (409, 206)


def test_a_move_nobody_answered_is_taken_back_at_once(served: Served) -> None:
    ada, bob, table = served.pair()
    seat = ada.acting(table)
    mover = [ada, bob][seat]
    before = mover.page(table)["position"]["view"]
    mover.move(table, seat)
    assert allowed(mover, table, seat) == "free"
    page = mover.undo(table, seat)
    assert (page["position"]["view"], page["table"]["moves"], page["undo"]) == (before, 0, None)
    told = mover.page(table)["log"]
    assert [(fact["stands"], fact["undoes"]) for fact in told[-2:]] == [(False, None), (True, 1)]


def test_the_same_undo_twice_takes_back_once(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    first = ada.acting(table)
    ada.move(table, first)
    ada.move(table, 1 - first, 30)
    turn = ada.page(table, eyes=1 - first)["position"]["turn"]
    body = {"seat": 1 - first, "turn": turn}
    once = ada.ask("POST", f"/api/tables/{table}/undo", body)
    twice = ada.ask("POST", f"/api/tables/{table}/undo", body)
    assert (once.status_code, twice.content) == (200, once.content)
    assert ada.page(table)["table"]["moves"] == 1


def test_an_undo_meant_for_an_older_position_is_refused(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    seat = ada.acting(table)
    ada.move(table, seat)
    for turn in (0, 2, 10**9):
        assert ada.refused("POST", f"/api/tables/{table}/undo", {"seat": seat, "turn": turn}) == (409, 203)


def test_a_command_made_before_an_undo_is_stale_after_it(served: Served) -> None:
    ada, bob, table = served.pair()
    people = [ada, bob]
    seat = ada.acting(table)
    people[seat].move(table, seat)
    position = people[1 - seat].page(table)["position"]
    people[seat].undo(table, seat)
    people[seat].move(table, seat, 5)
    late = people[1 - seat].command(table, 1 - seat, position["turn"], position["moves"][20]["text"])
    assert (late.status_code, late.json()["code"]) == (409, 203)


def test_once_the_other_has_moved_they_are_asked_and_may_agree(served: Served) -> None:
    people, table, seat = asked(served)
    page = people[1 - seat].page(table)
    assert page["undo"] == {"number": page["number"], "seat": seat, "waiting": [1 - seat]}
    assert page["table"]["moves"] == 2
    after = answer(people[1 - seat], table, 1 - seat, agree=True)
    assert (after["undo"], after["table"]["moves"], after["table"]["actors"]) == (None, 0, [seat])
    assert [fact["stands"] for fact in people[seat].page(table)["log"]][-3:] == [False, False, True]
    play_out(table, people)
    match_of(parse(people[0].log(table)), verify=True)


def test_or_they_may_decline(served: Served) -> None:
    people, table, seat = asked(served)
    number = people[0].page(table)["undo"]["number"]
    after = answer(people[1 - seat], table, 1 - seat, agree=False)
    assert (after["undo"], after["declined"], after["table"]["moves"]) == (None, 1 - seat, 2)
    refusal = {"number": number, "seat": 1 - seat, "agree": True}
    assert people[1 - seat].refused("POST", f"/api/tables/{table}/undo/answer", refusal) == (409, 617)


def test_an_answer_to_an_older_question_is_none_to_a_newer_one(served: Served) -> None:
    people, table, seat = asked(served)
    number = people[0].page(table)["undo"]["number"]
    answer(people[1 - seat], table, 1 - seat, agree=False)
    page = people[seat].page(table, eyes=seat)
    people[seat].ok("POST", f"/api/tables/{table}/undo", {"seat": seat, "turn": page["position"]["turn"]})
    late = {"number": number, "seat": 1 - seat, "agree": True}
    assert people[1 - seat].refused("POST", f"/api/tables/{table}/undo/answer", late) == (409, 617)
    assert people[0].page(table)["table"]["moves"] == 2


def test_nobody_answers_for_another_or_unasked(served: Served) -> None:
    people, table, seat = asked(served)
    path = f"/api/tables/{table}/undo/answer"
    number = people[0].page(table)["undo"]["number"]
    mine, theirs = ({"number": number, "seat": one, "agree": True} for one in (seat, 1 - seat))
    assert people[seat].refused("POST", path, mine) == (409, 617)
    assert people[seat].refused("POST", path, theirs) == (403, 604)
    assert served.person("Eve").refused("POST", path, theirs) == (403, 604)
    assert people[0].page(table)["table"]["moves"] == 2


def test_a_move_ends_the_question(served: Served) -> None:
    people, table, seat = asked(served)
    number = people[0].page(table)["undo"]["number"]
    page = people[seat].move(table, seat, 40)
    assert page["undo"] is None
    agreement = {"number": number, "seat": 1 - seat, "agree": True}
    assert people[1 - seat].refused("POST", f"/api/tables/{table}/undo/answer", agreement) == (409, 617)


def test_asking_twice_is_asking_once(served: Served) -> None:
    people, table, seat = asked(served)
    before = people[seat].page(table)
    again = people[seat].undo(table, seat)
    assert (again["number"], again["undo"]) == (before["number"], before["undo"])


def test_all_others_must_agree(served: Served) -> None:
    people = [served.person(name) for name in ("Ada", "Bob", "Cyd")]
    table = people[0].open(ME, FREE, FREE, device("Dan"), preset="four")
    people[1].sit(table, 1)
    people[2].sit(table, 2)
    people[0].ok("POST", f"/api/tables/{table}/start")
    owners = [*people, people[0]]
    seat = -1
    while (seen := people[0].page(table))["table"]["moves"] < 5 or seat == 1:  # others have moved since
        seat = seen["table"]["actors"][0]
        owners[seat].move(table, seat, 17 * seen["table"]["moves"])
    assert allowed(people[1], table, 1) == "ask"
    people[1].undo(table, 1)
    assert people[1].page(table)["undo"]["waiting"] == [0, 2, 3]
    for seat, owner in ((0, people[0]), (2, people[2])):
        assert answer(owner, table, seat, agree=True)["undo"] is not None
    assert answer(people[0], table, 3, agree=True)["undo"] is None
    told = people[0].page(table)["log"][-1]
    assert (told["seat"], told["undoes"] is not None) == (1, True)


def test_the_question_ends_when_somebody_leaves(served: Served) -> None:
    people, table, seat = asked(served)
    people[1 - seat].sit(table, 1 - seat, BEGINNER)
    assert people[seat].page(table)["undo"] is None


def test_at_one_device_everything_can_be_taken_back_at_once(served: Served) -> None:
    """Even over what was revealed since: there is nobody else who could mind."""
    ada = served.person("Ada")
    table = ada.open(ME, device("Bob"), preset="advanced")
    draws = [fact for fact in ada.page(table)["log"] if fact["seat"] == 15]
    while len(now := [fact for fact in ada.page(table)["log"] if fact["seat"] == 15]) == len(draws):
        mover = ada.acting(table)
        ada.move(table, mover, 13)
    assert now != draws
    before = ada.page(table)["table"]["moves"]
    assert allowed(ada, table, mover) == "free"
    assert ada.undo(table, mover)["table"]["moves"] == before - 1
    play_out(table, [ada, ada])
    match_of(parse(ada.log(table)), verify=True)


def test_a_bot_agrees_but_not_to_a_second_look(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER, preset="advanced")
    peeked = False
    with ada.stream("/api/events", at=f"{table}.-1") as stream:
        for k in range(40):
            while ada.page(table)["table"]["actors"] != [0]:
                stream.until("table")
            page = ada.page(table)
            last = [fact for fact in page["log"] if fact["seat"] == 0 and fact["undoes"] is None]
            if last:
                number = last[-1]["number"]
                peeked = any(fact["seat"] == 15 and fact["number"] >= number for fact in page["log"])
                assert undo_of(page, 0) == ("no" if peeked else "free")
            if peeked:
                break
            ada.move(table, 0, 7 * k)
    assert peeked
    body = {"seat": 0, "turn": page["position"]["turn"]}
    assert ada.refused("POST", f"/api/tables/{table}/undo", body) == (409, 207)


def test_a_bot_answers_again_after_an_undo(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER)
    with ada.stream("/api/events", at=f"{table}.-1") as stream:
        for k in (0, 50):
            while ada.page(table)["table"]["actors"] != [0]:
                stream.until("table")
            ada.move(table, 0, k)
            while (page := ada.page(table))["table"]["actors"] != [0]:
                stream.until("table")
            if k == 0:
                assert undo_of(page, 0) == "free"
                ada.undo(table, 0)
    assert any(not fact["stands"] for fact in page["log"] if fact["seat"] == 1)
    assert any(fact["stands"] for fact in page["log"] if fact["seat"] == 1)


@pytest.mark.parametrize("name", ["undo", "undo/answer", "moves", "hint"])
def test_commands_are_no_questions(served: Served, name: str) -> None:
    ada, _, table = served.pair()
    assert ada.refused("GET", f"/api/tables/{table}/{name}")[0] == 405


# -- how often


@pytest.mark.usefixtures("toy")
def test_nobody_changes_their_mind_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.table.rights.MOST_UNDOS", 3)
    with Served.on(tmp_path) as served:
        ada, bob, table = served.pair(**DICE)
        for _ in range(3):
            ada.play(table, 0, "pick 1")
            turn = ada.page(table)["position"]["turn"]
            ada.undo(table, 0)
        again = {"seat": 0, "turn": turn}
        ada.play(table, 0, "pick 1")
        now = {"seat": 0, "turn": ada.page(table)["position"]["turn"]}
        assert ada.refused("POST", f"/api/tables/{table}/undo", now) == (409, 626)
        ada.ok("POST", f"/api/tables/{table}/undo", again)  # answered, as it was done
        bob.play(table, 1, "pick 2")
        bob.undo(table, 1)
    with Served.on(tmp_path) as served:
        ada, bob = served.again(ada), served.again(bob)
        assert ada.refused("POST", f"/api/tables/{table}/undo", now) == (409, 626)
        ada.play(table, 0, "seal")
        bob.play(table, 1, "pick 2", "seal")
        ada.play(table, 0, "pick 1")  # another choice
        ada.undo(table, 0)


def test_where_people_move_in_turn_undos_are_counted_by_the_stretch(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.table.rights.MOST_UNDOS", 2)
    monkeypatch.setattr("motherlode.server.table.live.STRETCH", 4)
    ada = served.person("Ada")
    table = ada.open(ME, device("Bob"))
    seat = ada.acting(table)
    for k in range(3):
        ada.move(table, seat, k)
        if k < 2:
            ada.undo(table, seat)
    body = {"seat": seat, "turn": ada.page(table, eyes=seat)["position"]["turn"]}
    assert ada.refused("POST", f"/api/tables/{table}/undo", body) == (409, 626)
    for k in range(3):
        ada.move(table, ada.acting(table), 20 * k + 20)
    ada.undo(table, 1 - seat)
