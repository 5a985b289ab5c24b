"""Section 9: phase III, the workshop; shafts are in test_9_shafts.py."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, honour, stand, stock
from tests.rules.rockwell.setting import (
    PLAYERS,
    achieved,
    company,
    crew,
    cubes,
    drilling,
    end_turn,
    extract,
    idle,
    money,
    moves,
    news,
    reason,
    seen,
    state,
    texts,
    tile,
    turn_of,
    until,
    workshop,
)

from motherlode.core.ids import SPECTATOR


@rule("rockwell 9.1")
def test_players_there_act_in_turn_one_action_each_in_the_order_of_the_slots() -> None:
    match = bare(workshop("blue/iii-1 red/iii-2 yellow/iii-3"), 90_000)
    acted = []
    moves_of = {"blue": ["raise 1"] * 3 + ["protect"], "red": ["mobilise"] * 3, "yellow": ["raise 2", "raise 3"]}
    while seen(match).phase == "workshop":
        acted.append(turn_of(match))
        play(match, f"{acted[-1]} {moves_of[acted[-1]].pop(0)}")
    assert acted == ["blue", "red", "yellow", "blue", "red", "yellow", "blue", "red", "blue"]


@rule("rockwell 9.1", "rockwell 9.8")
def test_giving_up_ends_the_phase_for_the_player_and_their_vice_president_goes_home() -> None:
    match = bare(workshop("blue/iii-1 red/iii-2"))
    play(match, "blue protect", "red leave")
    assert news(match, "left") == ["red iii-2 3"]
    assert (turn_of(match), company(match, "red").home) == ("blue", 2)
    play(match, "blue mobilise")
    assert turn_of(match) == "blue"


@rule("rockwell 9.1")
def test_without_a_vice_president_there_nobody_works() -> None:
    match = bare(workshop("blue/iii-1 red/ii-1"))
    assert texts(match, 0) == []
    play(match, "blue leave")
    assert (seen(match).turn, seen(match).phase) == (2, "tender")


@rule("rockwell 9.2")
@PLAYERS
def test_power_2_costs_1500_power_3_2500_power_4_3500(players: int) -> None:
    match = bare(workshop("red/iii-1", players))
    before = money(match, "red")
    for power, price in ((2, 1500), (3, 2500), (4, 3500)):
        play(match, "red raise 1")
        assert (crew(match, "red-1").power, before - money(match, "red")) == (power, price)
        assert news(match, "crew-raised") == [f"red 1 {power} {price}"]
        before = money(match, "red")
    assert "raise 1" not in texts(match)


@rule("rockwell 9.2")
def test_if_that_reaches_a_tiles_number_it_is_drilled_at_once() -> None:
    match = bare(until(stand(drilling("red/iii-1 blue/iii-2"), "red-1 b2 3"), "workshop"))
    play(match, "red raise 1")
    assert seen(match).phase == "turning"
    extract(match, 1)
    assert tile(match, "b2").turned
    assert company(match, "red").cards == 1
    assert cubes(match, "red") == [4, 1, 1, 0]
    assert (seen(match).phase, turn_of(match)) == ("workshop", "blue")


@rule("rockwell 9.2")
def test_also_a_crew_at_an_entrance_not_one_in_the_centre() -> None:
    match = bare(stand(workshop("red/iii-1"), "red-2 centre"))
    assert crew(match, "red-1").place == "entrance-0"
    assert moves(match, "red", "raise") == {"1", "3", "4"}
    assert reason(match, "red raise 2") == "crew-finished 2 9.2"


@rule("rockwell 9.2")
def test_a_crew_on_a_turned_tile_or_short_of_the_number_is_raised_without_more() -> None:
    match = bare(until(stand(drilling("red/iii-1"), "red-1 b2 2"), "workshop"))
    play(match, "red raise 1")
    assert (seen(match).phase, tile(match, "b2").lacks) == ("workshop", 1)


@rule("rockwell 9.3")
def test_protection_is_bought_in_order_for_1500_2000_2500() -> None:
    match = bare(workshop("red/iii-1"), 6000)
    for level, price in ((1, 1500), (2, 2000), (3, 2500)):
        play(match, "red protect")
        assert news(match, "protected") == [f"red {level} {price}"]
        assert company(match, "red").protection == level
    assert money(match, "red") == 0
    assert reason(match, "red protect") == "all-steps 9.3"


@rule("rockwell 9.3", "rockwell 6.5")
def test_each_step_replaces_the_one_before() -> None:
    """Two steps: minus 3, not minus 4."""
    match = bare(stand(workshop("red/iii-1"), "red-1 entrance-0 4"), 30_000)
    play(match, "red protect", "red protect", "red leave")
    until(match, "drilling")
    while turn_of(match) != "red":
        idle(match)
    extract(play(match, "red go 1 a1"), 4)
    assert news(match, "danger-felt") == ["red 4 1"]


@rule("rockwell 9.4")
@PLAYERS
def test_mobility_is_bought_in_order_for_1500_2000_2500(players: int) -> None:
    match = bare(workshop("red/iii-1", players), 6000)
    for level, price in ((1, 1500), (2, 2000), (3, 2500)):
        play(match, "red mobilise")
        assert news(match, "mobilised") == [f"red {level} {price}"]
        assert company(match, "red").mobility == level
    assert money(match, "red") == 0
    assert reason(match, "red mobilise") == "all-steps 9.4"


@rule("rockwell 9.4", "rockwell 5.3")
def test_improvements_stay_for_the_game() -> None:
    match = play(bare(workshop("red/iii-1")), "red mobilise", "red protect", "red leave")
    end_turn(match)
    assert (company(match, "red").mobility, company(match, "red").protection) == (1, 1)
    until(match, "drilling")
    while turn_of(match) != "red":
        idle(match)
    stand(match, "red-1 b2")
    assert {"b0", "b4"} <= moves(match, "red", "go 1")


@rule("rockwell 9.7")
@pytest.mark.parametrize(("stack", "metal", "prestige"), [(1, 0, 2), (2, 1, 3), (3, 2, 4), (4, 3, 5)])
def test_the_cubes_on_the_top_tile_of_a_stack_are_paid_and_it_is_taken_for_its_prestige(
    stack: int, metal: int, prestige: int
) -> None:
    name = ("zinc", "copper", "silver", "gold")[metal]
    match = stock(bare(workshop("red/iii-1"), 0), "red", **{name: 9})
    assert texts(match) == [f"deliver {stack}", "leave"]
    play(match, f"red deliver {stack}")
    assert cubes(match, "red")[metal] == 4
    mine = company(match, "red")
    assert (mine.deliveries, mine.supplied, mine.prestige) == (1, prestige, prestige)
    assert seen(match).stacks[stack - 1].left == 6


@rule("rockwell 9.7")
def test_the_next_tile_lies_open_then() -> None:
    match = stock(bare(workshop("red/iii-1"), 0), "red", zinc=99)
    costs = []
    for _ in range(4):
        costs.append(seen(match).stacks[0].cubes[0])
        play(match, "red deliver 1")
    assert costs == [5, 5, 6, 6]
    assert (seen(match).stacks[0].cubes, cubes(match, "red")[0]) == ([7, 0, 0, 0], 99 - 22)


@rule("rockwell 9.7", "rockwell 1.8")
@pytest.mark.parametrize("eyes", [1, SPECTATOR])
def test_it_is_taken_face_down(eyes: int) -> None:
    match = stock(workshop("red/iii-1"), "red", zinc=5)
    play(match, "red deliver 1")
    theirs = company(match, "red", eyes)
    assert (theirs.deliveries, theirs.supplied, theirs.prestige) == (None, None, None)


@rule("rockwell 9.7")
def test_an_empty_stack_offers_nothing() -> None:
    match = stock(bare(workshop("red/iii-1"), 0), "red", zinc=99)
    state(match).delivered[0] = 7
    assert texts(match) == ["leave"]
    assert reason(match, "red deliver 1") == "no-delivery 1 9.7"
    assert (seen(match).stacks[0].left, seen(match).stacks[0].prestige) == (0, 0)


@rule("rockwell 9.7")
def test_insurance_and_other_cubes_do_not_pay() -> None:
    match = stock(bare(workshop("red/iii-1"), 0), "red", zinc=4, copper=4, insurance=9)
    assert texts(match) == ["leave"]


@rule("rockwell 9.7", "rockwell 10.4")
def test_cubes_delivered_take_no_achievement_away() -> None:
    match = honour(stock(workshop("red/iii-1"), "red", gold=12), "red", "gold")
    play(match, "red deliver 4")
    assert achieved(match, "red") == {"gold": 5}
    assert cubes(match, "red")[3] == 7


@rule("rockwell 9.8")
@pytest.mark.parametrize(
    ("dollars", "allowed"),
    [
        (1400, set()),
        (1500, {"raise 1", "protect", "mobilise"}),
        (2400, {"raise 1", "protect", "mobilise"}),
        (2500, {"raise 1", "raise 2", "protect", "mobilise"}),
        (3500, {"raise 1", "raise 2", "raise 3", "protect", "mobilise"}),
    ],
)
def test_every_action_needs_its_full_price(dollars: int, allowed: set[str]) -> None:
    match = stand(workshop("red/iii-1"), "red-2 entrance-1 2", "red-3 entrance-2 3", "red-4 entrance-3 4")
    assert set(texts(bare(match, dollars))) == allowed | {"leave"}


@rule("rockwell 9.8")
def test_cubes_are_no_money_and_money_no_cubes() -> None:
    match = stock(bare(workshop("red/iii-1"), 0), "red", gold=4, silver=4)
    assert texts(match) == ["leave"]
    assert not moves(bare(match, 20_000), "red", "deliver")


@rule("rockwell 9.8")
def test_the_same_kind_of_action_may_be_repeated() -> None:
    match = stock(bare(workshop("red/iii-1")), "red", zinc=10)
    play(match, "red deliver 1", "red deliver 1", "red raise 1", "red raise 2")
    assert (company(match, "red").deliveries, crew(match, "red-2").power) == (2, 2)


@rule("rockwell 9.8")
def test_cubes_from_an_extraction_pay_for_the_next_action() -> None:
    match = bare(until(stand(drilling("red/iii-1"), "red-1 b2 3"), "workshop"))
    extract(play(match, "red raise 1"), 2)
    assert cubes(match, "red") == [5, 3, 1, 0]
    play(match, "red deliver 1")
    assert cubes(match, "red") == [0, 3, 1, 0]


@rule("rockwell 9.1")
def test_a_vice_president_without_actions_left_goes_home() -> None:
    match = bare(workshop("red/iii-2 blue/iii-3"))
    play(match, "red raise 1", "blue raise 1", "red raise 2", "blue raise 2")
    assert (company(match, "blue").home, company(match, "red").home, turn_of(match)) == (2, 1, "red")
    assert news(match, "left") == ["blue iii-3 0"]
    play(match, "red protect")
    assert seen(match).turn == 2
