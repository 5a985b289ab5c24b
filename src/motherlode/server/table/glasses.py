"""All sand-glasses of the house: which table is to be looked at next, and when."""

import asyncio
from heapq import heappop, heappush


class Glasses:
    """A heap of times. An entry that no longer counts is skipped when its time comes."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self._heap: list[tuple[int, str]] = []
        self._when: dict[str, int] = {}

    def watch(self, table: str, due: int | None, call: int, now: int) -> None:
        """A glass is due then, or none runs: the table is looked at so long before, for the last call, and when time
        is up. One that is to be looked at now stays so, whatever happens there before somebody does.
        """
        if due is None:
            self._when.pop(table, None)
        elif self._when.get(table, now + 1) > now:
            self.set(table, due - call if now < due - call else due)

    def set(self, table: str, when: int) -> None:
        if self._when.get(table) != when:
            self._when[table] = when
            heappush(self._heap, (when, table))
            self.changed.set()

    def next(self) -> int | None:
        """When the next table is to be looked at."""
        while self._heap and self._when.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: int) -> list[str]:
        """The tables to be looked at now."""
        out: list[str] = []
        while (when := self.next()) is not None and when <= now:
            table = heappop(self._heap)[1]
            del self._when[table]
            out.append(table)
        return out
