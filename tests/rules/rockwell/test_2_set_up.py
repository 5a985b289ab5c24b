"""Section 2: set-up."""

from itertools import product

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import stand
from tests.rules.rockwell.setting import (
    PLAYERS,
    POWERS,
    chances,
    company,
    drilling,
    entrances,
    opened,
    seen,
    table,
    texts,
)

from motherlode.core.ids import CHANCE, SEAT_NAMES


@rule("rockwell 2.1")
@PLAYERS
def test_tiles_of_each_ring_are_shuffled_all_layouts_are_equally_likely(players: int) -> None:
    match = table(players)
    for _ in range(4):
        assert chances(match) == {"lay low": 1, "lay high": 1}
        play(match, "* lay high")
    assert not texts(match, CHANCE)[0].startswith("lay")


@rule("rockwell 2.1")
@pytest.mark.parametrize("layout", list(product(["low", "high"], repeat=4)))
def test_two_tiles_of_equal_power_never_touch(layout: tuple[str, ...]) -> None:
    match = play(table(), *(f"* lay {order}" for order in layout))
    powers = [each.power for each in seen(match).tiles]
    for ring in range(4):
        row = powers[8 * ring : 8 * ring + 8]
        assert row[0] == POWERS["abcd"[ring]][layout[ring] == "high"]
        assert sorted(row) == sorted(POWERS["abcd"[ring]] * 4)
        assert all(row[k] != row[(k + 1) % 8] for k in range(8))
        if ring:
            assert all(powers[8 * ring + k] != powers[8 * ring + k - 8] for k in range(8))


@rule("rockwell 2.2")
@PLAYERS
def test_one_crew_of_power_1_of_every_player_stands_at_each_entrance(players: int) -> None:
    match = opened(players)
    for seat in SEAT_NAMES[:players]:
        assert entrances(match, seat) == [f"entrance-{k}" for k in range(4)]
    assert {(each.power, each.die) for each in seen(match).crews} == {(1, 0)}


@rule("rockwell 2.3")
@PLAYERS
def test_each_has_3_zinc_2_copper_1_silver_and_3000_dollars(players: int) -> None:
    match = opened(players)
    for seat in SEAT_NAMES[:players]:
        mine = company(match, seat)
        assert (mine.cubes, mine.money, mine.insurance) == ([3, 2, 1, 0], 3000, 0)


@rule("rockwell 2.3")
@PLAYERS
def test_both_orders_are_drawn_by_lot_each_for_itself(players: int) -> None:
    match = play(table(players), *["* lay low"] * 4)
    for word in ("direct", "control"):
        for drawn in range(players):
            left = [f"{word} {seat}" for seat in SEAT_NAMES[: players - drawn]]
            if drawn == players - 1 and texts(match, CHANCE)[:1] != left:
                break  # the last one needs no lot
            assert chances(match) == dict.fromkeys(left, 1)
            play(match, f"* {left[-1] if word == 'direct' else left[0]}")
            if word == "control":
                break
    if players > 2:
        play(match, "* control yellow")
    while seen(match).phase == "orders":
        play(match, f"* {texts(match, CHANCE)[0]}")
    assert seen(match).direction == list(reversed(range(players)))
    assert seen(match).control == {2: [0, 1], 3: [0, 2, 1], 4: [0, 2, 1, 3]}[players]


@rule("rockwell 2.4")
@PLAYERS
def test_delivery_stacks_have_their_cheapest_tile_on_top(players: int) -> None:
    tops = [(stack.cubes, stack.prestige) for stack in seen(opened(players)).stacks]
    assert tops == [([5, 0, 0, 0], 2), ([0, 5, 0, 0], 3), ([0, 0, 5, 0], 4), ([0, 0, 0, 5], 5)]


@rule("rockwell 2.4")
@PLAYERS
def test_achievement_stacks_have_most_prestige_on_top(players: int) -> None:
    tops = {each.name: each.prestige for each in seen(opened(players)).achievements}
    assert tops == {
        "zinc-copper": 4,
        "cards": 4,
        "silver": 4,
        "trained-crews": 5,
        "gold": 5,
        "deep-crews": 5,
        "each-metal": 6,
        "strong-crews": 6,
        "centre": 6,
    }


@rule("rockwell 2.5")
def test_every_extraction_pile_is_shuffled() -> None:
    match = play(stand(drilling(), "red-1 entrance-0 2"), "red go 1 a0", "* turn 1")
    assert chances(match) == {f"extract {k}": 1 for k in range(1, 7)}
    play(match, "* extract 3", "blue pass", "yellow pass", "green pass")
    play(stand(match, "red-2 entrance-1 2"), "red go 2 a2", "* turn 2")
    assert chances(match) == {f"extract {k}": 1 for k in (1, 2, 4, 5, 6)}


@rule("rockwell 2.5")
@PLAYERS
def test_dice_and_corruption_tiles_lie_on_board_1_and_nobody_has_an_improvement_a_shaft_or_a_card(players: int) -> None:
    view = seen(opened(players))
    assert (view.dice, view.bribes) == (3, 3)
    for mine in view.seats:
        assert (mine.cards, mine.protection, mine.mobility, mine.shafts, mine.achieved) == (0, 0, 0, [], [])
    assert not any(each.turned or each.shaft is not None for each in view.tiles)
    assert all(slot.seat is None for slot in view.slots)
    assert view.turn == 1
