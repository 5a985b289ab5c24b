"""When a sand timer has run out, every seat that still owes a move plays its default moves."""

import asyncio
import logging

from motherlode.server.clock import now
from motherlode.server.hub import JOBS
from motherlode.server.store import units
from motherlode.server.table.deadlines import last_call
from motherlode.server.table.house import House
from motherlode.server.table.live import Live
from motherlode.server.table.service import TableService

# Milliseconds until something that went wrong is tried again.
RETRY = 15_000

logger = logging.getLogger("motherlode.timekeeper")


class Timekeeper:
    """Sleeps until the next sand timer runs out. When, follows from the times of events, so nothing is kept here."""

    def __init__(self, house: House, tables: TableService) -> None:
        self._house = house
        self._tables = tables
        self._deadlines = house.deadlines

    async def run(self) -> None:
        found = False
        while True:
            self._deadlines.changed.clear()
            found = found or await self._find()
            for table in self._deadlines.take(now()):
                await self._look(table)
            await self._sleep(self._deadlines.next() if found else now() + RETRY)

    async def _find(self) -> bool:
        """Looks at every table whose sand timer was running when the server started; False if they cannot be read."""
        try:
            tables = await self._house.database.read(units.timed_tables)
        except Exception:
            logger.exception("looking for running sand timers")
            return False
        for table in tables:
            await self._look(table)
        return True

    async def _sleep(self, until: int | None) -> None:
        """Until then, or until the next deadline changes."""
        try:
            async with asyncio.timeout(None if until is None else max(0, until - now()) / 1000):
                await self._deadlines.changed.wait()
        except TimeoutError:
            pass

    async def _look(self, table: str) -> None:
        """Holds the table's lock, so that nobody moves meanwhile; loads the table if it is not in memory."""
        try:
            async with self._house.at(table) as live:
                left = live.choice.left(now())
                if left == 0:
                    await self._run_out(live)
                elif left is not None and left <= last_call(live):
                    await self._call(live)
                self._deadlines.watch(table, live.choice.due, last_call(live), now())
        except Exception:
            logger.exception("the sand timer of table %s", table)
            self._deadlines.set(table, now() + RETRY)

    async def _run_out(self, live: Live) -> None:
        """Every list is an event of its own: after a crash in between, time is up again for the seats that are left."""
        choice = live.choice.number
        for seat in range(live.setup.seats):
            while live.choice.number == choice and live.actors() >> seat & 1:
                await self._tables.time_up(live, seat)

    async def _call(self, live: Live) -> None:
        """Bots that were waiting for people look at the table again."""
        await self._house.database.write(units.owe, live.setup.id, live.number, live.bots_owing())
        self._house.hub.wake(JOBS)
