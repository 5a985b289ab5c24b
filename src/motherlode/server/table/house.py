"""All tables: loading them, keeping the busy ones in memory, and the one way in which something happens to one."""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from motherlode.core.errors import Fault
from motherlode.core.ids import everyone_at
from motherlode.games.registry import listing
from motherlode.server.clock import now
from motherlode.server.faults import NO_SUCH_TABLE
from motherlode.server.hub import JOBS, LOBBY, Hub, person_key
from motherlode.server.store import units
from motherlode.server.store.database import Database
from motherlode.server.store.happenings import AnyHappening, Began, Moved, Opened, Said, Sat, Talk, decode, encode
from motherlode.server.store.units import Change, Row, Stored
from motherlode.server.table.glasses import Glasses
from motherlode.server.table.live import BOT, Chair, Live, Setup
from motherlode.server.table.moment import GRACE

# Tables in memory; the rest is a read away.
MOST_LIVE = 500

# Milliseconds before a glass is through at which bots stop waiting for people: with these they think for themselves,
# one after the other if there is one process for all.
CALL = 4000
CALL_BOT = 1500


class House:
    def __init__(self, database: Database, hub: Hub) -> None:
        self.database = database
        self.hub = hub
        self.glasses = Glasses()
        self._since = now()
        self._live: OrderedDict[str, Live] = OrderedDict()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """The table, alone: nobody else sees or changes it meanwhile, so what is seen is on disk."""
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
            live = self._live.setdefault(table, restored(stored))
            live.moment.restarted(self._since, GRACE)
            self._watch_glass(live)
        self._live.move_to_end(table)
        return self._live[table]

    def _forget_old(self) -> None:
        for table in list(self._live):
            if len(self._live) < MOST_LIVE:
                return
            # A running glass is no reason to stay: the clock knows of it, and loads the table when it is due.
            if not self._live[table].lock.locked():
                self._live.pop(table).gone = True

    def _watch_glass(self, live: Live) -> None:
        self.glasses.watch(live.setup.id, live.moment.due, last_call(live), now())

    async def open(self, setup: Setup, chairs: list[Chair]) -> None:
        """A new table, with its first event."""
        live = Live(setup, chairs)
        at = now()
        live.noted(Opened(), at)
        change = self._change(live, Opened(), {}, at)
        row = {**setup_row(setup), **change.listing, "number": 0, "created": at, "changed": at}
        rows = [{"table_id": setup.id, "seat": seat, **chair_row(chair)} for seat, chair in enumerate(chairs)]
        await self.database.write(units.open_table, row, rows, change)
        self._wake(live, Opened())

    async def commit(self, live: Live, happening: AnyHappening, chairs: dict[int, Chair] | None = None) -> None:
        """Something has happened to the table in memory; now it is written. If that fails, memory is thrown away."""
        at = now()
        before = people_at(live)
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
            listing=listing_of(live),
            chairs={seat: chair_row(chair) for seat, chair in chairs.items()},
            # What people chat about is nothing a bot could act on.
            bots=[] if isinstance(happening, Said) else bots_owing(live),
            answered=happening.seat if isinstance(happening, Moved) else None,
        )

    def _wake(self, live: Live, happening: AnyHappening, *more: str) -> None:
        if isinstance(happening, Talk):
            # Lists show no more of it than when something last happened; that can wait until they are read again.
            self.hub.wake(live.setup.id, JOBS)
            return
        people = {*people_at(live), live.setup.owner}
        self.hub.wake(live.setup.id, JOBS, *map(person_key, people), *more)
        # The lobby lists who waits for players; what happens in the games themselves is not its business.
        if live.setup.listed and isinstance(happening, Opened | Sat | Began):
            self.hub.wake(LOBBY)


def kept_options(row: Row) -> dict[str, str]:
    """Tables of older servers kept only what somebody had chosen."""
    meta = listing(row["game"]).meta
    return meta.kept(meta.preset(row["preset"]), msgspec.json.decode(row["options"]))


def restored(stored: Stored) -> Live:
    row = stored.row
    setup = Setup(
        id=row["id"],
        game=row["game"],
        preset=row["preset"],
        options=kept_options(row),
        seats=row["seats"],
        seed=row["seed"],
        taken=row["taken"],
        owner=row["owner"],
        listed=bool(row["listed"]),
        glass=row["glass"],
        record=row["status"] == "record",
    )
    live = Live(setup, [chair_of(one) for one in stored.chairs])
    for body, at in stored.events:
        live.take(decode(body), at)
    return live


def people_at(live: Live) -> set[str]:
    """Who sits there, and whose programs do."""
    return {person for chair in live.chairs for person in (chair.person, chair.owner) if person}


def bots_owing(live: Live) -> list[int]:
    """The seats of bots that owe a move."""
    actors = live.actors()
    return [seat for seat, chair in enumerate(live.chairs) if actors >> seat & 1 and chair.kind == BOT]


def last_call(live: Live) -> int:
    """Milliseconds before the end of a glass; people have at least its first half for themselves."""
    bots = sum(chair.kind == BOT for chair in live.chairs)
    return min(CALL + CALL_BOT * bots, live.moment.length // 2)


def chair_of(row: Row) -> Chair:
    return Chair(row["kind"], row["look"], row["person"], row["name"], row["level"] or None, row["owner"])


def chair_row(chair: Chair) -> Row:
    return {**msgspec.structs.asdict(chair), "level": chair.level or ""}


def setup_row(setup: Setup) -> Row:
    row = msgspec.structs.asdict(setup)
    del row["record"]
    row["options"] = msgspec.json.encode(setup.options).decode()
    row["listed"] = int(setup.listed)
    return row


def listing_of(live: Live) -> Row:
    """What lists show of a table."""
    ends = live.ends()
    return {
        "status": live.status,
        "actors": live.actors(),
        "moves": live.moves(),
        "ends": msgspec.json.encode(ends).decode() if ends else "",
    }


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if (mask & everyone_at(seats)) >> seat & 1]
