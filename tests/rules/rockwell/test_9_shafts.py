"""Section 9: where shafts may be sunk and moved."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, stand, stock, sunk, turned
from tests.rules.rockwell.setting import company, money, moves, news, reason, seen, texts, tile, workshop

from motherlode.core.match import Match

ALL = {f"{ring}{sector}" for ring in "abcd" for sector in range(8)}


def site(*lines: str, over: str = "", **shafts: str) -> Match:
    """Red is at work with much money."""
    return bare(sunk(stand(turned(workshop("red/iii-1"), over), *lines), **shafts))


def sites(*lines: str, over: str = "", **shafts: str) -> set[str]:
    return moves(site(*lines, over=over, **shafts), "red", "sink")


@rule("rockwell 9.5")
def test_the_first_for_1500_the_second_for_2000_the_third_for_2500() -> None:
    match = stock(site("red-1 b2"), "red", money=6000)
    for name, price in (("b2", 1500), ("b3", 2000), ("d6", 2500)):
        play(match, f"red sink {name}")
        assert news(match, "shaft-sunk") == [f"red {name} {price}"]
        assert tile(match, name).shaft == 0
    assert money(match, "red") == 0
    assert [shaft.tile for shaft in company(match, "red").shafts] == ["b2", "b3", "d6"]


@rule("rockwell 9.5")
def test_three_are_all() -> None:
    match = site("red-1 b2", red="a0 a1 a2")
    assert moves(match, "red", "sink") == set()
    assert reason(match, "red sink b2") == "all-steps 9.5"


@rule("rockwell 9.5")
def test_the_first_on_an_unturned_tile_they_occupy_alone_or_one_that_touches_one_of_their_crews() -> None:
    assert sites("red-1 b2") == {"b2", "b1", "b3", "a2", "c2"}
    assert sites("red-1 b2", "red-2 b2", "red-3 d5") == {"b2", "b1", "b3", "a2", "c2", "d5", "d4", "d6", "c5"}


@rule("rockwell 9.5")
def test_not_if_another_players_crew_is_there() -> None:
    assert sites("red-1 b2", "blue-1 b2") == {"b1", "b3", "a2", "c2"}
    assert sites("red-1 b2", "blue-1 b3", "yellow-1 a2") == {"b2", "b1", "c2"}


@rule("rockwell 9.5")
def test_nor_a_turned_one() -> None:
    assert sites("red-1 b2", over="b2 b3") == {"b1", "a2", "c2"}


@rule("rockwell 9.5")
def test_crews_astride_count_for_both_tiles() -> None:
    assert sites("red-1 b2-b3") == {"b2", "b3", "b1", "b4", "a2", "a3", "c2", "c3"}
    assert sites("red-1 b2", "blue-1 b2-b3") == {"b1", "a2", "c2"}
    assert sites("red-1 b2-b3", "blue-1 b3") == {"b2", "b1", "b4", "a2", "a3", "c2", "c3"}


@rule("rockwell 9.5")
def test_entrances_do_not_touch() -> None:
    assert sites() == set()
    assert sites("red-1 a0", "blue-1 entrance-0") == {"a0", "a7", "a1", "b0"}, "nor do others' crews there bar a tile"


@rule("rockwell 9.5", "rockwell 5.6")
def test_nor_does_a_crew_in_the_centre() -> None:
    assert sites("red-1 centre") == set()
    assert "d3" in sites("red-1 d3", "blue-1 centre")


@rule("rockwell 9.5")
def test_the_second_the_same_or_a_turned_tile_that_they_occupy_or_that_touches_one_of_their_crews() -> None:
    first = {"b2", "b1", "b3", "a2", "c2"}
    assert sites("red-1 b2", red="d0") == first
    assert sites("red-1 b2", over="b2 c2 d4", red="d0") == first
    assert sites("red-1 b2", "blue-1 b2", "yellow-1 c2", over="b2 c2", red="d0") == first, "whoever else is there"
    assert sites("red-1 b2", "blue-1 b2", "yellow-1 c2", red="d0") == first - {"b2", "c2"}
    assert sites("red-1 b2-b3", over="b3 a3", red="d0") == {"b2", "b3", "b1", "b4", "a2", "a3", "c2", "c3"}


@rule("rockwell 9.5")
def test_the_third_any_tile() -> None:
    assert sites("blue-1 b2", "blue-2 b2", over="c4", red="a0 d0") == ALL - {"a0", "d0"}


@rule("rockwell 9.5")
def test_one_shaft_per_tile() -> None:
    assert sites("red-1 b2", blue="b3", green="c2") == {"b2", "b1", "a2"}
    match = site("red-1 b2", blue="b3", red="a0 a1")
    assert moves(match, "red", "sink") == ALL - {"a0", "a1", "b3"}
    assert reason(match, "red sink b3") == "has-shaft b3 blue 9.5"
    assert reason(match, "red sink a0") == "has-shaft a0 red 9.5"


@rule("rockwell 9.5")
def test_alone_counts_crews_only() -> None:
    """A shaft of another player on the next tile bars nothing."""
    assert "b2" in sites("red-1 b2", blue="b1 b3 a2")


@rule("rockwell 9.5", "rockwell 9.8")
def test_a_shaft_needs_its_price_and_a_tile_allowed() -> None:
    match = stock(site("red-1 b2"), "red", money=1400)
    assert texts(match) == ["leave"]
    assert reason(match, "red sink b2") == "cannot-pay 1500 1400 9.8"
    match = site("red-1 b2", red="d0")
    assert reason(match, "red sink d6") == "shaft-not-there d6 2 9.5"


@rule("rockwell 9.6")
def test_for_the_price_of_a_step_taken_a_shaft_is_moved_by_that_steps_rule() -> None:
    match = site("red-1 b2", red="d0")
    assert moves(match, "red", "shift 1") == {"b2", "b1", "b3", "a2", "c2"}
    play(match, "red shift 1 b1")
    assert news(match, "shaft-shifted") == ["red d0 b1 1500"]
    assert money(match, "red") == 18_500
    assert (tile(match, "d0").shaft, tile(match, "b1").shaft) == (None, 0)
    assert len(company(match, "red").shafts) == 1


@rule("rockwell 9.6")
def test_not_by_a_step_not_taken() -> None:
    match = site("red-1 b2", over="b3", red="d0")
    assert "b3" not in moves(match, "red", "shift 1"), "this takes the second step"
    assert reason(match, "red shift 1 b3") == "shaft-not-there b3 1 9.5"
    match = site("red-1 b2", red="d0 d2")
    assert "a6" not in moves(match, "red", "shift 1"), "this the third"
    assert reason(match, "red shift 1 a6") == "shaft-not-there a6 2 9.5"


@rule("rockwell 9.6")
@pytest.mark.parametrize(("goal", "price"), [("b1", 1500), ("b3", 2000), ("a6", 2500), ("c2", 2500)])
@pytest.mark.parametrize("shaft", [1, 2, 3])
def test_any_one_of_their_shafts_at_the_price_of_the_step_whose_rule_allows_the_tile(
    goal: str, price: int, shaft: int
) -> None:
    match = site("red-1 b2", "blue-1 c2", over="b3", red="d0 d2 d4")
    play(match, f"red shift {shaft} {goal}")
    assert money(match, "red") == 20_000 - price
    assert company(match, "red").shafts[shaft - 1].tile == goal


@rule("rockwell 9.6")
def test_to_another_tile_without_a_shaft() -> None:
    match = site("red-1 b2", "red-2 d0", red="d0", blue="b1")
    assert moves(match, "red", "shift 1") == {"b2", "b3", "a2", "c2", "d7", "d1", "c0"}
    assert reason(match, "red shift 1 d0") == "has-shaft d0 red 9.5"


@rule("rockwell 9.6")
def test_a_shaft_on_a_turned_tile_can_be_moved_too() -> None:
    match = site("red-1 b2", over="d0", red="d0")
    play(match, "red shift 1 b2")
    assert [(shaft.tile, shaft.active) for shaft in company(match, "red").shafts] == [("b2", False)]


@rule("rockwell 9.6")
def test_only_a_shaft_that_is_on_the_board_and_his() -> None:
    match = site("red-1 b2", red="d0", blue="c5")
    assert moves(match, "red", "shift 2") == set()
    assert reason(match, "red shift 2 b2") == "no-shaft 2 9.6"


@rule("rockwell 9.6", "rockwell 9.8")
def test_it_takes_an_action_and_its_full_price() -> None:
    match = stock(site("red-1 b2", over="b3", red="d0 d2"), "red", money=1900)
    assert "b3" not in moves(match, "red", "shift 1")
    assert reason(match, "red shift 1 b3") == "cannot-pay 2000 1900 9.8"
    left = next(slot.left for slot in seen(match).slots if slot.name == "iii-1")
    play(match, "red shift 1 b1")
    assert next(slot.left for slot in seen(match).slots if slot.name == "iii-1") == left - 1
