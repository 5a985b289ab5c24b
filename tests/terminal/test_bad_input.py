"""Bad input of any kind: one clear line with a number, exit code 2, no traceback, nothing overwritten."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kit import VARIANTS, random_match
from tests.terminal.conftest import Cli

from motherlode.core.log import render
from motherlode.terminal import reports
from motherlode.terminal.speech import LANGUAGES

BAD: list[tuple[int, tuple[str, ...]]] = [
    (101, ("dance",)),
    (101, ("",)),
    (102, ("games", "--fast")),
    (102, ("--fast",)),
    (103, ("simulate",)),
    (103, ("simulate", "atacama", "--games")),
    (103, ("replay",)),
    (103, ("play", "--preset", "advanced")),
    (103, ("play", "--players", "person,person")),
    (104, ("simulate", "atacama", "--games", "many")),
    (104, ("play", "atacama", "--seats", "two")),
    (106, ("replay", "no-such-file.log")),
    (106, ("replay", ".")),
    (106, ("play", "atacama", "--data", "no-such-file.toml")),
    (110, ("simulate", "atacama", "--games", "0")),
    (110, ("simulate", "atacama", "--games", "-5")),
    (110, ("simulate", "atacama", "--games", "99999999999999999999")),
    (110, ("simulate", "atacama", "--jobs", "0")),
    (110, ("simulate", "atacama", "--seed", "-1")),
    (110, ("simulate", "atacama", "--seed", "9" * 30)),
    (110, ("bench", "--rounds", "0")),
    (116, ("play", "atacama", "--option", "fast")),
    (116, ("play", "atacama", "--option", "=fast")),
    (118, ("play", "atacama", "--players", "person,god")),
    (119, ("--lang", "xx", "games")),
    (119, ("--lang=", "games")),
    (120, ("games", "please")),
    (302, ("replay", "pyproject.toml")),
    (401, ("play", "chess")),
    (401, ("simulate", "../../etc/passwd")),
    (402, ("play", "atacama", "--preset", "huge")),
    (403, ("play", "atacama", "--option", "speed=fast")),
    (403, ("play", "atacama", "--option", "maps=stages")),
    (404, ("play", "atacama", "--preset", "advanced", "--option", "paid_derrick=bank")),
    (405, ("play", "atacama", "--seats", "3")),
    (405, ("play", "atacama", "--seats", "-1")),
    (411, ("play", "atacama", "--data", "README.md")),
    (411, ("simulate", "atacama", "--data", "README.md")),
    (501, ("simulate", "atacama", "--bots", "god")),
    (502, ("simulate", "atacama", "--bots", "mcts:never")),
    (503, ("simulate", "atacama", "--bots", "random,random,random")),
    (116, ("play", "atacama", "--preset", "advanced", "--option", "paid_derrick=box", "--option", "paid_derrick=box")),
    (119, ("games", "--lang")),
    (121, ("play", "atacama", "--preset", "basic", "--players", "person")),
    (121, ("play", "atacama", "--seats", "2", "--players", "person,greedy,greedy")),
    (405, ("play", "atacama", "--players", "person,greedy,greedy")),
    (122, ("play", "atacama", "--resume", "x.log")),
    (122, ("play", "--resume", "x.log", "--save", "y.log")),
    (122, ("play", "--resume", "x.log", "--players", "person,person")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "arguments"), BAD, ids=[" ".join(arguments) for _, arguments in BAD])
def test_bad_arguments_get_one_numbered_line(
    cli: Cli, number: int, arguments: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    monkeypatch.setenv("MOTHERLODE_LANG", language)
    said = cli(*arguments)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert re.match(rf"E{number}\u00a0?: ", said.err)
    assert len(said.err) > 20
    assert "�" not in said.err
    assert "Traceback" not in said.out + said.err
    assert "{" not in said.err


@pytest.mark.parametrize(
    ("content", "number"),
    [
        (b"\xff\xfe\x00", 302),
        (b"", 302),
        (b"motherlode log 9\n", 303),
        (b"motherlode log 1\n", 304),
        (b"motherlode log 1\nnonsense\n", 305),
        (b"#" * 2_000_001, 301),
        (b"#" * 9_000_000, 301),
    ],
)
def test_a_file_that_is_no_log_is_refused(cli: Cli, tmp_path: Path, content: bytes, number: int) -> None:
    path = tmp_path / "x.log"
    path.write_bytes(content)
    for arguments in (("replay", str(path)), ("play", "--resume", str(path))):
        said = cli(*arguments)
        assert said.code == 2
        assert said.err.startswith(f"E{number}: ")
    assert path.read_bytes() == content


def test_a_line_beyond_the_log_is_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "x.log"
    path.write_text(render(random_match(VARIANTS[0], 1).log(with_seed=True)))
    for at in ("29", "-2"):
        said = cli("replay", str(path), "--at", at)
        assert (said.code, said.err[:5]) == (2, "E117:")


@pytest.mark.parametrize("content", [b"x" * 200_001, b"\xff\xfe"])
def test_a_file_that_is_no_data_is_refused(cli: Cli, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    said = cli("play", "atacama", "--data", str(path))
    assert said.code == 2
    assert said.err.startswith(("E413: mine.toml", "E411: mine.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_data_file_names_entry_and_paragraph_and_no_game_starts(
    cli: Cli, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[parts]\nA = ["G9 S1 C1", "G1 S1 C1", "G1 S1 C1"]\n')
    said = cli("--lang", language, "play", "atacama", "--data", str(path))
    assert said.code == 2
    assert "mine.toml" in said.err
    assert "parts.A[1] G9" in said.err
    assert "Atacama 1.1" in said.err
    assert said.out == ""
    assert not (tmp_path / "data").exists()


def test_nothing_is_overwritten(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    said = cli("play", "atacama", "--save", str(path), typed="quit\n")
    assert (said.code, said.err[:5]) == (2, "E108:")
    said = cli("play", "atacama", "--players", "person,person", typed=f"save {path}\nquit\n")
    assert "E108:" in said.out
    assert path.read_text() == "precious"


def test_a_place_where_nothing_can_be_written_is_said(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for wrong in (tmp_path / "file" / "x.log", tmp_path / "no" / "such" / "folder.log", tmp_path):
        said = cli("play", "atacama", "--save", str(wrong), typed="quit\n")
        assert (said.code, said.err[:5]) == (2, "E107:")
    assert not (tmp_path / "no").exists(), "no folder is made for a file that somebody names"


def test_what_others_wrote_cannot_steer_the_readers_terminal(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "x.log"
    good = render(random_match(VARIANTS[0], 1).log(with_seed=True))
    for bad in (good.replace("1 red place", "1 red \x1b[2Jpwn"), good.replace("game atacama", "game \x1b[2Jgo")):
        path.write_text(bad)
        said = cli("replay", str(path))
        assert said.code == 2
        assert "\x1b" not in said.err
    said = cli("play", "atacama", "--players", "person,person", typed="\x1b[Ahello\nsave a\0b\nquit\n")
    assert "\x1b" not in said.out
    assert "E107: The file a�b cannot be written" in said.out


def test_a_full_disk_is_not_called_a_fault_of_ours(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(reports, "show_game", full)
    said = cli("games")
    assert (said.code, said.err) == (1, "E123: The operating system refused: No space left on device\n")


def test_a_reader_of_our_output_may_go_away() -> None:
    """`motherlode games | head -1` ends without a complaint."""
    command = f"{sys.executable} -P -m motherlode.cli games | head -1"
    said = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert said.stdout.startswith("Atacama")
    assert "Traceback" not in said.stderr
    assert "E1" not in said.stderr


def test_a_fault_of_ours_is_one_line_too(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a screw is loose")

    monkeypatch.setattr(reports, "show_game", broken)
    said = cli("games")
    assert (said.code, said.err.count("\n")) == (1, 1)
    assert "E111: " in said.err
    assert "a screw is loose" in said.err
    monkeypatch.setenv("MOTHERLODE_DEBUG", "1")
    with pytest.raises(RuntimeError):
        cli("games")


def test_leaving_by_control_c_is_quiet(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(reports, "show_game", interrupted)
    said = cli("games")
    assert (said.code, said.out, said.err.strip()) == (130, "", "")
