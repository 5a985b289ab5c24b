"""Replaces thinking bots: what they were asked, what they did, and when they have nothing left to do."""

from collections.abc import Callable

import pytest
from tests.server.kit import Json, Served
from tests.server.waiting import later

from motherlode.bots.worker import Answer, Task
from motherlode.core.parse import parse
from motherlode.games.registry import match_of

CIRCLES: Json = {"game": "toy", "preset": "circles"}
DICE: Json = {"game": "toy", "preset": "dice"}
Pledges = list[tuple[int, int | None]]


class Minds:
    """Replaces the thinking processes, which do not know the toy: says `pledges`, then makes the first legal move."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, pledges: Callable[[Task], Pledges]) -> None:
        self.tasks: list[Task] = []
        self._pledges = pledges
        monkeypatch.setattr(served.parts.thinkers, "think", self.think)

    async def think(self, task: Task, _: float) -> Answer:
        self.tasks.append(task)
        if task.want == "pledges":
            return Answer(pledges=self._pledges(task))
        match = match_of(parse(task.log))
        return Answer(moves=[match.game.legal_moves(match.state, task.seat)[0]])

    def asked(self, seat: int, want: str) -> list[Task]:
        return [task for task in self.tasks if (task.seat, task.want) == (seat, want)]


def pick_one(_: Task) -> Pledges:
    return [(1, None)]


def quiet(served: Served, table: str) -> None:
    """Waits until no bot has anything to do at a table."""
    later(lambda: served.open_jobs(table) == 0)


def speakers(served: Served, table: str) -> list[int]:
    return [each["seat"] for each in served.happenings(table, "worded")]


def movers(served: Served, table: str) -> list[int]:
    return [each["seat"] for each in served.happenings(table, "moved")]
