"""Section 7, the events that move gold or change maxima: 7.16 to 7.19, 7.21, 7.22."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.goldrausch.setting import (
    ALL_GOLD,
    all_gold,
    chance_moves,
    gold,
    lay_out,
    lying,
    maxima,
    meet,
    news,
    opened,
    play_round,
    reveal,
    seen,
    spin,
    state,
    table,
    travel,
)

from motherlode.core.match import Match

NOTHING = (0, 0, 0)


def after(match: Match, incident: str) -> list[int]:
    """Everybody's gold when an event is over and nothing can be mined."""
    seats = match.game.seats
    play_round(lay_out(match, lying=NOTHING), "v- " * seats, incident)
    assert all_gold(match) == ALL_GOLD
    return gold(match)


@rule("goldrausch 7.16")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_crash_the_richest_and_the_poorest_swap_all_their_gold(players: int) -> None:
    amounts = [7, 30, 2, 9, 8, 6][:players]
    match = lay_out(opened(players), amounts)
    assert after(match, "crash") == [7, 2, 30, 9, 8, 6][:players]
    assert news(match, "gold-swapped") in (["blue 2 yellow 30"], ["yellow 30 blue 2"])
    assert news(match, "lot-fell") == []


@rule("goldrausch 7.16")
def test_crash_ties_are_drawn_by_lot_the_richest_first_then_the_poorest() -> None:
    match = lay_out(opened(6), [9, 2, 9, 5, 2, 2], NOTHING)
    play(meet(travel(match, "v v v v v v"), "- - - - - -"), "* spin incident", "* draw crash")
    assert chance_moves(match) == ["lot red", "lot yellow"]
    assert list(match.game.weights(match.state)) == [1, 1]
    assert refused(match, "* lot blue") == 716
    assert seen(match).phase == "lot"
    assert news(match, "card-shown") == []
    play(match, "* lot yellow")
    assert chance_moves(match) == ["lot blue", "lot mauve", "lot white"]
    assert list(match.game.weights(match.state)) == [1, 1, 1]
    assert refused(match, "* lot red") == 716
    play(match, "* lot mauve")
    assert gold(match) == [9, 2, 2, 5, 9, 2]
    assert news(match, "lot-fell") == ["yellow richest", "mauve poorest"]
    assert all(move.startswith("reveal") for move in chance_moves(match))


@rule("goldrausch 7.16")
@pytest.mark.parametrize(
    ("amounts", "lots", "left"),
    [
        ([9, 9, 1, 5], ["lot red", "lot blue"], [9, 1, 9, 5]),
        ([9, 1, 1, 5], ["lot blue", "lot yellow"], [1, 1, 9, 5]),
    ],
)
def test_crash_a_lot_is_cast_only_between_equals(amounts: list[int], lots: list[str], left: list[int]) -> None:
    match = lay_out(opened(), amounts, NOTHING)
    play(meet(travel(match, "v v v v"), "- - - -"), "* spin incident", "* draw crash")
    assert chance_moves(match) == lots
    play(match, f"* {lots[1]}")
    assert gold(match) == left
    assert all(move.startswith("reveal") for move in chance_moves(match))


@rule("goldrausch 7.16")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_crash_if_all_are_equal_nothing_changes(players: int) -> None:
    match = opened(players)
    assert after(match, "crash") == [5] * players
    assert news(match, "gold-swapped") == []
    assert chance_moves(match)[0].startswith("reveal")


@rule("goldrausch 7.17")
@pytest.mark.parametrize(
    ("amounts", "each", "rest"),
    [([7, 30, 2, 9], 12, 0), ([7, 30, 2, 9, 3], 10, 1), ([5, 0, 0, 0, 0, 0], 0, 5), ([49, 1, 0, 3, 2, 4], 9, 5)],
)
def test_equal_rights_all_gold_is_pooled_and_shared_equally_the_remainder_goes_to_the_mine(
    amounts: list[int], each: int, rest: int
) -> None:
    match = lay_out(opened(len(amounts)), amounts, (4, 5, 6))
    mine = seen(match).mine
    play_round(match, "v- " * len(amounts), "equal-rights")
    assert news(match, "gold-shared") == [f"{each} {rest}"]
    assert seen(match).mine == mine + rest
    assert gold(match) == [each + 6, *[each] * (len(amounts) - 1)], "and 6 were mined in Veridia"
    assert lying(match) == [4, 5, 0], "gold on continents is not touched"


@rule("goldrausch 7.18", "goldrausch 7.19")
@pytest.mark.parametrize(("incident", "falls"), [("barren-land", 2), ("poor-mother-earth", 3)])
def test_every_maximum_falls_for_good_and_gold_above_it_goes_to_the_mine_at_once(incident: str, falls: int) -> None:
    match = lay_out(opened(), lying=(10, 19, 5))
    mine = seen(match).mine
    spin(meet(travel(match, "v v v v"), "- - - -"), incident)
    limits = [10 - falls, 20 - falls, 30 - falls]
    assert maxima(match) == limits
    assert lying(match) == [limits[0], limits[1], 0]
    assert seen(match).mine == mine + falls + falls - 1
    assert sorted(news(match, "maximum-fell")) == [
        f"azul {limits[0]} {falls}",
        f"rosso {limits[1]} {falls - 1}",
        f"veridia {limits[2]} 0",
    ]
    reveal(play_round(reveal(match), "v- v- v- v-", "broken"))
    assert maxima(match) == limits


