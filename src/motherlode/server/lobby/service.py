"""Opening tables, sitting down, beginning."""

import hashlib
import secrets
from functools import cache

from msgspec.structs import replace

from motherlode.bots.levels import LEVELS
from motherlode.core.draw import SEED_BYTES, seed_hash
from motherlode.core.errors import LOG_TOO_LONG, Fault
from motherlode.core.ids import NOBODY, seat_name
from motherlode.core.log import Header, Log, render
from motherlode.core.match import Match
from motherlode.core.meta import Meta, Option, Preset
from motherlode.core.parse import parse
from motherlode.core.replay import as_of
from motherlode.core.rule import paragraph
from motherlode.games.registry import GAMES, Listing, listing, match_of, new_match
from motherlode.server.clock import now
from motherlode.server.engine import Engine
from motherlode.server.faults import (
    ALREADY_STARTED,
    BAD_LINK,
    BAD_REQUEST,
    NO_SUCH_POSITION,
    NO_SUCH_PROGRAM,
    NOT_PLAYED_HERE,
    NOT_YOUR_SEAT,
    NOT_YOUR_TABLE,
    SEAT_COUNT,
    SEAT_TAKEN,
    SEATS_OPEN,
    STILL_RUNNING,
)
from motherlode.server.lobby.looks import looks_of, may_choose, taking, wish_of
from motherlode.server.lobby.schemas import (
    BotPlayer,
    Branch,
    FreeSeat,
    GameInfo,
    Lobby,
    Neighbour,
    NewTable,
    Occupant,
    OptionInfo,
    PresetInfo,
    ProgramPlayer,
    SeatLink,
)
from motherlode.server.people.service import Person, clean_name
from motherlode.server.store import units
from motherlode.server.store.happenings import Began, Sat
from motherlode.server.store.units import Row
from motherlode.server.table.cards import card_of, card_with
from motherlode.server.table.chair import BOT, OPEN, PERSON, Chair
from motherlode.server.table.house import House
from motherlode.server.table.live import Live, texts
from motherlode.server.table.rows import chair_of, summary_in, terms_of
from motherlode.server.table.schemas import TableCard
from motherlode.server.table.setup import Setup

LINK_LIFE = 24 * 3600 * 1000

# Of a log from outside: many times a real game, and still checked in a moment, during which nobody else is served.
MOST_LINES = 5000

# Seconds. Shorter ones nobody could play by.
LEAST_GLASS = 10


def new_id() -> str:
    return secrets.token_urlsafe(12)


def games() -> list[GameInfo]:
    return [_info(entry) for entry in GAMES.values()]


@cache
def _info(entry: Listing) -> GameInfo:
    meta: Meta = entry.meta
    game = new_match(meta.name, meta.presets[0].name, 0, {}, 0, None, bytes(SEED_BYTES), {}).game
    return GameInfo(
        name=meta.name,
        title=meta.title,
        designers=meta.designers,
        publisher=meta.publisher,
        year=meta.year,
        secrets=any(kind.secret for kind in game.codec.kinds),
        meets=game.shown != NOBODY,
        presets=[PresetInfo(name=p.name, seats=p.seats, options=p.open_options) for p in meta.presets],
        options=[_option(option) for option in meta.options],
        levels=list(LEVELS),
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        choices=option.choices,
        usual=option.usual,
        first_game=option.first_game,
        reading=option.reading,
        per_seat=option.per_seat,
        rule=paragraph(option.rule),
    )


def glass_of(wanted: NewTable) -> int:
    """The sand-glass, if people can play by it, and if the game has anything that it could limit."""
    if 0 < wanted.glass < LEAST_GLASS:
        raise Fault(BAD_REQUEST, {"text": f"glass: 0, or {LEAST_GLASS} to 3600"})
    # Where nothing is chosen unseen, nobody chooses at the same time as others.
    if wanted.glass and not _info(listing(wanted.game)).secrets:
        raise Fault(BAD_REQUEST, {"text": "glass: 0, in this game one acts after the other"})
    return wanted.glass


