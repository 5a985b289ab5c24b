"""The lesson of a seat."""

from litestar import Controller, delete, get, post

from motherlode.server.given import Asker, Host, TheLessons
from motherlode.server.lessons.schemas import Lesson
from motherlode.server.lobby.routes import OfSeat, OfTable


class Lessons(Controller):
    path = "/api/tables/{table:str}/lessons/{seat:int}"
    tags = ("lesson",)

    @get(summary="A lesson", operation_id="lesson")
    async def look(self, table: OfTable, seat: OfSeat, person: Asker, lessons: TheLessons) -> Lesson:
        """How far it is, and what it says once it is done."""
        return await lessons.look(person, table, seat)

    @post(summary="Ask for a lesson", operation_id="askForLesson", status_code=200, opt={"limit": "thought"})
    async def ask(self, table: OfTable, seat: OfSeat, host: Host, lessons: TheLessons) -> Lesson:
        """When the game is over: each decision of a seat beside what the expert would have done, who knew no more."""
        return await lessons.ask(host, table, seat)

    @delete(summary="Stop a lesson", operation_id="stopLesson", status_code=200)
    async def stop(self, table: OfTable, seat: OfSeat, host: Host, lessons: TheLessons) -> Lesson:
        """Only whoever asked for it can. What there is of it stays."""
        return await lessons.stop(host, table, seat)
