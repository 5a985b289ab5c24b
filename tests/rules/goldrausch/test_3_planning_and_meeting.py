"""Section 3: the phases in which all choose at the same time, and what may be taken back in them."""

from itertools import permutations
from typing import Any

import pytest
from tests.kit import event_texts, play, refused, rule
from tests.rules.goldrausch.setting import (
    gains,
    gold,
    lay_out,
    meet,
    news,
    opened,
    payout,
    play_round,
    seen,
    spin,
    state,
    travel,
)

from motherlode.core.errors import UNDO_NEEDS_CONSENT, Fault
from motherlode.core.ids import CHANCE, SEAT_NAMES, SPECTATOR, everyone_at, first_seat, only
from motherlode.core.match import Match
from motherlode.core.meeting import Meeting


def meeting_of(match: Match) -> Meeting[Any]:
    assert match.game.meeting is not None
    return match.game.meeting


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
def test_once_countries_are_shown_nobody_takes_theirs_back_alone() -> None:
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
    assert list(meeting_of(match).pledges(match.state)) == []
    travel(match, "v " * players)
    assert [match.game.codec.text(word) for word in meeting_of(match).pledges(match.state)] == ["lay use", "lay skip"]
    meet(match, "- " * players)
    assert list(meeting_of(match).pledges(match.state)) == []


@rule("goldrausch 3.3")
def test_anybody_may_talk_to_all_or_to_their_continent() -> None:
    match = opened()
    assert [meeting_of(match).circle(match.state, seat) for seat in range(4)] == [0] * 4, "nobody is anywhere yet"
    travel(match, "v a v r")
    circles = [meeting_of(match).circle(match.state, seat) for seat in range(4)]
    assert circles[0] == circles[2] == 0b0101
    assert [circles[1] & ~0b0010, circles[3] & ~0b1000] == [0, 0], "a player alone has no circle"


@rule("goldrausch 3.3")
def test_announcements_bind_nobody() -> None:
    """A position holds no pledges: whatever was said, both cards may be laid."""
    match = travel(opened(), "v v v v")
    for seat in range(4):
        assert texts(match, seat) == ["lay use", "lay skip"]


@rule("goldrausch 3.3")
@pytest.mark.parametrize("players", [4, 6])
def test_choices_under_way_are_counted_so_that_a_table_can_limit_their_time(players: int) -> None:
    match = opened(players)
    planning = match.game.simultaneous.number(match.state)
    play(match, "red go veridia")
    assert match.game.simultaneous.number(match.state) == planning > 0, "the same choice for all"
    play(match, *(f"{seat} go veridia" for seat in SEAT_NAMES[1:players]))
    meeting = match.game.simultaneous.number(match.state)
    assert meeting > 0
    assert meeting != planning
    meet(match, "- " * players)
    assert match.game.simultaneous.number(match.state) == 0, "nature needs no time"


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
def test_if_none_is_laid_in_time_the_red_card_is_and_a_card_that_lies_counts(players: int) -> None:
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


# -- 3.5: absent players who cannot be made users


def time_is_up(match: Match) -> Match:
    """Everybody who owes a move plays what the sand timer plays for them."""
    while owing := match.game.actors(match.state) & ~only(CHANCE):
        seat = first_seat(owing)
        play(match, f"{SEAT_NAMES[seat]} {default(match, seat)}")
    return match


@rule("goldrausch 3.5")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_who_has_laid_none_in_time_lays_none_where_the_table_plays_so(players: int) -> None:
    match = play(travel(opened(players, absent="none"), "v " * players), "red lay use", "blue lay skip", "blue seal")
    assert [default(match, seat) for seat in (0, 2)] == ["seal", "abstain"]
    play(time_is_up(match), "* spin whole")
    absent = list(SEAT_NAMES[2:players])
    assert news(match, "none-laid") == absent
    assert news(match, "card-shown") == ["red use", "blue skip", *(f"{seat} skip" for seat in absent)]


@rule("goldrausch 3.5")
def test_one_may_lay_no_card_on_purpose_and_nobody_sees_it_before_the_cards_are_shown() -> None:
    match = travel(opened(absent="none"), "v v v v")
    assert texts(match, 0) == ["lay use", "lay skip", "abstain"]
    play(match, "red abstain", "blue lay skip")
    assert texts(match, 0) == ["seal"]
    own = seen(match, 0).seats[0]
    assert (own.laid, own.card, own.abstains) == (True, "skip", True)
    assert [seen(match, eyes).seats[0] for eyes in (1, SPECTATOR)] == [seen(match, 2).seats[1]] * 2
    assert "none-laid red" in event_texts(match, -1, 0)
    assert "none-laid red" not in event_texts(match, -1, 1)
    take_back(match, 0)
    assert texts(match, 0) == ["lay use", "lay skip", "abstain"]


