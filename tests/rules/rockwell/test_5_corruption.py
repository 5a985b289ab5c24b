"""Section 5: corruption."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.rockwell.layout import bare, stand, stock, turned
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
    where,
)

from motherlode.core.match import Match


def corrupting(*lines: str, over: str = "") -> Match:
    """Red has corruption; Red's crew 1 has just been made active."""
    return play(stand(turned(bare(drilling("red/i-1")), over), *lines), "red stay 1")


@rule("rockwell 5.8")
@pytest.mark.parametrize("over", ["", "b3"])
@pytest.mark.parametrize("start", ["b1", "b3", "a2", "c2"])
def test_a_crew_of_another_player_is_moved_from_a_touching_tile_onto_the_active_crews(start: str, over: str) -> None:
    match = corrupting("red-1 b2", f"blue-1 {start}", over=over)
    assert texts(match) == ["bribe blue-1 b2", "waive"]
    play(match, "red bribe blue-1 b2")
    assert where(match, "blue-1") == ["b2"]
    assert news(match, "bribed") == [f"red blue 1 {start} b2 0"]
    assert turn_of(match) == "blue"


@rule("rockwell 5.8")
def test_the_active_crews_tile_must_be_unturned() -> None:
    match = stand(turned(drilling("red/i-1"), "b2"), "red-1 c2", "blue-1 b3")
    assert moves(match, "red", "stay") == set()
    play(match, "red go 1 b2")
    assert turn_of(match) == "blue"


@rule("rockwell 5.8")
@pytest.mark.parametrize("start", ["b2", "b0", "b4", "a1", "c3", "d2", "entrance-1"])
def test_not_from_a_tile_that_does_not_touch_nor_from_their_own_tile(start: str) -> None:
    match = corrupting("red-1 b2", f"blue-1 {start}", "yellow-1 b3")
    assert moves(match, "red", "bribe") == {"yellow-1 b2"}


@rule("rockwell 5.8")
def test_not_ones_own_crew() -> None:
    match = corrupting("red-1 b2", "red-2 b3", "yellow-1 b3")
    assert moves(match, "red", "bribe") == {"yellow-1 b2"}
    assert reason(match, "red bribe red-2 b2") == "own-crew 5.8"


@rule("rockwell 5.8")
def test_not_one_still_at_an_entrance_though_it_faces_the_tile() -> None:
    match = stand(drilling("red/i-1"), "red-1 a0")
    assert moves(match, "red", "stay") == set()
    match = corrupting("red-1 a0", "yellow-1 a1")
    assert moves(match, "red", "bribe") == {"yellow-1 a0"}
    assert refused(match, "red bribe blue-1 a0") == 508


@rule("rockwell 5.8")
def test_nothing_is_drawn_into_the_centre() -> None:
    match = stand(drilling("red/i-1"), "red-1 d2", "blue-1 d3")
    play(match, "red go 1 centre")
    assert turn_of(match) == "blue"


@rule("rockwell 5.8")
def test_a_crew_in_the_centre_is_not_bribed() -> None:
    match = stand(drilling("red/i-1"), "red-1 d2", "blue-1 centre")
    assert moves(match, "red", "stay") == set()


@rule("rockwell 5.8", "rockwell 5.12")
def test_it_costs_no_money_but_takes_a_tile_from_board_1_until_the_end_of_the_turn() -> None:
    match = play(corrupting("red-1 b2", "blue-1 b3"), "red bribe blue-1 b2")
    assert money(match, "red") == 20_000
    for _ in range(3):
        assert seen(match).bribes == 2
        end_round(match)
    assert (seen(match).round, seen(match).bribes) == (4, 2)
    assert seen(end_turn(match)).bribes == 3


@rule("rockwell 5.8")
def test_with_none_left_there_is_no_corruption() -> None:
    match = stand(drilling("red/i-1"), "red-1 c2")
    for number, name in enumerate(("blue-1", "yellow-1", "green-1"), 1):
        stand(match, f"{name} b2")
        end_round(play(match, "red stay 1", f"red bribe {name} c2"))
        assert seen(match).bribes == 3 - number
    stand(match, "green-2 b2")
    assert moves(match, "red", "stay") == set()
    assert reason(match, "red stay 1") == "no-bribes-left 5.8"
    play(match, "red go 1 c3")
    assert turn_of(match) == "blue"


@rule("rockwell 5.8")
def test_once_per_round_per_player() -> None:
    match = bare(stand(drilling("red/i-1 blue/i-2"), "red-1 b2", "blue-1 b3", "yellow-1 b1", "green-1 b4"))
    play(match, "red stay 1", "red bribe blue-1 b2")
    assert turn_of(match) == "blue"
    play(match, "blue stay 1", "blue bribe yellow-1 b2")
    assert turn_of(match) == "yellow"
    assert seen(match).bribes == 1


@rule("rockwell 5.8")
def test_a_crew_with_a_die_brings_it_unchanged_and_the_briber_pays_its_hire_again() -> None:
    match = play(corrupting("red-1 c2", "blue-1 c3 1+2"), "red bribe blue-1 c2")
    assert (where(match, "blue-1"), crew(match, "blue-1").die) == (["c2"], 2)
    assert (money(match, "red"), money(match, "blue")) == (18_500, 20_000)
    assert news(match, "bribed") == ["red blue 1 c3 c2 1500"]
    assert (seen(match).dice, tile(match, "c2").force) == (2, 4)


