"""Section 6: climate change, and the end of the tenth round."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.goldrausch.setting import (
    chance_moves,
    gains,
    lay_out,
    lying,
    maxima,
    news,
    opened,
    play_round,
    reveal,
    seen,
)


@rule("goldrausch 6.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_new_cards_respawn_is_added_once(players: int) -> None:
    match = lay_out(opened(players), lying=[1, 2, 3])
    reveal(play_round(match, "v- " * players, "broken"), 20)
    assert lying(match) == [4, 8, 13]
    assert sorted(news(match, "grew-back")) == ["azul 3 4 10", "rosso 6 8 20", "veridia 10 13 30"]
    assert news(match, "resource-revealed") == ["20"]
    assert news(match, "round-began") == ["2 blue"]


@rule("goldrausch 6.1")
def test_up_to_the_maxima() -> None:
    match = lay_out(opened(), lying=[9, 19, 29])
    mine = seen(match).mine
    reveal(play_round(match, "v- v- v- v-", "broken"), 20)
    assert lying(match) == [10, 20, 30]
    assert seen(match).mine == mine - 3


@rule("goldrausch 6.1", "goldrausch 7.18")
def test_the_current_maxima_count() -> None:
    match = lay_out(opened(), lying=[7, 17, 6])
    play_round(match, "v- v- v- v-", "barren-land")
    reveal(match, 20)
    assert maxima(match) == [8, 18, 28]
    assert lying(match) == [8, 18, 10]


@rule("goldrausch 6.1")
def test_its_yield_holds_for_the_next_round() -> None:
    match = lay_out(opened(4, 1), lying=[10, 20, 30])
    assert gains(match, "a- r- v- v-") == [3, 4, 6, 6]
    reveal(match, 16)
    assert gains(match, "a- r- v- v-") == [5, 7, 9, 9]


@rule("goldrausch 6.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_cards_go_back_to_hands_the_clock_moves_on_and_the_start_player_changes(players: int) -> None:
    match = reveal(play_round(opened(players), "v+ " * players))
    view = seen(match)
    assert (view.round, view.start, view.phase) == (2, 1, "planning")
    assert [(seat.chosen, seat.country, seat.laid, seat.card, seat.sealed) for seat in view.seats] == [
        (False, None, False, None, False)
    ] * players
    for seat in range(players):
        moves = [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]
        assert moves == ["go azul", "go rosso", "go veridia"]


@rule("goldrausch 6.1", "goldrausch 6.2")
def test_no_card_is_revealed_after_round_10() -> None:
    match = opened()
    for _ in range(9):
        reveal(play_round(match, "v- v- v- v-", "broken"))
    assert (seen(match).round, seen(match).resource) == (10, 10)
    play_round(match, "v- v- v- v-", "broken")
    assert match.game.actors(match.state) == 0
    assert seen(match).phase == "over"
    assert seen(match).resources == 10
    assert news(match)[-1] == "game-ended rounds"
    assert refused(match, "* reveal 11")


@rule("goldrausch 6.2")
def test_the_old_card_is_put_away() -> None:
    match = play_round(opened(4, 7), "v- v- v- v-", "broken")
    assert "reveal 7" not in chance_moves(match)
    assert len(chance_moves(match)) == 19
    assert refused(match, "* reveal 7") in (601, 602)
    play(match, "* reveal 8")
    play_round(match, "v- v- v- v-", "broken")
    assert len(chance_moves(match)) == 18
    assert {"reveal 7", "reveal 8"}.isdisjoint(chance_moves(match))
    assert list(match.game.weights(match.state)) == [1] * 18


@rule("goldrausch 6.2")
def test_after_phase_5_of_round_10_the_game_is_over() -> None:
    match = opened()
    for _ in range(9):
        reveal(play_round(match, "v- v- v- v-", "broken"))
    lay_out(match, [5, 6, 7, 8], [0, 0, 8])
    assert gains(match, "a- a- v- v-", "whole") == [0, 0, 7, 1]
    assert seen(match).results is not None
    assert [(result.points, result.place) for result in seen(match).results] == [(5, 4), (6, 3), (14, 1), (9, 2)]
