"""Games and tables: finding, opening, sitting down, moving a seat to another device."""

from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from motherlode.server.lobby.games import games
from motherlode.server.lobby.schemas import (
    Branch,
    ChosenLook,
    GameInfo,
    Lobby,
    NewTable,
    Occupant,
    OpenedLog,
    SeatClaim,
    SeatLink,
)
from motherlode.server.lobby.service import LobbyService
from motherlode.server.people.dependencies import Asker, Introduced
from motherlode.server.table.parameters import OfSeat, OfTable
from motherlode.server.table.schemas import TableCard

# Limited by address, because these fill the database.
OPENING = {"limit": "opening"}

TheLobby = NamedDependency[LobbyService]


class LobbyRoutes(Controller):
    path = "/api"
    tags = ("lobby",)

    @get("/games", summary="The games", operation_id="games")
    async def games(self) -> list[GameInfo]:
        """What can be played, with presets, options and the levels of bots."""
        return games()

    @get("/tables", summary="My tables and open ones", operation_id="lobby")
    async def lobby(self, asker: Asker, lobby: TheLobby) -> Lobby:
        """Tables of others only if they are listed."""
        return await lobby.lobby(asker)

    @post("/tables", summary="Open a table", operation_id="openTable", opt=OPENING)
    async def open_table(self, data: JSONBody[NewTable], person: Introduced, lobby: TheLobby) -> TableCard:
        """The game begins at once if no seat is left open."""
        return await lobby.open_table(person, data)

    @post("/tables/{table:str}/branch", summary="Play on from a position", operation_id="branch", opt=OPENING)
    async def branch(self, table: OfTable, data: JSONBody[Branch], person: Introduced, lobby: TheLobby) -> TableCard:
        """A new table, with new luck from there on. Only games that are over can be branched."""
        return await lobby.branch(person, table, data)

    @post("/logs", summary="Open a log file", operation_id="openLog", opt=OPENING)
    async def open_log(self, data: JSONBody[OpenedLog], person: Introduced, lobby: TheLobby) -> TableCard:
        """The log becomes a table to look at, from which new games can branch."""
        return await lobby.open_log(person, data.log)

    @put("/tables/{table:str}/seats/{seat:int}", summary="Who sits there", operation_id="sit")
    async def sit(
        self, table: OfTable, seat: OfSeat, data: JSONBody[Occupant], person: Introduced, lobby: TheLobby
    ) -> TableCard:
        """Sit down, stand up, or give the seat to a bot. In a running game: let a bot play for you, or come back."""
        return await lobby.sit(person, table, seat, data)

    @put("/tables/{table:str}/seats/{seat:int}/look", summary="Choose a look", operation_id="chooseLook")
    async def choose_look(
        self, table: OfTable, seat: OfSeat, data: JSONBody[ChosenLook], person: Introduced, lobby: TheLobby
    ) -> TableCard:
        """Colour and sign of your own seat, or of a bot at your table, before the game begins. No two are alike."""
        return await lobby.choose_look(person, table, seat, data.look)

    @post("/tables/{table:str}/start", summary="Begin", operation_id="start")
    async def start(self, table: OfTable, person: Introduced, lobby: TheLobby) -> TableCard:
        """Whoever opened the table may begin the game once every seat is taken."""
        return await lobby.start(person, table)

    @post("/tables/{table:str}/seats/{seat:int}/link", summary="A personal link", operation_id="seatLink")
    async def seat_link(self, table: OfTable, seat: OfSeat, person: Introduced, lobby: TheLobby) -> SeatLink:
        """It moves this seat to another device."""
        return await lobby.seat_link(person, table, seat)

    @post("/links", summary="Use a personal link", operation_id="claimSeat")
    async def claim_seat(self, data: JSONBody[SeatClaim], person: Introduced, lobby: TheLobby) -> TableCard:
        """Moves the seat to this device; the link works only once."""
        return await lobby.claim_seat(person, data.token)
