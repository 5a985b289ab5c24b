"""Rockwell as text: drawn and described, from the view alone."""

import pytest
from tests.kit import play
from tests.rules.rockwell.layout import honour, improve, stand, stock, sunk, turned
from tests.rules.rockwell.setting import (
    drilling,
    end_turn,
    extract,
    insure,
    market,
    opened,
    own,
    short_games,
    table,
    tender,
    until,
    workshop,
)
from tests.terminal.conftest import Cli
from tests.terminal.speaking import chosen, speaking

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.games.rockwell.world import ACHIEVEMENT_NAMES, METAL_NAMES
from motherlode.terminal.boards import BOARDS, position
from motherlode.terminal.boards.rockwell_ground import CELL
from motherlode.terminal.boards.rockwell_table import BOARD, GIVES, GOAL, LADDER, LEFT, PRESTIGE
from motherlode.terminal.speech import LANGUAGES

WIDE = 80
HIDDEN = "stock behind the screen"


def under_way() -> Match:
    """Red moves. Crews astride, with dice, in the centre; shafts on drilled and undrilled tiles; achievements."""
    match = turned(drilling("red/i-1 yellow/i-3 blue/ii-2 red/iii-1"), "a3 b1 c2 d5/4")
    stand(match, "red-1 a0", "red-2 b2-b3", "red-4 centre 4", "blue-1 b5 1+2", "blue-2 c5", "green-1 b5")
    stand(match, "yellow-3 d7-d0 4+1", "green-4 c2 3")
    sunk(match, red="a3 b1", blue="c5")
    stock(match, "red", gold=7, insurance=2, deliveries=1, supplied=4, cards=3)
    improve(match, "blue", protection=2, mobility=1)
    return honour(honour(match, "red", "centre"), "blue", "silver")


def in_danger() -> Match:
    """Red and blue on a tile of 3 with 4 zinc, 5 copper, and danger: both lose something."""
    match = stock(stand(drilling(), "blue-1 a1 2", "red-1 a0"), "red", insurance=1)
    return extract(play(match, "red go 1 a1"), 4)


def drawn(match: Match, seat: int = 0, language: str = "en") -> str:
    return breakable("\n".join(line.plain for line in BOARDS["rockwell"].drawn(match.view(seat), speaking(language))))


def spoken(match: Match, seat: int = 0, language: str = "en") -> str:
    return breakable(
        "\n".join(line.plain for line in BOARDS["rockwell"].described(match.view(seat), speaking(language)))
    )


def said(language: str, key: str, **facts: object) -> str:
    return breakable(speaking(language).of_game("rockwell", key, **facts))


def breakable(text: str) -> str:
    """Catalogues keep a number and its dollars together."""
    return text.replace("\u00a0", " ")


def row(match: Match, first: str, seat: int = 0) -> str:
    """The line that begins so, with single spaces."""
    return next(" ".join(line.split()) for line in drawn(match, seat).splitlines() if line.startswith(first))


def column(match: Match, sector: int, seat: int = 0) -> list[str]:
    """What is in a sector, from ring A to ring D."""
    lines = drawn(match, seat).splitlines()
    first = next(k for k, line in enumerate(lines) if line.startswith("A0 "))
    last = next(k for k, line in enumerate(lines) if line.startswith("Centre"))
    cells = [line[sector * CELL : (sector + 1) * CELL].strip() for line in lines[first:last]]
    return [cell for cell in cells if cell]


def test_the_ground_goes_down_from_the_entrances_to_the_centre() -> None:
    lines = [" ".join(line.split()) for line in drawn(opened()).splitlines()]
    first = lines.index("entrance I entrance II entrance III entrance IV")
    assert lines[first + 1] == "Re1:1 Bl1:1 Re2:1 Bl2:1 Re3:1 Bl3:1 Re4:1 Bl4:1"
    assert lines[first + 2] == "Ye1:1 Gr1:1 Ye2:1 Gr2:1 Ye3:1 Gr3:1 Ye4:1 Gr4:1"
    assert lines[first + 3].startswith("A0 0/2 A1 0/3 A2 0/2 A3 0/3 ")
    assert [line.split()[0] for line in lines[first + 3 : first + 8]] == ["A0", "B0", "C0", "D0", "Centre"]


