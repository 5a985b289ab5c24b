"""The page for bot writers: its bot works, its commands are understood, and what it describes exists."""

import json
import re
from pathlib import Path

import pytest

from motherlode.bots.own import any_bot
from motherlode.core.ids import first_seat
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng
from motherlode.games.registry import new_match
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


@pytest.mark.parametrize(("game", "preset"), [("goldrausch", "four"), ("siberia", "two"), ("rockwell", "two")])
def test_it_finds_a_move_in_every_game(written: Path, game: str, preset: str) -> None:
    match = new_match(game, preset, 0, {}, 0, None, bytes(32), {})
    match.go_on()
    # A late position: from an early one random play to the end takes long.
    rng = Rng(1)
    for _ in range(60):
        seat = first_seat(match.game.actors(match.state))
        match.submit(seat, match.turn(seat), [match.game.random_move(match.state, seat, rng)])
    seat = first_seat(match.game.actors(match.state))
    bot = any_bot(f"{written}:OneAhead", game, match.game, 1)
    assert bot.choose(match.observer(seat, rng)) in match.game.legal_moves(match.state, seat)


def test_the_commands_of_the_page_are_understood(written: Path) -> None:
    assert written.is_file()
    lines = [*re.findall(r"^motherlode (.*)$", PAGE, re.MULTILINE), *re.findall(r"`motherlode (play .*?)`", PAGE)]
    assert len(lines) >= 4
    for line in lines:
        assert run([*line.split(), "--help"]) == 0, line


def test_what_the_page_says_eyes_have_is_there() -> None:
    for name in re.findall(r"`eyes\.(\w+)", PAGE):
        assert name == "seat" or callable(getattr(Observer, name))
