"""Section 6: danger, protection and insurance.

a1 takes 3: card 4 shows 4 zinc, 5 copper, card 6 5 zinc, 4 copper, 1 silver, both with danger.
c1 takes 7: card 4 shows 2 copper, 5 silver, 4 gold with danger.
"""

from typing import Any

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, improve, stand, stock, sunk
from tests.rules.rockwell.setting import (
    company,
    cubes,
    drilling,
    extract,
    news,
    reason,
    seen,
    texts,
    until,
)

from motherlode.core.ids import SEAT_NAMES
from motherlode.core.match import Match


def struck(*lines: str, move: str, card: int, posts: str = "", danger: str = "all", **shafts: str) -> Match:
    """Nobody has cubes; a move drills into danger."""
    match = bare(sunk(stand(drilling(posts, danger=danger), *lines), **shafts))
    for seat in SEAT_NAMES[:4]:
        stock(match, seat, insurance=5)
    return extract(play(match, *move.split(", ")), card)


def alone(power: int = 3, card: int = 6) -> Match:
    """Red alone drills a1."""
    return struck(f"red-1 entrance-0 {power}", move="red go 1 a1", card=card)


def two(card: int = 6, danger: str = "all", **shafts: str) -> Match:
    """Red with 2 and Blue with 1 drill a1."""
    return struck("red-1 entrance-0 2", "blue-1 a1 1", move="red go 1 a1", card=card, danger=danger, **shafts)


def saved(match: Match, **numbers: int) -> Match:
    return play(match, *(f"{seat} save {number}" for seat, number in numbers.items()))


@rule("rockwell 6.5")
@pytest.mark.parametrize(("power", "left"), [(3, [5, 2, 0, 0]), (4, [5, 1, 0, 0])])
def test_they_lose_as_many_cubes_as_their_power_there_the_most_valuable_first(power: int, left: list[int]) -> None:
    match = alone(power)
    assert news(match, "danger-felt") == [f"red {power} {power}"]
    assert cubes(saved(match, red=0), "red") == left


@rule("rockwell 6.5")
def test_without_a_danger_sign_nothing_is_lost() -> None:
    match = bare(stand(drilling(), "red-1 entrance-0 3"))
    extract(play(match, "red go 1 a1"), 5)
    assert (seen(match).phase, cubes(match, "red")) == ("drilling", [7, 4, 0, 0])


@rule("rockwell 6.5")
def test_each_player_with_a_crew_there_loses_from_what_this_extraction_gave_him() -> None:
    match = two(card=4)
    stock(match, "red", gold=9, silver=9)
    saved(match, red=0, blue=0)
    assert cubes(match, "red") == [2, 1, 9, 9], "what Red had is safe"
    assert cubes(match, "blue") == [2, 1, 0, 0]


@rule("rockwell 6.5")
def test_dice_included() -> None:
    match = struck("red-1 a1 2", move="red stay 1, red hire 1", card=4, posts="red/i-3")
    assert news(match, "danger-felt") == ["red 3 3"]
    assert cubes(saved(match, red=0), "red") == [4, 2, 0, 0]


@rule("rockwell 6.5")
def test_and_all_their_crews_also_astride() -> None:
    match = struck("red-1 a0 1", "red-2 a1 1", "red-3 a1-a2 1", move="red go 1 a1", card=4)
    assert news(match, "danger-felt") == ["red 3 3"]


@rule("rockwell 6.5")
def test_his_share_and_any_surplus_are_in_danger() -> None:
    """Red gets 2 zinc and 2 copper as a share, 1 zinc and 1 silver as surplus."""
    match = saved(two(), red=0, blue=0)
    assert cubes(match, "red") == [3, 1, 0, 0]
    assert cubes(match, "blue") == [2, 1, 0, 0]
    assert set(news(match, "cubes-lost")) == {"red 0 1 1 0", "blue 0 1 0 0"}


@rule("rockwell 6.5")
def test_a_player_with_only_a_shaft_there_loses_nothing() -> None:
    match = two(yellow="a1")
    assert seen(match).actors == [0, 1]
    saved(match, red=0, blue=0)
    assert cubes(match, "yellow") == [1, 0, 1, 0]
    assert cubes(match, "red") == [2, 0, 0, 0]


