"""Server-Sent Events that end by themselves: when a reader leaves, nothing is cancelled in the middle of a read."""

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from random import randint

from litestar.types import Receive, Scope, Send

from motherlode.server.hub import Hub, Subscription

PING_SECONDS = 15.0
STALL_SECONDS = 60.0
MOST_TABLES = 40

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
]
PING = b"event: ping\ndata:\n\n"
BYE = b"event: bye\ndata: restart\n\n"
LOBBY_CHANGED = b"event: lobby\ndata:\n\n"

PLACE = re.compile(r"([A-Za-z0-9_-]{16})\.(-?[0-9]{1,9})")

logger = logging.getLogger("motherlode.server")

Cursor = dict[str, int]
Chunks = Callable[[Subscription], AsyncGenerator[bytes, None]]


def retry() -> bytes:
    """When the server restarts, all browsers lose it at once; they should not all come back at once."""
    return f"retry: {randint(1000, 3000)}\n\n".encode()


def frame(event: str, number: str, data: bytes) -> bytes:
    """Our JSON has no line breaks, so one data line is enough."""
    return b"id: " + number.encode() + b"\nevent: " + event.encode() + b"\ndata: " + data + b"\n\n"


def cursor_text(cursor: Cursor) -> str:
    return ",".join(f"{table}.{number}" for table, number in cursor.items())


def parse_cursor(text: str) -> Cursor:
    """`table.number,…`; whatever makes no sense is left out, because browsers never retry a stream that was refused."""
    places = [PLACE.fullmatch(part) for part in text.split(",")[:MOST_TABLES]]
    return {place[1]: int(place[2]) for place in places if place}


class EventStream:
    """An ASGI response: subscribes to the hub, sends chunks until its subscription is over, and unsubscribes."""

    def __init__(self, hub: Hub, reader: str, keys: list[str], chunks: Chunks) -> None:
        self.hub = hub
        self.reader = reader
        self.keys = keys
        self.chunks = chunks

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        subscription = Subscription(self.reader)

        async def watch() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            subscription.end()

        self.hub.subscribe(subscription, self.keys)
        watcher = asyncio.create_task(watch())
        try:
            await send({"type": "http.response.start", "status": 200, "headers": [*HEADERS]})
            await self._send_all(subscription, send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            pass  # somebody who has stopped reading: returning without an end drops the connection
        finally:
            watcher.cancel()
            with suppress(asyncio.CancelledError):
                await watcher
            self.hub.unsubscribe(subscription, self.keys)

    async def _send_all(self, subscription: Subscription, send: Send) -> None:
        try:
            async with aclosing(self.chunks(subscription)) as chunks:
                async for chunk in chunks:
                    async with asyncio.timeout(STALL_SECONDS):
                        await send({"type": "http.response.body", "body": chunk, "more_body": True})
        except TimeoutError:
            raise
        except Exception:
            # The answer has begun, so it cannot become an error any more: it ends, and the reader comes back.
            logger.exception("a stream broke off")


async def until_woken(subscription: Subscription) -> bool:
    """Waits for news; False if there was none for so long that a ping is due."""
    try:
        async with asyncio.timeout(PING_SECONDS):
            await subscription.event.wait()
    except TimeoutError:
        return False
    return True
