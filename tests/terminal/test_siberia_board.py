"""Siberia as text: drawn and described, from the view alone."""

import pytest
from tests.kit import play, random_game
from tests.rules.siberia.layout import close, invested, lay_tiles, rich, stand
from tests.rules.siberia.setting import (
    acting,
    deal,
    end_round,
    opened,
    place,
    plans,
    scattered,
    table,
    texts,
    variants,
)
from tests.terminal.conftest import Cli
from tests.terminal.speaking import chosen, speaking

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.games.siberia.world import ACTION_NAMES, EXCHANGE_NAMES, PLACE_NAMES
from motherlode.terminal.boards import BOARDS, position
from motherlode.terminal.boards.siberia import NAME
from motherlode.terminal.speech import LANGUAGES

WIDE = 80


def under_way() -> Match:
    """Red is to act: gas would bring 6,000. Two areas are closed, two investments lie on the tableau."""
    match = close(acting("gas gas manager manager", "worker worker", players=3), "altai tomsk")
    stand(rich(match, 27_000, 9000, 0), 0, "amur amur khabarovsk tokyo frankfurt")
    return lay_tiles(invested(match, 0, "coal", "seller"), 0, "manager/worker")


def placing() -> Match:
    """Red has laid two of six tiles."""
    match = opened()
    first = [tile for tile, _ in plans(match)[1]]
    deal(match, [["manager", "seller-gas", "seller-oil", "worker-coal", "investor-gold", "logistics-diamond"], first])
    return play(match, "red lay seller-gas gas", "red lay manager research")


def drawn(match: Match, seat: int, language: str = "en") -> str:
    return "\n".join(line.plain for line in BOARDS["siberia"].drawn(match.view(seat), speaking(language)))


def spoken(match: Match, seat: int, language: str = "en") -> str:
    return "\n".join(line.plain for line in BOARDS["siberia"].described(match.view(seat), speaking(language)))


def row(match: Match, first: str, seat: int = 0) -> list[str]:
    """The cells of the line that begins like this."""
    return next(line.split() for line in drawn(match, seat).splitlines() if line.strip().startswith(first))


def test_the_board_shows_cubes_workers_and_neighbours_of_every_area() -> None:
    match = under_way()
    said = "Round 1. The game ends with 8 closed areas (now 2) or 3 empty supply fields (now 0)."
    assert drawn(match, 0).splitlines()[0] == said
    assert row(match, "1 ") == ["1", "Amur", "■", "■", "·", "·", "·", "2", "·", "·", "2", "3", "4"]
    assert row(match, "11") == ["11", "Krasnoyarsk", "■", "■", *["·"] * 6, "8", "9", "13"], "Altai and Tomsk are closed"
    assert row(match, "12") == ["12", "Tomsk", "closed"]
    assert row(match, "Vladivostok") == ["Vladivostok", "·", "1", "1", "1", "2"]


def test_the_board_shows_prices_in_thousands_sellers_and_the_supply() -> None:
    match = under_way()
    assert row(match, "Tokyo") == ["Tokyo", "3", "2", "3", "·", "·", "1", "·", "·"]
    assert row(match, "Frankfurt") == ["Frankfurt", "1", "1", "1", "2", "2", "1", "1", "1"]
    assert row(match, "Supply") == ["Supply", "11", "9", "9", "7", "6"]
    assert "Open investments: gas, logistics, seller, diamond; face down: 14." in drawn(match, 0)


def test_the_board_shows_everybodys_tableau_money_and_what_is_ready() -> None:
    for eyes in (0, 1, SPECTATOR):
        match = under_way()
        assert row(match, "▶ Red", eyes)[2:] == ["■■", "··", "●·", "◆·", "··", "■■", "●·", "··", "■·", "■·", "·"]
        assert row(match, "Blue", eyes)[1:5] == ["··", "··", "··", "■■"]
        said = drawn(match, eyes)
        assert (
            "▶ Red  27,000 dollars, start player, 1 figure left, 7 tiles, ready: manager, gas (6,000 in Tokyo)" in said
        )
        assert "  Blue  9,000 dollars, 4 figures left, 6 tiles, ready: worker" in said


