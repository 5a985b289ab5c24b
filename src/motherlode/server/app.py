"""The application: its parts, its routes, and what is added to every answer."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Contact, License, SecurityScheme
from litestar.types import Message, Scope

from motherlode import __version__
from motherlode.core.errors import Fault
from motherlode.server.engine import Engine, EngineInfo
from motherlode.server.faults import NOT_INTRODUCED
from motherlode.server.guard import KnownHosts, Limits, bearer_of, same_origin
from motherlode.server.hub import Hub
from motherlode.server.jobs import Runner
from motherlode.server.lessons.routes import LessonRoutes
from motherlode.server.lessons.service import LessonService
from motherlode.server.lessons.teacher import Teacher
from motherlode.server.lobby.routes import LobbyRoutes
from motherlode.server.lobby.service import LobbyService
from motherlode.server.pages import SAFETY, built_client, page
from motherlode.server.people.dependencies import Asker
from motherlode.server.people.programs import Programs
from motherlode.server.people.routes import PeopleRoutes, ProgramRoutes
from motherlode.server.people.service import Guests, Person, secret_of
from motherlode.server.problems import LARGEST_BODY, CarefulRequest, Problems, on_crash, on_fault, on_http
from motherlode.server.settings import Settings
from motherlode.server.store.database import Database
from motherlode.server.table.house import House
from motherlode.server.table.routes import BrowserStreamRoutes, TableRoutes
from motherlode.server.table.service import TableService
from motherlode.server.table.streams import Streams
from motherlode.server.table.talk_service import TalkService
from motherlode.server.thinking import Thinkers
from motherlode.server.timekeeper import Timekeeper

AnyRequest = Request[Any, Any, Any]

logger = logging.getLogger("motherlode.app")

ABOUT = """Tables of board games over HTTP. Commands are requests, what happens flows out as Server-Sent Events.
Every request that changes something carries the header `X-Motherlode`. Every error is a `Problem`: a number and
its facts; the sentences are in the project's catalogues. Browsers are known by a cookie, programs by a token, and both
use the same requests."""

TOKEN = SecurityScheme(
    type="http",
    scheme="bearer",
    description="A program's token (`makeProgram`). With one, cookies are ignored. Without either, you may look on.",
)


def _silent(_: EngineInfo) -> None:
    """For tests and tools, which do not want to know."""


class Parts:
    """Everything that lives as long as the server. The caller opens the database, and so learns first if it cannot be.

    `tell` is called whenever something changes about the engine.
    """

    def __init__(self, settings: Settings, database: Database, tell: Callable[[EngineInfo], None] = _silent) -> None:
        self.settings = settings
        self.database = database
        self.hub = Hub()
        self.house = House(database, self.hub)
        self.thinkers = Thinkers(settings.thinkers)
        self.guests = Guests(database, secret_of(settings.data), settings.secure)
        self.programs = Programs(database, self.hub)
        self.engine = Engine(self.hub, settings.compiling, self._renew, tell)
        self.lobby = LobbyService(self.house, self.programs, self.engine)
        self.tables = TableService(self.house, self.thinkers)
        self.talk = TalkService(self.house)
        self.streams = Streams(self.house)
        self.timekeeper = Timekeeper(self.house, self.tables)
        self.runner = Runner(self.house, self.tables, self.talk, self.thinkers, settings.thinkers, settings.pace)
        self.experts = Thinkers(1, gently=True)
        self.teacher = Teacher(self.house, self.experts)
        self.lessons = LessonService(self.house, self.teacher)

    def _renew(self) -> None:
        self.thinkers.renew()
        self.experts.renew()

    @asynccontextmanager
    async def life(self, _: Litestar) -> AsyncIterator[None]:
        await self.thinkers.start()
        await self.experts.start()
        running = [
            asyncio.create_task(each.run()) for each in (self.runner, self.timekeeper, self.teacher, self.engine)
        ]
        try:
            yield
        finally:
            self.hub.close()
            for task in running:
                task.cancel()
            for end in await asyncio.gather(*running, return_exceptions=True):
                if isinstance(end, Exception):
                    logger.error("a task had ended early", exc_info=end)
            try:
                await asyncio.gather(self.thinkers.close(), self.experts.close())
            finally:
                self.database.close()


async def safe(message: Message, _: Scope) -> None:
    """Adds headers to every answer, errors and streams included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFETY.items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", "no-store")


def make_app(parts: Parts) -> Litestar:
    async def asker(request: AnyRequest) -> Person | None:
        """Beside a token cookies are ignored: a browser may send one along, but it says nothing about the program."""
        token = bearer_of(request)
        if token is not None:
            return await parts.programs.who(token)
        return await parts.guests.who(request.cookies.get(parts.guests.cookie_name))

    async def person(asker: Asker) -> Person:
        if asker is None:
            raise Fault(NOT_INTRODUCED, {})
        return asker

    async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        token = bearer_of(connection)
        if token is not None:
            try:
                return (await parts.programs.who(token)).id
            except Fault:
                return None
        signed = parts.guests.signed(connection.cookies.get(parts.guests.cookie_name))
        return signed[0] if signed else None

    files = built_client()
    limits = [Limits(person_of)] if parts.settings.limits else []
    return Litestar(
        route_handlers=[PeopleRoutes, ProgramRoutes, LobbyRoutes, TableRoutes, LessonRoutes, BrowserStreamRoutes, page],
        dependencies={
            "asker": Provide(asker),
            "person": Provide(person),
            "guests": Provide(lambda: parts.guests, sync_to_thread=False),
            "programs": Provide(lambda: parts.programs, sync_to_thread=False),
            "lobby": Provide(lambda: parts.lobby, sync_to_thread=False),
            "tables": Provide(lambda: parts.tables, sync_to_thread=False),
            "talk": Provide(lambda: parts.talk, sync_to_thread=False),
            "streams": Provide(lambda: parts.streams, sync_to_thread=False),
            "lessons": Provide(lambda: parts.lessons, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
        },
        guards=[KnownHosts(parts.settings.hosts), same_origin, *limits],
        exception_handlers={Fault: on_fault, HTTPException: on_http, Exception: on_crash},
        before_send=[safe],
        request_class=CarefulRequest,
        lifespan=[parts.life],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Motherlode",
            version=__version__,
            description=ABOUT,
            path="/api/schema",
            contact=Contact(name="Motherlode"),
            license=License(name="MIT"),
            use_handler_docstrings=True,
            components=Components(security_schemes={"token": TOKEN}),
            security=[{}, {"token": []}],
            # No HTML page about the API: it would load scripts from elsewhere, which our CSP forbids.
            render_plugins=[JsonRenderPlugin()],
        ),
        plugins=[Problems()],
        debug=False,
        logging_config=None,
    )
