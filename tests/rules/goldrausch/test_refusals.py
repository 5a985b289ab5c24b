"""What is not allowed, when, and by which paragraph."""

import pytest
from tests.kit import play, refused, rule
from tests.rules.goldrausch.setting import lay_out, meet, opened, play_round, reveal, seen, table, travel

from motherlode.core.errors import IllegalMove
from motherlode.core.ids import CHANCE, seat_number
from motherlode.core.match import Match


def reason(match: Match, line: str) -> str:
    """The refusal as Match raises it: its kind, its facts, its paragraph."""
    word, _, text = line.partition(" ")
    with pytest.raises(IllegalMove) as caught:
        match.check_move(match.state, seat_number(word), match.game.codec.parse(text))
    tokens = [token for _, token in caught.value.terms.values()]
    return " ".join([caught.value.kind, *tokens, str(caught.value.facts["rule"])])


@rule("goldrausch 3.1", "goldrausch 3.4", "goldrausch 3.5")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_in_planning_one_country_each_and_nothing_else(players: int) -> None:
    match = play(opened(players), "red go azul")
    assert reason(match, "red go azul") == "country-chosen azul 3.5"
    assert reason(match, "red go rosso") == "country-chosen azul 3.5"
    assert reason(match, "blue lay use") == "not-meeting 3.4"
    assert reason(match, "blue seal") == "not-meeting 3.4"
    assert refused(match, "blue go azul") == 0


@rule("goldrausch 3.1", "goldrausch 3.4", "goldrausch 3.5")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_in_the_meeting_one_card_each_then_the_confirmation(players: int) -> None:
    match = travel(opened(players), "v " * players)
    assert reason(match, "red go azul") == "not-planning 3.1"
    assert reason(match, "red seal") == "no-card-yet 3.4"
    play(match, "red lay use")
    assert reason(match, "red lay skip") == "card-lies use 3.5"
    assert reason(match, "red lay use") == "card-lies use 3.5"
    play(match, "red seal")
    assert reason(match, "red seal") == "sealed-already 3.5"
    assert reason(match, "red lay skip") == "sealed-already 3.5"
    assert refused(match, "blue lay skip") == 0


@rule("goldrausch 3.5")
def test_a_card_or_none_then_the_confirmation() -> None:
    assert reason(travel(opened(), "v v v v"), "red abstain") == "a-card-is-laid 3.5"
    match = travel(opened(absent="none"), "v v v v")
    play(match, "red abstain", "blue lay use")
    assert reason(match, "red lay skip") == "none-is-laid 3.5"
    assert reason(match, "red abstain") == "none-is-laid 3.5"
    assert reason(match, "blue abstain") == "card-lies use 3.5"
    play(match, "red seal")
    assert reason(match, "red abstain") == "sealed-already 3.5"
    assert reason(match, "* abstain") == "players-act 3.4"


@rule("goldrausch 4.1", "goldrausch 4.4", "goldrausch 4.5")
def test_while_nature_acts_players_do_not() -> None:
    match = meet(travel(opened(), "v v v v"), "- - - -")
    assert reason(match, "red go azul") == "not-planning 3.1"
    assert reason(match, "red lay use") == "not-meeting 3.4"
    assert reason(match, "red seal") == "not-meeting 3.4"
    play(match, "* spin incident")
    assert reason(match, "red seal") == "not-meeting 3.4"
    assert reason(match, "* spin whole") == "not-drawn-now 4.5"


@rule("goldrausch 2.3", "goldrausch 4.4", "goldrausch 6.1")
@pytest.mark.parametrize(
    ("move", "paragraph"),
    [("start red", "2.3"), ("reveal 2", "6.1"), ("spin whole", "4.5"), ("draw crash", "4.4"), ("lot red", "7.16")],
)
def test_what_the_seed_draws_no_player_does_nor_nature_at_another_time(move: str, paragraph: str) -> None:
    match = opened()
    assert reason(match, f"red {move}") == f"drawn-by-seed {paragraph}"
    assert reason(match, f"* {move}") == f"not-drawn-now {paragraph}"


@rule("goldrausch 3.1", "goldrausch 3.4")
def test_nature_does_not_choose_for_players() -> None:
    match = opened()
    assert reason(match, "* go azul") == "players-act 3.1"
    travel(match, "v v v v")
    assert reason(match, "* lay use") == "players-act 3.4"
    assert reason(match, "* seal") == "players-act 3.4"


@rule("goldrausch 4.4", "goldrausch 6.2")
def test_a_card_that_is_out_does_not_come_up_again() -> None:
    match = play_round(opened(4, 7), "v- v- v- v-", "alms")
    assert reason(match, "* reveal 7") == "resource-is-out 7 6.2"
    play(meet(travel(reveal(match), "v v v v"), "- - - -"), "* spin incident")
    assert reason(match, "* draw alms") == "incident-is-out alms 4.4"


@rule("goldrausch 7.16")
def test_a_lot_falls_only_on_those_who_tie() -> None:
    match = lay_out(opened(), [9, 9, 1, 5], [0, 0, 0])
    play(meet(travel(match, "v v v v"), "- - - -"), "* spin incident", "* draw crash")
    assert reason(match, "* lot yellow") == "not-tied yellow 7.16"
    assert reason(match, "red lot red") == "drawn-by-seed 7.16"


@rule("goldrausch 2.3")
def test_a_start_player_sits_at_the_table() -> None:
    match = table(start="drawn")
    assert reason(match, "* start mauve") == "no-such-seat mauve 2.3"
    assert refused(match, "* start green") == 0


@rule("goldrausch 1.8")
def test_when_the_game_is_over_nothing_is_allowed() -> None:
    match = play_round(lay_out(opened(), [48, 5, 5, 5], [4, 8, 15]), "v- v- r+ r+")
    assert seen(match).phase == "over"
    for line in ("red go azul", "blue lay use", "blue seal", "* reveal 2", "* spin whole"):
        assert reason(match, line) == "game-is-over 1.8"
    for seat in (*range(4), CHANCE):
        assert list(match.game.legal_moves(match.state, seat)) == []


@rule("goldrausch 6.2")
def test_after_the_last_round_nothing_is_allowed() -> None:
    match = opened()
    for _ in range(9):
        reveal(play_round(match, "v- v- v- v-", "broken"))
    play_round(match, "v- v- v- v-", "broken")
    assert reason(match, "red go azul") == "game-is-over 6.2"
