"""Bots at meetings: they speak, answer, and lay their cards after the people; a restart changes nothing."""

from pathlib import Path

import pytest
from tests.server.kit import BEGINNER, ME, Served, until
from tests.server.minds import CIRCLES, DICE, Minds, movers, pick_one, quiet, speakers

from motherlode.bots.talk import Heard
from motherlode.core.parse import parse
from motherlode.games.registry import match_of

pytestmark = pytest.mark.usefixtures("toy")


def test_bots_speak_and_wait_for_people(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    Minds(served, monkeypatch, pick_one)
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER, BEGINNER, BEGINNER, **CIRCLES)
    quiet(served, table)
    # 1 and 3 are a circle, so the first of them to speak has something to answer; 2 hears nobody.
    assert sorted(speakers(served, table)) in ([1, 1, 2, 3, 3], [1, 1, 2, 3], [1, 2, 3, 3])
    ada.play(table, 0, "pick 1")
    quiet(served, table)
    assert movers(served, table) == [0]
    ada.play(table, 0, "seal")
    quiet(served, table)
    assert sorted(movers(served, table)) == [0, 0, 1, 2, 3]  # a bot seals what it has laid at once
    assert [each["now"]["text"] for each in ada.page(table)["meeting"]["standing"][1:]] == ["pick 1"] * 3
    assert [each["broken"] for each in ada.page(table)["meeting"]["standing"]] == [0, 1, 1, 1]


def test_a_plea_is_answered_but_not_for_ever(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    minds = Minds(served, monkeypatch, pick_one)
    ada = served.person("Ada")
    table = ada.open(ME, ME, BEGINNER, ME, **CIRCLES)
    quiet(served, table)
    assert speakers(served, table) == [2]
    ada.say(table, 0, "Hello, bot!")
    ada.pledge(table, 1, "pick 2")  # to all, but from another circle, and not to it
    quiet(served, table)
    assert speakers(served, table) == [2, 1]
    ada.pledge(table, 1, "pick 0", of=2)
    quiet(served, table)
    assert speakers(served, table) == [2, 1, 1, 2]
    heard = [Heard(seat=2, of=None, move=1), Heard(seat=1, of=None, move=2), Heard(seat=1, of=2, move=0)]
    assert minds.asked(2, "pledges")[-1].heard == heard
    assert (minds.tasks[-1].level, minds.tasks[-1].reputations) == ("beginner", [(0, 0)] * 4)
    ada.pledge(table, 1, "pick 0", of=2)
    ada.pledge(table, 0, "pick 0")
    quiet(served, table)
    assert speakers(served, table) == [2, 1, 1, 2, 1, 0]
    assert movers(served, table) == []


def test_a_pledge_in_its_circle_is_answered(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    Minds(served, monkeypatch, pick_one)
    ada = served.person("Ada")
    table = ada.open(ME, ME, BEGINNER, ME, **CIRCLES)
    quiet(served, table)
    ada.pledge(table, 0, "pick 2")
    quiet(served, table)
    assert speakers(served, table) == [2, 0, 2]


def test_a_bot_that_only_asks_comes_to_an_end(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot's plea is news to the other: without a limit they would ask each other until the disk is full."""
    Minds(served, monkeypatch, lambda task: [(1, 4 - task.seat)])
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER, ME, BEGINNER, **CIRCLES)
    quiet(served, table)
    assert sorted(speakers(served, table)) == [1] * 4 + [3] * 4


def test_a_table_of_bots_talks_and_plays_to_the_end(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    Minds(served, monkeypatch, pick_one)
    ada = served.person("Ada")
    table = ada.open(BEGINNER, BEGINNER, BEGINNER, BEGINNER, **CIRCLES)
    quiet(served, table)
    assert ada.page(table)["table"]["status"] == "over"
    assert all(speakers(served, table).count(seat) >= 3 for seat in range(4))


def test_a_bot_that_plays_for_somebody_is_a_bot(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    Minds(served, monkeypatch, pick_one)
    ada, bob, table = served.pair(**DICE)
    bob.sit(table, 1, BEGINNER)
    quiet(served, table)
    assert (speakers(served, table), movers(served, table)) == ([1], [])
    assert bob.say(table, 1, "I am away.").json()["code"] == 604
    ada.play(table, 0, "pick 1", "seal")
    quiet(served, table)
    assert movers(served, table) == [0, 1]


def test_a_restart_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served.on(tmp_path) as served:
        Minds(served, monkeypatch, pick_one)
        ada = served.person("Ada")
        table = ada.open(ME, BEGINNER, **DICE)
        quiet(served, table)
    with Served.on(tmp_path) as served:
        minds = Minds(served, monkeypatch, pick_one)
        ada = served.again(ada)
        ada.play(table, 0, "pick 1")
        quiet(served, table)
        assert (speakers(served, table), minds.tasks) == ([1], [])
        ada.play(table, 0, "seal")
        quiet(served, table)
        assert movers(served, table) == [0, 0, 1]


def test_bots_play_goldrausch_to_the_end(served: Served) -> None:
    """With real thinking processes, and a sand timer that nobody has to wait for."""
    ada = served.person("Ada")
    table = ada.open(*[BEGINNER] * 4, game="goldrausch", preset="four", glass=3600)
    until(ada, table, lambda page: page["table"]["status"] == "over")
    match_of(parse(ada.log(table)), verify=True)
    quiet(served, table)
    assert not any(each["timed"] for each in served.happenings(table, "moved"))
    assert set(speakers(served, table)) == {0, 1, 2, 3}


def test_at_other_times_bots_move_at_once(served: Served) -> None:
    """Goldrausch has a choice without pledges, the planning; there nobody waits for people."""
    ada = served.person("Ada")
    table = ada.open(ME, BEGINNER, BEGINNER, BEGINNER, game="goldrausch", preset="four")
    quiet(served, table)
    assert sorted(movers(served, table)) == [1, 2, 3]
    ada.play(table, 0, "go azul")
    quiet(served, table)
    assert sorted(movers(served, table)) == [0, 1, 2, 3]
    ada.play(table, 0, "lay use", "seal")
    quiet(served, table)
    assert ada.page(table)["position"]["view"]["round"] == 2
