"""Section 10: the nine achievements, and who takes which tile."""

from collections.abc import Callable

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, directed, honour, stand, stock, turned
from tests.rules.rockwell.setting import (
    METALS,
    achieved,
    cubes,
    drilling,
    end_round,
    extract,
    market,
    news,
    seen,
    tender,
    until,
    workshop,
)

from motherlode.core.ids import SEAT_NAMES
from motherlode.core.match import Match


def buys(match: Match, metal: str, number: int) -> Match:
    return play(match, *[f"red buy {metal} 1"] * number, "red seal")


def owner(**cubes: int) -> Match:
    """Red deals in the market."""
    return stock(bare(market("red/ii-1")), "red", **cubes)


@rule("rockwell 10.1")
def test_a_at_least_8_zinc_and_8_copper() -> None:
    match = buys(owner(zinc=7, copper=7), "zinc", 5)
    assert achieved(match, "red") == {}
    assert achieved(buys(match, "copper", 1), "red") == {"zinc-copper": 4}


@rule("rockwell 10.1")
def test_b_at_least_6_extraction_cards() -> None:
    for held, gained in ((4, {}), (5, {"cards": 4})):
        match = stock(stand(drilling(), "red-1 entrance-0 2"), "red", cards=held)
        extract(play(match, "red go 1 a0"), 1)
        assert achieved(match, "red") == gained


@rule("rockwell 10.1", "rockwell 10.2")
@pytest.mark.parametrize(("metal", "enough", "prestige"), [("silver", 10, 4), ("gold", 12, 5)])
def test_c_at_least_10_silver_e_at_least_12_gold(metal: str, enough: int, prestige: int) -> None:
    assert achieved(buys(owner(**{metal: enough - 2}), metal, 1), "red") == {}
    assert achieved(buys(owner(**{metal: enough - 2}), metal, 2), "red") == {metal: prestige}
    assert achieved(buys(owner(**{metal: enough - 2}), metal, 5), "red") == {metal: prestige}


@rule("rockwell 10.2", "rockwell 10.3")
def test_d_at_least_three_crews_of_power_2_or_more_dice_never_count() -> None:
    match = bare(stand(workshop("red/iii-1"), "red-1 c0 2", "red-2 c2 1+2", "red-3 c4 1+1"))
    play(match, "red raise 4")
    assert achieved(match, "red") == {}
    play(match, "red raise 2")
    assert achieved(match, "red") == {"trained-crews": 5}


@rule("rockwell 10.2")
def test_d_counts_stronger_crews_too() -> None:
    match = bare(stand(workshop("red/iii-1"), "red-1 c0 3", "red-2 c2 4"))
    assert achieved(play(match, "red raise 3"), "red") == {"trained-crews": 5}


@rule("rockwell 10.2")
@pytest.mark.parametrize("others", [("c0", "c1", "d1"), ("centre", "d1", "c5"), ("c0-c1", "d7-d0", "c3")])
def test_f_all_four_crews_at_ring_c_or_deeper_at_the_same_time(others: tuple[str, ...]) -> None:
    match = stand(drilling(), *(f"red-{k} {place}" for k, place in enumerate(others, 1)), "red-4 a4")
    end_round(play(match, "red go 4 b4"))
    assert "deep-crews" not in achieved(match, "red")
    play(match, "red go 4 c4")
    assert achieved(match, "red")["deep-crews"] == 5


@rule("rockwell 10.2")
def test_f_not_one_after_the_other() -> None:
    match = stand(drilling(), "red-1 c0", "red-2 c1", "red-3 c2", "red-4 b4")
    end_round(play(match, "red go 1 b0"))
    play(match, "red go 4 c4")
    assert achieved(match, "red") == {}


@rule("rockwell 10.3")
def test_g_at_least_6_of_each_cube() -> None:
    match = buys(owner(zinc=6, copper=6, silver=5, gold=6), "zinc", 1)
    assert achieved(match, "red") == {}
    assert achieved(buys(match, "silver", 1), "red") == {"each-metal": 6}


