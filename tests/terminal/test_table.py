"""Playing at the terminal: moves, refusals, undo, hints, rules, save and resume."""

from pathlib import Path

import pytest
from tests.kit import Variant
from tests.rules.atacama.setting import DARK
from tests.terminal.conftest import Cli
from tests.terminal.presets import every_preset

from motherlode.core.parse import parse
from motherlode.games.registry import GAMES, match_of
from motherlode.terminal.rulebook import paragraphs
from motherlode.terminal.speech import LANGUAGES
from motherlode.terminal.table import Table

HOTSEAT = ("play", "atacama", "--players", "person,person")
PLAY = Table.play


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data").rglob("*.log"))


def test_a_whole_game_can_be_played_by_typing_fields(cli: Cli, tmp_path: Path) -> None:
    said = cli(*HOTSEAT, typed="\n".join(DARK[:28]) + "\n")
    assert said.code == 0
    assert "The game is over: all derricks are placed." in said.out
    assert " wins: " in said.out or " shares the win: " in said.out
    match = match_of(parse(kept(tmp_path)[0].read_text()), verify=True)
    assert match.result() is not None


@every_preset
def test_every_preset_can_be_played_against_a_bot(cli: Cli, variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who always makes the first legal move; if the number of turns can be limited, it is the lowest."""
    tables: list[Table] = []

    def watched(table: Table) -> None:
        tables.append(table)
        PLAY(table)

    def first_move(_: str) -> str:
        match = tables[0].match
        return match.game.codec.text(match.game.legal_moves(match.state, 0)[0])

    monkeypatch.setattr(Table, "play", watched)
    monkeypatch.setattr("builtins.input", first_move)
    few = {"turn_limit": "8"} if "turn_limit" in variant.options else {}
    options = [word for item in {**variant.options, **few}.items() for word in ("--option", "=".join(item))]
    players = ",".join(["person"] + ["random"] * (variant.seats - 1))
    said = cli("play", variant.game, "--preset", variant.preset, *options, "--players", players)
    assert tables[0].match.result() is not None, said.out[-400:]
    assert " wins: " in said.out or " shares the win: " in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forbidden_move_is_explained_with_the_paragraph(cli: Cli, language: str) -> None:
    said = cli("--lang", language, *HOTSEAT, typed="e5\ne6\nquit\n")
    sentence = {
        "en": "Not on e6. It shares an edge with the derrick on e5. Atacama 2.4.",
        "de": "Nicht auf e6. Das Feld grenzt an den Bohrturm auf e5. Atacama 2.4.",
        "fr": "Pas en e6. La case touche par un côté le derrick en e5. Atacama 2.4.",
    }[language]
    assert sentence in said.out


def test_words_that_fit_several_moves_are_asked_again(cli: Cli) -> None:
    said = cli("play", "atacama", "--preset", "tactics", "--players", "person,person", typed="e5\nblack e5\nquit\n")
    assert "E113: “e5” could mean several moves: place natural e5, place black e5." in said.out
    assert "Red placed a black derrick on e5" in said.out


def test_nonsense_is_answered(cli: Cli) -> None:
    said = cli(*HOTSEAT, typed="hello\n\n   \nz9\nquit\n")
    assert "E112: “hello”" in said.out
    assert "E112: “z9”" in said.out


def test_a_player_takes_back_a_move_and_the_bots_reply(cli: Cli, tmp_path: Path) -> None:
    cli("play", "atacama", "--players", "person,greedy", typed="e5\nundo\na1\nquit\n")
    text = kept(tmp_path)[0].read_text()
    assert "3 red undo 1 agreed" in text
    assert "4 red place natural a1" in text


def test_people_at_one_keyboard_take_back_the_last_move_made_there(cli: Cli, tmp_path: Path) -> None:
    """A slip may be noticed only when the other person is already asked."""
    cli(*HOTSEAT, typed="e5\nundo\na1\nquit\n")
    text = kept(tmp_path)[0].read_text()
    assert "2 red undo 1\n3 red place natural a1" in text
    said = cli(*HOTSEAT, typed="undo\nundo 3\nquit\n")
    assert "E206: Red has no move to take back." in said.out
    assert "E112: “undo 3”" in said.out


def test_bots_do_not_agree_to_a_second_look_at_the_stack(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the maps of the next stage have come up, the move before them stays."""
    fields = iter([f"{c}{r}" for r in range(1, 7) for c in "abcdef"])
    last = iter(["undo", "quit"])

    def typed(_: str) -> str:
        second_stage = kept(tmp_path)[0].read_text().count("turn-up") == 6
        return next(last) if second_stage else next(fields)

    monkeypatch.setattr("builtins.input", typed)
    said = cli("play", "atacama", "--preset", "advanced", "--players", "random,person")
    assert "E207: Blue can take that back only if everybody agrees" in said.out
    assert "undo" not in kept(tmp_path)[0].read_text()


@pytest.mark.parametrize(
    ("language", "typed"),
    [("de", "hilfe\nschwarz e5\nzüge\nende\n"), ("fr", "aide\nnoir e5\ncoups\nquitter\n")],
)
def test_words_of_the_readers_language_are_understood(cli: Cli, tmp_path: Path, language: str, typed: str) -> None:
    said = cli("--lang", language, "play", "atacama", "--preset", "tactics", "--players", "person,person", typed=typed)
    assert said.code == 0
    assert "E1" not in said.out
    assert "1 red place black e5" in kept(tmp_path)[0].read_text()


def test_two_tables_on_one_file_do_not_overwrite_each_other(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.log"
    cli(*HOTSEAT, "--save", str(path), typed="e5\nquit\n")
    theirs = path.read_text().replace("1 red place natural e5", "1 red place natural a1")

    def meanwhile(_: str) -> str:
        path.write_text(theirs)
        return "c3"

    monkeypatch.setattr("builtins.input", meanwhile)
    said = cli("play", "--resume", str(path))
    assert (said.code, said.err[:5]) == (2, "E124:")
    assert path.read_text() == theirs


def test_hints_name_moves_and_how_sure_the_bot_is(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.terminal.answers.HINT_SECONDS", 0.05)
    said = cli(*HOTSEAT, typed="hint\nquit\n")
    assert said.out.count("% chance of winning") == 3


def test_the_rulebook_is_at_hand(cli: Cli) -> None:
    said = cli(*HOTSEAT, typed="rules 2.4.\nrules 9.9\nquit\n")
    assert "2.4 One derrick to a field." in said.out
    assert "2.5 " not in said.out
    assert "E114: There is no paragraph 9.9 in the rules of Atacama." in said.out
    said = cli(*HOTSEAT, typed="rules 7 1.1\nquit\n")
    assert "7.3 Ours: the same for four" in said.out
    assert "T.T...T..\n.T.T.T...\n" in said.out, "the drawing keeps its lines"
    assert "1.1 Nine part maps" in said.out
    assert "5.1 " in cli(*HOTSEAT, typed="rules\nquit\n").out


def test_moves_board_words_log_and_help_are_shown(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "copy.log"
    said = cli(*HOTSEAT, typed=f"e5\nmoves\nboard\nwords\nlog\nhelp\nsave {copy}\nsave\nquit\n")
    assert "place natural a1 b1 c1" in said.out
    assert "Row 5: a5 silver 3 open;" in said.out
    assert "  1 Red placed a derrick on e5, gold 5." in said.out
    assert "save FILE" in said.out
    assert "E125: save needs a file name" in said.out
    assert copy.stat().st_mode & 0o077 == 0, "a running game's seed is in it"
    assert match_of(parse(copy.read_text())).turn(0) == 1


def test_a_game_left_can_be_resumed_and_is_the_same(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.log"
    said = cli(*HOTSEAT, "--save", str(path), typed="e5\na1\nquit\n")
    assert f'play --resume "{path}"\n' in said.out, "on one line, to be copied"
    said = cli("play", "--resume", str(path), typed="c3\nquit\n")
    assert said.code == 0
    lines = [line for line in path.read_text().splitlines() if line[:1].isdigit()]
    assert lines == ["1 red place natural e5", "2 blue place natural a1", "3 red place natural c3"]


def test_leaving_by_the_end_of_input_or_control_c_is_like_quitting(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = cli(*HOTSEAT, typed="e5\na1\n")
    path = kept(tmp_path)[0]
    assert said.code == 0
    assert f'play --resume "{path}"' in said.out
    assert "2 blue place natural a1" in path.read_text()

    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = cli("--lang", "de", "play", "--resume", str(path))
    assert said.code == 0
    assert f'--lang de play --resume "{path}"' in said.out


def test_without_any_input_the_menu_ends_quietly(cli: Cli) -> None:
    said = cli("play")
    assert (said.code, said.err.strip()) == (130, "")


def test_a_disk_that_is_full_in_mid_game_costs_neither_the_file_nor_leaves_half_of_one(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.log"
    cli(*HOTSEAT, "--save", str(path), typed="e5\nquit\n")
    before, files = path.read_text(), sorted(tmp_path.iterdir())

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    for typed in ("a1\nc3\nquit\n", "undo\na1\nquit\n"):
        said = cli("play", "--resume", str(path), typed=typed)
        assert (said.code, said.err[:5]) == (2, "E107:"), "the table ends: it cannot keep its moves"
        assert "placed a derrick on a1" not in said.out
    assert path.read_text() == before
    assert sorted(tmp_path.iterdir()) == files


def test_a_bot_keeps_its_seat_after_a_pause(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.log"
    cli("play", "atacama", "--players", "greedy,person", "--save", str(path), typed="quit\n")
    assert "sits red greedy" in path.read_text()
    cli("play", "--resume", str(path), typed="a1\ni9\nquit\n")
    assert "3 red place" in path.read_text()


def test_a_finished_game_can_be_resumed_to_be_looked_at(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.log"
    cli(*HOTSEAT, "--save", str(path), typed="\n".join(DARK[:28]))
    before = path.read_text()
    said = cli("play", "--resume", str(path))
    assert said.code == 0
    assert "The game is over" in said.out
    assert path.read_text() == before


def test_without_a_game_it_asks_what_to_play(cli: Cli, tmp_path: Path) -> None:
    presets = [preset.name for preset in GAMES["atacama"].meta.presets]
    said = cli("play", typed=f"1\n99\nx\n{presets.index('advanced') + 1}\n4\nquit\n")
    assert "Which variant?" in said.out
    assert f"Type a number from 1 to {len(presets)}." in said.out
    text = kept(tmp_path)[0].read_text()
    assert "option maps stages" in text
    assert "sits blue person" in text


def test_a_second_start_offers_the_games_of_the_first(cli: Cli, tmp_path: Path) -> None:
    cli(*HOTSEAT, typed="e5\nquit\n")
    (tmp_path / "data/motherlode/tables/broken.log").write_text("not a log")
    cli(*HOTSEAT, typed="\n".join(DARK[:28]))
    said = cli("play", typed="2\na1\nquit\n")
    assert "Atacama for 2, one entry" in said.out
    assert said.out.count("Atacama for 2") == 1, "neither the finished game nor a file that is no log"
    assert "Blue placed a derrick on a1" in said.out
    assert "Which variant?" in cli("play", typed="1\n1\n1\n4\nquit\n").out


def test_a_narrow_terminal_gets_words(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert "Row 1: a1 gold 2 open;" in " ".join(cli(*HOTSEAT, typed="quit\n").out.split())


def test_a_log_shows_what_was_taken_back(cli: Cli) -> None:
    assert "Nothing has happened yet." in cli(*HOTSEAT, typed="log\nquit\n").out
    said = cli(*HOTSEAT, typed="e5\nundo\nlog\nquit\n")
    assert "1 Red placed a derrick on e5, gold 5. (taken back)" in said.out
    assert "2 Red took back entry 1." in said.out


def test_the_position_can_be_listened_to(cli: Cli) -> None:
    said = cli(*HOTSEAT, "--plain", typed="e5\nquit\n")
    assert (
        "Row 5: a5 silver 3 open; b5 copper 2 open; c5 silver 1 open; d5 copper 2 closed; e5 gold 5 derrick;"
        in said.out
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_read_paragraph_by_paragraph(language: str) -> None:
    book = paragraphs(language, "atacama")
    assert list(book) == list(paragraphs("en", "atacama"))
    assert all(len(text) > 30 and "**" not in text for text in book.values())
