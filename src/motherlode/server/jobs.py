"""Bots at tables: whoever owes a move has a job in the database; a runner claims it, lets a process think, plays."""

import asyncio
import logging

from motherlode.bots.levels import WORDS
from motherlode.bots.worker import Task
from motherlode.core.errors import UNKNOWN_MOVE, Fault, Refusal
from motherlode.core.log import render
from motherlode.server.hub import Line
from motherlode.server.store import units
from motherlode.server.table.house import JOBS, House, now
from motherlode.server.table.live import BOT
from motherlode.server.table.service import TableService
from motherlode.server.thinking import NoAnswer, Thinkers

# Longer than any level thinks, even interpreted; whoever holds a lease longer is dead.
LEASE = 120_000
DEADLINE = 60.0
POLL_SECONDS = 5.0

logger = logging.getLogger("motherlode.jobs")


class Runner:
    """Claims as many jobs as there are thinkers; a wake-up through the hub, a slow poll as the safety net."""

    def __init__(self, house: House, tables: TableService, thinkers: Thinkers, room: int, pace: float) -> None:
        self._house = house
        self._tables = tables
        self._thinkers = thinkers
        self._room = asyncio.Semaphore(room)
        self._pace = pace
        self._line = Line("jobs")
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        await self._house.database.write(units.free_leases)
        self._house.hub.open(self._line, [JOBS])
        try:
            while not self._line.over:
                self._line.event.clear()
                await self._claim_all()
                try:
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._line.event.wait()
                except TimeoutError:
                    continue
        finally:
            self._house.hub.leave(self._line, [JOBS])
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _claim_all(self) -> None:
        while not self._line.over:
            await self._room.acquire()
            job = await self._house.database.write(units.claim_job, now(), now() + LEASE)
            if job is None:
                self._room.release()
                return
            task = asyncio.create_task(self._do(*job))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _do(self, job: int, table: str, seat: int, attempts: int) -> None:
        """Thinks until the answer fits the position; a bot that cannot answer plays the default move."""
        lost = attempts > 2
        try:
            while not self._line.over:
                task, turn, default = await self._task(job, table, seat)
                if task is None:
                    return
                code = default if lost else await self._thought(task, default)
                try:
                    await self._tables.bot_move(table, seat, turn, code)
                except Fault as fault:
                    # Somebody took something back meanwhile, or the person came back: look again.
                    logger.info("table %s seat %d: %s", table, seat, fault)
                    lost = lost or isinstance(fault, Refusal) or fault.code == UNKNOWN_MOVE
                    continue
                return
        except Exception:
            # The lease runs out and somebody tries again.
            logger.exception("job of table %s", table)
        finally:
            self._room.release()

    async def _task(self, job: int, table: str, seat: int) -> tuple[Task | None, int, int]:
        """What to think about, for which turn, and the default move; if no bot owes a move, the job is done."""
        async with self._house.at(table) as live:
            chair, match = live.chairs[seat], live.match
            if match is None or chair.kind != BOT or chair.level is None or not live.actors() >> seat & 1:
                # While we have the table to ourselves: whoever makes the bot owe a move again finds no open job.
                await self._house.database.write(units.finish_job, job)
                return None, 0, 0
            log = render(match.log(with_seed=False))
            words = WORDS[chair.level]
            default = match.game.default_move(match.state, seat)
            return Task(log=log, seat=seat, bot=words, want="move"), match.turn(seat), default

    async def _thought(self, task: Task, default: int) -> int:
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            answer = await self._thinkers.think(task, DEADLINE)
            code = default if answer.move is None else answer.move
        except NoAnswer as silence:
            logger.warning("a bot did not answer: %s", silence)
            code = default
        await asyncio.sleep(begun + self._pace - clock())
        return code
