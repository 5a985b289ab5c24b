"""Whose pledges are worth what: pledges against what was shown, and against nothing else."""

from pathlib import Path

import pytest
from tests.server.kit import Person, Served
from tests.server.minds import DICE

pytestmark = pytest.mark.usefixtures("toy")


def reputations(person: Person, table: str) -> list[tuple[str | None, int, int]]:
    """By seat: the pledge made now, pledges kept, pledges broken."""
    page = person.page(table)
    return [(each["now"] and each["now"]["text"], each["kept"], each["broken"]) for each in page["meeting"]["standing"]]


def past(person: Person, table: str, seat: int) -> list[tuple[str, str, bool]]:
    each = person.page(table)["meeting"]["standing"][seat]
    return [(one["said"]["text"], one["did"]["text"], one["kept"]) for one in each["past"]]


def agree(person: Person, table: str, seat: int) -> None:
    number = person.page(table)["undo"]["number"]
    person.ok("POST", f"/api/tables/{table}/undo/answer", {"number": number, "seat": seat, "agree": True})


@pytest.fixture
def pair(served: Served) -> tuple[Person, Person, str]:
    return served.pair(**DICE)


def test_a_pledge_is_put_to_the_test_when_all_is_shown_and_never_before(
    served: Served, pair: tuple[Person, Person, str]
) -> None:
    ada, bob, table = pair
    assert reputations(ada, table) == [(None, 0, 0), (None, 0, 0)]
    ada.pledge(table, 0, "pick 2")
    bob.pledge(table, 1, "pick 0")
    for moves in (["pick 2"], ["seal"]):
        ada.play(table, 0, *moves)
        for person in (ada, bob, served.person()):
            assert reputations(person, table) == [("pick 2", 0, 0), ("pick 0", 0, 0)]
    bob.play(table, 1, "pick 1", "seal")
    for person in (ada, bob, served.person()):
        assert reputations(person, table) == [(None, 1, 0), (None, 0, 1)]
        assert past(person, table, 0) == [("pick 2", "pick 2", True)]
        assert past(person, table, 1) == [("pick 0", "pick 1", False)]
    shown = {fact["number"] for fact in ada.page(table)["log"] if fact["kind"] == "shown"}
    assert {ada.page(table)["meeting"]["standing"][0]["past"][0]["number"]} == shown


def test_the_last_pledge_counts_and_silence_proves_nothing(pair: tuple[Person, Person, str]) -> None:
    ada, bob, table = pair
    for move in ("pick 2", "pick 0", "pick 1"):
        ada.pledge(table, 0, move)
    ada.play(table, 0, "pick 1", "seal")
    bob.play(table, 1, "pick 1", "seal")
    assert reputations(bob, table) == [(None, 1, 0), (None, 0, 0)]
    assert past(bob, table, 0) == [("pick 1", "pick 1", True)]
    ada.play(table, 0, "pick 1", "seal")  # an old pledge is not tested again
    bob.play(table, 1, "pick 1", "seal")
    assert reputations(bob, table) == [(None, 1, 0), (None, 0, 0)]


def test_what_is_asked_of_others_binds_nobody(pair: tuple[Person, Person, str]) -> None:
    ada, bob, table = pair
    ada.pledge(table, 0, "pick 2", of=1)
    assert reputations(ada, table) == [(None, 0, 0), (None, 0, 0)]
    ada.play(table, 0, "pick 1", "seal")
    bob.play(table, 1, "pick 1", "seal")
    assert reputations(ada, table) == [(None, 0, 0), (None, 0, 0)]


def test_a_test_that_is_taken_back_is_no_test_and_the_pledge_stands_again(tmp_path: Path) -> None:
    with Served.on(tmp_path) as served:
        ada, bob, table = served.pair(**DICE)
        ada.pledge(table, 0, "pick 2")
        ada.play(table, 0, "pick 1", "seal")
        bob.play(table, 1, "pick 1", "seal")
        assert reputations(bob, table) == [(None, 0, 1), (None, 0, 0)]
        bob.pledge(table, 1, "pick 0")  # at a meeting that never was, as it turns out
        bob.undo(table, 1)
        agree(ada, table, 0)
        assert reputations(bob, table) == [("pick 2", 0, 0), (None, 0, 0)]
        ada.undo(table, 0)  # now freely: she chooses again
        ada.play(table, 0, "pick 2", "seal")
        bob.play(table, 1, "pick 1", "seal")
        assert reputations(bob, table) == [(None, 1, 0), (None, 0, 0)]
        before = bob.page(table)["meeting"]
    with Served.on(tmp_path) as served:
        assert {**served.person().page(table)["meeting"], "near": before["near"]} == before


def test_a_pledge_made_now_is_of_this_meeting(pair: tuple[Person, Person, str]) -> None:
    ada, bob, table = pair
    for _ in range(2):
        ada.play(table, 0, "pick 1", "seal")
        bob.play(table, 1, "pick 1", "seal")
    ada.pledge(table, 0, "pick 2")
    assert reputations(ada, table)[0] == ("pick 2", 0, 0)
    ada.play(table, 0, "pick 2", "seal")
    bob.play(table, 1, "pick 1", "seal")
    assert ada.page(table)["table"]["status"] == "over"
    assert reputations(ada, table) == [(None, 1, 0), (None, 0, 0)]


def test_a_pledge_in_a_reopened_meeting_outlives_the_undo_of_another(served: Served) -> None:
    people, table = served.party("Ada", "Bob", "Cyd", "Dan", game="goldrausch", preset="four")
    for seat, person in enumerate(people):
        person.play(table, seat, "go veridia")
    for seat, person in enumerate(people):
        person.play(table, seat, "lay skip", "seal")
    asked = people[3].undo(table, 3)["undo"]["number"]
    for seat in range(3):
        agreement = {"number": asked, "seat": seat, "agree": True}
        page = people[seat].ok("POST", f"/api/tables/{table}/undo/answer", agreement)
    assert page["position"]["view"]["phase"] == "meeting"
    assert people[3].pledge(table, 3, "lay use").status_code == 200
    page = people[2].undo(table, 2)
    assert page["meeting"]["standing"][3]["now"]["text"] == "lay use"
