"""People who choose in secret at one keyboard: each is asked in turn and sees nobody else's choice."""

from pathlib import Path

import pytest
from tests.terminal.conftest import Cli

from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.terminal.speech import LANGUAGES

FOUR = ("play", "goldrausch", "--option", "start=first", "--players", "person,person,person,person")
ALONE = ("play", "goldrausch", "--option", "start=first", "--players", "person,random,random,random")
PLANNING = "\nazul\n\nrosso\n\nveridia\n\nveridia\n"
MEETING = "\nuse\nseal\n\nskip\nseal\n\nskip\nseal\n\nskip\nseal\n"


def kept(tmp_path: Path) -> str:
    return min((tmp_path / "data").rglob("*.log")).read_text()


def pages(out: str) -> list[str]:
    """What was printed between one curtain and the next; the terminal is cleared at each."""
    return out.split("when nobody else is looking")[1:]


def test_each_person_is_asked_in_turn_behind_a_curtain(cli: Cli) -> None:
    said = cli(*FOUR, typed=PLANNING + "quit\n")
    for seat in ("Red", "Blue", "Yellow", "Green"):
        assert f"{seat}, press Enter when nobody else is looking." in said.out
        assert f"{seat}: Choose a continent." in said.out


def test_nobody_is_shown_what_the_one_before_has_chosen(cli: Cli) -> None:
    red, blue, yellow, *_ = pages(cli(*FOUR, typed=PLANNING + "quit\n").out)
    assert "Red  5 gold, start player, has chosen" in blue
    assert "Red chose" not in blue + yellow
    assert "gold, start player, in Azul" not in blue + yellow
    assert "  Red" not in "".join(line for line in (blue + yellow).splitlines() if line.startswith("Azul"))
    assert "chosen" not in red


def test_after_the_reveal_all_is_told_to_everybody(cli: Cli) -> None:
    said = pages(cli(*FOUR, typed=PLANNING + MEETING + "\nquit\n").out)
    for page in said[4:8]:
        assert "Red goes to Azul." in page
        assert "Green goes to Veridia." in page
    red, blue = said[4], said[5]
    assert "Red chose Azul." in red, "a choice is told to nobody but its own seat"
    assert "Red: Confirm your card." in red
    assert "a card face down, confirmed" in blue
    assert "green card" not in blue
    assert "Red had laid the green card." in said[8]
    assert "The wheel stops at" in said[8]


@pytest.mark.parametrize("typed", ["azul\nboard\nlog\nhint\nquit\n", "\x1b[A\nquit\n"])
def test_behind_the_curtain_nothing_is_answered(cli: Cli, tmp_path: Path, typed: str) -> None:
    said = cli(*FOUR, typed=typed)
    assert said.code == 0
    assert "Veridia" not in said.out
    assert " go " not in kept(tmp_path)


def test_a_slip_is_taken_back_before_the_next_one_looks(cli: Cli, tmp_path: Path) -> None:
    """The last move made here; then the curtain falls for the person who made it."""
    said = cli(*FOUR, typed="\nazul\nundo\n\nrosso\n\nquit\n")
    assert [page.count("Red:") for page in pages(said.out)] == [1, 0, 1, 0]
    lines = [line.partition(" ")[2] for line in kept(tmp_path).splitlines() if line[:1].isdigit()]
    assert [line for line in lines if line.startswith("red")] == ["red go azul", "red undo 2", "red go rosso"]


def test_in_front_of_it_everybody_takes_back_only_their_own(cli: Cli, tmp_path: Path) -> None:
    said = cli(*FOUR, typed="\nazul\n\nundo\nquit\n")
    assert "E206: Blue has no move to take back." in said.out
    assert "undo" not in kept(tmp_path)


def test_a_card_is_changed_before_it_is_confirmed(cli: Cli, tmp_path: Path) -> None:
    cli(*FOUR, typed=PLANNING + "\nuse\nundo\nskip\nseal\nquit\n")
    lines = [line.partition(" ")[2] for line in kept(tmp_path).splitlines() if line[:1].isdigit()]
    assert lines[-4:] == ["red lay use", "red undo 6", "red lay skip", "red seal"]


def test_what_was_shown_to_all_stays(cli: Cli, tmp_path: Path) -> None:
    said = cli(*FOUR, typed=PLANNING + "undo\n\nundo\nquit\n")
    assert said.out.count("E207: ") == 2
    assert "undo" not in kept(tmp_path)


def test_one_person_among_bots_needs_no_curtain(cli: Cli) -> None:
    said = cli(*ALONE, typed="azul\nuse\nmoves\nseal\nquit\n")
    assert "when nobody else is looking" not in said.out
    assert "Red chose Azul." in said.out
    assert "Red had laid the green card." in said.out
    assert "seal seal" not in said.out


def test_a_game_without_secrets_needs_none_either(cli: Cli) -> None:
    assert "when nobody else" not in cli("play", "atacama", "--players", "person,person", typed="e5\na1\nquit\n").out


def test_a_whole_game_of_four_people_can_be_played(cli: Cli, tmp_path: Path) -> None:
    said = cli(*FOUR, typed=(PLANNING + MEETING) * 10)
    assert "The game is over" in said.out
    assert " wins: " in said.out or " shares the win: " in said.out
    match = match_of(parse(kept(tmp_path)), verify=True)
    assert match.result() is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_speaks_every_language(cli: Cli, tmp_path: Path, language: str) -> None:
    typed = {"en": ("green", "undo"), "de": ("grüne", "zurück"), "fr": ("verte", "annuler")}[language]
    said = cli("--lang", language, *FOUR, typed=f"{PLANNING}\n{typed[0]}\nseal\n{typed[1]}\nquit\n")
    assert {"en": "Red, press", "de": "Rot, drücke", "fr": "Rouge, appuyez"}[language] in said.out
    assert "lay use" in kept(tmp_path)
    assert "red undo" in kept(tmp_path)
