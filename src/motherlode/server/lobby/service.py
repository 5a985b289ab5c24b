"""Opening tables, sitting down, beginning."""

import hashlib
import secrets

from motherlode.core.draw import SEED_BYTES
from motherlode.core.errors import LOG_TOO_LONG, Fault
from motherlode.core.parse import parse
from motherlode.core.replay import as_of
from motherlode.games.registry import listing, match_of
from motherlode.server.clock import now
from motherlode.server.engine import Engine
from motherlode.server.faults import BAD_LINK, NO_SUCH_POSITION, SEAT_COUNT
from motherlode.server.lobby.games import glass_of
from motherlode.server.lobby.logs import preset_of, taken_over
from motherlode.server.lobby.looks import looks_of, taking, wanted_look
from motherlode.server.lobby.schemas import Branch, Lobby, NewTable, Occupant, ProgramPlayer, SeatLink
from motherlode.server.lobby.seating import changed_chair, kind_of, moved_chair, new_chair
from motherlode.server.people.programs import Programs
from motherlode.server.people.service import Person, clean_name
from motherlode.server.store import units
from motherlode.server.store.happenings import Began, Sat
from motherlode.server.store.units import Row
from motherlode.server.table import rights
from motherlode.server.table.cards import card_of, card_with
from motherlode.server.table.chair import OPEN, PERSON, Chair
from motherlode.server.table.house import House
from motherlode.server.table.live import Live, texts
from motherlode.server.table.rows import chair_of, summary_in, terms_of
from motherlode.server.table.schemas import TableCard
from motherlode.server.table.setup import Setup

# Milliseconds.
LINK_LIFE = 24 * 3600 * 1000

# Of a log from outside. Many times a real game, but it is checked in a moment, during which nobody else is served.
MOST_LOG_LINES = 5000


def new_id() -> str:
    return secrets.token_urlsafe(12)