@rule("rockwell 10.3")
def test_h_at_least_two_crews_of_power_4_dice_never_count() -> None:
    match = bare(stand(workshop("red/iii-1"), "red-1 d0 4", "red-2 d2 3+4", "red-3 entrance-2 3"))
    honour(match, "red", "trained-crews")
    play(match, "red mobilise")
    assert "strong-crews" not in achieved(match, "red")
    play(match, "red raise 3")
    assert achieved(match, "red")["strong-crews"] == 6


@rule("rockwell 10.3")
def test_i_at_least_one_crew_in_the_centre() -> None:
    match = play(stand(drilling(), "red-1 d0"), "red go 1 centre")
    assert achieved(match, "red") == {"centre": 6}
    assert news(match, "achieved") == ["red centre 6"]


@rule("rockwell 10.3")
@pytest.mark.parametrize("metal", METALS)
def test_insurance_does_not_count_as_cubes(metal: str) -> None:
    match = stock(owner(zinc=7, copper=7, silver=5, gold=5), "red", insurance=20)
    assert achieved(buys(match, metal, 1), "red") == ({})


@rule("rockwell 10.1", "rockwell 10.2", "rockwell 10.3", "rockwell 11.1", "rockwell 12.1")
@pytest.mark.parametrize(
    ("players", "tiles"),
    [
        (4, [(4, 3, 2, 1), (5, 4, 3, 2), (6, 5, 4, 3)]),
        (3, [(4, 3, 2), (5, 4, 3), (6, 5, 4)]),
        (2, [(4, 2), (5, 3), (6, 4)]),
    ],
)
def test_the_first_has_most_prestige_the_next_less(players: int, tiles: list[tuple[int, ...]]) -> None:
    match = drilling(players=players)
    for name, row in (("silver", tiles[0]), ("gold", tiles[1]), ("each-metal", tiles[2])):
        for taken, seat in enumerate(SEAT_NAMES[:players]):
            top = next(each for each in seen(match).achievements if each.name == name)
            assert (top.prestige, top.left) == (row[taken], players - taken)
            honour(match, seat, name)


@rule("rockwell 10.4")
def test_the_second_to_meet_it_takes_the_next_tile() -> None:
    match = honour(stand(drilling(), "red-1 d0", "blue-1 d4"), "green", "centre")
    play(match, "red go 1 centre", "blue go 1 centre")
    assert (achieved(match, "red"), achieved(match, "blue")) == ({"centre": 5}, {"centre": 4})


@rule("rockwell 10.4")
def test_once_per_player_and_kind() -> None:
    match = end_round(play(stand(drilling(), "red-1 d0", "red-2 d4"), "red go 1 centre"))
    play(match, "red go 2 centre")
    assert news(match, "achieved") == []
    assert achieved(match, "red") == {"centre": 6}


@rule("rockwell 10.4")
def test_several_kinds_at_the_same_moment() -> None:
    match = stock(stand(drilling(), "red-1 c2 3", "red-2 c1 4"), "red", cards=5, silver=8, gold=8, zinc=6, copper=3)
    extract(play(match, "red go 1 c1"), 5)
    assert set(achieved(match, "red")) == {"cards", "silver", "gold", "each-metal"}


@rule("rockwell 10.4")
def test_nobody_can_lose_it_again() -> None:
    match = stock(bare(market("red/ii-1")), "red", gold=11)
    play(match, "red buy gold 1", "red seal")
    until(match, "tender")
    tender(match, " ".join(["gold"] * 12))
    assert (cubes(match, "red")[3], achieved(match, "red")) == (0, {"gold": 5})


@rule("rockwell 10.4")
def test_nor_by_leaving_ring_c() -> None:
    match = stand(drilling(), "red-1 c0", "red-2 c2", "red-3 c4", "red-4 b6")
    end_round(play(match, "red go 4 c6"))
    end_round(play(match, "red go 4 b6"))
    play(match, "red go 4 c6")
    assert (achieved(match, "red"), news(match, "achieved")) == ({"deep-crews": 5}, [])


@rule("rockwell 10.4")
def test_also_out_of_turn() -> None:
    """Red bribes Blue's last crew into ring C."""
    match = stand(drilling("red/i-1"), "red-1 c4", "blue-1 c0", "blue-2 c1", "blue-3 d0", "blue-4 b4")
    play(match, "red stay 1", "red bribe blue-4 c4")
    assert achieved(match, "blue") == {"deep-crews": 5}
    assert news(match, "achieved") == ["blue deep-crews 5"]


