"""The lesson of a seat."""

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency

from motherlode.server.lessons.schemas import Lesson
from motherlode.server.lessons.service import LessonService
from motherlode.server.people.dependencies import Asker, Introduced
from motherlode.server.table.parameters import OfSeat, OfTable

TheLessons = NamedDependency[LessonService]


class LessonRoutes(Controller):
    path = "/api/tables/{table:str}/lessons/{seat:int}"
    tags = ("lesson",)

    @get(summary="A lesson", operation_id="lesson")
    async def look(self, table: OfTable, seat: OfSeat, asker: Asker, lessons: TheLessons) -> Lesson:
        """How far it has come, and what it says once it is done."""
        return await lessons.look(asker, table, seat)

    @post(summary="Ask for a lesson", operation_id="askForLesson", status_code=200, opt={"limit": "thought"})
    async def ask(self, table: OfTable, seat: OfSeat, person: Introduced, lessons: TheLessons) -> Lesson:
        """After the game: each decision of a seat, beside what an expert would have done who knew no more."""
        return await lessons.ask(person, table, seat)

    @delete(summary="Stop a lesson", operation_id="stopLesson", status_code=200)
    async def stop(self, table: OfTable, seat: OfSeat, person: Introduced, lessons: TheLessons) -> Lesson:
        """Only the person who asked for it can. What there is of it is kept."""
        return await lessons.stop(person, table, seat)