def test_the_position_can_be_listened_to() -> None:
    said = spoken(under_way(), 0)
    assert "Area 1, Amur: gas, coal. Workers: Red 2. One step leads to Khabarovsk, Transbaikal, South Yakutia." in said
    assert "Area 14, Altai: closed." in said
    assert "Vladivostok. Workers: Blue 1, Yellow 1. One step leads to Amur, Khabarovsk." in said
    assert "Tokyo buys gas at 3,000, coal at 2,000, oil at 3,000. Sellers: Red 1." in said
    assert "Supply: gas 11, coal 9, oil 9, gold 7, diamond 6." in said
    assert "worker (joker)" in said
    assert "coal (investment)" in said
    assert "Tableau of Blue: worker (" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_and_laid_tiles_are_shown_to_their_owner_alone(language: str) -> None:
    match = placing()
    speech = speaking(language)
    mine = [speech.word("siberia", "tile", tile) for tile in ("seller-gas", "seller-oil", "investor-gold")]
    for show in (drawn, spoken):
        for tile in mine:
            assert tile in show(match, 0, language)
            assert tile not in show(match, SPECTATOR, language)
    assert "□" in drawn(match, 0, language)
    for other in (1, SPECTATOR):
        assert "□" not in drawn(match, other, language)
        assert row(match, "▶ Red", other)[2:] == ["··"] * 10 + ["·"]


def test_the_hand_and_how_many_are_still_to_lay() -> None:
    said = drawn(placing(), 0)
    assert "In hand: logistics / diamond, seller / oil, worker / coal, investor / gold." in said
    assert "Tableau of Red: gas (seller / gas), research (manager)." in said
    assert "4 to lay" in said
    assert "In hand" not in drawn(placing(), SPECTATOR)


