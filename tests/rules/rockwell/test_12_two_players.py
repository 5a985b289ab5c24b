"""Section 12: two players; how the automatic crews move and drill is in test_12_al.py."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, directed, honour, stand, stock
from tests.rules.rockwell.setting import (
    company,
    crew,
    cubes,
    drilling,
    end_turn,
    entrances,
    extract,
    idle,
    moves,
    news,
    opened,
    seen,
    state,
    texts,
    tile,
    turn_of,
    until,
    where,
    workshop,
)

from motherlode.core.match import Match


@rule("rockwell 12.1")
def test_achievement_stacks_have_the_highest_and_the_third_highest_tile_only() -> None:
    match = drilling(players=2)
    first = [each.prestige for each in seen(match).achievements]
    for each in seen(match).achievements:
        honour(match, "red", each.name)
    assert first == [4, 4, 4, 5, 5, 5, 6, 6, 6]
    assert [(each.prestige, each.left) for each in seen(match).achievements] == [(top - 2, 1) for top in first]


@rule("rockwell 12.2")
def test_al_owns_four_crews_of_power_1_one_at_each_entrance() -> None:
    match = opened(2)
    assert entrances(match, "al") == ["entrance-0", "entrance-1", "entrance-2", "entrance-3"]
    assert [each.power for each in seen(match).crews if each.owner == 6] == [1] * 4


@rule("rockwell 12.2")
def test_al_has_no_vice_presidents_no_company_no_stock() -> None:
    match = opened(2)
    assert len(seen(match).seats) == len(seen(match).direction) == len(seen(match).control) == 2
    assert len(state(match).money) == 2


@rule("rockwell 12.2")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_there_is_no_al(players: int) -> None:
    match = drilling(players=players)
    assert not [each for each in seen(match).crews if each.owner == 6]
    for _ in range(players):
        idle(match)
    assert (seen(match).phase, seen(match).round) == ("drilling", 2)


@rule("rockwell 12.6")
@pytest.mark.parametrize(("order", "first"), [("red blue", "red"), ("blue red", "blue")])
def test_after_phase_3_the_player_first_in_direction_order_raises_one_al_crew_by_one(order: str, first: str) -> None:
    match = directed(bare(workshop("red/iii-1", 2), 500), order)
    play(stand(match, "al-1 d1", "al-2 d3", "al-3 d5", "al-4 d7"), "red leave")
    assert (seen(match).phase, turn_of(match)) == ("training", first)
    assert texts(match, seen(match).seat) == ["train 1", "train 2", "train 3", "train 4"]
    play(match, f"{first} train 3")
    assert crew(match, "al-3").power == 2
    assert news(match, "al-raised") == [f"{first} 3 2"]
    assert company(match, first).money == 500, "free of charge"
    assert seen(match).turn == 2


@rule("rockwell 12.6")
def test_he_must_unless_all_four_have_power_4() -> None:
    match = stand(workshop("red/iii-1", 2), "al-1 d1 4", "al-2 d3 4", "al-3 d5 3", "al-4 d7 4")
    end_turn(match)
    assert news(match, "al-raised") == ["red 3 4"], "there is nothing else to choose"
    match = stand(workshop("red/iii-1", 2), "al-1 d1 4", "al-2 d3 4", "al-3 d5 4", "al-4 d7 4")
    play(match, "red leave")
    assert (seen(match).turn, seen(match).phase) == (2, "tender")
    assert news(match, "al-raised") == []


@rule("rockwell 12.6")
def test_of_those_with_less_it_is_their_choice() -> None:
    match = stand(workshop("red/iii-1", 2), "al-1 d1 4", "al-2 d3 3", "al-3 d5 4", "al-4 d7 2")
    play(match, "red leave")
    assert texts(match) == ["train 2", "train 4"]


@rule("rockwell 12.6")
def test_a_crew_at_an_entrance_may_be_chosen() -> None:
    match = stand(until(drilling(players=2), "training"), "al-1 entrance-0")
    play(match, f"{turn_of(match)} train 1")
    assert (crew(match, "al-1").place, crew(match, "al-1").power) == ("entrance-0", 2)


@rule("rockwell 12.6")
def test_also_in_the_last_turn() -> None:
    match = stand(drilling(players=2), "red-1 centre", "blue-1 centre")
    stand(until(match, "training"), "al-1 d1", "al-2 d3", "al-3 d5", "al-4 d7")
    assert match.result() is None
    play(match, f"{turn_of(match)} train 1")
    assert match.result() is not None


def training(*lines: str, order: str = "blue red") -> Match:
    """Al's crews 2 to 4 are as strong as can be and far away."""
    match = until(directed(drilling(players=2), order), "training")
    return bare(stand(match, "al-2 d1 4", "al-3 d3 4", "al-4 d5 4", *lines))


@rule("rockwell 12.6", "rockwell 10.8")
def test_this_can_drill_a_tile_dice_still_counting() -> None:
    match = training("al-1 c1 2", "red-1 c1 3+1")
    play(match, "blue train 1")
    assert news(match, "tile-drilled") == ["blue c1 7 7"]
    extract(match, 5)
    assert tile(match, "c1").turned
    assert (seen(match).turn, seen(match).phase, seen(match).dice) == (2, "tender", 3)


