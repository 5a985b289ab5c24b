"""Section 3: the phases in which all choose at the same time, and what may be taken back in them."""

from itertools import permutations

import pytest
from tests.kit import event_texts, play, rule
from tests.rules.goldrausch.setting import gains, lay_out, meet, news, opened, payout, play_round, seen, state, travel

from motherlode.core.errors import UNDO_NEEDS_CONSENT, Fault
from motherlode.core.ids import CHANCE, SEAT_NAMES, everyone_at, only
from motherlode.core.match import Match


def take_back(match: Match, seat: int) -> None:
    match.undo(seat, match.turn(seat), 0)


def texts(match: Match, seat: int) -> list[str]:
    return [match.game.codec.text(move) for move in match.game.legal_moves(match.state, seat)]


def default(match: Match, seat: int) -> str:
    return match.game.codec.text(match.game.default_move(match.state, seat))


@rule("goldrausch 3.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_everybody_picks_at_the_same_time(players: int) -> None:
    match = opened(players)
    assert match.game.actors(match.state) == everyone_at(players)
    play(match, "yellow go rosso")
    assert match.game.actors(match.state) == everyone_at(players) & ~only(2)


@rule("goldrausch 3.1")
@pytest.mark.parametrize("players", [4, 5])
def test_the_order_in_which_they_pick_and_lay_does_not_matter(players: int) -> None:
    plan = dict(zip(SEAT_NAMES, ("azul", "rosso", "veridia", "azul", "rosso"), strict=False))
    cards = dict(zip(SEAT_NAMES, ("use", "skip", "use", "use", "skip"), strict=False))
    keys = set()
    for order in permutations(SEAT_NAMES[:players]):
        match = play(opened(players), *(f"{seat} go {plan[seat]}" for seat in order))
        play(match, *(f"{seat} lay {cards[seat]}" for seat in reversed(order)), *(f"{seat} seal" for seat in order))
        keys.add(match.game.key(match.state))
    assert len(keys) == 1


@rule("goldrausch 3.1")
def test_nobody_stays_at_home() -> None:
    """All must have picked before anything goes on, and there is nothing else to pick."""
    match = play(opened(), "red go azul", "blue go azul", "yellow go azul")
    assert seen(match).phase == "planning"
    assert texts(match, 3) == ["go azul", "go rosso", "go veridia"]
    assert texts(match, 0) == []


@rule("goldrausch 3.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_whoever_has_picked_none_when_time_is_up_goes_to_veridia(players: int) -> None:
    match = opened(players)
    assert [default(match, seat) for seat in range(players)] == ["go veridia"] * players


@rule("goldrausch 3.2")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_all_country_cards_are_revealed_at_once_when_the_last_has_picked(players: int) -> None:
    match = opened(players)
    for seat in SEAT_NAMES[1:players]:
        play(match, f"{seat} go rosso")
        assert not [text for text in event_texts(match, 0) if text.startswith("country-shown")]
        assert seen(match, 0).seats[1].country is None
    play(match, "red go azul")
    assert news(match, "country-shown") == ["red azul", *(f"{seat} rosso" for seat in SEAT_NAMES[1:players])]
    assert seen(match).phase == "meeting"
    assert [company.country for company in seen(match, 2).seats] == ["azul", *["rosso"] * (players - 1)]


@rule("goldrausch 3.5")
def test_a_country_is_changed_by_taking_it_back_until_all_have_picked() -> None:
    match = play(opened(), "red go azul", "blue go rosso")
    take_back(match, 0)
    assert seen(match, 0).seats[0].country is None
    assert seen(match, 1).seats[1].country == "rosso", "what the others chose stays"
    play(match, "red go veridia", "yellow go azul", "green go azul")
    assert [company.country for company in seen(match).seats] == ["veridia", "rosso", "azul", "azul"]


@rule("goldrausch 3.2", "goldrausch 3.5")
def test_once_countries_are_shown_nobody_takes_his_back_alone() -> None:
    match = travel(opened(), "v v v v")
    for seat in range(4):
        assert not match.can_undo(seat)
        with pytest.raises(Fault) as caught:
            take_back(match, seat)
        assert caught.value.code == UNDO_NEEDS_CONSENT


@rule("goldrausch 3.3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_players_may_announce_to_use_it_or_not_in_the_meeting_and_only_there(players: int) -> None:
    match = opened(players)
    assert list(match.game.words(match.state)) == []
    travel(match, "v " * players)
    assert [match.game.codec.text(word) for word in match.game.words(match.state)] == ["lay use", "lay skip"]
    meet(match, "- " * players)
    assert list(match.game.words(match.state)) == []


@rule("goldrausch 3.3")
def test_anybody_may_talk_to_all_or_to_his_continent() -> None:
    match = opened()
    assert [match.game.near(match.state, seat) for seat in range(4)] == [0] * 4, "nobody is anywhere yet"
    travel(match, "v a v r")
    circles = [match.game.near(match.state, seat) for seat in range(4)]
    assert circles[0] == circles[2] == 0b0101
    assert [circles[1] & ~0b0010, circles[3] & ~0b1000] == [0, 0], "who is alone has nobody apart"


@rule("goldrausch 3.3")
def test_announcements_bind_nobody() -> None:
    """There is no word in a position: whatever was said, both cards may be laid."""
    match = travel(opened(), "v v v v")
    for seat in range(4):
        assert texts(match, seat) == ["lay use", "lay skip"]


@rule("goldrausch 3.3")
@pytest.mark.parametrize("players", [4, 6])
def test_choices_under_way_are_counted_so_that_a_table_can_limit_their_time(players: int) -> None:
    match = opened(players)
    planning = match.game.moment(match.state)
    play(match, "red go veridia")
    assert match.game.moment(match.state) == planning > 0, "the same choice for all"
    play(match, *(f"{seat} go veridia" for seat in SEAT_NAMES[1:players]))
    meeting = match.game.moment(match.state)
    assert meeting > 0
    assert meeting != planning
    meet(match, "- " * players)
    assert match.game.moment(match.state) == 0, "nature needs no time"


@rule("goldrausch 3.4", "goldrausch 3.5")
def test_a_card_may_be_changed_until_all_have_confirmed() -> None:
    match = play(travel(opened(), "v v v v"), "red lay use", "blue lay skip", "blue seal")
    take_back(match, 0)
    assert texts(match, 0) == ["lay use", "lay skip"]
    play(match, "red lay skip", "red seal")
    take_back(match, 0)
    assert texts(match, 0) == ["seal"], "first the confirmation"
    take_back(match, 0)
    play(match, "red lay use", "red seal", "yellow lay skip", "yellow seal", "green lay skip")
    assert seen(match).seats[1].sealed, "the others' confirmations stay"
    take_back(match, 1)
    assert not seen(match).seats[1].sealed
    play(match, "blue seal", "green seal")
    assert match.game.actors(match.state) == only(CHANCE)
    assert list(state(match).card) == [0, 1, 1, 1]


@rule("goldrausch 3.4")
def test_after_the_wheel_no_card_is_taken_back_alone() -> None:
    match = play_round(opened(), "v- v- r+ a+")
    assert [match.can_undo(seat) for seat in range(4)] == [False] * 4


@rule("goldrausch 3.4")
def test_a_further_card_needs_the_first_to_be_taken_back() -> None:
    match = play(travel(opened(), "v v v v"), "red lay use")
    assert texts(match, 0) == ["seal"]
    assert match.game.actors(match.state) == everyone_at(4)
    play(match, "red seal")
    assert texts(match, 0) == []
    assert match.game.actors(match.state) == 0b1110


@rule("goldrausch 3.4", "goldrausch 3.5")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_who_has_laid_none_in_time_gets_his_red_card_laid_and_a_card_that_lies_counts(players: int) -> None:
    match = play(travel(opened(players), "v " * players), "red lay use", "blue lay use", "blue seal")
    assert default(match, 0) == "seal"
    assert default(match, 2) == "lay skip"
    while actors := match.game.actors(match.state) & ~only(CHANCE):
        for seat in range(players):
            if actors >> seat & 1:
                play(match, f"{SEAT_NAMES[seat]} {default(match, seat)}")
    assert list(state(match).card) == [0, 0, *[1] * (players - 2)]


@rule("goldrausch 3.5")
def test_events_treat_a_card_laid_for_somebody_like_any_other() -> None:
    """Blue's red card was laid when time was up; it moves to Yellow all the same."""
    match = play(lay_out(travel(opened(), "a v v v"), lying=[10, 20, 30]), "yellow lay use", "yellow seal")
    for seat in (0, 1, 3):
        play(match, f"{SEAT_NAMES[seat]} {default(match, seat)}")
        play(match, f"{SEAT_NAMES[seat]} {default(match, seat)}")
    play(match, "* spin incident", "* draw change-of-managers")
    assert payout(match)[0] == "green", "Yellow's green card lies before Green"
    assert news(match, "card-shown") == ["red skip", "blue skip", "yellow use", "green skip"]


@rule("goldrausch 3.5")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_meeting_ends_early_when_all_have_confirmed(players: int) -> None:
    match = travel(opened(players), "v " * players)
    play(match, *(f"{seat} lay skip" for seat in SEAT_NAMES[:players]))
    for seat in SEAT_NAMES[:players]:
        assert seen(match).phase == "meeting"
        play(match, f"{seat} seal")
    assert seen(match).phase == "wheel"
    assert match.game.actors(match.state) == only(CHANCE)


@rule("goldrausch 3.1")
def test_an_intended_upgrade_card_is_no_move() -> None:
    match = play(opened(), "red go azul")
    assert texts(match, 0) == []
    assert texts(match, 1) == ["go azul", "go rosso", "go veridia"]


@rule("goldrausch 3.1", "goldrausch 3.4")
def test_where_one_is_and_what_one_lays_decide_the_profit() -> None:
    match = lay_out(opened(), lying=[10, 20, 30])
    assert gains(match, "a- r- v+ v-") == [3, 4, 12, 6]
