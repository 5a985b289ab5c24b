"""Section 11: three players."""

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import bare, honour, stand, stock
from tests.rules.rockwell.setting import (
    company,
    drilling,
    end_turn,
    money,
    moves,
    news,
    opened,
    seen,
    state,
    tender,
    texts,
    workshop,
)

from motherlode.core.ids import SEAT_NAMES

FEW = pytest.mark.parametrize("players", [2, 3])


@rule("rockwell 11.1", "rockwell 12.1")
@FEW
def test_the_boards_side_for_two_and_three_has_no_slot_2_on_board_1_and_two_slots_on_the_others(players: int) -> None:
    match = tender(opened(players))
    assert [(slot.name, slot.actions) for slot in seen(match).slots] == [
        ("i-1", 1),
        ("i-3", 1),
        ("i-4", 1),
        ("ii-1", 4),
        ("ii-2", 3),
        ("iii-1", 4),
        ("iii-2", 3),
    ]
    assert moves(match, "red", "post") == {"i-1", "i-3", "i-4", "ii-1", "ii-2", "iii-1", "iii-2"}


@rule("rockwell 11.1", "rockwell 3.3")
@pytest.mark.parametrize(("slot", "first"), [("i-1", "bribe"), ("i-3", "hire"), ("i-4", "hire")])
def test_slot_1_gives_corruption_3_and_4_subcontracting(slot: str, first: str) -> None:
    match = stand(drilling(f"red/{slot}", 3), "red-1 a2", "blue-1 b3")
    play(match, "red go 1 b2")
    assert texts(match)[0].startswith(first)


@rule("rockwell 11.1", "rockwell 12.1", "rockwell 9.3", "rockwell 9.5")
@FEW
def test_protection_and_shafts_are_dearer(players: int) -> None:
    match = bare(workshop("red/iii-1", players), 7500)
    for level, price in ((1, 2000), (2, 2500), (3, 3000)):
        play(match, "red protect")
        assert news(match, "protected") == [f"red {level} {price}"]
    assert money(match, "red") == 0
    prices = seen(match).prices
    assert (prices.shaft, prices.protection) == ([2000, 2500, 3000], [2000, 2500, 3000])
    assert (prices.mobility, prices.crew) == ([1500, 2000, 2500], [1500, 2500, 3500])
    match = bare(stand(workshop("red/iii-1", players), "red-1 d2"), 2000)
    play(match, "red sink d2")
    assert (money(match, "red"), company(match, "red").shafts[0].tile) == (0, "d2")


@rule("rockwell 11.1", "rockwell 9.6")
@FEW
def test_moving_a_shaft_costs_the_price_of_the_step_here_too(players: int) -> None:
    match = bare(stand(workshop("red/iii-1", players), "red-1 d2"))
    play(match, "red sink d2", "red shift 1 d1")
    assert money(match, "red") == 20_000 - 4000


@rule("rockwell 11.1")
def test_achievement_stacks_have_the_three_highest_tiles_only() -> None:
    match = drilling(players=3)
    for seat, prestige in zip(SEAT_NAMES, (6, 5, 4), strict=False):
        honour(match, seat, "centre")
        assert company(match, seat).achieved[0].prestige == prestige
    centre = seen(match).achievements[-1]
    assert (centre.name, centre.left, centre.prestige) == ("centre", 0, 0)


@rule("rockwell 11.2")
def test_the_game_ends_if_two_of_three_have_a_crew_in_the_centre() -> None:
    match = stand(drilling(players=3), "red-1 centre", "yellow-1 d0")
    play(match, "red pass", "blue pass", "yellow go 1 centre")
    assert match.result() is None
    assert news(end_turn(match), "game-ended") == ["centre"]


@rule("rockwell 11.2")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([3, 2, 1], [2, 1, 0]),
        ([1, 3, 2], [0, 2, 1]),
        ([3, 3, 1], [2, 2, 0]),
        ([3, 2, 2], [2, 1, 1]),
        ([3, 3, 3], [2, 2, 2]),
        ([3, 0, 0], [2, 1, 1]),
        ([0, 0, 0], [2, 2, 2]),
    ],
)
def test_the_bonus_is_2_1_0(amounts: list[int], points: list[int]) -> None:
    for k, good in enumerate(("zinc", "copper", "silver", "gold", "money")):
        match = bare(drilling(players=3, turn_limit="8"), 0)
        state(match).turn = 8
        for seat, amount in zip(SEAT_NAMES, amounts, strict=False):
            stock(match, seat, **{good: amount * (100 if good == "money" else 1)})
        end_turn(match)
        assert [mine.score.bonus[k] for mine in seen(match).seats] == points
