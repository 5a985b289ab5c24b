"""Section 5: the investor (5.6)."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.siberia.layout import invested, lay_tiles, stacked
from tests.rules.siberia.setting import acting, chances, news, on, opened, place, seen, texts

from motherlode.core.ids import CHANCE, only
from motherlode.core.match import Match


def investing(row: str, stack: str = "gas", tiles: str = "investor investor") -> Match:
    """Red has taken the investor; these investments are open."""
    return play(stacked(acting(tiles), row.split(), stack), "red take investor")


@rule("siberia 5.6")
def test_one_of_the_four_open_investments_is_laid_on_a_free_space_of_its_action() -> None:
    match = play(acting("investor investor"), "red take investor")
    assert seen(match).investments == ["gas", "logistics", "seller", "diamond"]
    assert texts(match) == ["waive", "invest logistics", "invest seller", "invest gas", "invest diamond"]
    assert seen(match).prompt == "invest"
    play(match, "red invest logistics")
    assert "investment" in on(match, 0, "logistics")
    assert news(match)[0] == "investment-taken red logistics"


@rule("siberia 5.6")
def test_then_the_row_is_filled_up_from_the_stack_closes_up_and_the_new_one_comes_last() -> None:
    match = play(acting("investor investor"), "red take investor", "red invest logistics")
    assert match.game.actors(match.state) == only(CHANCE)
    assert seen(match).investments == ["gas", "seller", "diamond"]
    left = dict.fromkeys(("manager", "worker", "investor", "coal", "oil", "gold"), 2)
    left |= dict.fromkeys(("logistics", "seller", "gas", "diamond"), 1)
    assert chances(match) == {f"open {action}": number for action, number in left.items()}
    play(match, "* open oil")
    assert seen(match).investments == ["gas", "seller", "diamond", "oil"]
    assert seen(match).stack == 15
    assert news(match)[-1] == "investment-opened oil"
    assert seen(match).turn == 1


@rule("siberia 5.6")
def test_only_what_is_left_in_the_stack_can_come_up() -> None:
    match = play(investing("coal gold seller worker", stack="gas oil oil"), "red invest coal")
    assert chances(match) == {"open gas": 1, "open oil": 2}
    play(match, "* open oil")
    assert seen(match).stack == 2


@rule("siberia 5.6", "siberia 4.3")
def test_at_most_one_investment_per_action() -> None:
    match = invested(acting("investor investor"), 0, "gas", "seller")
    play(match, "red take investor")
    assert texts(match) == ["waive", "invest logistics", "invest diamond"]
    assert refused(match, "red invest gas") == 506
    match = stacked(invested(acting("investor investor"), 0, "gas"), ["gas", "gas", "seller", "gas"])
    play(match, "red take investor")
    assert texts(match) == ["waive", "invest seller"]


@rule("siberia 5.6")
def test_without_a_space_that_fits_nothing_is_taken() -> None:
    match = acting("investor investor gas gas oil oil")
    stacked(match, ["gas", "oil", "gas", "oil"])
    play(match, "red take investor")
    assert news(match) == ["action-taken red investor", "no-effect red investor"]
    assert seen(match).investments == ["gas", "oil", "gas", "oil"]
    assert seen(match).turn == 1


@rule("siberia 5.6")
def test_a_full_action_takes_none() -> None:
    match = investing("gas oil oil oil", tiles="investor investor gas gas")
    assert texts(match) == ["waive", "invest oil"]
    assert refused(match, "red invest gas") == 506


@rule("siberia 5.6")
@pytest.mark.parametrize("other", ["", "seller-gas/gas", "manager/gas"])
def test_the_other_space_may_be_free_or_hold_a_tile_or_joker(other: str) -> None:
    match = acting("investor investor oil coal gold diamond")
    lay_tiles(match, 0, other)
    play(match, "red take investor", "red invest gas")
    assert len(on(match, 0, "gas")) == (2 if other else 1)
    assert "investment" in on(match, 0, "gas")


@rule("siberia 5.6")
def test_one_of_two_alike_is_taken_and_the_other_stays_open() -> None:
    match = investing("gas oil gas coal")
    assert texts(match) == ["waive", "invest gas", "invest coal", "invest oil"]
    play(match, "red invest gas")
    assert sorted(seen(match).investments) == ["coal", "gas", "oil"]


@rule("siberia 5.6")
def test_of_two_alike_the_first_leaves_the_row() -> None:
    match = play(investing("gas oil gas coal"), "red invest gas")
    assert seen(match).investments == ["oil", "gas", "coal"]


@rule("siberia 5.6")
def test_with_an_empty_stack_the_row_gets_shorter() -> None:
    match = play(investing("gas oil seller coal", stack=""), "red invest oil")
    assert seen(match).investments == ["gas", "seller", "coal"]
    assert match.game.actors(match.state) == only(1)
    assert news(match) == ["investment-taken red oil"]


@rule("siberia 5.6")
def test_with_an_empty_row_nothing_is_taken() -> None:
    match = investing("", stack="")
    assert news(match) == ["action-taken red investor", "no-effect red investor"]
    assert seen(match).turn == 1


@rule("siberia 5.6")
def test_the_last_one_of_the_row_can_be_taken() -> None:
    match = play(investing("oil", stack=""), "red invest oil")
    assert seen(match).investments == []
    assert seen(match).turn == 1


@rule("siberia 5.6", "siberia 4.4")
def test_waived_the_row_stays_as_it_is() -> None:
    match = play(acting("investor investor"), "red take investor", "red waive")
    assert seen(match).investments == ["gas", "logistics", "seller", "diamond"]
    assert news(match) == ["waived red investor"]
    assert seen(match).turn == 1


@rule("siberia 5.6")
def test_it_is_laid_at_once_and_helps_in_the_same_round() -> None:
    match = play(acting("investor investor gas"), "red take investor", "red invest gas", "* open oil", "blue pass")
    assert "take gas" in texts(match)


@rule("siberia 5.6")
def test_only_open_investments_can_be_taken() -> None:
    match = play(acting("investor investor"), "red take investor")
    assert refused(match, "red invest oil") == 506


@rule("siberia 5.6")
def test_everybody_has_their_own_one_per_action() -> None:
    match = place(opened(investments=("gas", "gas", "oil", "oil")), "investor investor", "investor investor")
    play(match, "red take investor", "red invest gas", "* open coal", "blue take investor", "blue invest gas")
    assert "investment" in on(match, 0, "gas")
    assert "investment" in on(match, 1, "gas")


@rule("siberia 5.6")
def test_once_the_next_investment_is_open_nobody_takes_theirs_back_alone() -> None:
    match = play(acting("investor investor"), "red take investor", "red invest logistics")
    match.go_on()
    assert not match.can_undo(0)
    assert match.would_peek(0)
