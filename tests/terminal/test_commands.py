"""The commands, as people and programs use them."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kit import VARIANTS, Variant, random_match
from tests.terminal.conftest import Cli
from tests.terminal.presets import every_preset

from motherlode import __version__
from motherlode.bots.bot import Bot
from motherlode.bots.catalogue import CATALOGUE
from motherlode.build_info import is_compiled
from motherlode.core.log import render
from motherlode.core.observer import Observer
from motherlode.games.registry import GAMES
from motherlode.lab.bench import Bench, Figure, Ratio
from motherlode.terminal.speech import LANGUAGES, preferred_language

BUILD = "compiled" if is_compiled() else "interpreted"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    advanced = next(variant for variant in VARIANTS if variant.preset == "advanced")
    path.write_text(render(random_match(advanced, 3).log(with_seed=True)))
    return path


def test_version_says_which_build_is_running(cli: Cli) -> None:
    assert cli("--version") == (0, f"motherlode {__version__} ({BUILD})\n", "")


def test_without_arguments_it_shows_the_commands(cli: Cli) -> None:
    said = cli()
    assert said.code == 2
    for command in ("games", "play", "simulate", "arena", "replay", "bench", "doctor"):
        assert command in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(cli: Cli, language: str) -> None:
    for command in ((), ("play",), ("simulate",), ("arena",), ("replay",), ("bench",)):
        said = cli("--lang", language, *command, "--help")
        assert said.code == 0
    assert {"en": "Play", "de": "spielen", "fr": "Jouer"}[language] in cli("--lang", language, "--help").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_designer_presets_and_options(cli: Cli, language: str) -> None:
    said = cli("--lang", language, "games")
    assert said.code == 0
    for word in ("Atacama", "Martin Schlegel", "four-tactics", "paid_derrick", "opponent"):
        assert word in said.out


def test_the_usual_choice_of_an_option_is_named_wherever_it_stands(cli: Cli) -> None:
    said = " ".join(cli("games").out.split())
    for option in ("bonus=ranked", "exchange_sides=start_player", "start=drawn"):
        assert re.search(rf"--option {option} [^-]*?\(default\) ", said), option
    assert not re.search(r"--option bonus=owned [^-]*?\(default\) ", said)


def test_simulate_reports_wins_with_intervals(cli: Cli) -> None:
    said = cli("simulate", "atacama", "--games", "6", "--bots", "greedy,random", "--seed", "3")
    assert said.code == 0
    assert "Red" in said.out
    assert "greedy" in said.out
    assert "6 games" in said.out
    assert "95% confidence" in said.out


def test_simulate_speaks_json_and_nothing_else_on_its_output(cli: Cli) -> None:
    said = cli(
        "simulate", "atacama", "--preset", "advanced", "--option", "paid_derrick=opponent", "--games", "4", "--json"
    )
    report = json.loads(said.out)
    assert (report["games"], report["options"]["paid_derrick"]) == (4, "opponent")
    assert sum(seat["win"]["value"] for seat in report["seats"]) == pytest.approx(1.0)


def test_replay_tells_the_game_and_verifies_it(cli: Cli, log: Path) -> None:
    said = cli("replay", str(log), "--verify")
    assert said.code == 0
    assert "Map" in said.out
    assert "The game is over" in said.out
    assert "Every draw is the one that the seed gives." in said.out


def test_replay_stops_where_it_is_told_to(cli: Cli, log: Path) -> None:
    said = cli("replay", str(log), "--at", "3")
    assert said.code == 0
    assert "  3 Map" in said.out
    assert not [line for line in said.out.splitlines() if line.startswith("  4 ")]
    assert "The game is over" not in said.out
    assert cli("replay", str(log), "--at", "0").code == 0


def test_replay_can_be_listened_to(cli: Cli, log: Path) -> None:
    said = cli("--lang", "de", "replay", str(log), "--plain")
    assert "Reihe 1: a1 " in said.out


def test_a_save_of_a_running_game_can_be_verified_as_far_as_it_goes(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.log"
    cli("play", "atacama", "--preset", "advanced", "--players", "person,person", "--save", str(path), typed="quit\n")
    assert cli("replay", str(path), "--verify").code == 0


@every_preset
def test_every_position_of_every_game_can_be_shown_and_listened_to(cli: Cli, tmp_path: Path, variant: Variant) -> None:
    path = tmp_path / "game.log"
    match = random_match(variant, 8)
    path.write_text(render(match.log(with_seed=True)))
    for language in LANGUAGES:
        for at in (0, len(match.entries) // 2, len(match.entries)):
            for look in ((), ("--plain",)):
                said = cli("--lang", language, "replay", str(path), "--at", str(at), *look)
                assert said.code == 0, said.err


def test_doctor_finds_nothing_wrong(cli: Cli) -> None:
    said = cli("doctor")
    assert said.code == 0
    presets = len(GAMES["atacama"].meta.presets)
    assert f"atacama: a game of each of its {presets} presets was played, replayed and verified." in said.out
    assert f"runs {BUILD}" in said.out


def test_bench_prints_figures_and_json(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only how it is shown; tests/lab has the measuring."""
    figures = [Figure("atacama basic playouts", "moves/s", 2_345_678.0, 1_000_000.0)]
    made = Bench(is_compiled(), 3, figures, [Ratio("ours / theirs", 5.25, 5.0), Ratio("theirs / ours", 0.5, 1.5)])
    monkeypatch.setattr("motherlode.terminal.commands.run_bench", lambda *_: made)
    said = cli("bench", "--rounds", "3").out
    assert "atacama basic playouts" in said
    assert "2,345,678" in said
    assert "ours / theirs: 5.25x" in said
    assert msgspec.json.decode(cli("bench", "--json").out, type=Bench) == made


