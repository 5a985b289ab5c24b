"""Goldrausch as text: drawn and described, from the view alone."""

import pytest
from tests.kit import play
from tests.rules.goldrausch.setting import lay_out, meet, opened, play_round, reveal, table, travel
from tests.terminal.conftest import Cli

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.terminal.boards import BOARDS, position
from motherlode.terminal.speech import LANGUAGES, Speech

WIDE = 100


def meeting() -> Match:
    """Round 2 of six players, after Alms: Red has confirmed, Blue has laid a card."""
    match = reveal(play_round(opened(6, 7), "v+ v- r- a+ a- r+", "alms"), 9)
    return play(travel(match, "v v r a a r"), "red lay use", "red seal", "blue lay skip")


def drawn(match: Match, seat: int, language: str = "en") -> str:
    return "\n".join(line.plain for line in BOARDS["goldrausch"].drawn(match.view(seat), Speech(language)))


def spoken(match: Match, seat: int, language: str = "en") -> str:
    return "\n".join(line.plain for line in BOARDS["goldrausch"].described(match.view(seat), Speech(language)))


def test_the_board_shows_gold_maxima_and_the_open_card() -> None:
    lines = drawn(meeting(), 0).splitlines()
    assert lines[0] == "Round 2 of 10. Resource card 9 is open. The mine holds 194."
    assert lines[2].split() == ["Azul", "■■·····", "2/10", "2", "3", "6", "Green", "Mauve"]
    assert lines[4].split() == ["Veridia", "■■■■■" + "·" * 15, "7/30", "7", "8", "16", "Red", "Blue"]


def test_the_position_can_be_listened_to() -> None:
    said = spoken(meeting(), 0)
    assert (
        "Rosso holds 4 of at most 20. It yields 5, or 10 to a lone user of an upgrade; growth on the card: 4." in said
    )
    assert "There: Yellow, White." in said


def test_open_to_all_are_used_event_cards_and_the_start_player() -> None:
    for show in (drawn, spoken):
        said = show(meeting(), SPECTATOR)
        assert "The event card “Alms” was in force in round 1 and is spent." in said
        assert "Used event cards: Alms. 24 are left in the deck." in said
        assert "Blue  5 gold, start player, in Veridia" in said


def test_an_event_card_is_in_force_in_its_round_and_two_of_them_for_good() -> None:
    lots = meet(travel(lay_out(opened(), [9, 9, 1, 1]), "v v v v"), "- - - -")
    play(lots, "* spin incident", "* draw crash")
    assert "The event card “Crash” is in force." in drawn(lots, SPECTATOR)
    later = reveal(play_round(opened(), "v- v- v- v-", "barren-land"))
    lasting = "The event card “Barren land”, drawn in round 1, stays in force for the rest of the game."
    assert lasting in drawn(later, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_to_its_owner_alone(language: str) -> None:
    green = Speech(language).word("goldrausch", "card", "use")
    for show in (drawn, spoken):
        assert green in show(meeting(), 0, language)
        for other in (1, 2, SPECTATOR):
            assert green not in show(meeting(), other, language)


def test_a_country_is_shown_to_its_owner_alone_until_all_have_chosen() -> None:
    match = play(opened(), "red go rosso")
    assert "Red  5 gold, start player, in Rosso" in drawn(match, 0)
    assert "Red  5 gold, start player, has chosen" in drawn(match, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown(language: str) -> None:
    """Before the first card, while lots are cast, when it is over; an empty continent and a full one."""
    matches = [table(start="drawn"), lay_out(opened(), lying=(0, 20, 30)), meeting()]
    lots = lay_out(opened(), [9, 9, 1, 1], [0, 0, 0])
    play(travel(lots, "v v v v"), *(f"{seat} lay skip" for seat in ("red", "blue", "yellow", "green")))
    play(lots, "red seal", "blue seal", "yellow seal", "green seal", "* spin incident", "* draw crash")
    over = play_round(lay_out(opened(), [48, 5, 5, 5], [4, 8, 15]), "v- v- r+ r+")
    for match in (*matches, lots, over):
        for seat in (0, SPECTATOR):
            view, speech = match.view(seat), Speech(language)
            lines = position("goldrausch", view, speech, WIDE, plain=False) + BOARDS["goldrausch"].legend(view, speech)
            assert not [line for line in lines if "{" in line.plain]
            assert max(line.cell_len for line in lines if line.no_wrap) <= WIDE


def test_a_narrow_terminal_gets_words(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    arguments = ("play", "goldrausch", "--players", "person,random,random,random")
    assert "It yields" in " ".join(cli(*arguments, typed="quit\n").out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_whose_makers_nobody_names_says_so(cli: Cli, language: str) -> None:
    said = cli("--lang", language, "games").out
    assert Speech(language).say("by-nobody") in said
    assert ",  0" not in said
