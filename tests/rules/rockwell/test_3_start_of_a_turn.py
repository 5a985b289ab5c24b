"""Section 3: the tender for direction order, and vice-presidents."""

from itertools import permutations

import pytest
from tests.kit import play, rule
from tests.rules.rockwell.layout import directed, stand, stock
from tests.rules.rockwell.setting import (
    PLAYERS,
    company,
    cubes,
    drilling,
    end_round,
    end_turn,
    money,
    moves,
    news,
    opened,
    seen,
    state,
    tender,
    texts,
    turn_of,
    until,
)

from motherlode.core.ids import SEAT_NAMES, everyone_at
from motherlode.core.match import Match


def direction(match: Match) -> str:
    return " ".join(SEAT_NAMES[seat] for seat in seen(match).direction)


@rule("rockwell 3.1")
@PLAYERS
def test_everybody_offers_at_the_same_time(players: int) -> None:
    match = opened(players)
    assert match.game.actors(match.state) == everyone_at(players)
    play(match, "blue offer zinc", "red seal", "blue cash 100")
    assert match.game.actors(match.state) == everyone_at(players) & ~0b01


@rule("rockwell 3.1")
def test_all_are_revealed_at_once_when_the_last_has_sealed() -> None:
    match = play(opened(), "green cash 1000", "green seal", "red seal", "blue offer zinc", "blue seal")
    assert seen(match).phase == "tender"
    assert not news(match, "offer-shown", 0, 9)
    play(match, "yellow seal")
    assert len(news(match, "offer-shown")) == 4
    assert seen(match).phase == "posting"


@rule("rockwell 3.1")
def test_the_order_in_which_they_offer_does_not_matter() -> None:
    offers = {"red": "offer zinc", "blue": "cash 500", "yellow": "offer silver", "green": "cash 1000"}
    keys = set()
    for order in permutations(offers):
        match = play(opened(), *(f"{seat} {offers[seat]}" for seat in order))
        play(match, *(f"{seat} seal" for seat in reversed(order)))
        keys.add(match.game.key(match.state))
    assert len(keys) == 1


@rule("rockwell 3.1")
def test_any_of_their_cubes_and_money_or_nothing() -> None:
    match = opened()
    assert set(texts(match)) == {
        "offer zinc",
        "offer copper",
        "offer silver",
        "cash 100",
        "cash 500",
        "cash 1000",
        "seal",
    }
    play(match, *["red offer zinc"] * 3, *["red offer copper"] * 2, "red offer silver", *["red cash 1000"] * 3)
    assert texts(match) == ["seal"]
    assert (seen(match).tray.cubes, seen(match).tray.money) == ([3, 2, 1, 0], 3000)
    play(match, "red seal", "blue seal", "yellow seal", "green seal")
    assert cubes(match, "red") == [0, 0, 0, 0]
    assert money(match, "red") == 0


@rule("rockwell 3.1", "rockwell 1.5")
def test_money_is_offered_in_notes_of_100_500_1000_and_5000_dollars() -> None:
    match = stock(opened(), "red", money=6600)
    assert moves(match, "red", "cash") == {"100", "500", "1000", "5000"}
    play(match, "red cash 5000", "red cash 1000", "red cash 500", "red cash 100")
    assert (seen(match).tray.money, moves(match, "red", "cash")) == (6600, set())


@rule("rockwell 3.1", "rockwell 1.5")
def test_cubes_count_at_their_value() -> None:
    match = stock(opened(), "red", gold=1)
    for number, (offer, value) in enumerate([("zinc", 400), ("copper", 600), ("silver", 800), ("gold", 1000)], 1):
        play(match, f"red offer {offer}")
        assert seen(match).tray.value == sum([400, 600, 800, 1000][:number]), value
    play(match, "red cash 100")
    assert seen(match).tray.value == 2900


@rule("rockwell 3.1")
def test_direction_order_is_re_sorted_best_offer_first() -> None:
    match = tender(opened(), "zinc zinc", "copper 100 100 100", "1000", "")
    assert direction(match) == "yellow blue red green"
    assert news(match, "direction-sorted") == ["yellow 1", "blue 2", "red 3", "green 4"]


@rule("rockwell 3.1")
@pytest.mark.parametrize(
    ("before", "offers", "after"),
    [
        ("red blue yellow green", ("", "", "", ""), "red blue yellow green"),
        ("green blue yellow red", ("", "", "", ""), "green blue yellow red"),
        ("green blue yellow red", ("500", "1000", "500", "1000"), "green blue yellow red"),
        ("red blue yellow green", ("500", "1000", "500", "1000"), "blue green red yellow"),
        ("green yellow blue red", ("zinc copper", "1000", "silver 100 100", "500"), "yellow blue red green"),
        ("blue green red yellow", ("100", "", "100", ""), "red yellow blue green"),
    ],
)
def test_equal_offers_keep_their_present_order_among_themselves(
    before: str, offers: tuple[str, ...], after: str
) -> None:
    assert direction(tender(directed(opened(), before), *offers)) == after


@rule("rockwell 3.1")
def test_all_offers_are_gone_also_losing_ones() -> None:
    match = tender(opened(), "zinc 500", "silver 1000", "100", "copper copper")
    assert [cubes(match, seat) for seat in SEAT_NAMES[:4]] == [[2, 2, 1, 0], [3, 2, 0, 0], [3, 2, 1, 0], [3, 0, 1, 0]]
    assert [money(match, seat) for seat in SEAT_NAMES[:4]] == [2500, 2000, 2900, 3000]


@rule("rockwell 3.1")
def test_a_tender_opens_every_turn() -> None:
    match = end_turn(opened())
    assert (seen(match).turn, seen(match).phase) == (2, "tender")
    assert seen(match).tray.value == 0


