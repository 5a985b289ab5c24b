"""Section 5: subcontracting, and dice that travel."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, improve, stand, stock, turned
from tests.rules.rockwell.setting import (
    company,
    crew,
    drilling,
    end_round,
    end_turn,
    extract,
    money,
    moves,
    news,
    reason,
    seen,
    texts,
    tile,
    turn_of,
    until,
    where,
)

from motherlode.core.match import Match


def corrupting(*lines: str, over: str = "") -> Match:
    """Red has corruption; Red's crew 1 has just been made active."""
    return play(stand(turned(bare(drilling("red/i-1")), over), *lines), "red stay 1")


def hiring(*lines: str, over: str = "") -> Match:
    return play(stand(turned(bare(drilling("red/i-3")), over), *lines), "red stay 1")


@rule("rockwell 5.9")
@pytest.mark.parametrize(("power", "price"), [(1, 1000), (2, 1500), (3, 2000), (4, 2500)])
def test_a_die_of_1_2_3_4_costs_1000_1500_2000_2500(power: int, price: int) -> None:
    match = play(hiring("red-1 d2"), f"red hire {power}")
    assert money(match, "red") == 20_000 - price
    assert (crew(match, "red-1").die, seen(match).dice) == (power, 2)
    assert tile(match, "d2").force == 1 + power
    assert news(match, "hired") == [f"red 1 {power} d2 {price}"]


