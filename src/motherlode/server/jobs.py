"""Bots at tables: a bot that owes a move has a job in the database. A runner claims it, has a process think, and plays.

At a meeting a bot speaks first, and makes its choice after the people have made theirs (bots_at_meetings.py).
"""

import asyncio
import logging

import msgspec

from motherlode.bots.levels import spec_of
from motherlode.bots.worker import Task
from motherlode.core.errors import UNKNOWN_MOVE, Fault, IllegalMove
from motherlode.core.log import render
from motherlode.server.bots_at_meetings import breath, counts_at, heard_at, pledges_left, time_is_scarce, waits
from motherlode.server.clock import now
from motherlode.server.hub import JOBS, Subscription
from motherlode.server.store import units
from motherlode.server.table.chair import BOT
from motherlode.server.table.house import House
from motherlode.server.table.service import TableService
from motherlode.server.table.talk_service import TalkService
from motherlode.server.thinking import NoAnswer, Thinkers

# Milliseconds. No level thinks as long, even on plain Python: a lease that has run out belongs to nobody.
LEASE = 120_000
# Seconds.
DEADLINE = 60.0
POLL_SECONDS = 5.0
# In place of an event's number.
NEVER = -1

logger = logging.getLogger("motherlode.jobs")


class Errand(msgspec.Struct, frozen=True):
    """What to think about, for which turn, and the default move. If `rest` is not 0, first wait that many seconds and
    look again.

    `pace` is how many seconds a thought takes at least, so that people can follow.
    """

    task: Task
    turn: int
    default: int
    number: int
    choice: int
    pace: float
    rest: float = 0.0


class Runner:
    """Claims as many jobs as there are thinkers. The hub wakes it; a slow poll is the safety net."""

    def __init__(
        self,
        house: House,
        tables: TableService,
        talk: TalkService,
        thinkers: Thinkers,
        room: int,
        pace: float,
    ) -> None:
        self._house = house
        self._tables = tables
        self._talk = talk
        self._thinkers = thinkers
        self._room = asyncio.Semaphore(room)
        self._pace = pace
        self._subscription = Subscription(JOBS)
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self._house.hub.subscribe(self._subscription, [JOBS])
        freed = False
        try:
            while not self._subscription.over:
                self._subscription.event.clear()
                try:
                    if not freed:
                        await self._house.database.write(units.free_leases)
                        freed = True
                    await self._claim_all()
                except Exception:
                    # The next poll tries again.
                    logger.exception("claiming jobs")
                try:
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._subscription.event.wait()
                except TimeoutError:
                    continue
        finally:
            self._house.hub.unsubscribe(self._subscription, [JOBS])
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _claim_all(self) -> None:
        while not self._subscription.over:
            await self._room.acquire()
            job = None
            try:
                job = await self._house.database.write(units.claim_job, now(), now() + LEASE)
            finally:
                if job is None:
                    self._room.release()
            if job is None:
                return
            task = asyncio.create_task(self._do(*job))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _do(self, job: int, table: str, seat: int, attempts: int) -> None:
        """Thinks until the answer fits the position; a bot that cannot answer plays the default move."""
        lost = attempts > 2
        spoken = NEVER
        try:
            while not self._subscription.over:
                errand = await self._errand(job, table, seat, lost, spoken)
                if errand is None:
                    return
                if errand.rest:
                    await self._rest(errand.rest)
                    await self._house.database.write(units.renew_lease, job, now() + LEASE)
                    continue
                try:
                    if errand.task.want == "pledges":
                        spoken = errand.number
                        await self._speak(table, errand)
                        continue
                    codes = [errand.default] if lost else await self._thought(errand)
                    await self._tables.bot_moves(table, seat, errand.turn, codes)
                except Fault as fault:
                    # Meanwhile somebody took back a move, or the person came back: look again.
                    logger.info("table %s seat %d: %s", table, seat, fault)
                    lost = lost or isinstance(fault, IllegalMove) or fault.code == UNKNOWN_MOVE
                    continue
                return
        except Exception:
            # The job is claimed again when its lease has run out.
            logger.exception("job of table %s", table)
        finally:
            self._room.release()

    async def _errand(self, job: int, table: str, seat: int, lost: bool, spoken: int) -> Errand | None:
        """What is to be done now; if there is nothing, the job is done. `spoken` is the event after which the bot was
        last asked to speak.
        """
        async with self._house.at(table) as live:
            chair, match = live.chairs[seat], live.match
            owes = match is not None and chair.kind == BOT and live.actors() >> seat & 1
            if match is None or chair.level is None or not owes:
                await self._finish(job)
                return None
            log = render(match.log(with_seed=False))
            default = match.game.default_move(match.state, seat)
            scarce = time_is_scarce(live)
            task = Task(
                log=log,
                seat=seat,
                bot=spec_of(chair.level, scarce),
                level=chair.level,
                heard=heard_at(live),
                reputations=counts_at(live),
            )
            pace = 0.0 if scarce else self._pace
            errand = Errand(task, match.turn(seat), default, live.number, live.choice.number, pace)
            if not live.pledges():
                return errand
            if not lost and spoken != live.number and pledges_left(live, seat) > 0:
                speaking = msgspec.structs.replace(task, want="pledges", most=pledges_left(live, seat))
                return msgspec.structs.replace(errand, task=speaking, rest=breath(live) if self._pace else 0.0)
            if waits(live):
                await self._finish(job)
                return None
            return errand

    async def _finish(self, job: int) -> None:
        """While we hold the table: whatever makes the bot owe a move again must not find an open job."""
        await self._house.database.write(units.finish_job, job)

    async def _rest(self, seconds: float) -> None:
        """Lets another bot think in the meantime."""
        self._room.release()
        try:
            await asyncio.sleep(seconds)
        finally:
            await self._room.acquire()

    async def _speak(self, table: str, errand: Errand) -> None:
        try:
            answer = await self._thinkers.think(errand.task, DEADLINE)
        except NoAnswer as silence:
            logger.warning("a bot did not speak: %s", silence)
            return
        pledges = (answer.pledges or [])[: errand.task.most]
        await self._talk.bot_pledges(table, errand.task.seat, errand.choice, pledges)

    async def _thought(self, errand: Errand) -> list[int]:
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            answer = await self._thinkers.think(errand.task, DEADLINE)
            codes = answer.moves or [errand.default]
        except NoAnswer as silence:
            logger.warning("a bot did not answer: %s", silence)
            codes = [errand.default]
        await asyncio.sleep(begun + errand.pace - clock())
        return codes
