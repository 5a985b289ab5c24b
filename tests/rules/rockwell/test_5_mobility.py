"""Section 5: what mobility adds, and crews astride."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, improve, stand, turned
from tests.rules.rockwell.setting import (
    crew,
    cubes,
    drilling,
    end_round,
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

TURNED_OR_NOT = pytest.mark.parametrize("over", ["", "b0 b1 b2 b3 b4 b5 b6 a2 a3 a4 c2 c3 c4"])


def reached(start: str, level: int, over: str = "") -> set[str]:
    match = improve(stand(turned(drilling(), over), f"red-1 {start}"), "red", mobility=level)
    return moves(match, "red", "go 1")


STEPS = {"b2", "b4", "a3", "c3"}
JUMPS = {"b1", "b5"}
BORDERS = {"b2-b3", "b3-b4"}
SECOND = {"a2", "a4", "a2-a3", "a3-a4", "c2", "c4", "d3", "c2-c3", "c3-c4", "b1", "b5", "b1-b2", "b4-b5"}


@rule("rockwell 5.3")
@TURNED_OR_NOT
def test_without_mobility_a_crew_makes_one_step(over: str) -> None:
    assert reached("b3", 0, over) == STEPS


@rule("rockwell 5.3")
@TURNED_OR_NOT
def test_level_1_adds_the_second_tile_left_or_right_in_the_same_ring(over: str) -> None:
    assert reached("b3", 1, over) == STEPS | JUMPS
    assert reached("d7", 1) == {"d6", "d0", "d5", "d1", "c7", "centre"}
    assert reached("a0", 1) == {"a7", "a1", "a6", "a2", "b0"}


@rule("rockwell 5.3")
@TURNED_OR_NOT
def test_level_2_adds_the_borders_to_both_neighbours_and_levels_add_up(over: str) -> None:
    assert reached("b3", 2, over) == STEPS | JUMPS | BORDERS
    assert reached("a0", 2) == {"a7", "a1", "a6", "a2", "b0", "a7-a0", "a0-a1"}


@rule("rockwell 5.3", "rockwell 5.4")
@TURNED_OR_NOT
@pytest.mark.parametrize("start", ["b3-b4", "b7-b0", "d2-d3"])
def test_from_a_border_a_step_leads_onto_either_of_its_tiles_and_nowhere_else(start: str, over: str) -> None:
    assert reached(start, 2, over) == set(start.split("-")), "no jump either"


@rule("rockwell 5.3")
@TURNED_OR_NOT
def test_level_3_allows_two_steps_in_any_directions(over: str) -> None:
    assert reached("b3", 3, over) == STEPS | JUMPS | BORDERS | SECOND


@rule("rockwell 5.3")
def test_no_second_step_goes_with_a_jump() -> None:
    """Three tiles left or right, or the tiles below those of the jump, would take one."""
    assert not reached("b3", 3) & {"b0", "b6", "a1", "c1", "a5", "c5", "b0-b1", "b5-b6"}


@rule("rockwell 5.3")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_from_an_entrance_there_is_neither_jump_nor_border(level: int) -> None:
    assert reached("entrance-1", level) == {"a2", "a3"}


@rule("rockwell 5.3")
def test_the_first_of_two_steps_may_leave_an_entrance() -> None:
    two = {"a7", "a1", "b0", "a7-a0", "a0-a1", "a0", "a2", "b1", "a1-a2"}
    assert reached("entrance-0", 3) == two


@rule("rockwell 5.3", "rockwell 5.4")
@pytest.mark.parametrize("over", ["", "b3 b4 a3 c4"])
def test_each_of_two_steps_may_be_onto_or_off_a_border(over: str) -> None:
    both = {"b3", "b4"}
    assert reached("b3-b4", 3, over) == both | {"a3", "c3", "b2", "b2-b3", "a4", "c4", "b5", "b4-b5"}


@rule("rockwell 5.3")
def test_entering_the_centre_ends_the_move() -> None:
    assert "centre" in reached("c5", 3)
    from_d = reached("d2", 3)
    assert "centre" in from_d
    assert {place for place in from_d if place[0] == "d" and "-" not in place} == {"d0", "d1", "d3", "d4"}


@rule("rockwell 5.3")
def test_from_b_the_centre_is_too_far_and_from_a_border_of_d_it_takes_two_steps() -> None:
    assert "centre" not in reached("b5", 3)
    assert "centre" not in reached("d2-d3", 2)
    assert "centre" in reached("d2-d3", 3)


@rule("rockwell 5.3")
def test_another_players_mobility_is_not_mine() -> None:
    match = improve(stand(drilling(), "red-1 b3"), "blue", mobility=3)
    assert moves(match, "red", "go 1") == STEPS


# -- astride: b2 takes 4, b3 5


@rule("rockwell 5.4")
def test_astride_a_crews_power_die_included_counts_on_both_tiles() -> None:
    match = stand(drilling(), "red-1 b2-b3 2+1", "blue-1 b3 1")
    assert (tile(match, "b2").force, tile(match, "b3").force) == (3, 4)
    assert (tile(match, "b2").lacks, tile(match, "b3").lacks) == (1, 1)
    assert (tile(match, "b1").force, tile(match, "b4").force) == (0, 0)


@rule("rockwell 5.4")
def test_a_crew_stepping_astride_can_drill() -> None:
    match = improve(stand(drilling(), "red-1 b3 2", "blue-1 b2 2"), "red", mobility=2)
    extract(play(match, "red go 1 b2-b3"), 1)
    assert where(match, "red-1") == ["b2"]
    assert tile(match, "b2").turned


@rule("rockwell 5.4", "rockwell 6.2")
def test_as_soon_as_one_of_them_is_drilled_it_moves_onto_that_tile() -> None:
    match = bare(stand(drilling(), "blue-1 b2-b3 2", "red-1 a2 1", "yellow-1 b2 1"))
    play(match, "red go 1 b2")
    assert where(match, "blue-1") == ["b2"]
    extract(match, 2)
    assert (tile(match, "b2").force, tile(match, "b3").force) == (4, 0)
    assert cubes(match, "blue")[0] >= 1, "it has its share"


@rule("rockwell 5.4")
def test_crews_from_both_borders_of_a_drilled_tile_move_onto_it() -> None:
    match = stand(drilling(), "blue-1 b2-b3 1", "yellow-1 b1-b2 2", "red-1 a2 1")
    extract(play(match, "red go 1 b2"), 1)
    assert where(match, "blue-1", "yellow-1") == ["b2", "b2"]


@rule("rockwell 5.4")
def test_its_die_goes_with_it_unpaid() -> None:
    match = bare(stand(drilling(), "blue-1 b2-b3 1+2", "red-1 a2 1"))
    extract(play(match, "red go 1 b2"), 1)
    assert (crew(match, "blue-1").place, crew(match, "blue-1").die) == ("b2", 2)
    assert money(match, "blue") == 20_000
    assert seen(match).dice == 2


@rule("rockwell 5.4")
@pytest.mark.parametrize("there", ["blue-1", "red-2", "green-4"])
def test_one_crew_at_a_time_per_border_whoever_owns_it(there: str) -> None:
    match = improve(stand(drilling(), f"{there} b2-b3", "red-1 b3"), "red", mobility=2)
    assert moves(match, "red", "go 1") & {"b2-b3", "b3-b4"} == {"b3-b4"}
    assert reason(match, "red go 1 b2-b3") == f"border-taken b2-b3 {there.split('-', maxsplit=1)[0]} 5.4"


@rule("rockwell 5.4")
def test_a_border_is_free_again_once_its_crew_has_left() -> None:
    match = improve(stand(drilling(), "blue-1 b2-b3", "red-1 b3"), "red", mobility=2)
    improve(match, "blue", mobility=2)
    end_round(play(match, "red pass", "blue go 1 b2"))
    assert "b2-b3" in moves(match, "red", "go 1")


@rule("rockwell 5.4")
def test_astride_a_turned_tile_it_counts_for_the_other() -> None:
    match = stand(turned(drilling(), "b2"), "blue-1 b2-b3 4", "red-1 c3 1")
    extract(play(match, "red go 1 b3"), 1)
    assert where(match, "blue-1") == ["b3"]


def both_at_once() -> Match:
    """Red's crew 1 can come astride b2, which lacks 1, and b3, which lacks 1 too."""
    match = stand(drilling(), "red-1 a2 1", "blue-1 b2 3", "yellow-1 b3 4")
    return bare(improve(match, "red", mobility=3))


