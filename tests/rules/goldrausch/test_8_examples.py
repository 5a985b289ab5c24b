"""Section 8: the examples that must hold."""

import pytest
from tests.kit import rule
from tests.rules.goldrausch.setting import gains, gold, lay_out, lying, news, opened, payout, places, play_round, seen

FINES = pytest.mark.parametrize("fines", ["withheld", "paid"])


@rule("goldrausch 8.1", "goldrausch 5.6")
def test_the_example_round_withheld() -> None:
    """Lara is Red and begins, Jannik Blue, Melanie Yellow, Tobias Green."""
    match = lay_out(opened(4, 1), lying=(5, 8, 15))
    mine = seen(match).mine
    assert gains(match, "v- v+ a+ v+", "whole") == [6, 4, 5, 4]
    assert lying(match) == [0, 8, 1]
    assert seen(match).mine == mine
    assert payout(match) == ["blue", "green", "red", "yellow"]


@rule("goldrausch 8.2")
def test_the_example_round_paid() -> None:
    match = lay_out(opened(4, 1, fines="paid"), lying=(5, 8, 15))
    mine = seen(match).mine
    assert gains(match, "v- v+ a+ v+", "whole") == [3, 4, 5, 4]
    assert lying(match) == [0, 8, 0]
    assert seen(match).mine == mine + 4


@rule("goldrausch 8.3", "goldrausch 8.4")
@pytest.mark.parametrize(
    ("fines", "stock", "gained", "mine"),
    [
        ("withheld", 1, [-1, 0, 1, 0], 1),
        ("paid", 1, [-1, 0, 0, 0], 2),
        ("withheld", 5, [3, 0, 2, 0], 0),
        ("paid", 5, [3, 0, 0, 0], 2),
    ],
)
def test_two_users_with_3_and_0_then_a_non_user(fines: str, stock: int, gained: list[int], mine: int) -> None:
    match = lay_out(opened(4, 1, fines=fines), [3, 0, 5, 5], (0, 8, stock))
    before = seen(match).mine
    assert gains(match, "v+ v+ v- a-", "whole") == gained
    assert lying(match) == [0, 8, 0]
    assert seen(match).mine == before + mine


@rule("goldrausch 8.5")
@pytest.mark.parametrize(("fines", "left", "mine"), [("withheld", 3, 1), ("paid", 1, 3)])
def test_two_users_under_scarcity(fines: str, left: int, mine: int) -> None:
    match = lay_out(opened(4, 1, fines=fines), [0, 1, 5, 5], (4, 0, 0))
    before = seen(match).mine
    assert gains(match, "a+ a+ a- r-", "scarcity") == [0, -1, 1, 0]
    assert lying(match) == [left, 0, 0]
    assert seen(match).mine == before + mine


@rule("goldrausch 8.6")
@pytest.mark.parametrize("result", ["rosso", "broken"])
@FINES
def test_three_users_under_a_disaster(fines: str, result: str) -> None:
    match = lay_out(opened(4, 1, fines=fines), [0, 1, 5, 5], (5, 8, 15))
    assert gains(match, "r+ r+ r+ r-", result) == [0, -1, -2, 0]
    assert lying(match) == [5, 8, 15]


@rule("goldrausch 8.7")
@FINES
def test_two_users_stop_at_49_and_the_third_wins_with_51(fines: str) -> None:
    match = lay_out(opened(4, 1, fines=fines), [45, 45, 45, 5], (5, 8, 20))
    play_round(match, "v+ v+ v- a-", "whole")
    assert gold(match) == [49, 49, 51, 5]
    assert places(match) == [2, 2, 1, 4]
    assert payout(match) == ["red", "blue", "yellow"]
    assert news(match, "game-ended") == ["goal"]
