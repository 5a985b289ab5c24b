"""When a sand-glass has run out, whoever still owes a move plays his default moves."""

import asyncio
import logging

from motherlode.server.store import units
from motherlode.server.table.house import JOBS, House, bots_owing, last_call, now
from motherlode.server.table.live import Live
from motherlode.server.table.service import TableService

# Milliseconds until that is tried again which went wrong.
RETRY = 15_000

logger = logging.getLogger("motherlode.clock")


class Clock:
    """Sleeps until the next glass is due. Deadlines follow from the times of events, so it keeps nothing of its own."""

    def __init__(self, house: House, tables: TableService) -> None:
        self._house = house
        self._tables = tables
        self._glasses = house.glasses

    async def run(self) -> None:
        found = False
        while True:
            self._glasses.changed.clear()
            found = found or await self._find()
            for table in self._glasses.take(now()):
                await self._look(table)
            await self._sleep(self._glasses.next() if found else now() + RETRY)

    async def _find(self) -> bool:
        """Looks at all tables whose glass was running when the server started; whether they could be read."""
        try:
            tables = await self._house.database.read(units.timed_tables)
        except Exception:
            logger.exception("looking for running glasses")
            return False
        for table in tables:
            await self._look(table)
        return True

    async def _sleep(self, until: int | None) -> None:
        """Until then, or until another glass is turned."""
        try:
            async with asyncio.timeout(None if until is None else max(0, until - now()) / 1000):
                await self._glasses.changed.wait()
        except TimeoutError:
            pass

    async def _look(self, table: str) -> None:
        """Alone at the table, so that nobody moves meanwhile; it need not have been in memory."""
        try:
            async with self._house.at(table) as live:
                left = live.moment.left(now())
                if left == 0:
                    await self._run_out(live)
                elif left is not None and left <= last_call(live):
                    await self._call(live)
                self._glasses.watch(table, live.moment.due, last_call(live), now())
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
