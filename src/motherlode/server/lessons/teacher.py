"""Gives the lessons that people have asked for, decision by decision, in a process that lets the bots go first."""

import asyncio
import logging

import msgspec

from motherlode.bots.lesson import Decision, Review, decisions, log_before
from motherlode.bots.of_games import lesson_bot
from motherlode.bots.worker import Task
from motherlode.core.match import Match
from motherlode.server.clock import now
from motherlode.server.hub import LESSONS, Subscription
from motherlode.server.lessons.steps import encode, revision_of, step_of, steps_of
from motherlode.server.store import lessons
from motherlode.server.store.lessons import FAILED, OPEN, Key
from motherlode.server.table.house import House
from motherlode.server.thinking import NoAnswer, Thinkers

POLL_SECONDS = 5.0

# Seconds for one decision: far more than it takes, but on a busy machine everything else goes first.
DEADLINE = 600.0
ATTEMPTS = 2

logger = logging.getLogger("motherlode.lessons")


class Subject(msgspec.Struct, frozen=True):
    """What a lesson is about."""

    match: Match
    decisions: list[Decision]


class Teacher:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._subscription = Subscription(LESSONS)
        self._subjects: dict[Key, Subject] = {}
        self._under_way: tuple[Key, asyncio.Task[Review | None]] | None = None

    async def run(self) -> None:
        """Works until there is nothing to do, then waits: the hub wakes it, and a slow poll is the safety net."""
        self._house.hub.subscribe(self._subscription, [LESSONS])
        try:
            while not self._subscription.over:
                self._subscription.event.clear()
                busy = False
                try:
                    busy = await self._go_on()
                except Exception:
                    logger.exception("giving a lesson")
                if not busy:
                    await self._rest()
        finally:
            self._house.hub.unsubscribe(self._subscription, [LESSONS])

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(POLL_SECONDS):
                await self._subscription.event.wait()
        except TimeoutError:
            return

    def drop(self, key: Key) -> None:
        """The lesson was stopped: its thought under way is no longer wanted."""
        if self._under_way is not None and self._under_way[0] == key:
            self._under_way[1].cancel()

    async def _go_on(self) -> bool:
        """One decision of the lesson whose turn it is; False if there is no lesson to give."""
        key = await self._house.database.read(lessons.next_lesson)
        if key is None:
            self._subjects.clear()
            return False
        try:
            await self._one_step(key)
        except Exception:
            # A lesson that cannot be given must not hold up the others.
            logger.exception("lesson of table %s seat %d", key.table, key.seat)
            await self._house.database.write(lessons.close_lesson, key, FAILED)
        return True

    async def _one_step(self, key: Key) -> None:
        subject = await self._subject(key)
        found = await self._house.database.read(lessons.find_lesson, key)
        if found is None or found.state != OPEN:
            return
        steps = steps_of(found.steps)
        if len(steps) < len(subject.decisions):
            decision = subject.decisions[len(steps)]
            thought = asyncio.create_task(self._thought(key, subject.match, decision))
            self._under_way = (key, thought)
            try:
                await asyncio.wait({thought})
            finally:
                self._under_way = None
                thought.cancel()
            if thought.cancelled() or self._subscription.over:
                return
            review = thought.result()
            if review is None:
                await self._house.database.write(lessons.close_lesson, key, FAILED)
                return
            steps.append(step_of(subject.match, decision, review))
        await self._keep(key, encode(steps), len(steps), len(subject.decisions))

    async def _keep(self, key: Key, steps: bytes, done: int, of: int) -> None:
        await self._house.database.write(lessons.keep_steps, key, steps, done, of, now())
        if done == of:
            self._subjects.pop(key, None)

    async def _subject(self, key: Key) -> Subject:
        """Made once: going through a long game takes a moment, during which nobody else is served."""
        if key not in self._subjects:
            async with self._house.at(key.table) as live:
                match = live.match
            if match is None or match.result() is None or key.revision != revision_of(match.header.game):
                raise ValueError("this lesson cannot be given by us")
            self._subjects[key] = Subject(match, decisions(match, key.seat))
            found = await self._house.database.read(lessons.find_lesson, key)
            if found is not None and found.done < len(self._subjects[key].decisions):
                await self._keep(key, found.steps, found.done, len(self._subjects[key].decisions))
        return self._subjects[key]

    async def _thought(self, key: Key, match: Match, decision: Decision) -> Review | None:
        """Nothing if the expert has no answer, even when asked again."""
        task = Task(
            log=log_before(match, decision),
            seat=key.seat,
            bot=lesson_bot(match.header.game),
            want="review",
            played=decision.moves,
        )
        for _ in range(ATTEMPTS):
            try:
                answer = await self._thinkers.think(task, DEADLINE)
            except NoAnswer as silence:
                logger.warning("a lesson has no answer: %s", silence)
                continue
            if answer.review is not None:
                return answer.review
            logger.warning("a lesson has no answer: fault %s", answer.fault)
        return None
