"""Somebody's own bot from a file: it plays, and whatever is wrong with it is reported with a number and a line."""

from pathlib import Path

import pytest
from tests.kit import VARIANTS, Variant

from motherlode.bots.bot import Bot
from motherlode.bots.catalogue import bot
from motherlode.bots.own import any_bot, fingerprint, is_bot, is_own
from motherlode.core.errors import (
    OWN_BOT_BREAKS,
    OWN_BOT_CLASS,
    OWN_BOT_FILE,
    OWN_BOT_ILLEGAL,
    OWN_BOT_KIND,
    OWN_BOT_LOADING,
    UNKNOWN_BOT,
    Fault,
)
from motherlode.lab.play import play_out

HEAD = """\
from dataclasses import dataclass
from motherlode.bots.bot import Bot

@dataclass
class Note:
    text: str

class Mine(Bot):
    def __init__(self, game, seed):
        self.note = Note("hello")
        print("I am here")
    def choose(self, eyes):
        return {answer}
"""
FIRST = HEAD.format(answer="eyes.legal_moves()[0]")
BASIC = next(variant for variant in VARIANTS if (variant.game, variant.preset) == ("atacama", "basic"))


def made(path: Path, text: str, name: str = "Mine", variant: Variant = BASIC) -> Bot:
    path.write_text(text)
    return any_bot(f"{path}:{name}", variant.game, variant.make(), 1)


def fault_of(path: Path, text: str, name: str = "Mine") -> Fault:
    """The fault raised by loading the bot and letting it play."""
    match = BASIC.match(bytes(32))
    other = any_bot("random", "atacama", match.game, 1)
    with pytest.raises(Fault) as caught:
        play_out(match, [made(path, text, name), other], 1)
    return caught.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "my bot.py"


@pytest.mark.parametrize("variant", VARIANTS[:: len(VARIANTS) // 3], ids=str)
def test_it_plays_any_game_to_its_end(file: Path, variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    match = variant.match(bytes(32))
    game = match.game
    others = [any_bot("random", variant.game, game, seat) for seat in range(1, game.seats)]
    play_out(match, [made(file, FIRST, variant=variant), *others], 1)
    assert match.result() is not None
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "I am here\n")


def test_a_spec_is_a_file_and_a_class() -> None:
    for spec in ("mine.py:Mine", "~/bots/mine.py:Mine", "C:\\bots\\mine.py:Mine"):
        assert is_own(spec)
        assert is_bot(spec)
    for spec in ("mine.py", "mine.py:", ":Mine", "mine:Mine", "greedy", "mcts:0.1s"):
        assert not is_own(spec)
    assert is_bot("mcts:0.1s")
    assert not is_bot("mine.py")


def test_the_catalogue_alone_never_opens_a_file(file: Path) -> None:
    file.write_text(FIRST)
    with pytest.raises(Fault) as caught:
        bot(f"{file}:Mine", "atacama", BASIC.make(), 1)
    assert caught.value.code == UNKNOWN_BOT


def test_a_changed_file_is_loaded_again(file: Path) -> None:
    made(file, FIRST)
    before = fingerprint(f"{file}:Mine")
    assert made(file, FIRST.replace("hello", "again")) is not None
    assert fingerprint(f"{file}:Mine") != before
    assert fault_of(file, FIRST.replace("legal_moves()[0]", "legal_moves()[999]")).code == OWN_BOT_BREAKS


def test_a_file_that_is_not_there_or_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder.py").mkdir()
    for name in ("nothing.py", "folder.py", "zero\0.py"):
        with pytest.raises(Fault) as caught:
            any_bot(f"{tmp_path / name}:Mine", "atacama", BASIC.make(), 1)
        assert caught.value.code == OWN_BOT_FILE
        assert caught.value.facts["text"]


def test_a_class_that_is_not_there_is_missed_and_the_others_named(file: Path) -> None:
    fault = fault_of(file, FIRST, "Yours")
    assert (fault.code, fault.facts["names"]) == (OWN_BOT_CLASS, "Mine")
    assert fault_of(file, "x = 1\n", "Yours").facts["names"] == "none"


@pytest.mark.parametrize("name", ["Note", "Bot", "idle", "Idle"])
def test_what_cannot_choose_is_no_bot(file: Path, name: str) -> None:
    assert fault_of(file, FIRST + "idle = 3\nclass Idle(Bot): pass\n", name).code == OWN_BOT_KIND


@pytest.mark.parametrize(
    ("text", "line"),
    [("x = 1\nx = = 2\n", 2), ("x = 1\n\nraise ValueError('no')\n", 3), ("import sys\nsys.exit(3)\n", 2)],
)
def test_a_file_that_breaks_says_in_which_line(file: Path, text: str, line: int) -> None:
    fault = fault_of(file, text)
    assert (fault.code, fault.facts["line"]) == (OWN_BOT_LOADING, line)
    assert str(fault.facts["text"]).split(":")[0] in ("SyntaxError", "ValueError", "SystemExit")


def test_a_bot_that_breaks_while_it_plays_or_is_made_says_in_which_line(file: Path) -> None:
    playing = fault_of(file, HEAD.format(answer="1 // 0"))
    assert (playing.code, playing.facts["line"]) == (OWN_BOT_BREAKS, 13)
    assert playing.facts["bot"] == f"{file}:Mine"
    making = fault_of(file, FIRST.replace('Note("hello")', "Note()"))
    assert (making.code, making.facts["line"]) == (OWN_BOT_BREAKS, 10)
    # Not a line of its file: its constructor takes no game and no seed.
    assert fault_of(file, FIRST.replace("(self, game, seed)", "(self)")).facts["line"] == 0


@pytest.mark.parametrize("answer", ["-1", "10**30", "None", "True", "'a1'", "1.5"])
def test_what_is_no_move_is_named_not_played(file: Path, answer: str) -> None:
    fault = fault_of(file, HEAD.format(answer=answer))
    assert (fault.code, fault.facts["bot"]) == (OWN_BOT_ILLEGAL, f"{file}:Mine")
    assert fault.facts["move"] == repr(eval(answer))  # noqa: S307


def test_an_illegal_move_is_named_as_logs_write_it(file: Path) -> None:
    codec = BASIC.make().codec
    wrong = next(code for code in range(codec.size) if codec.kind(code).name == "buy")
    fault = fault_of(file, HEAD.format(answer=str(wrong)))
    assert (fault.code, fault.facts["move"]) == (OWN_BOT_ILLEGAL, codec.text(wrong))