class LobbyService:
    def __init__(self, house: House, engine: Engine) -> None:
        self._house = house
        self._engine = engine

    async def lobby(self, person: Person | None) -> Lobby:
        me = person.id if person else None
        mine, free, chairs = await self._house.database.read(units.lists, me)
        return Lobby(
            mine=[_listed(row, chairs[row["id"]], me) for row in mine],
            open=[_listed(row, chairs[row["id"]], me) for row in free],
            engine=self._engine.info,
        )

    # -- opening

    async def open_table(self, host: Person, wanted: NewTable) -> TableCard:
        meta = listing(wanted.game).meta
        preset = meta.preset(wanted.preset)
        meta.check_seats(preset, len(wanted.seats))
        chosen = meta.chosen(preset, wanted.options, len(wanted.seats))
        setup = Setup(
            id=new_id(),
            game=wanted.game,
            preset=preset.name,
            # Also what nobody chose: what is usual may change, what a table plays may not.
            options=meta.kept(preset, chosen),
            seats=len(wanted.seats),
            seed=secrets.token_bytes(SEED_BYTES),
            taken="",
            owner=host.id,
            listed=wanted.listed,
            glass=glass_of(wanted),
            record=False,
        )
        return await self._open(host, setup, wanted.seats, list(range(setup.seats)))

    async def branch(self, host: Person, table: str, wanted: Branch) -> TableCard:
        async with self._house.at(table) as live:
            match = finished(live)
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
                owner=host.id,
                listed=False,
                glass=live.setup.glass,
                record=False,
            )
            looks = [chair.look for chair in live.chairs]
        return await self._open(host, setup, wanted.seats, looks)

    async def open_log(self, host: Person, text: str) -> TableCard:
        log = parse(text)
        if len(log.lines) > MOST_LINES:
            raise Fault(LOG_TOO_LONG, {"limit": MOST_LINES})
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
            owner=host.id,
            listed=False,
            glass=0,
            record=True,
        )
        chairs = [Chair(PERSON, seat, None, _shown(header.sits.get(seat, ""))) for seat in range(header.seats)]
        await self._house.open(setup, chairs)
        async with self._house.at(setup.id) as live:
            return card_of(live, host.id)

    async def _open(self, host: Person, setup: Setup, seats: list[Occupant], usual: list[int]) -> TableCard:
        looks = looks_of(seats, usual)
        chairs = [_chair(await self._sitter(host, each), each, look) for each, look in zip(seats, looks, strict=True)]
        await self._house.open(setup, chairs)
        async with self._house.at(setup.id) as live:
            if all(chair.kind != OPEN for chair in live.chairs):
                await self._begin(live)
            return card_of(live, host.id)

    # -- sitting down

    async def _sitter(self, host: Person, occupant: Occupant) -> Person:
        """Who takes a seat that is not to be a bot's or free: whoever asks, or a program of his."""
        if not isinstance(occupant, ProgramPlayer):
            return host
        row = await self._house.database.read(units.find_program, occupant.id)
        if row is None or row["owner"] != host.id:
            raise Fault(NO_SUCH_PROGRAM, {})
        return Person(row["id"], row["name"], owner=host.id)

    async def sit(self, host: Person, table: str, seat: int, occupant: Occupant) -> TableCard:
        sitter = await self._sitter(host, occupant)
        async with self._house.at(table) as live:
            if live.setup.record:
                raise Fault(NOT_PLAYED_HERE, {})
            if seat >= live.setup.seats:
                raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})
            if live.match is None:
                chair = _before_the_start(live, host, sitter, seat, occupant)
            else:
                chair = _during_the_game(live, host, sitter, seat, occupant)
            wish = wish_of(occupant)
            if wish is None or wish == chair.look:
                await self._seat(live, seat, {seat: chair})
            elif live.match is not None:
                raise Fault(ALREADY_STARTED, {})
            else:
                await self._seat(live, seat, taking([*live.chairs[:seat], chair, *live.chairs[seat + 1 :]], seat, wish))
            return card_of(live, host.id)

    async def choose_look(self, host: Person, table: str, seat: int, look: int) -> TableCard:
        async with self._house.at(table) as live:
            may_choose(live, host, seat)
            await self._seat(live, seat, taking(live.chairs, seat, look))
            return card_of(live, host.id)

    async def _seat(self, live: Live, seat: int, chairs: dict[int, Chair]) -> None:
        """Nothing happens if all is as it was."""
        if any(live.chairs[k] != chair for k, chair in chairs.items()):
            await self._house.commit(live, Sat(seat=seat), chairs)

    async def start(self, host: Person, table: str) -> TableCard:
        async with self._house.at(table) as live:
            if live.setup.owner != host.id:
                raise Fault(NOT_YOUR_TABLE, {})
            if live.setup.record:
                raise Fault(NOT_PLAYED_HERE, {})
            if live.match is not None:
                raise Fault(ALREADY_STARTED, {})
            if any(chair.kind == OPEN for chair in live.chairs):
                raise Fault(SEATS_OPEN, {})
            await self._begin(live)
            return card_of(live, host.id)

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

    async def seat_link(self, host: Person, table: str, seat: int) -> SeatLink:
        async with self._house.at(table) as live:
            own(live, host, seat)
        token = secrets.token_urlsafe(24)
        await self._house.database.write(units.keep_link, _hash(token), table, seat, now() + LINK_LIFE)
        return SeatLink(token=token)

    async def claim_seat(self, host: Person, token: str) -> TableCard:
        found = await self._house.database.read(units.find_link, _hash(token), now())
        if found is None:
            raise Fault(BAD_LINK, {})
        table, seat = found
        async with self._house.at(table) as live:
            # Only now: while we waited for the table, another may have used it, or somebody else sat down.
            if not await self._house.database.write(units.use_link, _hash(token)):
                raise Fault(BAD_LINK, {})
            old = live.chairs[seat]
            # On another device somebody keeps his name; who takes a seat over from a program, or as one, has his own.
            same = old.owner is None and host.owner is None
            name = old.name if same else host.name
            await self._seat(live, seat, {seat: replace(old, person=host.id, name=name, owner=host.owner)})
            return card_of(live, host.id)