def test_the_board_shows_power_yields_shafts_and_crews_of_every_tile() -> None:
    for eyes in (0, 1, SPECTATOR):
        match = under_way()
        assert column(match, 0, eyes) == ["A0 1/2", "Re1:1", "B0 0/4", "C0 0/6", "D0 5/8"]
        assert column(match, 2, eyes) == ["A2 0/2", "B2 1/4", "Re2:1▸", "C2 1Co1Si", "Gr4:3", "D2 0/8"]
        assert column(match, 3, eyes) == ["A3 2Zi", "▼Re1", "B3 1/5", "C3 0/7", "D3 0/9"]
        assert column(match, 5, eyes)[1:] == ["B5 4/5", "Bl1:1+2", "Gr1:1", "C5 1/7", "▼Bl1", "Bl2:1", "D5 1Si2Go"]
        assert column(match, 7, eyes)[3:] == ["D7 5/9", "Ye3:4+1▸"]
        assert row(match, "Centre", eyes) == "Centre Re4:4"


def test_the_crew_just_moved_is_marked() -> None:
    match = play(drilling("red/i-3"), "red go 1 a0")
    assert column(match, 0)[:2] == ["A0 1/2", "Re1:1*"]


def test_the_board_shows_prices_improvements_deliveries_and_achievements() -> None:
    match = under_way()
    assert row(match, "Die of 1") == "Die of 1, 2, 3, 4 1,000 1,500 2,000 2,500"
    assert row(match, "Crew to 2") == "Crew to 2, 3, 4 1,500 2,500 3,500 1114 1111 1141 1113"
    assert row(match, "Protection") == "Protection 1,500 2,000 2,500 · 2 · ·"
    assert row(match, "Shafts").endswith(" 2 1 · ·")
    assert row(match, "Extraction cards  ").endswith(" 3 · · ·")
    assert row(match, "Stack 2") == "Stack 2: 5 copper 3 7"
    assert row(match, "12 gold") == "12 gold 5 4 7/12 · · ·"
    assert row(match, "12 gold", 1) == "12 gold 5 4 · 0/12 · ·"
    assert row(match, "10 silver") == "10 silver 3 3 1/10 ★ · ·", "the value of a tile is its owner's secret"
    assert row(match, "10 silver", 1) == "10 silver 3 3 · ★4 · ·"
    assert row(match, "A crew in") == "A crew in the centre 5 3 ★6 · · ·"
    shown = " ".join(drawn(match).split())
    assert "Market prices: zinc $400, copper $600, silver $800, gold $1,000." in shown
    assert "by the power of the tile: 2: 6, 3: 5, 4: 6, 5: 5, 6: 5, 7: 6, 8: 6, 9: 5." in shown


def test_the_boards_show_slots_vice_presidents_and_what_is_left() -> None:
    match = under_way()
    assert row(match, "I Corr") == "I Corruption I-1 Red I-2 ·"
    assert row(match, "I Sub") == "I Subcontracting I-3 Yellow I-4 ·"
    assert row(match, "II ") == "II Market II-1 ×4 · II-2 ×3 Blue II-3 ×2 ·"
    assert row(match, "III") == "III Workshop III-1 ×4 Red III-2 ×3 · III-3 ×2 ·"
    assert row(match, "Left on") == "Left on board I: 3 bribes, one die.", "two crews have a die"
    assert row(opened(2), "II ") == "II Market II-1 ×4 · II-2 ×3 ·"
    working = play(workshop("red/iii-1 blue/iii-3"), "red raise 1")
    assert row(working, "III") == "III Workshop III-1 ×3/4 Red III-2 ×3 · III-3 ×2/2 Blue"


