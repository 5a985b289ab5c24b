"""Section 5: black derricks."""

from typing import Any

import pytest
from tests.kit import play, refused, rule
from tests.rules.atacama.setting import DARK, advanced, stand, state, table


@rule("atacama 5.1")
def test_each_has_11_natural_and_3_black_derricks() -> None:
    assert list(state(table("tactics")).stock) == [11, 3, 11, 3]
    assert list(state(table("advanced-tactics")).stock) == [11, 3, 11, 3]


@rule("atacama 5.1")
def test_on_each_turn_they_choose_the_colour() -> None:
    match = play(table("tactics"), "red place black a1", "blue place natural c1", "red place natural e1")
    view: Any = match.view(0)
    assert [view.fields[k].derrick for k in (0, 2, 4)] == ["black", "natural", "natural"]
    assert list(state(match).stock) == [10, 2, 10, 3]


@rule("atacama 5.1")
def test_who_has_no_black_derrick_left_places_natural_ones() -> None:
    match = stand(table("tactics"), *DARK[:6], colour="black")
    assert refused(match, f"red place black {DARK[6]}") == 501
    assert refused(match, f"red place natural {DARK[6]}") == 0


@rule("atacama 5.1")
def test_who_has_no_natural_derrick_left_places_black_ones() -> None:
    match = stand(table("tactics"), *DARK[:22])
    assert refused(match, f"red place natural {DARK[22]}") == 501
    assert refused(match, f"red place black {DARK[22]}") == 0


@rule("atacama 5.2")
def test_the_buyer_pays_with_a_derrick_of_either_colour() -> None:
    match = advanced("advanced-tactics")
    assert refused(match, "red buy copper rows black") == 0
    play(match, "red buy copper rows black")
    assert list(state(match).stock) == [11, 2, 11, 3]
    assert list(state(match).box) == [0, 1]


@rule("atacama 5.2")
def test_they_cannot_pay_with_a_colour_they_do_not_have() -> None:
    match = advanced("advanced-tactics")
    stand(match, "a1", "c1", "e1", "b2", "d2", "f2", colour="black")
    assert refused(match, "red buy copper rows black") == 502
    assert refused(advanced(), "red buy copper rows black") == 405


@rule("atacama 5.3")
@pytest.mark.parametrize(
    ("option", "colour", "stock"),
    [
        ("box", "natural", [10, 3, 11, 3]),
        ("box", "black", [11, 2, 11, 3]),
        ("opponent", "natural", [10, 3, 12, 3]),
        ("opponent", "black", [11, 2, 11, 4]),
    ],
)
def test_the_other_gets_the_very_derrick_paid(option: str, colour: str, stock: list[int]) -> None:
    match = play(advanced("advanced-tactics", paid_derrick=option), f"red buy copper rows {colour}")
    assert list(state(match).stock) == stock
