"""Streams of tables: whatever happens flows out as whole pages, each as one pair of eyes sees it."""

from collections.abc import AsyncGenerator
from functools import partial

from motherlode.core.errors import Fault
from motherlode.server.hub import LOBBY, Subscription, person_key
from motherlode.server.people.service import Person
from motherlode.server.stream import (
    BYE,
    LOBBY_CHANGED,
    PING,
    Cursor,
    EventStream,
    cursor_text,
    frame,
    retry,
    until_woken,
)
from motherlode.server.table.house import House
from motherlode.server.table.page import encode, page_of
from motherlode.server.table.schemas import TableEvent


class Streams:
    def __init__(self, house: House) -> None:
        self._house = house

    async def of_table(
        self, asker: Person | None, address: str, table: str, after: int, eyes: int | None
    ) -> EventStream:
        """The stream of one table, for scripts and programs; refused if there is no such table."""
        async with self._house.at(table):
            pass
        return self._stream(asker, address, {table: after}, eyes, single=True)

    def of_browser(self, asker: Person | None, address: str, cursor: Cursor) -> EventStream:
        """One stream for all tables that a browser shows, and for its lobby. Tables that do not exist are left out."""
        return self._stream(asker, address, cursor, None, single=False)

    def _stream(
        self, asker: Person | None, address: str, cursor: Cursor, eyes: int | None, single: bool
    ) -> EventStream:
        keys = [*cursor, *([] if single else [LOBBY, *([person_key(asker.id)] if asker else [])])]
        chunks = partial(self._chunks, asker, dict(cursor), eyes, single)
        return EventStream(self._house.hub, asker.id if asker else address, keys, chunks)

    async def _chunks(
        self, asker: Person | None, cursor: Cursor, eyes: int | None, single: bool, subscription: Subscription
    ) -> AsyncGenerator[bytes, None]:
        yield retry() + PING
        while not subscription.over:
            # Before the reads, so that a wake-up during them is not lost.
            subscription.event.clear()
            woken, subscription.woken = subscription.woken, set()
            sent = False
            for table in list(cursor):
                event = await self._news(asker, table, eyes, cursor[table])
                if event is not None:
                    cursor[table] = event.page.number
                    number = str(event.page.number) if single else cursor_text(cursor)
                    yield frame("table", number, encode(event))
                    sent = True
            if woken - cursor.keys():
                yield LOBBY_CHANGED
            elif not sent and not await until_woken(subscription):
                yield PING
        if self._house.hub.closing:
            yield BYE

    async def _news(self, asker: Person | None, table: str, eyes: int | None, after: int) -> TableEvent | None:
        """The page, if something has happened after that number; nothing if there is no such table."""
        try:
            async with self._house.at(table) as live:
                if live.number == after:
                    return None
                return TableEvent(table=table, page=page_of(self._house.hub, live, asker, eyes, after))
        except Fault:
            return None
