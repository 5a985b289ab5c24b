"""Section 5: profit, with both ways of taking fines."""

import pytest
from tests.kit import play, rule
from tests.rules.goldrausch.setting import (
    gains,
    gold,
    lay_out,
    lying,
    news,
    opened,
    payout,
    play_round,
    seen,
    table,
)

FINES = pytest.mark.parametrize("fines", ["withheld", "paid"])


@rule("goldrausch 5.1")
@pytest.mark.parametrize("result", ["whole", "veridia", "broken"])
def test_all_upgrade_cards_are_revealed_disaster_or_not(result: str) -> None:
    match = play_round(opened(), "v- v+ a+ v-", result)
    assert news(match, "card-shown") == ["red skip", "blue use", "yellow use", "green skip"]


@rule("goldrausch 5.1")
def test_continents_pay_in_the_order_veridia_rosso_azul() -> None:
    match = play_round(lay_out(opened(), lying=[10, 20, 30]), "a- r- v- a-")
    assert payout(match) == ["yellow", "blue", "red", "green"]


@rule("goldrausch 5.1")
@pytest.mark.parametrize(
    ("starter", "order"),
    [
        ("red", ["blue", "yellow", "mauve", "red", "green", "white"]),
        ("yellow", ["yellow", "mauve", "blue", "green", "white", "red"]),
        ("white", ["blue", "yellow", "mauve", "white", "red", "green"]),
    ],
)
@FINES
def test_users_come_first_then_the_others_each_clockwise_from_the_start_player(
    starter: str, order: list[str], fines: str
) -> None:
    match = play(table(6, start="drawn", fines=fines), f"* start {starter}", "* reveal 1")
    play_round(match, "v- v+ v+ v- v+ v-")
    assert payout(match) == order


@rule("goldrausch 5.1")
def test_within_each_continent_users_come_first() -> None:
    match = play(table(5, start="drawn"), "* start green", "* reveal 1")
    play_round(match, "r- r+ v- v- v+")
    assert payout(match) == ["mauve", "green", "yellow", "blue", "red"]


@rule("goldrausch 5.2")
@pytest.mark.parametrize(("card", "gained"), [(1, [3, 4, 4, 6]), (16, [5, 7, 7, 9]), (20, [2, 3, 3, 5])])
def test_each_receives_the_yield_of_the_open_card(card: int, gained: list[int]) -> None:
    match = lay_out(opened(4, card), lying=[10, 20, 30])
    assert gains(match, "a- r- r- v-") == gained


@rule("goldrausch 5.2")
@FINES
def test_at_most_what_still_lies_there(fines: str) -> None:
    match = lay_out(opened(fines=fines), lying=[2, 6, 13])
    assert gains(match, "v- v- v- a-") == [6, 6, 1, 2]
    assert lying(match) == [0, 6, 0]
    match = lay_out(opened(fines=fines), lying=[2, 6, 12])
    assert gains(match, "v- v- v- r-") == [6, 6, 0, 4]


@rule("goldrausch 5.3")
@FINES
def test_exactly_one_user_receives_twice_the_yield_and_the_others_the_single(fines: str) -> None:
    match = lay_out(opened(fines=fines), lying=[10, 20, 30])
    assert gains(match, "v- v+ v- r+") == [6, 12, 6, 8]
    assert lying(match) == [10, 12, 6]


@rule("goldrausch 5.3")
@FINES
def test_a_lone_user_receives_at_most_what_lies_there(fines: str) -> None:
    match = lay_out(opened(fines=fines), lying=[4, 0, 15])
    assert gains(match, "v- v+ r+ a+") == [3, 12, 0, 4]


@rule("goldrausch 5.4", "goldrausch 5.5")
@FINES
def test_with_two_or_more_users_everybody_receives_the_single_yield_and_users_owe_2(fines: str) -> None:
    match = lay_out(opened(6, fines=fines), lying=[10, 20, 30])
    assert gains(match, "v+ v+ v- v- r+ r+") == [4, 4, 6, 6, 2, 2]
    match = lay_out(opened(6, fines=fines), lying=[10, 20, 30])
    assert gains(match, "v+ v+ v+ v- a- a-") == [4, 4, 4, 6, 3, 3]


@rule("goldrausch 5.5")
@FINES
def test_a_player_who_owns_nothing_pays_nothing_and_one_who_owns_1_pays_1(fines: str) -> None:
    match = lay_out(opened(fines=fines), [0, 1, 2, 3], [0, 0, 0])
    assert gains(match, "r+ r+ r+ r+") == [0, -1, -2, -2]


@rule("goldrausch 5.5")
@FINES
def test_non_users_are_never_fined(fines: str) -> None:
    match = lay_out(opened(5, fines=fines), lying=[0, 0, 0])
    assert gains(match, "v+ v+ v- v- r-") == [-2, -2, 0, 0, 0]


@rule("goldrausch 5.5")
def test_a_lone_user_is_not_fined() -> None:
    match = lay_out(opened(), lying=[0, 0, 0])
    assert gains(match, "v+ r+ a+ v-") == [0, 0, 0, 0]


