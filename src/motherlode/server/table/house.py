"""All tables: loading them, keeping the busy ones in memory, and the one way in which something happens to one."""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from motherlode.core.errors import Fault
from motherlode.server.clock import now
from motherlode.server.faults import NO_SUCH_TABLE
from motherlode.server.hub import JOBS, LOBBY, Hub, person_key
from motherlode.server.store import units
from motherlode.server.store.database import Database
from motherlode.server.store.happenings import AnyHappening, Began, Moved, Opened, Said, Sat, Utterance, encode
from motherlode.server.store.units import Change
from motherlode.server.table.chair import Chair
from motherlode.server.table.choice_under_way import GRACE
from motherlode.server.table.deadlines import Deadlines, last_call
from motherlode.server.table.live import Live
from motherlode.server.table.rows import chair_row, live_of, setup_row, summary_row
from motherlode.server.table.setup import Setup
from motherlode.server.table.summary import summary_of

# Tables in memory. Any other is loaded when somebody asks for it.
MOST_LIVE = 500


class House:
    def __init__(self, database: Database, hub: Hub) -> None:
        self.database = database
        self.hub = hub
        self.deadlines = Deadlines()
        self._since = now()
        self._live: OrderedDict[str, Live] = OrderedDict()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """The table, alone: nobody else sees or changes it meanwhile, so whatever is seen of it is on disk."""
        while True:
            live = await self._get(table)
            async with live.lock:
                if not live.gone:
                    yield live
                    return

    async def _get(self, table: str) -> Live:
        if table not in self._live:
            stored = await self.database.read(units.load_table, table)
            if stored is None:
                raise Fault(NO_SUCH_TABLE, {})
            self._forget_old()
            # Somebody else may have loaded it while we read.
            live = self._live.setdefault(table, live_of(stored))
            live.choice.restarted(self._since, GRACE)
            self._watch_glass(live)
        self._live.move_to_end(table)
        return self._live[table]

    def _forget_old(self) -> None:
        for table in list(self._live):
            if len(self._live) < MOST_LIVE:
                return
            # A running sand timer is no reason to stay: its deadline is known, and the table is loaded when it comes.
            if not self._live[table].lock.locked():
                self._live.pop(table).gone = True

    def _watch_glass(self, live: Live) -> None:
        self.deadlines.watch(live.setup.id, live.choice.due, last_call(live), now())

    async def open(self, setup: Setup, chairs: list[Chair]) -> None:
        """A new table, with its first event."""
        live = Live(setup, chairs)
        at = now()
        live.noted(Opened(), at)
        change = self._change(live, Opened(), {}, at)
        row = {**setup_row(setup), **change.summary, "number": 0, "created": at}
        rows = [{"table_id": setup.id, "seat": seat, **chair_row(chair)} for seat, chair in enumerate(chairs)]
        await self.database.write(units.open_table, row, rows, change)
        self._wake(live, Opened())

    async def commit(self, live: Live, happening: AnyHappening, chairs: dict[int, Chair] | None = None) -> None:
        """Something has happened to the table in memory; now it is written. If that fails, memory is thrown away."""
        at = now()
        before = live.people()
        for seat, chair in (chairs or {}).items():
            live.chairs[seat] = chair
        live.noted(happening, at)
        try:
            await self.database.write(units.append, self._change(live, happening, chairs or {}, at))
        except BaseException:
            live.gone = True
            self._live.pop(live.setup.id, None)
            raise
        self._watch_glass(live)
        self._wake(live, happening, *map(person_key, before))

    def _change(self, live: Live, happening: AnyHappening, chairs: dict[int, Chair], at: int) -> Change:
        return Change(
            table=live.setup.id,
            number=live.number,
            body=encode(happening),
            at=at,
            summary=summary_row(summary_of(live)),
            chairs={seat: chair_row(chair) for seat, chair in chairs.items()},
            # Free text is nothing that a bot could act on.
            bots=[] if isinstance(happening, Said) else live.bots_owing(),
            answered=happening.seat if isinstance(happening, Moved) else None,
        )

    def _wake(self, live: Live, happening: AnyHappening, *more: str) -> None:
        if isinstance(happening, Utterance):
            # All that lists show of it is when something last happened; that can wait until they are read again.
            self.hub.wake(live.setup.id, JOBS)
            return
        people = {*live.people(), live.setup.owner}
        self.hub.wake(live.setup.id, JOBS, *map(person_key, people), *more)
        # The lobby lists tables that wait for players; the games themselves are no business of the lobby.
        if live.setup.listed and isinstance(happening, Opened | Sat | Began):
            self.hub.wake(LOBBY)