def test_who_has_confirmed_and_who_has_passed_is_said() -> None:
    match = placing()
    play(match, *(f"red lay {tile} research" for tile in ("seller-oil", "worker-coal", "investor-gold")))
    play(match, "red lay logistics-diamond research", "red seal")
    assert "0 tiles, confirmed" in drawn(match, 1)
    assert "passed" in drawn(play(under_way(), "red pass"), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_under_way_is_said(language: str) -> None:
    speech = speaking(language)
    match = play(under_way(), "red take gas")
    tokyo = f"{speech.word('siberia', 'exchange', 'tokyo')} {speech.number(6000, 0)}"
    amur = speech.word("siberia", "area", "amur")
    steps = play(acting("logistics logistics"), "red take logistics", "red step vladivostok amur")
    finds = play(acting("research/gas research/manager"), "red take research")
    for show in (drawn, spoken):
        assert tokyo in show(match, 1, language)
        assert amur in show(match, 1, language)
        assert speech.of_game("siberia", "terminal-steps", steps=2) in show(steps, 0, language)
        gas, manager = (speech.word("siberia", "find", find) for find in ("gas", "manager"))
        assert speech.of_game("siberia", "terminal-finds", finds=f"{gas}, {manager}") in show(finds, 0, language)


def test_faces_that_are_not_turned_up_tell_their_prices() -> None:
    match = play(scattered(table(4, exchange_sides="start_player")), "red face mumbai")
    sentence = (
        "Exchange tile 2 has not been turned up yet. It has two sides. Zurich buys gold at 5,000, diamond at 3,000."
    )
    assert sentence in spoken(match, 0)
    rows = [line.split() for line in drawn(match, 0).splitlines()]
    assert ["Zurich", "·", "·", "·", "5", "3"] in rows
    assert ["/", "Johannesburg", "·", "·", "·", "4", "4"] in rows


def moments() -> list[Match]:
    """Before anything is drawn, while faces are chosen, while a round is played, when it is over."""
    facing = play(scattered(table(4, exchange_sides="start_player")), "red face mumbai")
    idle = end_round(place(opened(4)))
    over = end_round(close(acting(players=4), "amur khabarovsk transbaikal magadan chukotka irkutsk taimyr tomsk"))
    return [table(4), facing, placing(), under_way(), idle, over, play(under_way(), "red take manager")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown_in_80_columns(language: str) -> None:
    speech = speaking(language)
    for match in moments():
        for seat in (0, SPECTATOR):
            view = match.view(seat)
            lines = position("siberia", view, speech, WIDE, plain=False)
            assert lines[1].no_wrap, "drawn, not described"
            lines += BOARDS["siberia"].described(view, speech) + BOARDS["siberia"].legend(view, speech)
            assert not [line for line in lines if "{" in line.plain]
            assert max(line.cell_len for line in lines if line.no_wrap) <= WIDE


def test_every_position_of_a_game_of_four_fits() -> None:
    speech = speaking("fr")
    game = variants(4)[0].make()
    for number, s in enumerate(random_game(game, 11)):
        if number % 25 == 0:
            lines = BOARDS["siberia"].drawn(game.view(s, number // 25 % 4), speech)
            assert max(line.cell_len for line in lines if line.no_wrap) <= WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_abbreviations_fit_their_columns(language: str) -> None:
    """No two columns under one heading, no name that runs into the next column."""
    speech = speaking(language)
    heads = [speech.of_game("siberia", f"letter-{action}") for action in ACTION_NAMES]
    assert len(set(heads)) == len(heads)
    assert {len(head) for head in heads} == {2}
    names = [speech.word("siberia", "place", name) for name in PLACE_NAMES]
    names += [speech.word("siberia", "exchange", name) for name in EXCHANGE_NAMES]
    assert max(len(name) for name in names) < NAME


def test_a_narrow_terminal_gets_words(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    said = cli("play", "siberia", "--players", "person,random", typed="quit\n").out
    assert "One step leads to" in " ".join(said.split())


def test_all_that_can_be_done_is_listed_tile_by_tile(cli: Cli) -> None:
    arguments = ("play", "siberia", "--option", "exchange_sides=random", "--players", "person,random")
    said = cli(*arguments, typed="moves\nquit\n").out
    listed = [line for line in said.splitlines() if "lay " in line and line.rstrip().endswith("research")]
    assert 1 <= len(listed) <= 6


def test_moves_are_grouped_so_that_forty_of_them_are_a_few_lines() -> None:
    match = stand(acting("seller seller"), 0, "tokyo frankfurt amur altai vladivostok")
    play(match, "red take seller")
    assert len(texts(match)) > 30
    assert len({text.rpartition(" ")[0] for text in texts(match)}) == 7


@pytest.mark.parametrize(
    ("typed", "language", "move"),
    [
        ("lay worker-coal coal", "en", "lay worker-coal coal"),
        ("worker-coal worker", "en", "lay worker-coal worker"),
        ("seller-oil res", "en", "lay seller-oil research"),
        ("Verkäufer / Öl Öl", "de", "lay seller-oil oil"),
        ("ouvrier charbon ouvrier", "fr", "lay worker-coal worker"),
    ],
)
def test_a_tile_goes_where_the_last_word_says(typed: str, language: str, move: str) -> None:
    """Person and resource are words of the tile too."""
    assert chosen(placing(), typed, language) == move


def test_a_step_leads_from_the_first_place_to_the_last() -> None:
    match = play(stand(acting("logistics logistics"), 0, "amur transbaikal"), "red take logistics")
    for text in ("step amur transbaikal", "step transbaikal amur", "step transbaikal irkutsk"):
        assert chosen(match, text) == text
        assert chosen(match, text.removeprefix("step ")) == text


def test_a_tile_of_a_resource_and_a_manager_tile_are_told_apart() -> None:
    match = play(acting("research/gas research/manager"), "red take research")
    for text in ("find gas altai", "find-any gas altai"):
        assert chosen(match, text) == text