@rule("goldrausch 5.6")
def test_by_itself_fines_are_withheld() -> None:
    assert seen(opened()).fines == "withheld"
    assert seen(opened(fines="paid")).fines == "paid"


@rule("goldrausch 5.6")
def test_withheld_a_fine_stays_on_the_continent() -> None:
    match = lay_out(opened(), lying=[0, 0, 15])
    mine = seen(match).mine
    assert gains(match, "v+ v+ a- a-") == [4, 4, 0, 0]
    assert (lying(match)[2], seen(match).mine) == (7, mine)
    assert news(match, "profit")[0] == "red veridia several 6 none 6 4 2 0 9 11 505 0"


@rule("goldrausch 5.6")
def test_paid_they_mine_in_full_then_pay_the_mine() -> None:
    match = lay_out(opened(fines="paid"), lying=[0, 0, 15])
    mine = seen(match).mine
    assert gains(match, "v+ v+ a- a-") == [4, 4, 0, 0]
    assert (lying(match)[2], seen(match).mine) == (3, mine + 4)
    assert news(match, "profit")[0] == "red veridia several 6 none 6 6 0 2 9 9 505 0"


@rule("goldrausch 5.7")
@pytest.mark.parametrize("share", [0, 1, 2, 3, 6])
@pytest.mark.parametrize("owned", [0, 1, 2, 5])
@FINES
def test_from_the_same_stock_their_own_net_is_the_same_either_way(share: int, owned: int, fines: str) -> None:
    match = lay_out(opened(fines=fines), [owned, 5, 5, 5], [0, 0, share])
    play_round(match, "v+ v+ a- a-")
    held = min(2, share)
    expected = owned + share - held - min(2 - held, owned + share - held)
    assert gold(match)[0] == expected
    _, _, role, due, cut, *rest, _, _ = news(match, "profit")[0].split()
    assert (role, due, cut) == ("several", "6", "none" if share == 6 else "short")
    first = [int(word) for word in rest]
    if fines == "withheld":
        assert first == [share, share - held, held, min(2 - held, owned + share - held), expected, held]
    else:
        assert first == [share, share, 0, min(2, owned + share), expected, 0]


@rule("goldrausch 5.3", "goldrausch 4.2")
def test_everybody_is_told_as_what_they_are_paid_and_why_they_get_no_more() -> None:
    match = lay_out(opened(), lying=[5, 8, 15])
    play_round(match, "v+ v- a+ r-", "rosso")
    told = [text.split() for text in news(match, "profit")]
    assert [words[:6] + words[-2:] for words in told] == [
        ["red", "veridia", "alone", "12", "none", "12", "503", "0"],
        ["blue", "veridia", "none", "6", "short", "3", "502", "507"],
        ["green", "rosso", "none", "4", "disaster", "0", "502", "402"],
        ["yellow", "azul", "alone", "6", "short", "5", "503", "507"],
    ]


@rule("goldrausch 5.7")
def test_what_differs_is_what_lies_there_for_those_after_him() -> None:
    match = lay_out(opened(), lying=[0, 0, 9])
    assert gains(match, "v+ v+ v- a-") == [4, 3, 2, 0]
    match = lay_out(opened(fines="paid"), lying=[0, 0, 9])
    assert gains(match, "v+ v+ v- a-") == [4, 1, 0, 0]


@rule("goldrausch 5.8")
@pytest.mark.parametrize(
    ("incident", "stock", "gained"),
    [("red-rain", 20, 16), ("red-rain", 13, 13), ("drying-vein", 20, 4), ("drying-vein", 3, 3), ("scarcity", 20, 4)],
)
@FINES
def test_yields_are_changed_first_doubled_next_cut_to_what_lies_there_last(
    incident: str, stock: int, gained: int, fines: str
) -> None:
    match = lay_out(opened(fines=fines), lying=[0, stock, 0])
    assert gains(match, "r+ a- a- a-", incident)[0] == gained


@rule("goldrausch 5.8")
def test_user_is_meant_after_the_rounds_event() -> None:
    """Nobody laid a green card, yet all in Rosso use an upgrade: they come first, in Rosso, and are fined."""
    match = lay_out(opened(), lying=[10, 20, 30])
    assert gains(match, "r- r- v- v-", "progress-rosso") == [2, 2, 6, 6]
    assert news(match, "card-counts") == ["red use", "blue use"]


@rule("goldrausch 5.9")
@FINES
def test_an_exempt_user_loses_the_doubling_all_the_same_and_counts_as_a_user(fines: str) -> None:
    """Red, the poorest, is free of fines; Blue, on the same continent, is a second user and fined."""
    match = lay_out(opened(fines=fines), [1, 5, 5, 5], [0, 0, 30])
    assert gains(match, "v+ v+ v- a-", "alms") == [6, 4, 6, 0]
    match = lay_out(opened(fines=fines), lying=[10, 20, 30])
    assert gains(match, "v+ v+ v- a+", "free-market") == [6, 6, 6, 6]
