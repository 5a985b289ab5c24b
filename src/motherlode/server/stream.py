"""Server-Sent Events that end by themselves: a reader who leaves cancels nothing in the middle of a read."""

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from random import randint

from litestar.types import Receive, Scope, Send

from motherlode.server.hub import Hub, Line

PING_SECONDS = 15.0
STALL_SECONDS = 60.0
MOST_TABLES = 40

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
]
PING = b"event: ping\ndata:\n\n"
BYE = b"event: bye\ndata: restart\n\n"
LOBBY = b"event: lobby\ndata:\n\n"

PLACE = re.compile(r"([A-Za-z0-9_-]{16})\.(-?[0-9]{1,9})")

logger = logging.getLogger("motherlode.server")

Cursor = dict[str, int]
Chunks = Callable[[Line], AsyncGenerator[bytes, None]]


def retry() -> bytes:
    """All browsers lose the server at once; they should not all come back at once."""
    return f"retry: {randint(1000, 3000)}\n\n".encode()


def frame(event: str, number: str, data: bytes) -> bytes:
    """JSON has no line ends of its own, so one data line is enough."""
    return b"id: " + number.encode() + b"\nevent: " + event.encode() + b"\ndata: " + data + b"\n\n"


def cursor_text(cursor: Cursor) -> str:
    return ",".join(f"{table}.{number}" for table, number in cursor.items())


def parse_cursor(text: str) -> Cursor:
    """`table.number,…`; what makes no sense is left out, because a stream that fails is never tried again."""
    places = [PLACE.fullmatch(part) for part in text.split(",")[:MOST_TABLES]]
    return {place[1]: int(place[2]) for place in places if place}


class EventStream:
    """An ASGI response: joins the hub, sends chunks until its line is over, leaves."""

    def __init__(self, hub: Hub, reader: str, keys: list[str], chunks: Chunks) -> None:
        self.hub = hub
        self.reader = reader
        self.keys = keys
        self.chunks = chunks

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        line = Line(self.reader)

        async def watch() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            line.end()

        self.hub.open(line, self.keys)
        watcher = asyncio.create_task(watch())
        try:
            await send({"type": "http.response.start", "status": 200, "headers": [*HEADERS]})
            await self._send_all(line, send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            pass  # a reader who stopped reading: returning unfinished drops him
        finally:
            watcher.cancel()
            with suppress(asyncio.CancelledError):
                await watcher
            self.hub.leave(line, self.keys)

    async def _send_all(self, line: Line, send: Send) -> None:
        try:
            async with aclosing(self.chunks(line)) as chunks:
                async for chunk in chunks:
                    async with asyncio.timeout(STALL_SECONDS):
                        await send({"type": "http.response.body", "body": chunk, "more_body": True})
        except TimeoutError:
            raise
        except Exception:
            # The answer has begun, so there is no other one: it ends, and the reader comes back later.
            logger.exception("a stream broke off")


async def until_woken(line: Line) -> bool:
    """Waits for news; False if it is time to show that we are still there."""
    try:
        async with asyncio.timeout(PING_SECONDS):
            await line.event.wait()
    except TimeoutError:
        return False
    return True
