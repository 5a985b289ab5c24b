"""In place of bots that think: what they are asked, what they did, and when they have nothing more to do."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.kit import Json, Served, happenings

from motherlode.bots.worker import Answer, Task
from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.store.database import FILE

PATIENCE = 20.0
NOW = 10**12
CIRCLES = {"game": "toy", "preset": "circles"}
Words = list[tuple[int, int | None]]


class Minds:
    """In place of the processes, which do not know the toy: says `words`, then makes the first legal move."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, words: Callable[[Task], Words]) -> None:
        self.tasks: list[Task] = []
        self._words = words
        monkeypatch.setattr(served.parts.thinkers, "think", self.think)

    async def think(self, task: Task, _: float) -> Answer:
        self.tasks.append(task)
        if task.want == "words":
            return Answer(words=self._words(task))
        match = match_of(parse(task.log))
        return Answer(moves=[match.game.legal_moves(match.state, task.seat)[0]])

    def asked(self, seat: int, want: str) -> list[Task]:
        return [task for task in self.tasks if (task.seat, task.want) == (seat, want)]


def pick_one(_: Task) -> Words:
    return [(1, None)]


def quiet(folder: Path) -> None:
    """Waits until no bot has anything to do."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with closing(sqlite3.connect(folder / FILE)) as file:
            if not file.execute("SELECT count(*) FROM job WHERE done = 0").fetchone()[0]:
                return
        assert time.monotonic() < deadline
        time.sleep(0.02)


def jobs(folder: Path) -> list[tuple[int, int]]:
    """All jobs there ever were, with the ends of their leases."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        return file.execute("SELECT id, lease_until FROM job ORDER BY id").fetchall()


def of_kind(folder: Path, table: str, kind: str) -> list[Json]:
    return [each for each in happenings(folder, table) if each["kind"] == kind]


def speakers(folder: Path, table: str) -> list[int]:
    return [each["seat"] for each in of_kind(folder, table, "worded")]


def movers(folder: Path, table: str) -> list[int]:
    return [each["seat"] for each in of_kind(folder, table, "moved")]
