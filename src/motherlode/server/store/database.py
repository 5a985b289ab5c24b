"""The database of one server. Units of work are plain functions of a Connection, run in threads.

A unit returns plain values, never a result that has yet to be read: its connection is gone by then.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from motherlode.core.errors import Fault
from motherlode.server.faults import DATA_IN_USE
from motherlode.server.store.migrate import migrate

FILE: Final = "motherlode.db"
LOCK: Final = "motherlode.lock"
READERS: Final = 2

# FULL syncs at every commit; with a WAL anything less may lose a command that was already answered.
# The timeout is for people who open the file with a tool of their own.
SETTINGS: Final = ("PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", "PRAGMA busy_timeout=5000")

P = ParamSpec("P")
T = TypeVar("T")


class Lane:
    """Threads that run units, each thread on its own connection. SQLite has one writer, so more would only queue."""

    def __init__(self, file: Path, name: str, threads: int, begin: str, settings: tuple[str, ...]) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._engine = create_engine(
            URL.create("sqlite", database=str(file)),
            pool_size=threads,
            max_overflow=0,
            # The driver must not begin transactions by itself: it would begin them late, and only for writes.
            connect_args={"isolation_level": None},
        )

        @event.listens_for(self._engine, "connect")
        def set_up(raw: DBAPIConnection, _: ConnectionPoolEntry) -> None:
            cursor = raw.cursor()
            for setting in settings:
                cursor.execute(setting)
            cursor.close()

        @event.listens_for(self._engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    async def run(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """A unit that has begun is finished, even if nobody waits for it any more: a thread cannot be cancelled."""

        def unit() -> T:
            with self._engine.begin() as connection:
                return fn(connection, *args, **kw)

        return await asyncio.get_running_loop().run_in_executor(self._threads, unit)

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class Database:
    """Open from `open` to `close`; between them no other server can open the same folder."""

    def __init__(self, file: Path, lock: FileLock) -> None:
        self._lock = lock
        self._writer = Lane(file, "writer", 1, "BEGIN IMMEDIATE", SETTINGS)
        self._readers = Lane(file, "reader", READERS, "BEGIN", (*SETTINGS, "PRAGMA query_only=ON"))

    @classmethod
    def open(cls, folder: Path) -> Self:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Not bound to a thread: the database may be closed in another thread than it was opened in.
        lock = FileLock(folder / LOCK, blocking=False, thread_local=False)
        try:
            lock.acquire()
        except Timeout:
            raise Fault(DATA_IN_USE, {"folder": str(folder)}) from None
        try:
            migrate(folder / FILE)
            return cls(folder / FILE, lock)
        except BaseException:
            lock.release()
            raise

    async def write(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a unit in a transaction, alone among writers. What it wrote is on disk when this returns."""
        return await self._writer.run(fn, *args, **kw)

    async def read(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a unit that only reads. It sees a snapshot, which includes every write that has returned."""
        return await self._readers.run(fn, *args, **kw)

    def close(self) -> None:
        """Wait for units under way, then release the folder. The writer closes last and tidies up the file."""
        self._readers.close()
        self._writer.close()
        self._lock.release()
