"""One table: its page, its stream, moves, undo, talk, hints, history."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from motherlode.server.guard import address_of
from motherlode.server.people.dependencies import Asker, Introduced
from motherlode.server.stream import EventStream, parse_cursor
from motherlode.server.table.commands import Consent, Pledge, Speech, Submission, Thoughts, Turn
from motherlode.server.table.parameters import OfTable
from motherlode.server.table.schemas import Foresight, Hint, Page, Past, TableEvent, Why
from motherlode.server.table.service import TableService
from motherlode.server.table.streams import Streams
from motherlode.server.table.talk_service import TalkService
from motherlode.server.wire import Problem

TheTables = NamedDependency[TableService]
TheStreams = NamedDependency[Streams]
TheTalk = NamedDependency[TalkService]
Eyes = Annotated[
    int | None,
    QueryParameter(
        name="eyes", ge=0, le=5, description="Through which seat's eyes; while the game runs, only your own."
    ),
]
After = Annotated[
    int, QueryParameter(name="after", ge=-1, le=10**9, description="Only what happened after this number is told.")
]
At = Annotated[int, PathParameter(ge=0, le=10**9, description="After how many submissions.")]
ForSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=5, description="Who would make it.")]
AnyMove = Annotated[str, QueryParameter(name="move", max_length=80, description="As the log writes it.")]
LastId = Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=4000, description="Where a stream broke off.")]
AnyRequest = Request[Any, Any, Any]
TALK = {"limit": "talk"}
SILENT = {503: ResponseSpec(Problem, description="The bot has no answer.", generate_examples=False)}
STREAM = {200: ResponseSpec(TableEvent, media_type="text/event-stream", generate_examples=False)}


class TableRoutes(Controller):
    path = "/api/tables/{table:str}"
    tags = ("table",)

    @get(summary="The page of a table", operation_id="page")
    async def page(self, table: OfTable, asker: Asker, tables: TheTables, eyes: Eyes = None, after: After = -1) -> Page:
        """Everything that one pair of eyes may see."""
        return await tables.page(asker, table, eyes, after)

    @get("/events", summary="The stream of a table", operation_id="tableEvents", responses=STREAM)
    async def events(
        self,
        table: OfTable,
        asker: Asker,
        streams: TheStreams,
        request: AnyRequest,
        eyes: Eyes = None,
        after: After = -1,
        last: LastId = "",
    ) -> EventStream:
        """Server-Sent Events `table`, numbered; readers who come back with Last-Event-ID miss nothing."""
        number = int(last) if last.isdecimal() and len(last) < 10 else after
        return await streams.of_table(asker, address_of(request), table, number, eyes)

    @post("/moves", summary="Move", operation_id="move", status_code=200)
    async def move(self, table: OfTable, data: JSONBody[Submission], person: Introduced, tables: TheTables) -> Page:
        """On disk before it is answered. A repeated command gets the same answer and is played only once."""
        return await tables.move(person, table, data)

    @get("/why", summary="Why not?", operation_id="why")
    async def why(self, table: OfTable, seat: ForSeat, move: AnyMove, person: Introduced, tables: TheTables) -> Why:
        """Why a move is forbidden, if it is, without making it."""
        return await tables.why(person, table, seat, move)

    @post(
        "/foresight",
        summary="What would this do?",
        operation_id="foresight",
        status_code=200,
        opt={"limit": "foresight"},
    )
    async def foresight(
        self, table: OfTable, data: JSONBody[Thoughts], person: Introduced, tables: TheTables
    ) -> Foresight:
        """The consequences of moves before they are made, from what the seat knows. Nothing is played."""
        return await tables.foresight(person, table, data)

    @post("/undo", summary="Take back", operation_id="undo", status_code=200)
    async def undo(self, table: OfTable, data: JSONBody[Turn], person: Introduced, tables: TheTables) -> Page:
        """At once if nobody has learnt anything since; otherwise the others are asked."""
        return await tables.undo(person, table, data)

    @post("/undo/answer", summary="Agree to an undo", operation_id="answerUndo", status_code=200)
    async def answer_undo(self, table: OfTable, data: JSONBody[Consent], person: Introduced, tables: TheTables) -> Page:
        """When everybody has agreed, the decision is taken back; a single no settles the question."""
        return await tables.answer_undo(person, table, data)

    @post("/talk", summary="Say something", operation_id="say", status_code=200, opt=TALK)
    async def say(self, table: OfTable, data: JSONBody[Speech], person: Introduced, talk: TheTalk) -> Page:
        """To everybody, or only to your circle. A repeated command is said only once."""
        return await talk.say(person, table, data)

    @post("/words", summary="Give a word", operation_id="giveWord", status_code=200, opt=TALK)
    async def pledge(self, table: OfTable, data: JSONBody[Pledge], person: Introduced, talk: TheTalk) -> Page:
        """At a meeting: announce what you will do, or ask it of somebody. A repeated command is said only once."""
        return await talk.pledge(person, table, data)

    @post(
        "/hint",
        summary="What would the bot do?",
        operation_id="hint",
        status_code=200,
        opt={"limit": "thought"},
        responses=SILENT,
    )
    async def hint(self, table: OfTable, data: JSONBody[Turn], person: Introduced, tables: TheTables) -> Hint:
        """It knows no more than the seat does."""
        return await tables.hint(person, table, data)

    @get("/positions/{at:int}", summary="A position of the past", operation_id="past", opt={"limit": "past"})
    async def past(self, table: OfTable, at: At, asker: Asker, tables: TheTables, eyes: Eyes = None) -> Past:
        """As one pair of eyes saw it. When the game is over, any pair will do."""
        return await tables.past(asker, table, at, eyes)

    @get("/log", summary="The log", operation_id="log", media_type="text/plain")
    async def log(self, table: OfTable, tables: TheTables) -> Response[str]:
        """The whole game as text, with the seed. Only after the game: until then it is as secret as the position."""
        headers = {"Content-Disposition": f'attachment; filename="motherlode-{table}.log"'}
        return Response(await tables.log(table), media_type="text/plain", headers=headers)


class BrowserStreamRoutes(Controller):
    path = "/api/events"
    tags = ("table",)

    @get(summary="The stream of a browser", operation_id="events", responses=STREAM)
    async def events(
        self,
        asker: Asker,
        streams: TheStreams,
        request: AnyRequest,
        at: Annotated[
            str, QueryParameter(name="at", max_length=4000, description="table.number, separated by commas")
        ] = "",
        last: LastId = "",
    ) -> EventStream:
        """All tables of a browser in one; an event's id is the cursor of all. `lobby` says that lists have changed."""
        return streams.of_browser(asker, address_of(request), parse_cursor(last or at))
