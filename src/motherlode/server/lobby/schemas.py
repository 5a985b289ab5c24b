"""Games to choose from, tables to sit down at."""

from typing import Annotated

import msgspec
from msgspec import Meta

from motherlode.bots.levels import Level
from motherlode.server.engine import EngineInfo
from motherlode.server.table.schemas import TableCard
from motherlode.server.wire import Command, GlassSeconds, Identifier, Look, Message, Name, Number, ProgramId


class PresetInfo(Message, frozen=True, kw_only=True):
    """A variant of a game: how many may play it, and the options it leaves open."""

    name: Identifier
    seats: list[int]
    options: list[Identifier]


class OptionInfo(Message, frozen=True, kw_only=True):
    """A choice a table makes once. `usual` is the default, `first_game` what newcomers should choose for a first game.

    `reading`: the printed rules can be read in several ways. `per_seat`: every choice but the first names a seat, in
    order, so a table offers one choice more than it has seats.
    """

    name: Identifier
    choices: list[Identifier]
    usual: Identifier
    first_game: Identifier
    reading: bool
    per_seat: bool
    rule: Annotated[str, Meta(examples=["4.6"])]


class GameInfo(Message, frozen=True, kw_only=True):
    """What there is to know about a game before it is played.

    `secrets`: seats know different things; `meets`: players meet and give words.
    """

    name: Identifier
    title: Annotated[str, Meta(examples=["Atacama"])]
    designers: list[str]
    publisher: str
    year: int
    secrets: bool
    meets: bool
    presets: list[PresetInfo]
    options: list[OptionInfo]
    levels: list[Level]


class Lobby(Message, frozen=True, kw_only=True):
    """The tables of this browser, latest first; tables with a free seat; and which engine runs."""

    mine: list[TableCard]
    open: list[TableCard]
    engine: EngineInfo


class Sits(Command, frozen=True, kw_only=True):
    """Whoever takes a seat may choose its look; otherwise the seat keeps the one it has."""

    look: Look | None = None


class Myself(Sits, frozen=True, kw_only=True, tag="me", tag_field="kind"):
    """Whoever sends this."""


class Neighbour(Sits, frozen=True, kw_only=True, tag="device", tag_field="kind"):
    """Somebody else who plays on the sender's device."""

    name: Name


class BotPlayer(Sits, frozen=True, kw_only=True, tag="bot", tag_field="kind"):
    """A bot of that level."""

    level: Level


class FreeSeat(Command, frozen=True, kw_only=True, tag="open", tag_field="kind"):
    """Nobody: the seat is free for whoever comes."""


class ProgramPlayer(Sits, frozen=True, kw_only=True, tag="program", tag_field="kind"):
    """A program of the sender's."""

    id: ProgramId


Occupant = Myself | Neighbour | BotPlayer | ProgramPlayer | FreeSeat
Occupants = Annotated[list[Occupant], Meta(min_length=1, max_length=6)]


class ChosenLook(Command, frozen=True, kw_only=True):
    """What a seat should look like."""

    look: Look


class NewTable(Command, frozen=True, kw_only=True):
    """Opens a table. If no seat is left open, the game begins at once."""

    game: Identifier
    preset: Identifier
    seats: Occupants
    options: Annotated[dict[Identifier, Identifier], Meta(max_length=20, examples=[{}])] = msgspec.field(
        default_factory=dict
    )
    listed: Annotated[bool, Meta(description="Whether strangers find it in the lobby.")] = False
    glass: GlassSeconds = 0


class Branch(Command, frozen=True, kw_only=True):
    """A new table that goes on from a position of this one."""

    at: Number
    seats: Occupants


class OpenedLog(Command, frozen=True, kw_only=True):
    """The text of a log file."""

    log: Annotated[str, Meta(max_length=1_000_000, examples=["motherlode log 1\ngame atacama\n…"])]


class SeatLink(Message, frozen=True, kw_only=True):
    """Whoever sends this token gets the seat. It works once, for a day."""

    token: Annotated[str, Meta(examples=["dG9rZW4tZXhhbXBsZS0wMDAwMDAwMDAwMDA"])]


class SeatClaim(Command, frozen=True, kw_only=True):
    """A token from a personal link."""

    token: Annotated[str, Meta(max_length=200, examples=["dG9rZW4tZXhhbXBsZS0wMDAwMDAwMDAwMDA"])]
