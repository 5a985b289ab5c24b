"""Which sand timer has to be looked at next, and when."""

import asyncio
from heapq import heappop, heappush

from motherlode.server.table.chair import BOT
from motherlode.server.table.live import Live

# Bots stop waiting for people this many milliseconds before time is up: for all of them together, and for
# each of them, because they may have to think one after another in a single process.
LAST_CALL = 4000
LAST_CALL_PER_BOT = 1500


def last_call(live: Live) -> int:
    """How many milliseconds before the end; people have at least the first half of the time to themselves."""
    bots = sum(chair.kind == BOT for chair in live.chairs)
    return min(LAST_CALL + LAST_CALL_PER_BOT * bots, live.choice.length // 2)


class Deadlines:
    """A heap of times. An entry that no longer counts is skipped when its time comes."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self._heap: list[tuple[int, str]] = []
        self._when: dict[str, int] = {}

    def watch(self, table: str, due: int | None, call: int, now: int) -> None:
        """Time is up at `due`, and the last call comes `call` before it: the table is looked at both times, or not at
        all if no sand timer runs. If it was already time to look, that stays so, whatever happens there meanwhile.
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
        """When a table has to be looked at next."""
        while self._heap and self._when.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: int) -> list[str]:
        """The tables that have to be looked at now."""
        out: list[str] = []
        while (when := self.next()) is not None and when <= now:
            table = heappop(self._heap)[1]
            del self._when[table]
            out.append(table)
        return out
