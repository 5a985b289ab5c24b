"""Section 2: set-up."""

import pytest
from tests.kit import SEED, event_texts, play, refused, rule
from tests.rules.goldrausch.setting import (
    ALL_GOLD,
    PRESETS,
    chance_moves,
    gold,
    lying,
    opened,
    payout,
    play_round,
    reveal,
    seen,
    table,
)

from motherlode.core.errors import BAD_CHOICE, Fault
from motherlode.core.ids import SEAT_NAMES
from motherlode.games.registry import new_match

NAMED = ("first", "second", "third", "fourth", "fifth", "sixth")


@rule("goldrausch 2.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_everybody_gets_5_gold(players: int) -> None:
    match = opened(players)
    assert gold(match) == [5] * players
    assert seen(match).mine == ALL_GOLD - 5 * players - sum(lying(match))


@rule("goldrausch 2.1")
def test_the_decks_are_shuffled() -> None:
    """Each card is as likely as any other."""
    match = table()
    assert list(match.game.weights(match.state)) == [1] * 20


@rule("goldrausch 2.2")
@pytest.mark.parametrize(("players", "times"), [(4, 2), (5, 2), (6, 3)])
def test_the_first_cards_respawn_is_laid_out_twice_or_three_times(players: int, times: int) -> None:
    assert lying(opened(players, 1)) == [times * grown for grown in (1, 3, 5)]
    assert lying(opened(players, 20)) == [times * grown for grown in (3, 6, 10)]


@rule("goldrausch 2.2")
def test_the_first_cards_yield_holds_for_round_1() -> None:
    match = opened(4, 7)
    assert seen(match).round == 1
    assert [continent.yields for continent in seen(match).continents] == [5, 6, 9]
    play_round(match, "v- r- r- r-")
    assert gold(match)[:2] == [14, 11]


@rule("goldrausch 2.3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_start_player_is_drawn_by_the_seed(players: int) -> None:
    match = table(players, start="drawn")
    assert seen(match).start is None
    assert chance_moves(match) == [f"start {seat}" for seat in SEAT_NAMES[:players]]
    assert list(match.game.weights(match.state)) == [1] * players
    play(match, "* start yellow", "* reveal 1")
    assert seen(match).start == 2
    assert event_texts(match)[:2] == ["start-drawn yellow", "resource-revealed 1"]
    assert event_texts(match)[-1] == "round-began 1 yellow"
    assert lying(match) == ([2, 6, 10] if players < 6 else [3, 9, 15])
    play_round(match, "v- " * players)
    assert payout(match)[0] == "yellow"


@rule("goldrausch 2.3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_named_at_set_up_seat_1_begins(players: int) -> None:
    match = table(players)
    assert chance_moves(match)[0] == "reveal 1"
    assert seen(reveal(match)).start == 0


@rule("goldrausch 2.3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_any_seat_can_be_named_at_set_up(players: int) -> None:
    for seat in range(players):
        match = opened(players, start=NAMED[seat])
        assert seen(match).start == seat
        assert event_texts(match)[-1] == f"round-began 1 {SEAT_NAMES[seat]}"
        play_round(match, "v- " * players)
        assert payout(match)[0] == SEAT_NAMES[seat]


@rule("goldrausch 2.3")
@pytest.mark.parametrize("players", [4, 5])
def test_a_seat_that_is_not_at_the_table_cannot_be_named(players: int) -> None:
    with pytest.raises(Fault) as caught:
        table(players, start=NAMED[players])
    assert caught.value.code == BAD_CHOICE
    assert caught.value.facts["choices"] == ", ".join(["drawn", *NAMED[:players]])


@rule("goldrausch 2.3")
def test_by_itself_the_start_player_is_drawn() -> None:
    match = new_match("goldrausch", "four", 0, {}, 0, None, SEED, {})
    assert chance_moves(match)[0] == "start red"


@rule("goldrausch 2.3", "goldrausch 6.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_start_passes_clockwise_each_round(players: int) -> None:
    match = play(table(players, start="drawn"), "* start blue", "* reveal 1")
    starters = []
    for number in range(10):
        if number:
            reveal(match)
        starters.append(seen(match).start)
        play_round(match, "v- " * players, "broken")
        assert payout(match)[0] == SEAT_NAMES[starters[-1]]
    assert starters == [(1 + number) % players for number in range(10)]


@rule("goldrausch 2.3")
def test_nobody_may_draw_the_start_player_or_a_card_himself() -> None:
    match = table(start="drawn")
    assert refused(match, "red start red")
    assert refused(match, "* reveal 1")
    play(match, "* start red")
    assert refused(match, "* start blue")
    assert refused(match, "blue reveal 2")


@pytest.mark.parametrize(("preset", "seats"), [("four", 5), ("six", 4), ("five", 2)])
def test_a_preset_has_its_number_of_players(preset: str, seats: int) -> None:
    with pytest.raises(Fault):
        new_match("goldrausch", preset, seats, {}, 0, None, SEED, {})
    assert PRESETS[len(seen(table(4)).seats)] == "four"
