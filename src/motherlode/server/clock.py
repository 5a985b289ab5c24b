"""When a sand-glass has run out, whoever still owes a move plays his default moves."""

import asyncio
import logging

from motherlode.server.store import units
from motherlode.server.table.glasses import LAST_CALL
from motherlode.server.table.house import JOBS, House, bots_owing, now
from motherlode.server.table.live import Live
from motherlode.server.table.service import TableService

# Milliseconds until a table is tried again at which something went wrong.
RETRY = 15_000

logger = logging.getLogger("motherlode.clock")


class Clock:
    """Sleeps until the next glass is due. Deadlines follow from the times of events, so it keeps nothing of its own."""

    def __init__(self, house: House, tables: TableService) -> None:
        self._house = house
        self._tables = tables
        self._glasses = house.glasses

    async def run(self) -> None:
        for table in await self._house.database.read(units.timed_tables):
            await self._look(table)
        while True:
            self._glasses.changed.clear()
            for table in self._glasses.take(now()):
                await self._look(table)
            await self._sleep()

    async def _sleep(self) -> None:
        """Until the next glass is due, or another one is turned."""
        due = self._glasses.next()
        try:
            async with asyncio.timeout(None if due is None else max(0, due - now()) / 1000):
                await self._glasses.changed.wait()
        except TimeoutError:
            pass

    async def _look(self, table: str) -> None:
        """Alone at the table, so that nobody moves meanwhile; if it was not in memory, loading it gives time."""
        try:
            async with self._house.at(table) as live:
                left = live.moment.left(now())
                if left == 0:
                    await self._run_out(live)
                elif left is not None and left <= LAST_CALL:
                    await self._call(live)
                self._glasses.watch(table, live.moment.due, now())
        except Exception:
            logger.exception("the glass of table %s", table)
            self._glasses.set(table, now() + RETRY)

    async def _run_out(self, live: Live) -> None:
        """Every list is an event of its own: after a crash in between, the glass runs out again for the rest."""
        moment = live.moment.number
        for seat in range(live.setup.seats):
            while live.moment.number == moment and live.actors() >> seat & 1:
                await self._tables.time_up(live, seat)

    async def _call(self, live: Live) -> None:
        """Bots that wait for people look at the table again."""
        await self._house.database.write(units.owe, live.setup.id, live.number, bots_owing(live))
        self._house.hub.wake(JOBS)