@rule("rockwell 5.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prices_do_not_depend_on_the_number_of_players(players: int) -> None:
    assert seen(drilling(players=players)).prices.hire == [1000, 1500, 2000, 2500]


@rule("rockwell 5.9")
def test_he_must_be_able_to_pay() -> None:
    match = stock(hiring("red-1 d2"), "red", money=1900)
    assert texts(match) == ["hire 1", "hire 2", "waive"]
    assert reason(match, "red hire 3") == "cannot-pay 2000 1900 5.9"


@rule("rockwell 5.9")
def test_one_hire_per_round_per_player() -> None:
    match = play(hiring("red-1 d2", "red-2 d4"), "red hire 1")
    assert turn_of(match) == "blue"
    play(end_round(match), "red stay 2", "red hire 2")
    assert (crew(match, "red-1").die, crew(match, "red-2").die, seen(match).dice) == (1, 2, 1)


@rule("rockwell 5.9")
def test_one_die_per_crew_and_a_hire_does_not_change_it() -> None:
    match = bare(stand(drilling("red/i-3"), "red-1 d2 1+1", "red-2 d4"))
    assert moves(match, "red", "stay") == {"2"}
    play(match, "red carry 1 d3 2")
    assert turn_of(match) == "blue", "it has one"


@rule("rockwell 5.9")
def test_if_board_1_has_one() -> None:
    match = bare(stand(drilling("red/i-3"), "red-1 d2", "blue-1 d4 1+1", "blue-2 d6 1+1", "green-3 c1 1+1"))
    assert seen(match).dice == 0
    assert moves(match, "red", "stay") == set()
    play(match, "red go 1 d3")
    assert turn_of(match) == "blue"


@rule("rockwell 5.9")
def test_on_any_terrain_turned_or_not_or_astride() -> None:
    for place in ("d2", "b2-b3"):
        match = hiring(f"red-1 {place}", over="d2")
        assert "hire 2" in texts(match)
        play(match, "red hire 2")
        assert crew(match, "red-1").die == 2


@rule("rockwell 5.9", "rockwell 6.1")
def test_the_die_can_drill() -> None:
    match = extract(play(hiring("red-1 b2 2"), "red hire 2"), 1)
    assert tile(match, "b2").turned
    assert company(match, "red").cards == 1


@rule("rockwell 5.10")
@pytest.mark.parametrize(
    ("place", "most"), [("a1", 1), ("b1", 2), ("c1", 3), ("d1", 4), ("a1-a2", 1), ("b1-b2", 2), ("c7-c0", 3)]
)
def test_a_die_never_exceeds_its_ring(place: str, most: int) -> None:
    match = hiring(f"red-1 {place}")
    assert texts(match) == [*(f"hire {power}" for power in range(1, most + 1)), "waive"]
    if most < 4:
        assert reason(match, f"red hire {most + 1}") == f"die-too-strong {most + 1} {most} 5.10"


# -- a die travels, or stays behind


@rule("rockwell 5.11")
def test_moving_a_crew_without_its_die_returns_the_die_to_board_1() -> None:
    match = bare(stand(drilling(), "red-1 c2 1+3"))
    play(match, "red go 1 c3")
    assert (crew(match, "red-1").die, seen(match).dice, money(match, "red")) == (0, 3, 20_000)
    assert news(match, "die-left") == ["red 1 3"]


@rule("rockwell 5.11")
@pytest.mark.parametrize(("power", "price"), [(1, 1000), (2, 1500), (3, 2000)])
def test_or_takes_it_along_and_pays_its_hire_again_for_any_power(power: int, price: int) -> None:
    match = bare(stand(drilling(), "red-1 c2 1+2"))
    play(match, f"red carry 1 c3 {power}")
    assert (crew(match, "red-1").die, seen(match).dice) == (power, 2)
    assert money(match, "red") == 20_000 - price
    assert news(match, "die-carried") == [f"red 1 {power} {price}"]


@rule("rockwell 5.11", "rockwell 5.10")
def test_within_what_the_ring_it_reaches_allows() -> None:
    match = bare(stand(drilling(), "red-1 b2 1+2"))
    options = moves(match, "red", "carry 1")
    assert {word for word in options if word.startswith("a2 ")} == {"a2 1"}
    assert {word for word in options if word.startswith("b3 ")} == {"b3 1", "b3 2"}
    assert {word for word in options if word.startswith("c2 ")} == {"c2 1", "c2 2", "c2 3"}
    assert reason(match, "red carry 1 a2 2") == "die-too-strong 2 1 5.10"


@rule("rockwell 5.11")
def test_he_must_be_able_to_pay_for_taking_it_along() -> None:
    match = stock(stand(drilling(), "red-1 c2 1+3"), "red", money=1000)
    assert {word for word in moves(match, "red", "carry 1") if word.startswith("c3")} == {"c3 1"}
    assert reason(match, "red carry 1 c3 2") == "cannot-pay 1500 1000 5.11"


@rule("rockwell 5.11", "rockwell 5.3")
def test_it_is_paid_once_per_move() -> None:
    match = improve(bare(stand(drilling(), "red-1 c2 1+2")), "red", mobility=3)
    play(match, "red carry 1 d3 2")
    assert money(match, "red") == 18_500


@rule("rockwell 5.11")
def test_standing_still_costs_nothing_and_keeps_the_die_as_it_is() -> None:
    match = play(bare(stand(drilling(), "red-1 c2 1+2")), "red pass")
    assert (crew(match, "red-1").die, money(match, "red")) == (2, 20_000)
    match = play(corrupting("red-1 c2 1+2", "blue-1 c3"), "red bribe blue-1 c2")
    assert (crew(match, "red-1").die, money(match, "red")) == (2, 20_000)


@rule("rockwell 5.11", "rockwell 6.1")
def test_crew_and_die_arrive_together() -> None:
    match = bare(stand(turned(drilling(), "b3"), "red-1 b3 2+2"))
    extract(play(match, "red carry 1 b2 2"), 1)
    assert tile(match, "b2").turned


@rule("rockwell 5.11")
def test_and_without_its_die_the_crew_arrives_alone() -> None:
    match = bare(stand(turned(drilling(), "b3"), "red-1 b3 2+2"))
    play(match, "red go 1 b2")
    assert (tile(match, "b2").turned, tile(match, "b2").force) == (False, 2)


@rule("rockwell 5.11", "rockwell 5.9")
def test_taking_along_is_no_hire_so_it_needs_no_vice_president() -> None:
    match = bare(stand(drilling("red/ii-1"), "red-1 c2 1+2"))
    assert "c3 2" in moves(match, "red", "carry 1")


@rule("rockwell 5.11", "rockwell 5.9")
def test_nor_does_it_use_up_the_hire_of_a_later_round_or_take_another_die() -> None:
    match = bare(stand(drilling("red/i-3"), "red-1 c2 1+2", "blue-1 c4 1+1", "blue-2 c6 1+1"))
    assert seen(match).dice == 0
    play(match, "red carry 1 c3 3")
    assert (seen(match).dice, turn_of(match)) == (0, "blue")


@rule("rockwell 5.11", "rockwell 5.9")
def test_after_leaving_it_they_may_hire() -> None:
    """Even if it was the last one that board I lacked."""
    match = bare(stand(drilling("red/i-3"), "red-1 c2 1+2", "blue-1 c4 1+1", "blue-2 c6 1+1"))
    play(match, "red go 1 d2")
    assert (seen(match).phase, seen(match).dice) == ("advantage", 1)
    play(match, "red hire 4")
    assert (crew(match, "red-1").die, seen(match).dice, money(match, "red")) == (4, 0, 17_500)


@rule("rockwell 5.11")
def test_onto_a_border_and_off_it_is_a_move_like_any_other() -> None:
    match = improve(bare(stand(drilling(), "red-1 b2 1+2")), "red", mobility=2)
    play(match, "red carry 1 b2-b3 1")
    assert (crew(match, "red-1").place, crew(match, "red-1").die) == ("b2-b3", 1)
    assert money(match, "red") == 19_000
    play(end_round(match), "red carry 1 b3 2")
    assert money(match, "red") == 17_500


@rule("rockwell 5.11")
def test_a_crew_without_a_die_has_none_to_take_along() -> None:
    match = stand(drilling("red/i-3"), "red-1 c2")
    assert moves(match, "red", "carry 1") == set()
    assert reason(match, "red carry 1 c3 1") == "no-die 1 5.11"


@rule("rockwell 5.12", "rockwell 10.8")
def test_all_dice_and_corruption_tiles_return_at_the_end_of_the_turn() -> None:
    match = bare(stand(drilling("red/i-1 blue/i-3 red/iii-1"), "red-1 b2", "yellow-1 b3", "blue-1 c3"))
    play(match, "red stay 1", "red bribe yellow-1 b2", "blue stay 1", "blue hire 2")
    until(match, "workshop")
    assert (seen(match).dice, seen(match).bribes, crew(match, "blue-1").die) == (2, 2, 2)
    end_turn(match)
    assert (seen(match).dice, seen(match).bribes, crew(match, "blue-1").die) == (3, 3, 0)


@rule("rockwell 5.12", "rockwell 9.2")
def test_so_dice_still_count_in_phase_3() -> None:
    match = bare(until(stand(drilling("red/iii-1"), "red-1 b2 1+2"), "workshop"))
    extract(play(match, "red raise 1"), 1)
    assert tile(match, "b2").turned


@rule("rockwell 5.11", "rockwell 5.4")
def test_crew_and_die_arriving_astride_can_reach_both_tiles() -> None:
    match = bare(stand(turned(drilling(), "b1"), "red-1 b1 1+1", "blue-1 b2 2", "yellow-1 b3 3"))
    play(improve(match, "red", mobility=3), "red carry 1 b2-b3 1")
    assert texts(match) == ["drill b2", "drill b3"]
    extract(play(match, "red drill b2"), 2)
    assert (where(match, "red-1"), crew(match, "red-1").die, money(match, "red")) == (["b2"], 1, 19_000)


@rule("rockwell 5.9")
def test_two_players_with_subcontracting_hire_each_for_himself() -> None:
    match = bare(stand(drilling("red/i-3 blue/i-4"), "red-1 d2", "blue-1 d4"))
    play(match, "red stay 1", "red hire 1", "blue stay 1", "blue hire 4")
    assert (crew(match, "red-1").die, crew(match, "blue-1").die, seen(match).dice) == (1, 4, 1)
