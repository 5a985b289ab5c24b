"""Moves that leave no choice: pages say where they follow, and one command plays them too."""

import httpx
import pytest
from tests.server.kit import ME, Json, Person, Served
from tests.server.minds import DICE

pytestmark = pytest.mark.usefixtures("toy")


def handed_in(person: Person, table: str, seat: int, turn: int, *moves: str) -> httpx.Response:
    body = {"seat": seat, "turn": turn, "moves": list(moves), "forced": True}
    return person.ask("POST", f"/api/tables/{table}/moves", body)


def moved(served: Served, table: str) -> list[Json]:
    return [each["moves"] for each in served.happenings(table, "moved")]


def test_what_is_forced_is_played_with_the_move_and_once(served: Served) -> None:
    ada, bob, table = served.pair(**DICE)
    first = handed_in(ada, table, 0, 0, "pick 1")
    assert first.status_code == 200
    assert handed_in(ada, table, 0, 0, "pick 1").content == first.content
    assert handed_in(ada, table, 0, 0, "pick 2").json()["code"] == 203
    # The last seal shows everything: what comes then is another decision.
    assert handed_in(bob, table, 1, 0, "pick 2").status_code == 200
    assert handed_in(bob, table, 1, 2, "pick 0", "seal").status_code == 200
    assert moved(served, table) == [["pick 1", "seal"], ["pick 2", "seal"], ["pick 0", "seal"]]


@pytest.mark.parametrize("moves", [["seal"], ["pick 1", "pick 2"], ["pick 1", "seal", "seal"], ["?"], ["pick 1", "?"]])
def test_a_list_that_cannot_be_played_is_refused_as_ever(served: Served, moves: list[str]) -> None:
    ada, _, table = served.pair(**DICE)
    plain = ada.command(table, 0, 0, *moves)
    forced = handed_in(ada, table, 0, 0, *moves)
    assert plain.status_code >= 400
    assert (forced.status_code, forced.content) == (plain.status_code, plain.content)


def test_a_page_says_which_moves_lead_on(served: Served) -> None:
    people, table = served.party("Ada", "Bob", "Cyd", "Dan", game="goldrausch", preset="four")

    def leading() -> dict[str, bool]:
        moves = people[0].page(table, eyes=0)["position"]["moves"]
        return {move["text"]: move["leads_on"] for move in moves}

    assert set(leading().values()) == {False}
    for seat in (1, 2, 3):
        people[seat].play(table, seat, "go azul")
    assert set(leading().values()) == {False}  # the last choice shows all: the meeting is another decision
    people[0].play(table, 0, "go azul")
    assert leading() == {"lay use": True, "lay skip": True}
    people[0].play(table, 0, "lay use")
    assert leading() == {"seal": False}


def test_where_people_move_in_turn_nothing_leads_on(served: Served) -> None:
    ada = served.person("Ada")
    table = ada.open(ME, ME)
    seat = ada.acting(table)
    assert not any(move["leads_on"] for move in ada.page(table, eyes=seat)["position"]["moves"])