@rule("goldrausch 3.5")
@pytest.mark.parametrize(("absent", "alone"), [("red", 12), ("none", 6)])
def test_technical_progress_makes_a_user_of_a_red_card_but_not_of_none(absent: str, alone: int) -> None:
    match = lay_out(time_is_up(travel(opened(absent=absent), "v a a a")), lying=[10, 20, 30])
    before = gold(match)
    spin(match, "progress-veridia")
    assert gold(match)[0] - before[0] == alone
    assert news(match, "card-counts") == (["red use"] if absent == "red" else [])


@rule("goldrausch 3.5", "goldrausch 7.12")
def test_beside_one_who_laid_none_another_is_the_lone_user_of_technical_progress() -> None:
    match = play(travel(opened(absent="none"), "v v a a"), "blue lay skip", "blue seal")
    lay_out(time_is_up(match), lying=[10, 20, 30])
    spin(match, "progress-veridia")
    assert gold(match)[:2] == [5 + 6, 5 + 12]


@rule("goldrausch 3.5", "goldrausch 7.10")
def test_a_red_card_of_ones_own_is_not_absent() -> None:
    match = lay_out(opened(absent="none"), lying=[10, 20, 30])
    assert gains(match, "a- v- v- v-", "progress-azul")[0] == 6


@rule("goldrausch 3.5", "goldrausch 7.23")
@pytest.mark.parametrize(("absent", "users"), [("red", ["red"]), ("none", [])])
def test_a_card_passed_on_to_one_who_laid_none_is_not_used(absent: str, users: list[str]) -> None:
    """Green's green card moves to Red, whose red one, or mark, moves to Blue."""
    match = play(travel(opened(absent=absent), "v a r r"), "green lay use", "green seal")
    play(match, "blue lay use", "blue seal")
    lay_out(time_is_up(match), lying=[10, 20, 30])
    before = gold(match)
    spin(match, "change-of-managers")
    assert [now - then for now, then in zip(gold(match), before, strict=True)][:2] == [12 if users else 6, 3]
    assert news(match, "card-shown") == ["red skip", "blue use", "yellow skip", "green use"]
    counts = ["red use", "blue skip", "yellow use", "green skip"]
    if not users:
        counts = ["blue skip", "green skip"]  # Yellow laid none either
    assert news(match, "card-counts") == counts


@rule("goldrausch 3.5", "goldrausch 7.25")
@pytest.mark.parametrize(("absent", "gain"), [("red", 8), ("none", 4)])
def test_a_card_swapped_with_one_who_laid_none_is_not_used(absent: str, gain: int) -> None:
    """Yellow's green card goes to Red opposite; then Red is in Rosso, where Blue was."""
    match = play(travel(opened(absent=absent), "v r v v"), "yellow lay use", "yellow seal")
    lay_out(time_is_up(match), lying=[10, 20, 30])
    before = gold(match)
    spin(match, "lost-files")
    assert gold(match)[0] - before[0] == gain


@rule("goldrausch 3.5", "goldrausch 7.13", "goldrausch 7.24")
@pytest.mark.parametrize("incident", ["old-days-veridia", "whirlwind", "free-market"])
def test_whoever_laid_none_is_paid_like_everybody_who_uses_none(incident: str) -> None:
    match = lay_out(time_is_up(travel(opened(absent="none"), "v v v v")), lying=[10, 20, 30])
    spin(match, incident)
    assert gold(match) == [11] * 4


@rule("goldrausch 3.3", "goldrausch 3.5")
def test_whoever_laid_none_shows_a_red_card_and_so_keeps_a_pledge_not_to_use_it() -> None:
    match = spin(time_is_up(travel(opened(absent="none"), "v v v v")), "whole")
    assert news(match, "card-shown") == [f"{seat} skip" for seat in SEAT_NAMES[:4]]


@rule("goldrausch 3.5")
def test_without_the_option_nobody_lays_none() -> None:
    match = travel(opened(), "v v v v")
    assert texts(match, 0) == ["lay use", "lay skip"]
    assert refused(match, "red abstain") == 305


# -- 3.3: when people talk


@rule("goldrausch 3.3")
@pytest.mark.parametrize("talk", ["always", "meeting"])
def test_with_talk_at_the_meeting_only_everybody_is_silent_at_any_other_time(talk: str) -> None:
    match = opened(talk=talk)
    silences = [meeting_of(match).is_silent(match.state)]
    travel(match, "v v v v")
    silences.append(meeting_of(match).is_silent(match.state))
    spin(meet(match, "- - - -"), "whole")
    silences.append(meeting_of(match).is_silent(match.state))
    assert silences == ([True, False, True] if talk == "meeting" else [False] * 3)


@rule("goldrausch 3.3")
def test_when_the_game_is_over_nobody_need_be_silent_any_more() -> None:
    match = play_round(lay_out(opened(talk="meeting"), [48, 5, 5, 5], [4, 8, 15]), "v- v- r+ r+")
    assert seen(match).phase == "over"
    assert not meeting_of(match).is_silent(match.state)


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
