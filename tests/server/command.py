"""The server as people start it, in a process of its own."""

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.waiting import PATIENCE

from motherlode.server.store.database import FILE

SERVE = (sys.executable, str(Path(__file__).parent / "fixtures" / "serve.py"), "--lang", "en", "serve", "--no-open")


class Process:
    """Starts servers that all use the same folder."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self._errors = folder / "errors"
        self.address = ""

    @contextmanager
    def up(self) -> Iterator[subprocess.Popen[str]]:
        with (
            self._errors.open("w") as errors,
            subprocess.Popen(
                [*SERVE, "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "MOTHERLODE_LOAD_TEST": "1"},
            ) as process,
        ):
            try:
                assert process.stdout is not None
                told = re.search(r"http://\S+:(\d+)", process.stdout.readline())
                assert told, self.errors()
                self.address = f"http://127.0.0.1:{told[1]}"
                yield process
            finally:
                process.kill()

    def errors(self) -> str:
        return self._errors.read_text()

    def events(self) -> dict[str, list[Any]]:
        """What happened at each table, from the database file, which must be intact."""
        out: dict[str, list[Any]] = {}
        with closing(sqlite3.connect(self.data / FILE, timeout=PATIENCE)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert file.execute("PRAGMA foreign_key_check").fetchall() == []
            rows = file.execute("SELECT table_id, number, body FROM event ORDER BY table_id, number").fetchall()
        for table, number, body in rows:
            happened = out.setdefault(table, [])
            assert number == len(happened), "a gap"
            happened.append(msgspec.json.decode(body))
        return out


def refused(*words: str) -> str:
    """What a server prints that does not start."""
    said = subprocess.run([*SERVE, *words], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert said.returncode != 0
    return said.stderr + said.stdout