def _listed(row: Row, chairs: list[Row], me: str | None) -> TableCard:
    return card_with(terms_of(row), summary_in(row), [chair_of(one) for one in chairs], me)


# -- who may


def own(live: Live, person: Person, seat: int) -> None:
    """Raises unless this person moves for the seat."""
    if seat not in live.seats_of(person.id):
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})


def finished(live: Live) -> Match:
    """The match of a game whose whole truth may be seen."""
    if live.match is None or live.status == "running":
        raise Fault(STILL_RUNNING, {})
    return live.match


def _chair(sitter: Person, occupant: Occupant, look: int) -> Chair:
    if isinstance(occupant, FreeSeat):
        return Chair(OPEN, look)
    if isinstance(occupant, BotPlayer):
        return Chair(BOT, look, level=occupant.level)
    if isinstance(occupant, Neighbour):
        return Chair(PERSON, look, sitter.id, clean_name(occupant.name), owner=sitter.owner)
    return Chair(PERSON, look, sitter.id, sitter.name, owner=sitter.owner)


def _before_the_start(live: Live, host: Person, sitter: Person, seat: int, occupant: Occupant) -> Chair:
    """A free seat is anybody's; a seat that is taken can be changed by who sits there, or whose program does, or who
    opened the table.
    """
    chair = live.chairs[seat]
    opener = live.setup.owner == host.id
    emptied = opener and isinstance(occupant, FreeSeat | BotPlayer)
    taken = chair.kind == PERSON and host.id not in (chair.person, chair.owner) and not emptied
    if taken or (chair.kind == BOT and not opener):
        raise Fault(SEAT_TAKEN, {"seat": seat_name(seat)})
    if isinstance(occupant, BotPlayer) and not opener:
        raise Fault(NOT_YOUR_TABLE, {})
    return _chair(sitter, occupant, chair.look)


def _during_the_game(live: Live, host: Person, sitter: Person, seat: int, occupant: Occupant) -> Chair:
    """A person may let a bot stand in for him or one of his programs play on, and come back."""
    chair = live.chairs[seat]
    if host.id not in (chair.person, chair.owner):
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})
    if isinstance(occupant, BotPlayer):
        return replace(chair, kind=BOT, level=occupant.level)
    if isinstance(occupant, FreeSeat):
        raise Fault(ALREADY_STARTED, {})
    # Whoever comes back has the name he left with, be it a neighbour's.
    name = chair.name if sitter.id == chair.person else sitter.name
    return Chair(PERSON, chair.look, sitter.id, name, owner=sitter.owner)


# -- logs


def taken_over(match: Match, seed: bytes) -> str:
    """The log up to here as the beginning of another game, whose own luck comes from another seed."""
    old = match.header
    lines = match.log(with_seed=False).lines
    header = Header(
        old.game,
        old.revision,
        old.seats,
        old.options,
        old.deal,
        old.data,
        old.values,
        seed_hash(seed),
        {},
        len(lines),
    )
    return render(Log(header, lines, None, b""))


def preset_of(match: Match) -> Preset:
    """The preset whose values a game has, for lists; a log does not name it."""
    header = match.header
    for preset in listing(header.game).meta.presets:
        fits = all(header.options.get(name) == value for name, value in preset.values.items())
        if fits and header.seats in preset.seats:
            return preset
    return listing(header.game).meta.presets[0]


def _shown(name: str) -> str:
    """A name from a log, if it can be read."""
    try:
        return clean_name(name)
    except Fault:
        return ""


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