@rule("rockwell 6.5")
def test_who_has_shaft_and_crew_there_loses_like_the_others() -> None:
    match = saved(two(blue="a1"), red=0, blue=0)
    assert cubes(match, "blue") == [3, 2, 0, 0]


@rule("rockwell 6.5", "rockwell 9.3")
@pytest.mark.parametrize(("level", "loss"), [(0, 4), (1, 3), (2, 1)])
def test_protection_lowers_this_number_by_1_or_by_3(level: int, loss: int) -> None:
    match = bare(improve(stand(drilling(), "red-1 entrance-0 4"), "red", protection=level))
    extract(play(match, "red go 1 a1"), 4)
    assert news(match, "danger-felt") == [f"red 4 {loss}"]
    assert cubes(saved(match, red=0), "red") == [4, 5 - loss, 0, 0]


@rule("rockwell 6.5", "rockwell 9.3")
@pytest.mark.parametrize(("level", "power"), [(3, 4), (2, 3)])
def test_or_to_nothing(level: int, power: int) -> None:
    match = bare(improve(stand(drilling(), f"red-1 entrance-0 {power}"), "red", protection=level))
    extract(play(match, "red go 1 a1"), 4)
    assert (seen(match).phase, cubes(match, "red")) == ("drilling", [4, 5, 0, 0])


@rule("rockwell 6.5")
def test_protection_never_turns_a_loss_into_a_gain() -> None:
    match = bare(improve(stand(drilling(), "red-1 entrance-0 2", "blue-1 a1 1"), "red", protection=2))
    extract(play(match, "red go 1 a1"), 4)
    assert seen(match).actors == [1]
    play(match, "blue save 0")
    assert cubes(match, "red") == [2, 3, 0, 0]


def crowd(level: int, **options: Any) -> Match:
    """Red with 4 is given 1 silver and 1 gold; the surplus is Green's."""
    lines = ("red-1 c2 4", "blue-1 c1 1", "yellow-1 c1 1", "green-1 c1 1")
    match = bare(sunk(improve(stand(drilling(**options), *lines), "red", protection=level), green="c1"))
    return extract(play(stock(match, "red", insurance=5), "red go 1 c1"), 4)


@rule("rockwell 6.5")
@pytest.mark.parametrize(("level", "loss"), [(0, 2), (1, 2), (2, 1)])
def test_only_after_protection_is_it_limited_to_the_cubes_they_were_given(level: int, loss: int) -> None:
    match = crowd(level)
    assert f"red 4 {loss}" in news(match, "danger-felt")
    assert [text for text in texts(match) if text != "save 0"] == [f"save {k}" for k in range(1, loss + 1)]
    saved(match, red=0, blue=0, yellow=0, green=0)
    assert cubes(match, "red") == [0, 0, 2 - loss, 0]


@rule("rockwell 6.5")
@pytest.mark.parametrize(
    ("number", "left", "insurance"),
    [(0, [5, 2, 0, 0], 5), (1, [5, 3, 0, 0], 4), (2, [5, 4, 0, 0], 3), (3, [5, 4, 1, 0], 2)],
)
def test_each_insurance_tile_given_up_saves_one_cube_the_most_valuable_go_first(
    number: int, left: list[int], insurance: int
) -> None:
    match = saved(alone(), red=number)
    assert (cubes(match, "red"), company(match, "red").insurance) == (left, insurance)


@rule("rockwell 6.5")
def test_never_more_than_the_remaining_loss() -> None:
    match = alone()
    assert texts(match) == ["save 0", "save 1", "save 2", "save 3"]
    assert reason(match, "red save 4") == "more-than-loss 3 6.5"


@rule("rockwell 6.5")
def test_nor_more_than_they_have() -> None:
    match = stock(alone(), "red", insurance=1)
    assert texts(match) == ["save 0", "save 1"]
    assert reason(match, "red save 2") == "no-insurance 1 6.5"


@rule("rockwell 6.5", "rockwell 6.6")
def test_insurance_given_up_is_gone() -> None:
    match = saved(alone(), red=3)
    assert company(match, "red").insurance == 2
    assert news(match, "insurance-used") == ["red 3"]