@rule("rockwell 10.4", "rockwell 5.4")
def test_also_by_an_extraction_somebody_else_caused() -> None:
    match = stock(stand(drilling(), "red-1 c2 3", "blue-1 c1 4"), "blue", silver=8)
    extract(play(match, "red go 1 c1"), 5)
    assert achieved(match, "blue") == {"silver": 4}


def rush(order: str, tie: str, active: str = "red") -> Match:
    """Three players with 9 silver drill c1 together and get one silver each, or more."""
    lines = {"red": "3", "blue": "2", "yellow": "2"}
    match = drilling(
        control=f"{active} {' '.join(seat for seat in SEAT_NAMES[:4] if seat != active)}", achievement_tie=tie
    )
    stand(match, *(f"{seat}-1 {'c2' if seat == active else 'c1'} {power}" for seat, power in lines.items()))
    for seat in lines:
        stock(match, seat, silver=9)
    return extract(play(directed(match, order), f"{active} go 1 c1"), 5)


@rule("rockwell 10.4")
@pytest.mark.parametrize("active", ["red", "blue", "yellow"])
@pytest.mark.parametrize("order", ["red blue yellow green", "yellow green red blue", "green blue yellow red"])
def test_if_several_meet_one_at_the_same_moment_they_take_its_tiles_in_direction_order(order: str, active: str) -> None:
    match = rush(order, "direction", active)
    first, second, third = (seat for seat in order.split() if seat != "green")
    assert [achieved(match, seat) for seat in (first, second, third)] == [{"silver": k} for k in (4, 3, 2)]
    assert news(match, "achieved") == [f"{first} silver 4", f"{second} silver 3", f"{third} silver 2"]


@rule("rockwell 10.4")
@pytest.mark.parametrize("active", ["red", "blue", "yellow"])
@pytest.mark.parametrize("order", ["red blue yellow green", "yellow green red blue", "green blue yellow red"])
def test_with_the_option_the_active_player_is_first_then_direction_order(order: str, active: str) -> None:
    match = rush(order, "active", active)
    ranked = [active, *(seat for seat in order.split() if seat not in ("green", active))]
    assert [achieved(match, seat) for seat in ranked] == [{"silver": k} for k in (4, 3, 2)]


@rule("rockwell 10.4")
def test_an_active_player_who_does_not_meet_it_changes_nothing() -> None:
    match = drilling(achievement_tie="active")
    stand(match, "red-1 c2 3", "blue-1 c1 2", "yellow-1 c1 2")
    stock(stock(directed(match, "green yellow red blue"), "blue", silver=9), "yellow", silver=9)
    extract(play(match, "red go 1 c1"), 5)
    assert [achieved(match, seat) for seat in ("red", "yellow", "blue")] == [{}, {"silver": 4}, {"silver": 3}]


@rule("rockwell 10.4")
def test_the_default_is_direction_order() -> None:
    match = stand(drilling(), "red-1 c2 3", "blue-1 c1 4")
    stock(stock(directed(match, "blue red yellow green"), "red", silver=9), "blue", silver=9)
    extract(play(match, "red go 1 c1"), 5)
    assert (achieved(match, "blue"), achieved(match, "red")) == ({"silver": 4}, {"silver": 3})


def _bought(match: Match) -> Match:
    return buys(stock(bare(until(match, "market")), "red", gold=11), "gold", 1)


def _entered(match: Match) -> Match:
    return play(stand(match, "red-1 d0"), "red go 1 centre")


@rule("rockwell 10.4")
@pytest.mark.parametrize(("gain", "kind"), [(_bought, "gold"), (_entered, "centre")])
def test_at_no_cost_and_nobody_can_decline(gain: Callable[[Match], Match], kind: str) -> None:
    match = turned(drilling("red/ii-1"), "b0")
    gain(match)
    assert kind in achieved(match, "red")
    assert seen(match).prompt in ("wait", "deal")


@rule("rockwell 10.4")
def test_what_somebody_has_does_not_count_for_another() -> None:
    match = stock(owner(gold=10), "blue", gold=1)
    assert achieved(buys(match, "gold", 1), "red") == {}