@rule("rockwell 5.4")
@pytest.mark.parametrize(("chosen", "other"), [("b2", "b3"), ("b3", "b2")])
def test_if_both_tiles_reach_their_power_at_once_the_active_player_chooses(chosen: str, other: str) -> None:
    match = play(both_at_once(), "red go 1 b2-b3")
    assert (seen(match).phase, turn_of(match)) == ("choosing", "red")
    assert texts(match) == ["drill b2", "drill b3"]
    extract(play(match, f"red drill {chosen}"), 1)
    assert where(match, "red-1") == [chosen]
    assert tile(match, chosen).turned
    assert (tile(match, other).turned, tile(match, other).lacks) == (False, 1), "it falls short again"
    assert turn_of(match) == "blue"


@rule("rockwell 5.4", "rockwell 5.9")
def test_he_chooses_also_if_a_hired_die_reaches_both() -> None:
    match = stand(drilling("red/i-3"), "red-1 b2-b3 1", "red-2 b2 2", "yellow-1 b3 3")
    play(match, "red stay 1", "red hire 1")
    assert texts(match) == ["drill b2", "drill b3"]
    extract(play(match, "red drill b3"), 1)
    assert (crew(match, "red-1").place, crew(match, "red-1").die) == ("b3", 1)
    assert tile(match, "b2").lacks == 2


@rule("rockwell 5.4", "rockwell 9.2")
def test_or_a_raised_crew() -> None:
    match = until(stand(drilling("red/iii-1"), "red-1 b2-b3 1", "red-2 b2 2", "yellow-1 b3 3"), "workshop")
    play(bare(match), "red raise 1")
    assert (seen(match).phase, texts(match)) == ("choosing", ["drill b2", "drill b3"])
    extract(play(match, "red drill b2"), 1)
    assert where(match, "red-1") == ["b2"]
    assert (seen(match).phase, turn_of(match)) == ("workshop", "red")


@rule("rockwell 5.4")
def test_if_only_one_reaches_its_power_there_is_nothing_to_choose() -> None:
    match = stand(both_at_once(), "yellow-1 b3 3")
    play(match, "red go 1 b2-b3")
    assert seen(match).phase == "turning"
    assert news(match, "tile-drilled") == ["red b2 4 4"]
