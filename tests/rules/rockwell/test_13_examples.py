"""Section 13: the examples of the sources. Mauve is Blue here, White is Yellow.

c1 takes 7, its card 5 shows 3 copper, 5 silver, 4 gold. a1 takes 3, its card 5 shows 7 zinc, 4 copper.
"""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, improve, stand, stock, sunk
from tests.rules.rockwell.setting import company, cubes, drilling, extract, money, news, seen, tile


@rule("rockwell 13.1")
@pytest.mark.parametrize("last", ["green", "red"])
def test_green_3_and_red_4_each_have_1_copper_2_silver_2_gold_red_also_1_copper_1_silver(last: str) -> None:
    match = bare(drilling(control=f"{last} blue yellow {'red' if last == 'green' else 'green'}"))
    stand(match, f"green-1 {'c2' if last == 'green' else 'c1'} 3", f"red-1 {'c2' if last == 'red' else 'c1'} 4")
    extract(play(match, f"{last} go 1 c1"), 5)
    assert cubes(match, "green") == [0, 1, 2, 2]
    assert cubes(match, "red") == [0, 1 + 1, 2 + 1, 2]


@rule("rockwell 13.2")
def test_red_2_green_4_mauve_2_have_1_copper_1_silver_1_gold_each_white_with_a_shaft_2_silver_1_gold() -> None:
    match = bare(sunk(stand(drilling(), "red-1 c2 2", "green-1 c1 4", "blue-1 c1 2"), yellow="c1"))
    extract(play(match, "red go 1 c1"), 5)
    assert [cubes(match, seat) for seat in ("red", "green", "blue")] == [[0, 1, 1, 1]] * 3
    assert cubes(match, "yellow") == [0, 0, 2, 1]


@rule("rockwell 13.3")
def test_green_2_red_2_mauve_1_with_a_die_of_1_white_moves_in_with_1_and_has_the_surplus() -> None:
    match = bare(drilling(control="yellow red blue green"))
    stand(match, "green-1 c1 2", "red-1 c1 2", "blue-1 c1 1+1", "yellow-1 c2 1")
    extract(play(match, "yellow go 1 c1"), 5)
    assert news(match, "surplus-set") == ["yellow 0 3 1 0 active"]
    assert cubes(match, "yellow") == [0, 3, 2, 1]
    assert [cubes(match, seat) for seat in ("red", "green", "blue")] == [[0, 0, 1, 1]] * 3


@rule("rockwell 13.4")
def test_green_4_alone_hires_a_3_for_2000_dollars_everything_is_greens() -> None:
    match = bare(stand(drilling("green/i-3"), "green-1 c1 4"), 2000)
    extract(play(match, "green stay 1", "green hire 3"), 5)
    assert tile(match, "c1").turned
    assert (cubes(match, "green"), money(match, "green")) == ([0, 3, 5, 4], 0)


@rule("rockwell 13.5")
def test_green_1_bribes_red_1_with_a_die_of_1_for_1000_dollars_red_has_the_surplus_green_the_card() -> None:
    match = bare(stand(drilling("green/i-1"), "green-1 a1 1", "red-1 b1 1+1"), 1000)
    play(match, "green stay 1", "green bribe red-1 a1")
    assert money(match, "green") == 0
    extract(match, 5)
    assert news(match, "surplus-set") == ["red 1 0 0 0 power"]
    assert (cubes(match, "green"), cubes(match, "red")) == ([3, 2, 0, 0], [4, 2, 0, 0])
    assert (company(match, "green").cards, company(match, "red").cards) == (1, 0)


@rule("rockwell 13.6")
def test_green_1_red_moves_in_with_1_and_bribes_mauve_1_red_is_active_and_has_the_surplus() -> None:
    match = bare(stand(drilling("red/i-1"), "green-1 a1 1", "red-1 b1 1", "blue-1 a0 1"))
    play(match, "red go 1 a1", "red bribe blue-1 a1")
    extract(match, 5)
    assert news(match, "surplus-set") == ["red 1 1 0 0 active"]
    assert [cubes(match, seat) for seat in ("green", "red", "blue")] == [[2, 1, 0, 0], [3, 2, 0, 0], [2, 1, 0, 0]]
    assert company(match, "red").cards == 1


@rule("rockwell 13.7")
@pytest.mark.parametrize(
    ("given", "lost", "left"),
    [(0, "red 0 2 1 0", [5, 2, 0, 0]), (3, "", [5, 4, 1, 0]), (2, "red 0 0 1 0", [5, 4, 0, 0])],
)
def test_crews_1_and_2_lose_three_cubes_or_three_insurance_or_two_and_one_cube(
    given: int, lost: str, left: list[int]
) -> None:
    match = stock(bare(stand(drilling(), "red-1 entrance-0 1", "red-2 a1 2")), "red", insurance=3)
    extract(play(match, "red go 1 a1"), 6)
    play(match, f"red save {given}")
    assert cubes(match, "red") == left
    assert company(match, "red").insurance == 3 - given
    if lost:
        assert news(match, "cubes-lost") == [lost]


@rule("rockwell 13.8")
def test_red_2_won_1_gold_and_1_silver_with_protection_1_and_loses_the_gold() -> None:
    match = bare(
        stand(drilling(control="green red blue yellow"), "red-1 c1 2", "blue-1 c1 2", "yellow-1 c1 2", "green-1 c2")
    )
    extract(play(improve(match, "red", protection=1), "green go 1 c1"), 4)
    assert "red 2 1" in news(match, "danger-felt")
    play(match, *(f"{seat} save 0" for seat in ("red", "blue", "yellow", "green")))
    assert seen(match).phase == "drilling"
    assert cubes(match, "red") == [0, 0, 1, 0]
    assert "red 0 0 0 1" in news(match, "cubes-lost")
