"""Bots rest before they speak; here a test decides for how long, so that no second passes and nobody is late."""

import asyncio

import pytest
from tests.server.hands import Hands
from tests.server.kit import Served
from tests.server.waiting import asyncio_with, later

from motherlode.server import jobs


class Rests:
    """Takes the place of sleep. When all bots rest, the one to wake first does, and the clock is set to that time."""

    def __init__(self, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
        self._hands = hands
        self._resting: list[tuple[int, asyncio.Event]] = []
        monkeypatch.setattr(jobs, "asyncio", asyncio_with(self.sleep))

    async def sleep(self, seconds: float) -> None:
        rest = (self._hands.now + round(seconds * 1000), asyncio.Event())
        self._resting.append(rest)
        await rest[1].wait()

    def all_end(self, served: Served, table: str) -> None:
        """One after the other, until no bot has anything to do at the table."""
        while later(lambda: self._all_rest(served, table)) and self._resting:
            served.inside(self._wake_first)

    def _all_rest(self, served: Served, table: str) -> bool:
        return served.open_jobs(table) == len(self._resting)

    def _wake_first(self) -> None:
        first = min(self._resting, key=lambda rest: rest[0])
        self._resting.remove(first)
        self._hands.now = max(self._hands.now, first[0])
        first[1].set()
