"""Asking for a lesson, looking how far it is, stopping it."""

from motherlode.core.errors import NO_SUCH_SEAT, Fault
from motherlode.core.match import Match
from motherlode.server.clock import now
from motherlode.server.faults import LESSON_TOO_EARLY, LESSONS_FULL, NOT_YOUR_LESSON
from motherlode.server.hub import LESSONS
from motherlode.server.lessons.schemas import Lesson
from motherlode.server.lessons.steps import balance, revision_of, shown, steps_of
from motherlode.server.lessons.teacher import Teacher
from motherlode.server.people.service import Person
from motherlode.server.store import lessons
from motherlode.server.store.lessons import DONE, OPEN, STOPPED, Key
from motherlode.server.table.house import House

# Of one person, under way or waiting.
MOST_OPEN = 4


class LessonService:
    def __init__(self, house: House, teacher: Teacher) -> None:
        self._house = house
        self._teacher = teacher

    async def ask(self, host: Person, table: str, seat: int) -> Lesson:
        """Begins it, goes on with it, or shows what somebody else has asked for: it is the same for all."""
        key, match = await self._finished(table, seat)
        if not await self._house.database.write(lessons.ask_for_lesson, key, host.id, now(), MOST_OPEN):
            raise Fault(LESSONS_FULL, {"limit": MOST_OPEN})
        self._house.hub.wake(LESSONS)
        return await self._shown(key, match, host)

    async def look(self, person: Person | None, table: str, seat: int) -> Lesson:
        key, match = await self._finished(table, seat)
        return await self._shown(key, match, person)

    async def stop(self, host: Person, table: str, seat: int) -> Lesson:
        """What there is of it stays: whoever asks again goes on from there."""
        key, match = await self._finished(table, seat)
        found = await self._house.database.read(lessons.find_lesson, key)
        if found is not None and found.state == OPEN:
            if found.person != host.id:
                raise Fault(NOT_YOUR_LESSON, {})
            await self._house.database.write(lessons.close_lesson, key, STOPPED)
            self._teacher.drop(key)
        return await self._shown(key, match, host)

    async def _finished(self, table: str, seat: int) -> tuple[Key, Match]:
        """The match of a game that is over, which nothing changes any more."""
        async with self._house.at(table) as live:
            match = live.match
            if match is None or match.result() is None:
                raise Fault(LESSON_TOO_EARLY, {})
            if seat >= live.setup.seats:
                raise Fault(NO_SUCH_SEAT, {"seat": seat + 1, "seats": live.setup.seats})
            return Key(table, seat, revision_of(live.setup.game)), match

    async def _shown(self, key: Key, match: Match, person: Person | None) -> Lesson:
        found = await self._house.database.read(lessons.find_lesson, key)
        if found is None:
            return Lesson(seat=key.seat, state="none", mine=False, done=0, of=0, steps=[], balance=None)
        steps = steps_of(found.steps) if found.state == DONE else []
        return Lesson(
            seat=key.seat,
            state=found.state,
            mine=person is not None and person.id == found.person,
            done=found.done,
            of=found.decisions,
            steps=[shown(match, step) for step in steps],
            balance=balance(match, key.seat, steps) if found.state == DONE else None,
        )