@rule("rockwell 5.8")
def test_the_die_stays_the_crews() -> None:
    match = play(corrupting("red-1 c2", "blue-1 b2 1+2"), "red bribe blue-1 c2")
    assert {"carry 1 c1 1", "carry 1 c1 3"} <= set(texts(match, 1))


@rule("rockwell 5.8", "rockwell 5.10")
def test_if_the_die_exceeds_the_ring_they_cannot_bribe_it() -> None:
    match = corrupting("red-1 a3", "blue-1 b3 1+2", "yellow-1 a2")
    assert moves(match, "red", "bribe") == {"yellow-1 a3"}
    assert reason(match, "red bribe blue-1 a3") == "die-too-strong 2 1 5.10"
    match = corrupting("red-1 a3", "blue-1 b3 1+1")
    assert moves(match, "red", "bribe") == {"blue-1 a3"}


@rule("rockwell 5.8")
def test_or_if_they_cannot_pay() -> None:
    match = stock(corrupting("red-1 b2", "blue-1 b3 1+2", "yellow-1 b1"), "red", money=1400)
    assert moves(match, "red", "bribe") == {"yellow-1 b2"}
    assert reason(match, "red bribe blue-1 b2") == "cannot-pay 1500 1400 5.8"
    assert moves(stock(match, "red", money=1500), "red", "bribe") == {"yellow-1 b2", "blue-1 b2"}


@rule("rockwell 5.8", "rockwell 5.4")
@pytest.mark.parametrize(
    ("active", "beside", "can"),
    [
        ("b2", "c2", True),
        ("b5", "c5", True),
        ("c3", "d3", True),
        ("a4", "a5", True),
        ("b1", "c1", False),
        ("c5", "d5", False),
    ],
)
def test_a_crew_astride_can_be_bribed_from_either_of_its_tiles(active: str, beside: str, can: bool) -> None:
    match = corrupting(f"red-1 {active}", "blue-1 b3-b4", f"yellow-1 {beside}")
    assert (f"blue-1 {active}" in moves(match, "red", "bribe")) == can
    if can:
        play(match, f"red bribe blue-1 {active}")
        assert where(match, "blue-1") == [active]
        assert tile(match, "b3").force == tile(match, "b4").force == 0


@rule("rockwell 5.8", "rockwell 5.4")
def test_also_off_the_border_of_the_active_crews_own_tile() -> None:
    """It stands on b4 too, which touches b3."""
    match = corrupting("red-1 b3", "blue-1 b3-b4")
    assert moves(match, "red", "bribe") == {"blue-1 b3"}
    play(match, "red bribe blue-1 b3")
    assert where(match, "blue-1") == ["b3"]


@rule("rockwell 5.8", "rockwell 5.4")
def test_an_active_crew_astride_may_draw_it_onto_either_of_its_unturned_tiles() -> None:
    lines = ("red-1 b3-b4", "blue-1 a3", "blue-2 b5", "blue-3 b4", "yellow-1 b3", "green-1 a5")
    match = corrupting(*lines)
    assert moves(match, "red", "bribe") == {"blue-1 b3", "blue-2 b4", "blue-3 b3", "yellow-1 b4"}
    match = corrupting(*lines, over="b4")
    assert moves(match, "red", "bribe") == {"blue-1 b3", "blue-3 b3"}


@rule("rockwell 5.8", "rockwell 6.4")
def test_if_that_drills_the_tile_the_briber_is_active() -> None:
    match = corrupting("red-1 b2 1", "blue-1 b3 3")
    extract(play(match, "red bribe blue-1 b2"), 1)
    assert company(match, "red").cards == 1
    assert company(match, "blue").cards == 0
    assert turn_of(match) == "blue"


@rule("rockwell 5.8")
def test_corruption_follows_a_move_too() -> None:
    match = stand(drilling("red/i-1"), "red-1 a2", "blue-1 b3")
    play(match, "red go 1 b2", "red bribe blue-1 b2")
    assert where(match, "blue-1") == ["b2"]


@rule("rockwell 5.8", "rockwell 5.4")
def test_a_crew_astride_that_draws_somebody_and_so_drills_moves_onto_that_tile() -> None:
    match = corrupting("red-1 b3-b4 2", "blue-1 b5 2")
    extract(play(match, "red bribe blue-1 b4"), 1)
    assert where(match, "red-1", "blue-1") == ["b4", "b4"]
    assert tile(match, "b3").force == 0


@rule("rockwell 5.8")
def test_a_player_drawn_there_may_go_on_in_their_own_turn() -> None:
    match = play(corrupting("red-1 c2", "blue-1 b2"), "red bribe blue-1 c2", "blue go 1 d2")
    assert where(match, "blue-1") == ["d2"]


@rule("rockwell 5.8", "rockwell 5.11")
def test_the_briber_pays_and_the_crews_owner_when_taking_it_along() -> None:
    match = play(corrupting("red-1 c2", "blue-1 b2 1+2"), "red bribe blue-1 c2", "blue carry 1 c3 3")
    assert (money(match, "red"), money(match, "blue")) == (18_500, 18_000)


@rule("rockwell 5.8")
def test_a_crew_that_stood_alone_on_an_unturned_tile_takes_its_power_away() -> None:
    match = corrupting("red-1 b2", "blue-1 b3 3")
    assert tile(match, "b3").force == 3
    play(match, "red bribe blue-1 b2")
    assert (tile(match, "b3").force, tile(match, "b2").force) == (0, 4)