def test_orders_companies_and_who_acts_are_said() -> None:
    match = under_way()
    assert "Turn 1, drilling 1 of 4. Direction order: Red, Blue, Yellow, Green. Control order: Red, Y" in drawn(match)
    assert (
        "▶ Red  3 zinc, 2 copper, 1 silver, 7 gold, $3,000, 2 insurance tiles, 1 delivery (prestige 4), "
        "shaft 1 on A3, shaft 2 on B1, prestige 10" in drawn(match)
    )
    assert f"  Blue  {HIDDEN}, shaft 1 on C5 (not drilled yet)" in drawn(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stocks_are_shown_to_their_owner_alone_unless_they_lie_open(language: str) -> None:
    hidden = said(language, "terminal-hidden")
    gold = said(language, "cubes", zinc=3, copper=2, silver=1, gold=7)
    for seat, screens in ((0, 3), (1, 3), (SPECTATOR, 4)):
        assert drawn(under_way(), seat, language).count(hidden) == screens
        assert (gold in drawn(under_way(), seat, language)) == (seat == 0)
        assert (gold in spoken(under_way(), seat, language)) == (seat == 0)
    assert hidden not in drawn(opened(holdings="open"), SPECTATOR, language)
    start = said(language, "cubes", zinc=3, copper=2, silver=1, gold=0)
    assert drawn(opened(holdings="open"), SPECTATOR, language).count(start) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tray_is_shown_to_its_owner_alone(language: str) -> None:
    cubes = said(language, "cubes", zinc=2, copper=0, silver=0, gold=0)
    offer = said(language, "words-tray", phase="tender", cubes=cubes, money=500, value=1300)
    match = play(opened(), "red offer zinc", "red offer zinc", "red cash 500")
    kept = said(language, "words-tray", phase="insurance", cubes=cubes, money=0, value=0)
    insured = play(until(opened(), "insurance"), "red insure zinc", "red insure zinc")
    for show in (drawn, spoken):
        for seat in (0, 1, SPECTATOR):
            assert (offer in show(match, seat, language)) == (seat == 0)
            assert (kept in show(insured, seat, language)) == (seat == 0)
    play(match, "red seal")
    assert f"  Red  {HIDDEN}, has confirmed" in drawn(match, 1)
    assert "Has decided." in spoken(match, 1)


def test_the_deal_under_way_is_said() -> None:
    match = play(market("red/ii-1"), "red sell zinc 1", "red sell zinc 1")
    for seat in (0, 1):
        assert "Deal in progress: sell 2 zinc for $800." in drawn(match, seat)
    play(match, "red seal")
    assert "has dealt in zinc" in drawn(match, 1)
    assert "Has dealt in zinc." in spoken(match, 1)


def test_the_extraction_under_way_is_said() -> None:
    for show in (drawn, spoken):
        for seat in (0, 1, SPECTATOR):
            shown = show(in_danger(), seat)
            assert "A1 is drilled, Red is active. The card brings 4 zinc, 5 copper, and danger." in shown
            assert "Red, power 1: 2 zinc, 2 copper. One cube is in danger." in shown
            assert "Blue, power 2: 2 zinc, 2 copper, surplus 1 copper. 2 cubes are in danger." in shown
            assert "The surplus goes to Blue: most power." in shown


def test_moves_that_drill_at_once_are_named_as_they_are_typed() -> None:
    match = stand(drilling(), "blue-1 a0", "red-1 a1")
    assert "Moves that drill at once: go 1 a0." in drawn(match)
    assert "drill at once" not in drawn(match, 1), "it is not blue's turn"


def test_the_position_can_be_listened_to() -> None:
    shown = spoken(under_way())
    assert "A0: power 2, 1 there, 1 missing. There: Red 1 (power 1)." in shown
    assert "A3: drilled. A shaft there yields 2 zinc each turn. Red’s shaft, active." in shown
    assert "B5: power 5, 4 there, 1 missing. There: Blue 1 (power 1, die of 2), Green 1 (power 1)." in shown
    for tile in ("D0: power 8, 5 there, 3 missing.", "D7: power 9, 5 there, 4 missing."):
        assert f"{tile} Astride: Yellow 3 (power 4, die of 1)." in shown
    assert "The centre of the Earth: one crew has arrived. There: Red 4 (power 4)." in shown
    assert "Entrance IV. There: Blue 4 (power 1), Yellow 4 (power 1)." in shown
    assert "Slot 2 of board II (market): Blue, 3 actions." in shown
    assert "Slot 2 of board I (corruption): free." in shown
    assert "Protection, step by step: $1,500, $2,000, $2,500." in shown
    assert "Stack 4: 5 gold for 5 prestige, 7 tiles left." in shown
    assert "At least 10 silver. The top tile: 3 prestige. 3 tiles are left. Achieved: Blue. Red: 1 of 10." in shown
    assert "Protection: step 2. Mobility: step 1. Shafts: C5 (not drilled yet). Achievements: Silver." in shown
    assert "Crews: 1 (power 1): A0, 2 (power 1): B2/B3, 3 (power 1): entrance III, 4 (power 4): the centre." in shown
    assert "Al  Crews: 1 (power 1): entrance I," in spoken(opened(2))
    assert "A0: not laid out yet." in spoken(table())


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_everything_is_shown_to_everybody(language: str) -> None:
    match = over()
    for show in (drawn, spoken):
        shown = show(match, SPECTATOR, language)
        assert said(language, "terminal-hidden") not in shown
        assert said(language, "company-hidden") not in shown
        assert said(language, "reason-turn-limit") in shown
    shown = drawn(match, SPECTATOR)
    red = "  Red  3 zinc, 2 copper, 1 silver, $3,000, prestige 15, achievements 0, deliveries 0, bonus 15 ("
    assert f"{red}most zinc 3, most copper 3, most silver 3, most gold 3, most money 3)" in shown


def over() -> Match:
    """Nobody has done anything for eight turns."""
    match = opened(turn_limit="8")
    for _ in range(8):
        end_turn(match)
    return match


def moments() -> list[Match]:
    """From before anything is laid to the end, with any number of players."""
    full = stand(
        drilling(), *(f"{seat}-{k} centre 4" for seat in ("red", "blue", "yellow", "green") for k in range(1, 5))
    )
    return [
        table(),
        opened(2),
        opened(3),
        play(tender(opened(), "zinc 500"), "red post iii-1"),
        insure(until(opened(3), "insurance"), "zinc"),
        under_way(),
        in_danger(),
        market("red/ii-1"),
        workshop("red/iii-1"),
        full,
        over(),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown_in_80_columns(language: str) -> None:
    speech = speaking(language)
    for match in moments():
        for seat in (0, SPECTATOR):
            view = match.view(seat)
            lines = position("rockwell", view, speech, WIDE, plain=False)
            assert any(line.no_wrap for line in lines), "drawn, not described"
            lines += BOARDS["rockwell"].described(view, speech) + BOARDS["rockwell"].legend(view, speech)
            assert not [line for line in lines if "{" in line.plain]
            assert max(line.cell_len for line in lines if line.no_wrap) <= WIDE


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_short_game_fits(players: int) -> None:
    speech = speaking("de")
    game = opened(players, turn_limit="8").game
    for number, s in enumerate(short_games(players)):
        if number % 25 == 0:
            lines = BOARDS["rockwell"].drawn(game.view(s, number // 25 % players), speech)
            assert max(line.cell_len for line in lines if line.no_wrap) <= WIDE


def test_where_own_data_need_more_room_there_are_words() -> None:
    """Yields of four metals do not fit into a cell."""
    rich = own(tiles__9=[[9, 9, 9, 9]] * 4)
    match = turned(drilling(data=rich), "d7")
    lines = position("rockwell", match.view(0), speaking("en"), WIDE, plain=False)
    assert not any(line.no_wrap for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_their_columns(language: str) -> None:
    letters = {said(language, f"letter-{name}") for name in METAL_NAMES}
    assert len(letters) == len(METAL_NAMES)
    assert {len(letter) for letter in letters} == {2}
    for kind in ("hire", "crew", "protection", "mobility", "shaft", "cards"):
        assert len(said(language, "terminal-ladder", kind=kind)) < LADDER
    for gives in GIVES:
        assert len(said(language, "terminal-board", gives=gives)) < BOARD
    for goal in ACHIEVEMENT_NAMES:
        assert len(said(language, "terminal-goal", achievement=goal, needed=99)) < GOAL
    assert len(said(language, "terminal-head-prestige")) < PRESTIGE
    assert len(said(language, "terminal-head-left")) < LEFT


def test_a_narrow_terminal_gets_words(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = cli("play", "rockwell", "--players", "person,random", typed="quit\n").out
    assert "none of it there" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("typed", "language", "move"),
    [
        ("1 a1", "en", "go 1 a1"),
        ("a1", "en", "go 1 a1"),
        ("2 B3/B4", "en", "go 2 b3-b4"),
        ("4 centre", "en", "go 4 centre"),
        ("Erdkern", "de", "go 4 centre"),
        ("3 b5 2", "en", "carry 3 b5 2"),
        ("3 b5", "en", "go 3 b5"),
    ],
)
def test_a_crew_goes_where_the_last_word_says(typed: str, language: str, move: str) -> None:
    match = improve(drilling(), "red", mobility=2)
    stand(match, "red-2 b3", "red-3 b6 1+1", "red-4 d0")
    assert chosen(match, typed, language) == move