@rule("rockwell 3.1")
def test_when_time_is_up_the_tray_is_sealed_as_it_is() -> None:
    match = play(opened(), "red cash 500")
    assert match.game.simultaneous.number(match.state) > 0
    assert match.game.codec.text(match.game.default_move(match.state, 0)) == "seal"


@rule("rockwell 3.2")
@PLAYERS
def test_in_direction_order_each_places_one_then_in_the_same_order_the_second(players: int) -> None:
    match = tender(directed(opened(players), " ".join(reversed(SEAT_NAMES[:players]))))
    asked = []
    while seen(match).phase == "posting":
        asked.append(turn_of(match))
        play(match, f"{asked[-1]} {texts(match, seen(match).seat)[-1]}")
    assert asked == [*reversed(SEAT_NAMES[:players])] * 2
    assert sum(1 for slot in seen(match).slots if slot.seat is not None) == 2 * players


@rule("rockwell 3.2", "rockwell 3.3")
def test_on_any_free_slot_one_vice_president_per_slot() -> None:
    match = tender(opened())
    assert moves(match, "red", "post") == {slot.name for slot in seen(match).slots}
    play(match, "red post i-2", "blue post iii-1")
    assert news(match, "posted") == ["blue iii-1"]
    assert moves(match, "yellow", "post") == {slot.name for slot in seen(match).slots} - {"i-2", "iii-1"}
    assert company(match, "red").home == 1


@rule("rockwell 3.2")
@pytest.mark.parametrize(
    ("first", "others"),
    [("i-1", "ii-1 ii-2 ii-3 iii-1 iii-2"), ("ii-1", "i-1 i-2 i-3 i-4 iii-1 iii-2"), ("iii-1", "i-1 i-2 i-3 i-4 ii-1")],
)
def test_a_player_never_has_both_on_one_board(first: str, others: str) -> None:
    match = play(tender(opened()), f"red post {first}", "blue post iii-3", "yellow post ii-2", "green post ii-3")
    taken = {first, "iii-3", "ii-2", "ii-3"}
    assert moves(match, "red", "post") == set(others.split()) - taken


@rule("rockwell 3.2")
def test_they_must_place_it_while_there_is_a_slot_they_may_use() -> None:
    match = tender(opened())
    while seen(match).phase == "posting":
        assert all(text.startswith("post ") for text in texts(match, seen(match).seat))
        play(match, f"{turn_of(match)} {texts(match, seen(match).seat)[0]}")


@rule("rockwell 3.2")
def test_if_there_is_none_that_vice_president_stays_home_for_the_turn() -> None:
    match = tender(opened())
    play(match, "red post ii-1", "blue post ii-2", "yellow post ii-3", "green post i-1")
    play(match, "red post iii-1", "blue post iii-2", "yellow post iii-3")
    assert seen(match).phase == "insurance", "board I has slots left, but Green is there already"
    assert news(match, "stayed-home") == ["green"]
    assert company(match, "green").home == 1


@rule("rockwell 3.2")
def test_somebody_in_the_middle_of_the_order_may_be_left_without_a_slot() -> None:
    match = tender(opened(3))
    play(match, "red post ii-1", "blue post iii-1", "yellow post i-1", "red post iii-2", "blue post ii-2")
    assert news(match, "stayed-home") == ["yellow"]
    match = tender(opened(3))
    play(match, "red post i-1", "blue post ii-1", "yellow post iii-1", "red post ii-2")
    assert moves(match, "blue", "post") == {"i-3", "i-4", "iii-2"}


@rule("rockwell 3.3")
def test_the_boards_have_four_slots_and_slots_with_4_3_and_2_actions() -> None:
    assert [(slot.name, slot.actions) for slot in seen(opened()).slots] == [
        ("i-1", 1),
        ("i-2", 1),
        ("i-3", 1),
        ("i-4", 1),
        ("ii-1", 4),
        ("ii-2", 3),
        ("ii-3", 2),
        ("iii-1", 4),
        ("iii-2", 3),
        ("iii-3", 2),
    ]


@rule("rockwell 3.3")
@pytest.mark.parametrize(
    ("slot", "advantages"),
    [
        ("i-1", {"bribe blue-1 b2", "waive"}),
        ("i-2", {"bribe blue-1 b2", "waive"}),
        ("i-3", {"hire 1", "hire 2", "waive"}),
        ("i-4", {"hire 1", "hire 2", "waive"}),
        ("ii-1", set()),
    ],
)
def test_slots_1_and_2_of_board_1_give_corruption_3_and_4_subcontracting(slot: str, advantages: set[str]) -> None:
    match = stand(drilling(f"red/{slot}"), "red-1 a2", "blue-1 b3")
    play(match, "red go 1 b2")
    assert set(texts(match)) == advantages


@rule("rockwell 3.3", "rockwell 5.8", "rockwell 5.9")
@pytest.mark.parametrize(("slot", "first"), [("i-1", "bribe"), ("i-3", "hire")])
def test_in_every_round_of_the_turn(slot: str, first: str) -> None:
    match = stand(drilling(f"red/{slot}"), "red-1 b2", "blue-1 b3")
    for number in range(1, 5):
        assert seen(match).round == number
        play(match, "red stay 1")
        assert any(text.startswith(first) for text in texts(match))
        if number < 4:
            end_round(match)


@rule("rockwell 3.3", "rockwell 10.8")
def test_vice_presidents_stand_there_until_the_end_of_the_turn_at_most() -> None:
    match = end_turn(opened())
    assert all(slot.seat is None for slot in seen(match).slots)
    assert [mine.home for mine in seen(match).seats] == [2] * 4
    assert seen(until(match, "posting")).turn == 2
    assert state(match).turn == 2