@rule("rockwell 6.6")
def test_everybody_with_a_loss_decides_at_the_same_time_even_without_insurance() -> None:
    match = stock(two(), "blue", insurance=0)
    assert (seen(match).phase, seen(match).actors) == ("danger", [0, 1])
    assert [mine.asked for mine in seen(match).seats] == [True, True, False, False]
    assert texts(match, 1) == ["save 0"]
    assert (seen(match).prompt, seen(match, 2).prompt) == ("save", "wait")
    assert match.game.simultaneous.number(match.state) > 0
    play(match, "blue save 0")
    assert seen(match).actors == [0]


@rule("rockwell 6.6")
def test_who_has_none_remaining_after_protection_does_not() -> None:
    match = bare(improve(stand(drilling(), "red-1 entrance-0 2", "blue-1 a1 1"), "blue", protection=1))
    extract(play(match, "red go 1 a1"), 4)
    assert seen(match).actors == [0]


@rule("rockwell 6.6")
def test_secretly_what_they_save_is_told_when_all_have_decided() -> None:
    match = two()
    play(match, "red save 2")
    for eyes in (1, 2, 3):
        assert news(match, "insurance-used", eyes) == []
        assert company(match, "red", eyes).sealed
    play(match, "blue save 0")
    assert "red 2" in news(match, "insurance-used", 3)


@rule("rockwell 6.6")
def test_the_order_in_which_they_decide_does_not_matter() -> None:
    one, other = saved(two(), red=1, blue=1), saved(two(), blue=1, red=1)
    assert one.game.key(one.state) == other.game.key(other.state)


@rule("rockwell 6.6")
def test_what_is_at_stake_is_open() -> None:
    extraction = seen(two(), 3).extraction
    assert (extraction.tile, extraction.card, extraction.danger) == ("a1", [5, 4, 1, 0], True)
    assert (extraction.active, extraction.priority, extraction.why) == (0, 0, "power")
    assert [(each.owner, each.force, each.share, each.surplus, each.loss) for each in extraction.shares] == [
        (0, 2, [2, 2, 0, 0], [1, 0, 1, 0], 2),
        (1, 1, [2, 2, 0, 0], [0, 0, 0, 0], 1),
    ]


@rule("rockwell 6.5", "rockwell 9.2")
def test_danger_is_the_same_in_the_workshop() -> None:
    match = bare(until(stand(drilling("red/iii-1"), "red-1 a1 2"), "workshop"))
    extract(play(match, "red raise 1"), 4)
    assert (seen(match).phase, news(match, "danger-felt")) == ("danger", ["red 3 3"])
    play(match, "red save 0")
    assert (seen(match).phase, cubes(match, "red")) == ("workshop", [4, 2, 0, 0])


# -- as it can also be read


@rule("rockwell 6.5")
@pytest.mark.parametrize(("level", "loss"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_with_last_it_is_limited_to_the_cubes_given_before_protection(level: int, loss: int) -> None:
    match = crowd(level, protection="last")
    assert f"red 4 {loss}" in news(match, "danger-felt")
    saves = {"red": 0} if loss else {}
    saved(match, **saves, blue=0, yellow=0, green=0)
    assert cubes(match, "red") == [0, 0, 1, 1] if loss == 0 else [0, 0, 2 - loss, 0]


@rule("rockwell 6.5")
def test_with_share_the_surplus_is_safe() -> None:
    """Red has 2 zinc and 2 copper as the share, 1 zinc and 1 silver as surplus; the silver stays."""
    match = saved(two(danger="share"), red=0, blue=0)
    assert cubes(match, "red") == [3, 0, 1, 0]
    assert cubes(match, "blue") == [2, 1, 0, 0]
    assert set(news(match, "cubes-lost")) == {"red 0 2 0 0", "blue 0 1 0 0"}


@rule("rockwell 6.5")
def test_with_share_no_more_is_lost_than_the_share() -> None:
    """Of 2 copper, 5 silver and 4 gold five sharers would get 1 silver each; four get 1 silver and 1 gold."""
    match = crowd(0, danger="share")
    assert "red 4 2" in news(match, "danger-felt")
    saved(match, red=0, blue=0, yellow=0, green=0)
    assert cubes(match, "red") == [0, 0, 0, 0]
    assert cubes(match, "green") == [0, 2, 2, 0], (
        "the surplus, 2 copper and 1 silver, and what danger left of the share"
    )