@rule("goldrausch 7.18")
def test_barren_land_is_before_the_payout() -> None:
    """Of 10 in Azul 8 are left: a lone user's 2 x 5 is cut to that."""
    match = lay_out(opened(4, 16), lying=(10, 0, 0))
    before = gold(match)[0]
    play_round(match, "a+ v- v- v-", "barren-land")
    assert gold(match)[0] == before + 8


@rule("goldrausch 7.19")
@pytest.mark.parametrize("order", [("barren-land", "poor-mother-earth"), ("poor-mother-earth", "barren-land")])
def test_both_add_up(order: tuple[str, str]) -> None:
    match = reveal(play_round(opened(), "v- v- v- v-", order[0]))
    play_round(lay_out(match, lying=(7, 17, 27)), "a- a- a- a-", order[1])
    assert maxima(match) == [5, 15, 25]
    assert lying(match)[1:] == [15, 25]
    assert sorted(seen(match).out) == sorted(order)
    assert seen(match).deck == 23


@rule("goldrausch 7.21")
@pytest.mark.parametrize(
    ("amounts", "left"),
    [
        ([7, 30, 2, 9], [4, 25, 1, 6]),
        ([7, 30, 30, 4, 4], [4, 25, 25, 3, 3]),
        ([9, 9, 4, 4, 4, 9], [4, 4, 3, 3, 3, 4]),
        ([5, 5, 5, 5], [2, 2, 2, 2]),
        ([5, 5, 5, 5, 5], [2, 2, 2, 2, 2]),
        ([2, 2, 2, 2], [0, 0, 0, 0]),
        ([0, 2, 4, 3], [0, 0, 0, 0]),
        ([0, 1, 2, 7], [0, 0, 0, 2]),
    ],
)
def test_vultures_everybody_loses_3_the_richest_5_the_poorest_1_nobody_below_0(
    amounts: list[int], left: list[int]
) -> None:
    match = lay_out(opened(len(amounts)), amounts, NOTHING)
    mine = seen(match).mine
    assert after(match, "vultures") == left
    assert seen(match).mine == mine + sum(amounts) - sum(left)


@rule("goldrausch 7.22")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_subsidy_everybody_receives_2_from_the_mine(players: int) -> None:
    match = lay_out(opened(players), lying=NOTHING)
    mine = seen(match).mine
    assert after(match, "subsidy") == [7] * players
    assert seen(match).mine == mine - 2 * players
    assert sorted(news(match, "gold-received")) == sorted(
        f"{seat} 2 7" for seat in ("red", "blue", "yellow", "green", "mauve", "white")[:players]
    )


@rule("goldrausch 7.22")
@pytest.mark.parametrize(
    ("starter", "mine", "received"),
    [
        ("red", 3, [2, 1, 0, 0, 0, 0]),
        ("green", 7, [1, 0, 0, 2, 2, 2]),
        ("white", 4, [2, 0, 0, 0, 0, 2]),
        ("blue", 0, [0, 0, 0, 0, 0, 0]),
        ("blue", 12, [2, 2, 2, 2, 2, 2]),
    ],
)
def test_subsidy_a_short_mine_gives_clockwise_from_the_start_player_while_it_lasts(
    starter: str, mine: int, received: list[int]
) -> None:
    match = play(table(6, start="drawn"), f"* start {starter}", "* reveal 20")
    rest = ALL_GOLD - 60 - mine
    amounts = [rest // 6 + (1 if seat < rest % 6 else 0) for seat in range(6)]
    lay_out(match, amounts, (10, 20, 30))
    assert state(match).mine == mine
    spin(meet(travel(match, "a a a a a a"), "- - - - - -"), "subsidy")
    told = {text.split()[0]: int(text.split()[1]) for text in news(match, "gold-received")}
    seats = ("red", "blue", "yellow", "green", "mauve", "white")
    assert [told.get(seat, 0) for seat in seats] == received
    assert all_gold(match) == ALL_GOLD


@rule("goldrausch 7.26")
def test_richest_and_poorest_are_measured_when_the_event_takes_effect() -> None:
    """Not at the start of the round, nor one player after the other while the vultures come."""
    match = lay_out(opened(), [10, 8, 7, 6], NOTHING)
    assert after(match, "vultures") == [5, 5, 4, 5]


@rule("goldrausch 1.8", "goldrausch 7.16", "goldrausch 7.17")
@pytest.mark.parametrize("incident", ["crash", "equal-rights", "vultures", "barren-land"])
def test_no_other_event_can_bring_a_win(incident: str) -> None:
    match = lay_out(opened(), [49, 49, 49, 48], NOTHING)
    play(meet(travel(match, "v v v v"), "- - - -"), "* spin incident", f"* draw {incident}")
    while seen(match).phase == "lot":
        play(match, f"* {chance_moves(match)[0]}")
    assert match.result() is None
