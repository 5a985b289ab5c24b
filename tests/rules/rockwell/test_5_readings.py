"""Section 5: how a move of level 3 can be read. a1 takes 3, b1 5, b2 4."""

from typing import Any

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, improve, stand
from tests.rules.rockwell.setting import (
    crew,
    drilling,
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

STEPS = {"b2", "b4", "a3", "c3"}
JUMPS = {"b1", "b5"}
BORDERS = {"b2-b3", "b3-b4"}


def mobile(*lines: str, level: int = 3, posts: str = "", **options: Any) -> Match:
    """Red can move far."""
    return improve(bare(stand(drilling(posts, **options), *lines)), "red", mobility=level)


def stepwise(*lines: str, level: int = 3, posts: str = "", **options: Any) -> Match:
    return mobile(*lines, level=level, posts=posts, crossed_tiles="each_step", **options)


# -- double_move: jumps


@rule("rockwell 5.3")
def test_with_jumps_each_of_two_moves_may_be_a_step_or_a_jump() -> None:
    match = mobile("red-1 b3", double_move="jumps")
    reached = moves(match, "red", "go 1")
    assert reached >= STEPS | JUMPS | BORDERS
    assert {"b0", "b6", "a1", "c1", "a5", "c5", "b7"} <= reached, "a jump and a step, or two jumps"
    assert {"b0-b1", "b5-b6"} <= reached, "a jump, then onto a border"
    assert "d1" not in reached
    assert "a0" not in reached


@rule("rockwell 5.3")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_with_jumps_lower_levels_are_as_they_were(level: int) -> None:
    usual, other = (mobile("red-1 b3", level=level, double_move=choice) for choice in ("steps", "jumps"))
    assert moves(usual, "red", "go 1") == moves(other, "red", "go 1")


@rule("rockwell 5.3")
def test_with_jumps_a_jump_still_starts_from_a_tile() -> None:
    assert moves(mobile("red-1 entrance-0", double_move="jumps"), "red", "go 1") == {
        *("a0", "a1", "a2", "a3", "a6", "a7", "b0", "b1"),
        *("a7-a0", "a0-a1", "a1-a2"),
    }


# -- crossed_tiles: end, each_step


@rule("rockwell 5.5")
def test_with_end_tiles_a_move_passes_over_are_not_drilled() -> None:
    match = mobile("red-1 entrance-0 3")
    play(match, "red go 1 a2")
    assert (tile(match, "a1").turned, tile(match, "a2").turned) == (False, True)


@rule("rockwell 5.5")
def test_with_each_step_the_first_step_can_drill_then_the_same_crew_may_take_its_second() -> None:
    match = stepwise("red-1 entrance-0 3")
    play(match, "red go 1 a1")
    assert tile(match, "a1").turned
    extract(match, 1)
    assert (seen(match).phase, seen(match).prompt, turn_of(match)) == ("stepping", "step", "red")
    assert {text.split()[0] for text in texts(match)} == {"go", "pass"}
    assert {text.split()[1] for text in texts(match) if text != "pass"} == {"1"}
    play(match, "red go 1 a2")
    assert where(match, "red-1") == ["a2"]
    assert tile(match, "a2").turned, "and the second, too"


@rule("rockwell 5.5")
def test_with_each_step_the_second_may_lead_back() -> None:
    match = stepwise("red-1 b3 1")
    play(match, "red go 1 b4")
    assert seen(match).phase == "stepping"
    play(match, "red go 1 b3")
    assert where(match, "red-1") == ["b3"]
    assert turn_of(match) == "blue"


@rule("rockwell 5.5")
def test_with_each_step_a_crew_may_stop() -> None:
    match = stepwise("red-1 b3 1")
    play(match, "red go 1 b4")
    play(match, "red pass")
    assert news(match, "crew-stopped") == ["red 1 b4"]
    assert (where(match, "red-1"), turn_of(match)) == (["b4"], "blue")
    assert match.game.codec.text(match.game.default_move(stepping().state, 0)) == "pass"


def stepping() -> Match:
    return play(stepwise("red-1 b3 1", "red-2 d0 1"), "red go 1 b4")


@rule("rockwell 5.5")
@pytest.mark.parametrize("line", ["red go 2 d1", "red stay 2", "red stay 1"])
def test_with_each_step_no_other_crew_goes_on(line: str) -> None:
    assert reason(stepping(), line) == "other-crew-steps 1 5.5"


@rule("rockwell 5.5")
def test_with_each_step_others_wait() -> None:
    assert reason(stepping(), "blue pass") == "others-turn red 5.5"
    assert [reach.crew for reach in seen(stepping()).reaches] == [1] * len(moves(stepping(), "red", "go 1"))
    assert seen(stepping(), 1).reaches == []


@rule("rockwell 5.3", "rockwell 5.5")
def test_with_each_step_one_step_is_made_at_a_time() -> None:
    match = stepwise("red-1 b3 1")
    assert moves(match, "red", "go 1") == STEPS | JUMPS | BORDERS
    assert reason(match, "red go 1 d3") == "out-of-reach d3 b3 4 5.3"
    play(match, "red go 1 b4")
    assert moves(match, "red", "go 1") == {"b3", "b5", "a4", "c4", "b3-b4", "b4-b5"}
    assert reason(match, "red go 1 b6") == "out-of-reach b6 b4 5 5.3"


@rule("rockwell 5.3", "rockwell 5.5")
def test_with_each_step_a_jump_is_a_whole_move() -> None:
    match = play(stepwise("red-1 b3 1"), "red go 1 b5")
    assert turn_of(match) == "blue"


@rule("rockwell 5.3", "rockwell 5.5")
def test_with_each_step_and_jumps_each_of_the_two_may_be_a_jump() -> None:
    match = stepwise("red-1 b3 1", double_move="jumps")
    assert reason(match, "red go 1 b6") == "out-of-reach b6 b3 8 5.3"
    play(match, "red go 1 b5")
    assert seen(match).phase == "stepping"
    assert moves(match, "red", "go 1") == {"b4", "b6", "b3", "b7", "a5", "c5", "b4-b5", "b5-b6"}
    assert reason(match, "red go 1 b1") == "out-of-reach b1 b5 6 5.3"
    assert reason(mobile("red-1 b3", double_move="jumps"), "red go 1 d1") == "out-of-reach d1 b3 7 5.3"


@rule("rockwell 5.3", "rockwell 5.5")
@pytest.mark.parametrize("start", ["c3", "d3"])
def test_with_each_step_the_centre_ends_the_move(start: str) -> None:
    match = stepwise(f"red-1 {start} 1")
    if start == "c3":
        assert "centre" not in moves(match, "red", "go 1")
        play(match, "red go 1 d3")
    play(match, "red go 1 centre")
    assert turn_of(match) == "blue"


@rule("rockwell 5.3", "rockwell 5.5")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_with_each_step_lower_levels_make_one_move(level: int) -> None:
    assert turn_of(play(stepwise("red-1 b3 1", level=level), "red go 1 b4")) == "blue"


@rule("rockwell 5.11", "rockwell 5.5")
def test_with_each_step_a_die_is_paid_at_each() -> None:
    match = stepwise("red-1 b3 1+1")
    play(match, "red carry 1 b4 1", "red carry 1 b5 2")
    assert money(match, "red") == 20_000 - 1000 - 1500
    assert crew(match, "red-1").die == 2


@rule("rockwell 5.11", "rockwell 5.5")
def test_with_each_step_a_die_left_at_the_first_is_gone_at_the_second() -> None:
    match = play(stepwise("red-1 b3 1+1"), "red go 1 b4")
    assert reason(match, "red carry 1 b5 1") == "no-die 1 5.11"


@rule("rockwell 5.7", "rockwell 5.5")
def test_with_each_step_advantages_come_after_the_second() -> None:
    match = play(stepwise("red-1 b3 1", posts="red/i-3"), "red go 1 b4")
    assert seen(match).phase == "stepping"
    play(match, "red go 1 b5")
    assert seen(match).phase == "advantage"


@rule("rockwell 5.5", "rockwell 6.5")
def test_with_each_step_danger_is_settled_before_the_second() -> None:
    match = stepwise("red-1 entrance-0 3", "blue-1 a1 1")
    extract(play(match, "red go 1 a1"), 4)
    assert (seen(match).phase, seen(match).actors) == ("danger", [0, 1])
    play(match, "red save 0", "blue save 0")
    assert (seen(match).phase, turn_of(match)) == ("stepping", "red")


@rule("rockwell 5.4", "rockwell 5.5")
def test_with_each_step_astride_of_two_tiles_the_choice_comes_before_the_second() -> None:
    match = stepwise("red-1 b3 2+1", "blue-1 b2 1", "blue-2 b3 1")
    play(match, "red carry 1 b2-b3 2")
    assert seen(match).phase == "choosing"
    extract(play(match, "red drill b2"), 1)
    assert (seen(match).phase, where(match, "red-1")) == ("stepping", ["b2"])
