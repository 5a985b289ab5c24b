"""The page for bot writers: its bot works, its commands are understood, and what it describes exists."""

import json
import re
from pathlib import Path

import pytest
from tests.kit import Variant, every_preset, random_match

from motherlode.bots.own import any_bot
from motherlode.core.ids import first_seat
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng
from motherlode.games.registry import match_of
from motherlode.terminal.run import run

PAGE = (Path(__file__).parent.parent.parent / "docs" / "write-a-bot.md").read_text()


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page's bot in the page's file, and nothing else there."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (name,) = re.findall(r"^`(\w+\.py)`:$", PAGE, re.MULTILINE)
    file = tmp_path / str(name)
    file.write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return file


def test_the_bot_of_the_page_takes_part_in_the_arena(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert written.is_file()
    arguments = ["arena", "atacama", "--bots", "mine.py:OneAhead,random", "--games", "2", "--seed", "4", "--json"]
    assert run(arguments) == 0
    came = json.loads(capsys.readouterr().out)
    assert came["entrants"][0]["bot"] == "mine.py:OneAhead"
    # Moving first as well as second: random play has no chance against it.
    assert came["entrants"][0]["win"]["value"] == 1.0


@every_preset
def test_it_finds_a_move_in_every_game(written: Path, variant: Variant) -> None:
    whole = random_match(variant, 1).log(with_seed=True)
    # A late position: from an early one random play to the end takes long.
    match = match_of(whole, upto=len(whole.lines) * 3 // 4)
    match.go_on()
    seat = first_seat(match.game.actors(match.state))
    bot = any_bot(f"{written}:OneAhead", variant.game, match.game, 1)
    assert bot.choose(match.observer(seat, Rng(1))) in match.game.legal_moves(match.state, seat)


def test_the_commands_of_the_page_are_understood(written: Path) -> None:
    assert written.is_file()
    lines = [*re.findall(r"^motherlode (.*)$", PAGE, re.MULTILINE), *re.findall(r"`motherlode (play .*?)`", PAGE)]
    assert len(lines) >= 4
    for line in lines:
        assert run([*line.split(), "--help"]) == 0, line


def test_what_the_page_says_eyes_have_is_there() -> None:
    for name in re.findall(r"`eyes\.(\w+)", PAGE):
        assert name == "seat" or callable(getattr(Observer, name))