@rule("rockwell 12.6", "rockwell 6.4")
def test_that_player_is_then_active_even_with_no_crew_there() -> None:
    match = extract(play(training("al-1 c1 2", "red-1 c1 4"), "blue train 1"), 5)
    assert (company(match, "blue").cards, company(match, "red").cards) == (1, 0)
    assert (cubes(match, "red"), cubes(match, "blue")) == ([0, 2, 3, 2], [0, 0, 0, 0]), "Red has most power"


@rule("rockwell 12.6", "rockwell 6.3")
def test_and_has_the_surplus_in_a_tie() -> None:
    match = extract(play(training("al-1 c0 2", "red-1 c0 2+1"), "blue train 1"), 2)
    assert (cubes(match, "red"), cubes(match, "blue")) == ([0, 2, 1, 0], [0, 1, 1, 1])
    assert news(match, "surplus-set") == ["blue 0 1 1 1 active"]


@rule("rockwell 12.6", "rockwell 6.5")
def test_with_danger_those_there_decide_before_the_turn_ends() -> None:
    match = extract(play(training("al-1 c1 2", "red-1 c1 4"), "blue train 1"), 4)
    assert (seen(match).phase, seen(match).actors, seen(match).turn) == ("danger", [0], 1)
    play(match, "red save 0")
    assert seen(match).turn == 2


@rule("rockwell 12.7")
def test_the_game_ends_if_both_have_a_crew_in_the_centre() -> None:
    match = stand(drilling(players=2), "red-1 centre", "blue-1 d0")
    play(match, "red pass", "blue go 1 centre")
    assert news(end_turn(match), "game-ended") == ["centre"]
    match = stand(drilling(players=2), "red-1 centre", "red-2 centre")
    assert end_turn(match).result() is None


@rule("rockwell 12.7")
@pytest.mark.parametrize(
    ("amounts", "points"), [([2, 1], [2, 0]), ([1, 2], [0, 2]), ([2, 2], [2, 2]), ([1, 0], [2, 0]), ([0, 0], [2, 2])]
)
def test_the_bonus_is_2_for_the_first_only_if_equal_2_each(amounts: list[int], points: list[int]) -> None:
    for k, good in enumerate(("zinc", "copper", "silver", "gold", "money")):
        match = bare(drilling(players=2, turn_limit="8"), 0)
        state(match).turn = 8
        for seat, amount in zip(("red", "blue"), amounts, strict=True):
            stock(match, seat, **{good: amount * (100 if good == "money" else 1)})
        end_turn(match)
        assert [mine.score.bonus[k] for mine in seen(match).seats] == points


@rule("rockwell 12.8", "rockwell 5.8")
def test_als_crews_can_be_bribed() -> None:
    match = play(stand(drilling("red/i-1", 2), "red-1 b2", "al-1 b3", "blue-1 c2"), "red stay 1")
    assert moves(match, "red", "bribe") == {"al-1 b2", "blue-1 b2"}
    play(match, "red bribe al-1 b2")
    assert where(match, "al-1") == ["b2"]
    assert news(match, "bribed") == ["red al 1 b3 b2 0"]


@rule("rockwell 12.8", "rockwell 5.8")
def test_not_from_an_entrance() -> None:
    match = stand(drilling("red/i-1", 2), "red-1 a0", "blue-1 a1")
    play(match, "red stay 1")
    assert moves(match, "red", "bribe") == {"blue-1 a0"}


@rule("rockwell 12.8", "rockwell 9.5")
def test_als_crews_bar_shafts() -> None:
    match = bare(stand(workshop("red/iii-1", 2), "al-1 d7 1", "al-2 d7", "al-3 d7", "al-4 d7", "red-1 b2"))
    assert {"b2", "b3"} <= moves(match, "red", "sink")
    stand(match, "al-1 b3", "al-2 b2")
    assert not {"b2", "b3"} & moves(match, "red", "sink")


@rule("rockwell 12.8", "rockwell 10.4")
def test_al_counts_for_nothing_in_section_10() -> None:
    match = stand(drilling(players=2), "al-1 d1 4", "al-2 d3 4", "al-3 c5 4", "al-4 c7 4", "red-1 centre")
    end_turn(match)
    assert match.result() is None
    assert [each.left for each in seen(match).achievements if each.name in ("deep-crews", "strong-crews")] == [2, 2]


@rule("rockwell 12.6", "rockwell 10.8")
def test_what_is_gained_by_it_counts_when_the_end_is_checked() -> None:
    """Blue keeps the card, the sixth, and so gains a sixth achievement."""
    match = training("al-1 c1 2", "red-1 c1 4")
    stock(honour(match, "blue", "each-metal", "strong-crews", "centre", "silver", "gold"), "blue", cards=5)
    extract(play(match, "blue train 1"), 5)
    assert news(match, "game-ended") == ["achievements"]
