"""Section 1: a win that ends the game at the end of the round, 1.6."""

import pytest
from tests.kit import rule
from tests.rules.goldrausch.setting import gold, lay_out, news, opened, payout, places, play_round, reveal, seen

FINES = pytest.mark.parametrize("fines", ["withheld", "paid"])


@rule("goldrausch 1.6", "goldrausch 1.8")
@FINES
def test_played_out_everybody_is_paid_and_the_richest_wins(fines: str) -> None:
    """Red has 50 first, in Veridia; Yellow is richer when Rosso has paid."""
    match = lay_out(opened(fines=fines, win="end_of_round"), [44, 5, 48, 5], [4, 8, 15])
    play_round(match, "v- v- r- a-")
    assert payout(match) == ["red", "blue", "yellow", "green"]
    assert gold(match) == [50, 11, 52, 8]
    assert places(match) == [2, 3, 1, 4]
    assert news(match)[-1] == "game-ended goal"
    assert news(match, "resource-revealed") == [], "phase 6 is not played any more"
    assert match.game.actors(match.state) == 0


@rule("goldrausch 1.6")
def test_played_out_the_equally_rich_share_the_win() -> None:
    match = lay_out(opened(win="end_of_round"), [44, 5, 46, 5], [4, 8, 15])
    play_round(match, "v- a- r- a-")
    assert gold(match)[::2] == [50, 50]
    assert places(match) == [1, 3, 1, 4]


@rule("goldrausch 1.6", "goldrausch 7.22")
def test_played_out_an_event_card_ends_nothing_before_the_profit() -> None:
    """Red has 50 after the subsidy and loses 2 of them again as one of two users where nothing lies."""
    match = lay_out(opened(win="end_of_round"), [48, 5, 5, 5], [4, 8, 0])
    play_round(match, "v+ v+ a- a-", "subsidy")
    assert gold(match)[:2] == [48, 5]
    assert news(match, "card-shown") == ["red use", "blue use", "yellow skip", "green skip"]
    assert match.result() is None, "nobody owns 50 when the round is over"


@rule("goldrausch 1.6", "goldrausch 7.22")
def test_played_out_a_subsidy_wins_when_the_round_is_over() -> None:
    match = lay_out(opened(win="end_of_round"), [48, 46, 5, 5], [4, 8, 15])
    play_round(match, "a- v- r- r-", "subsidy")
    assert gold(match)[:2] == [53, 54]
    assert (places(match) or [])[:2] == [2, 1]


@rule("goldrausch 1.6", "goldrausch 1.8")
def test_played_out_49_are_not_enough_and_the_next_round_begins() -> None:
    match = lay_out(opened(win="end_of_round"), [5, 43, 5, 5], [5, 8, 15])
    play_round(match, "a- v- r- r-")
    assert gold(match)[1] == 49
    assert match.result() is None
    assert seen(reveal(match)).round == 2


@rule("goldrausch 1.6", "goldrausch 1.7")
@pytest.mark.parametrize(("owned", "reason"), [(46, "goal"), (20, "rounds")])
def test_played_out_the_tenth_round_ends_by_the_goal_or_by_the_clock(owned: int, reason: str) -> None:
    match = opened(win="end_of_round")
    for _ in range(9):
        play_round(match, "v- v- r- r-", "broken")
        reveal(match)
    lay_out(match, [5, 5, 5, owned], [10, 20, 30])
    play_round(match, "a- a- a- v-")
    assert news(match, "game-ended") == [reason]
    assert (places(match) or [])[3:] == [1]


@rule("goldrausch 1.6")
@pytest.mark.parametrize("win", ["at_once", "end_of_round"])
def test_everybody_can_see_when_a_win_ends_the_game(win: str) -> None:
    assert seen(opened(win=win)).win == win
