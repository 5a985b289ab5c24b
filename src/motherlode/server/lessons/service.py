"""Asking for a lesson, seeing how far it has come, stopping it."""

from motherlode.core.errors import Fault
from motherlode.core.match import Match
from motherlode.server.clock import now
from motherlode.server.faults import LESSONS_FULL
from motherlode.server.hub import LESSONS
from motherlode.server.lessons.schemas import Lesson
from motherlode.server.lessons.steps import balance, revision_of, shown, steps_of
from motherlode.server.lessons.teacher import Teacher
from motherlode.server.people.service import Person
from motherlode.server.store import lessons
from motherlode.server.store.lessons import DONE, OPEN, STOPPED, Key
from motherlode.server.table import rights
from motherlode.server.table.house import House

# Lessons of one person that are under way or waiting.
MOST_OPEN = 4


class LessonService:
    def __init__(self, house: House, teacher: Teacher) -> None:
        self._house = house
        self._teacher = teacher

    async def ask(self, person: Person, table: str, seat: int) -> Lesson:
        """Begins or continues it, or shows the one somebody else has asked for: it is the same for everybody."""
        key, match = await self._finished(table, seat)
        if not await self._house.database.write(lessons.ask_for_lesson, key, person.id, now(), MOST_OPEN):
            raise Fault(LESSONS_FULL, {"limit": MOST_OPEN})
        self._house.hub.wake(LESSONS)
        return await self._shown(key, match, person)

    async def look(self, asker: Person | None, table: str, seat: int) -> Lesson:
        key, match = await self._finished(table, seat)
        return await self._shown(key, match, asker)

    async def stop(self, person: Person, table: str, seat: int) -> Lesson:
        """What there is of it is kept: if somebody asks again, it continues from there."""
        key, match = await self._finished(table, seat)
        found = await self._house.database.read(lessons.find_lesson, key)
        if found is not None and found.state == OPEN:
            rights.check_may_stop_lesson(person, found.person)
            await self._house.database.write(lessons.close_lesson, key, STOPPED)
            self._teacher.drop(key)
        return await self._shown(key, match, person)

    async def _finished(self, table: str, seat: int) -> tuple[Key, Match]:
        """The match of a finished game, which will not change any more."""
        async with self._house.at(table) as live:
            match = rights.finished(live, seat)
            return Key(table, seat, revision_of(live.setup.game)), match

    async def _shown(self, key: Key, match: Match, asker: Person | None) -> Lesson:
        found = await self._house.database.read(lessons.find_lesson, key)
        if found is None:
            return Lesson(seat=key.seat, state="none", mine=False, done=0, of=0, steps=[], balance=None)
        steps = steps_of(found.steps) if found.state == DONE else []
        return Lesson(
            seat=key.seat,
            state=found.state,
            mine=asker is not None and asker.id == found.person,
            done=found.done,
            of=found.decisions,
            steps=[shown(match, step) for step in steps],
            balance=balance(match, key.seat, steps) if found.state == DONE else None,
        )