def test_the_system_s_language_is_taken_if_we_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("MOTHERLODE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    for system, language in (("de_DE.UTF-8", "de"), ("fr_CA", "fr"), ("pt_BR.UTF-8", "en"), ("C", "en"), ("", "en")):
        monkeypatch.setenv("LANG", system)
        assert preferred_language(None) == language
    monkeypatch.setenv("MOTHERLODE_LANG", "fr")
    assert preferred_language(None) == "fr"
    for wish, language in (("de", "de"), ("DE", "de"), ("de_AT.UTF-8", "de"), ("fr-CA", "fr"), ("klingon", "klingon")):
        assert preferred_language(wish) == language


def test_language_and_game_may_be_written_as_people_write_them(cli: Cli) -> None:
    assert "Spieler" in cli("games", "--lang", "DE").out
    assert cli("simulate", "Atacama", "--games", "1", "--lang=fr").code == 0


def test_figures_have_the_readers_comma_and_a_real_minus(cli: Cli) -> None:
    said = cli("simulate", "atacama", "--games", "6", "--bots", "greedy,random", "--lang", "de")
    assert re.search(r"−\d+,\d\d", said.out)
    assert "100,0\u00a0% [" in said.out


def test_bots_without_luck_are_found_out(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    class First(Bot):
        def choose(self, eyes: Observer[Any]) -> int:
            return eyes.legal_moves()[0]

    monkeypatch.setitem(CATALOGUE, "first", (lambda _: First(), ()))
    said = cli("simulate", "atacama", "--games", "5", "--bots", "first")
    assert "All these games are the same" in said.out


def motherlode(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "motherlode.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_itself_runs_and_simulates_in_processes() -> None:
    said = motherlode("simulate", "atacama", "--games", "8", "--jobs", "2", "--json")
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["games"] == 8


def test_the_command_itself_fails_with_one_line_and_exit_code_2() -> None:
    said = motherlode("simulate", "chess")
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert "Traceback" not in said.stderr


def test_a_terminal_that_knows_only_ascii_gets_stand_ins(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-P", "-m", "motherlode.cli", "--lang", "fr", "games"],
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(path for path in sys.path if path)},
    )
    assert said.returncode == 0, said.stderr
    assert b"Atacama" in said.stdout
    arguments = ["play", "atacama", "--preset", "tactics", "--players", "person,person"]
    played = subprocess.run(
        [sys.executable, "-P", "-m", "motherlode.cli", *arguments],
        input=b"black e5\nnatural a1\nquit\n",
        capture_output=True,
        check=False,
        env={
            "PYTHONIOENCODING": "ascii",
            "PYTHONPATH": ":".join(path for path in sys.path if path),
            "XDG_DATA_HOME": str(tmp_path),
        },
    )
    assert b"#G5" in played.stdout
    assert b"^G2" in played.stdout, "marks stay apart"
    assert b"silver-" in played.stdout
