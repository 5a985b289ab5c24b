"""A command line run in this process, with what it printed."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from motherlode.terminal.run import run


class Said(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Said]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cli:
    """Call it with arguments, and with what is typed into it; saved games go to a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "MOTHERLODE_LANG", "MOTHERLODE_DEBUG"):
        monkeypatch.delenv(variable, raising=False)

    def call(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return call
