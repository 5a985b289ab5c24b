"""Section 8: phase II, the market."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, directed, stock
from tests.rules.rockwell.setting import (
    achieved,
    company,
    cubes,
    drilling,
    end_turn,
    market,
    money,
    news,
    reason,
    seen,
    texts,
    turn_of,
    until,
)

from motherlode.core.match import Match

METALS = ("zinc", "copper", "silver", "gold")


def full(posts: str) -> Match:
    """Everybody has cubes and money."""
    match = market(posts)
    for seat in ("red", "blue", "yellow", "green"):
        stock(match, seat, zinc=10, copper=5, silver=5, gold=5, money=10_000)
    return match


def deal(match: Match) -> str:
    """The player asked sells one cube of the first metal they have not dealt in; returns who it was."""
    seat = turn_of(match)
    metal = next(name for name in METALS if name not in company(match, seat).dealt)
    play(match, f"{seat} sell {metal} 1", f"{seat} seal")
    return seat


@rule("rockwell 8.1")
def test_players_there_act_in_turn_one_transaction_each_until_all_are_used_up() -> None:
    match = full("blue/ii-1 red/ii-2 yellow/ii-3")
    acted = []
    while seen(match).phase == "market":
        acted.append(deal(match))
    assert acted == ["blue", "red", "yellow", "blue", "red", "yellow", "blue", "red", "blue"]


@rule("rockwell 8.1")
@pytest.mark.parametrize("order", ["red blue yellow green", "green yellow blue red"])
def test_the_order_is_that_of_the_slots_most_actions_first(order: str) -> None:
    match = directed(drilling("green/ii-2 yellow/ii-1", control=order), order)
    assert turn_of(until(match, "market")) == "yellow"


@rule("rockwell 8.1")
def test_giving_up_ends_the_phase_for_the_player_and_the_order_stays_so() -> None:
    match = full("blue/ii-1 red/ii-2 yellow/ii-3")
    deal(match)
    play(match, "red leave")
    assert news(match, "left") == ["red ii-2 3"]
    assert [deal(match) for _ in range(5)] == ["yellow", "blue", "yellow", "blue", "blue"]
    assert seen(match).phase != "market"


@rule("rockwell 8.1")
def test_used_up_or_given_up_the_vice_president_goes_home() -> None:
    match = full("blue/ii-1 red/ii-2 yellow/ii-3 red/iii-1")
    play(match, "blue leave")
    assert company(match, "blue").home == 2
    for _ in range(4):
        deal(match)
    assert company(match, "yellow").home == 2
    assert {slot.name: slot.seat for slot in seen(match).slots if slot.seat is not None} == {"ii-2": 0, "iii-1": 0}
    deal(match)
    assert company(match, "red").home == 1


@rule("rockwell 8.1")
def test_how_many_are_left_is_seen() -> None:
    match = full("blue/ii-1 red/ii-2")
    deal(match)
    assert {slot.name: slot.left for slot in seen(match, 3).slots if slot.seat is not None} == {"ii-1": 3, "ii-2": 3}


@rule("rockwell 8.1")
def test_without_a_vice_president_there_nobody_deals() -> None:
    match = end_turn(drilling("red/i-1 blue/iii-1"))
    assert (seen(match).turn, seen(match).phase) == (2, "tender")
    match = full("blue/ii-3")
    assert texts(match, 0) == []
    assert reason(match, "red sell zinc 1").startswith("others-turn blue")


@rule("rockwell 8.2")
@pytest.mark.parametrize(("metal", "value"), [("zinc", 400), ("copper", 600), ("silver", 800), ("gold", 1000)])
def test_a_transaction_buys_or_sells_any_number_of_cubes_of_one_kind_at_its_value(metal: str, value: int) -> None:
    k = METALS.index(metal)
    match = stock(bare(market("red/ii-1"), 12_000), "red", **{metal: 7})
    play(match, f"red sell {metal} 5", f"red sell {metal} 1", "red seal")
    assert (cubes(match, "red")[k], money(match, "red")) == (1, 12_000 + 6 * value)
    assert news(match, "sold") == [f"red 6 {metal} {6 * value}"]
    match = bare(market("red/ii-1"), 12_000)
    play(match, *[f"red buy {metal} 1"] * 3, f"red buy {metal} 5", "red seal")
    assert (cubes(match, "red")[k], money(match, "red")) == (8, 12_000 - 8 * value)
    assert news(match, "bought") == [f"red 8 {metal} {8 * value}"]


@rule("rockwell 8.2")
def test_of_one_kind_and_either_to_buy_or_to_sell() -> None:
    match = play(full("red/ii-1"), "red sell zinc 1")
    assert texts(match) == ["seal", "sell zinc 1", "sell zinc 5"]
    assert reason(match, "red sell copper 1") == "other-deal zinc 8.2"
    assert reason(match, "red buy zinc 1") == "other-deal zinc 8.2"


@rule("rockwell 8.2")
def test_at_least_one() -> None:
    match = full("red/ii-1")
    assert "seal" not in texts(match)
    assert reason(match, "red seal") == "empty-deal 8.2"


@rule("rockwell 8.2")
def test_at_full_price_no_credit() -> None:
    match = bare(market("red/ii-1"), 1900)
    assert texts(match) == ["buy zinc 1", "buy copper 1", "buy silver 1", "buy gold 1", "leave"]
    play(match, "red buy silver 1", "red buy silver 1")
    assert texts(match) == ["seal"]
    assert reason(match, "red buy silver 1") == "cannot-pay 2400 1900 8.2"


@rule("rockwell 8.2")
def test_no_more_than_they_have() -> None:
    match = stock(bare(market("red/ii-1"), 0), "red", zinc=6)
    assert texts(match) == ["sell zinc 1", "sell zinc 5", "leave"]
    play(match, "red sell zinc 5", "red sell zinc 1")
    assert texts(match) == ["seal"]
    assert reason(match, "red sell zinc 1") == "no-more-cubes zinc 8.2"


@rule("rockwell 8.2")
@pytest.mark.parametrize("first", ["buy", "sell"])
def test_no_player_deals_twice_in_the_same_kind_be_it_to_buy_or_to_sell(first: str) -> None:
    match = play(full("red/ii-1 blue/ii-2"), f"red {first} zinc 1", "red seal", "blue leave")
    assert not [text for text in texts(match) if "zinc" in text]
    assert reason(match, "red buy zinc 1") == "dealt-already zinc 8.2"
    assert reason(match, "red sell zinc 1") == "dealt-already zinc 8.2"
    assert company(match, "red").dealt == ["zinc"]


@rule("rockwell 8.2")
def test_another_player_may_deal_in_that_kind() -> None:
    match = play(full("red/ii-1 blue/ii-2"), "red sell zinc 1", "red seal")
    assert {"buy zinc 1", "sell zinc 1"} <= set(texts(match, 1))


@rule("rockwell 8.2")
def test_in_one_phase_so_next_turn_they_may_again() -> None:
    match = play(full("red/ii-1"), "red sell zinc 1", "red seal", "red leave")
    end_turn(match)
    assert company(match, "red").dealt == []
    until(match, "market")
    assert not any(mine.dealt for mine in seen(match).seats)


@rule("rockwell 8.2", "rockwell 10.4")
def test_an_achievement_is_gained_with_the_transaction() -> None:
    match = stock(bare(market("red/ii-1")), "red", silver=8)
    play(match, "red buy silver 1", "red buy silver 1", "red seal")
    assert achieved(match, "red") == {"silver": 4}