class LobbyService:
    def __init__(self, house: House, programs: Programs, engine: Engine) -> None:
        self._house = house
        self._programs = programs
        self._engine = engine

    async def lobby(self, asker: Person | None) -> Lobby:
        me = asker.id if asker else None
        mine, free, chairs = await self._house.database.read(units.lists, me)
        return Lobby(
            mine=[_listed(row, chairs[row["id"]], me) for row in mine],
            open=[_listed(row, chairs[row["id"]], me) for row in free],
            engine=self._engine.info,
        )

    # -- opening

    async def open_table(self, person: Person, wanted: NewTable) -> TableCard:
        meta = listing(wanted.game).meta
        preset = meta.preset(wanted.preset)
        meta.check_seats(preset, len(wanted.seats))
        chosen = meta.chosen(preset, wanted.options, len(wanted.seats))
        setup = Setup(
            id=new_id(),
            game=wanted.game,
            preset=preset.name,
            # Also those that nobody chose: the usual choice may change one day, but not what this table plays.
            options=meta.kept(preset, chosen),
            seats=len(wanted.seats),
            seed=secrets.token_bytes(SEED_BYTES),
            taken="",
            owner=person.id,
            listed=wanted.listed,
            glass=glass_of(wanted),
            record=False,
        )
        return await self._open(person, setup, wanted.seats, list(range(setup.seats)))

    async def branch(self, person: Person, table: str, wanted: Branch) -> TableCard:
        async with self._house.at(table) as live:
            match = rights.disclosed(live)
            if not 0 <= wanted.at <= match.submissions:
                raise Fault(NO_SUCH_POSITION, {"at": wanted.at, "last": match.submissions})
            if len(wanted.seats) != live.setup.seats:
                raise Fault(SEAT_COUNT, {"players": len(wanted.seats), "seats": live.setup.seats})
            seed = secrets.token_bytes(SEED_BYTES)
            setup = Setup(
                id=new_id(),
                game=live.setup.game,
                preset=live.setup.preset,
                options=live.setup.options,
                seats=live.setup.seats,
                seed=seed,
                taken=taken_over(as_of(match, wanted.at), seed),
                owner=person.id,
                listed=False,
                glass=live.setup.glass,
                record=False,
            )
            looks = [chair.look for chair in live.chairs]
        return await self._open(person, setup, wanted.seats, looks)

    async def open_log(self, person: Person, text: str) -> TableCard:
        log = parse(text)
        if len(log.lines) > MOST_LOG_LINES:
            raise Fault(LOG_TOO_LONG, {"limit": MOST_LOG_LINES})
        match = match_of(log)
        header = match.header
        preset = preset_of(match)
        setup = Setup(
            id=new_id(),
            game=header.game,
            preset=preset.name,
            options=listing(header.game).meta.kept(preset, header.options),
            seats=header.seats,
            seed=b"",
            taken=text,
            owner=person.id,
            listed=False,
            glass=0,
            record=True,
        )
        chairs = [Chair(PERSON, seat, None, _readable(header.sits.get(seat, ""))) for seat in range(header.seats)]
        await self._house.open(setup, chairs)
        async with self._house.at(setup.id) as live:
            return card_of(live, person.id)

    async def _open(self, person: Person, setup: Setup, seats: list[Occupant], usual: list[int]) -> TableCard:
        looks = looks_of(seats, usual)
        chairs = [
            new_chair(await self._sitter(person, each), each, look) for each, look in zip(seats, looks, strict=True)
        ]
        await self._house.open(setup, chairs)
        async with self._house.at(setup.id) as live:
            if all(chair.kind != OPEN for chair in live.chairs):
                await self._begin(live)
            return card_of(live, person.id)

    # -- sitting down

    async def _sitter(self, person: Person, occupant: Occupant) -> Person:
        """Whoever takes a seat that is neither a bot's nor free: the person who asks, or a program of theirs."""
        return await self._programs.own(person, occupant.id) if isinstance(occupant, ProgramPlayer) else person

    async def sit(self, person: Person, table: str, seat: int, occupant: Occupant) -> TableCard:
        sitter = await self._sitter(person, occupant)
        async with self._house.at(table) as live:
            rights.check_may_seat(live, person, seat, kind_of(occupant))
            old = live.chairs[seat]
            if live.match is None:
                chair = new_chair(sitter, occupant, old.look)
            else:
                chair = changed_chair(old, sitter, occupant)
            look = wanted_look(occupant)
            if look is None or look == chair.look:
                await self._seat(live, seat, {seat: chair})
            else:
                rights.check_not_started(live)
                await self._seat(live, seat, taking([*live.chairs[:seat], chair, *live.chairs[seat + 1 :]], seat, look))
            return card_of(live, person.id)

    async def choose_look(self, person: Person, table: str, seat: int, look: int) -> TableCard:
        async with self._house.at(table) as live:
            rights.check_may_choose_look(live, person, seat)
            await self._seat(live, seat, taking(live.chairs, seat, look))
            return card_of(live, person.id)

    async def _seat(self, live: Live, seat: int, chairs: dict[int, Chair]) -> None:
        """If everything stays as it was, nothing has happened."""
        if any(live.chairs[k] != chair for k, chair in chairs.items()):
            await self._house.commit(live, Sat(seat=seat), chairs)

    async def start(self, person: Person, table: str) -> TableCard:
        async with self._house.at(table) as live:
            rights.check_may_start(live, person)
            await self._begin(live)
            return card_of(live, person.id)

    async def _begin(self, live: Live) -> None:
        sits = {seat: chair.name or chair.level or "" for seat, chair in enumerate(live.chairs)}
        match = live.begun(0, sits)
        deal = secrets.randbelow(match.game.deals) if not live.setup.taken else match.header.deal
        if deal != match.header.deal:
            match = live.begun(deal, sits)
        drawn = texts(match, match.go_on(), chance=True)
        live.match = match
        await self._house.commit(live, Began(deal=deal, sits=sits, drawn=drawn))

    # -- moving a seat to another device

    async def seat_link(self, person: Person, table: str, seat: int) -> SeatLink:
        async with self._house.at(table) as live:
            rights.check_own_seat(live, person, seat)
        token = secrets.token_urlsafe(24)
        await self._house.database.write(units.keep_link, _hash(token), table, seat, now() + LINK_LIFE)
        return SeatLink(token=token)

    async def claim_seat(self, person: Person, token: str) -> TableCard:
        found = await self._house.database.read(units.find_link, _hash(token), now())
        if found is None:
            raise Fault(BAD_LINK, {})
        table, seat = found
        async with self._house.at(table) as live:
            # Only now: while we waited for the table, somebody may have used the link, or taken the seat.
            if not await self._house.database.write(units.use_link, _hash(token)):
                raise Fault(BAD_LINK, {})
            await self._seat(live, seat, {seat: moved_chair(live.chairs[seat], person)})
            return card_of(live, person.id)


def _listed(row: Row, chairs: list[Row], me: str | None) -> TableCard:
    return card_with(terms_of(row), summary_in(row), [chair_of(one) for one in chairs], me)


def _readable(name: str) -> str:
    """A name from a log; nothing if it cannot be shown."""
    try:
        return clean_name(name)
    except Fault:
        return ""


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
