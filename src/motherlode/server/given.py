"""What a handler may ask for by these names and types; the application (app.py) gives it."""

from litestar.di import NamedDependency

from motherlode.server.lessons.service import LessonService
from motherlode.server.lobby.service import LobbyService
from motherlode.server.people.programs import Programs
from motherlode.server.people.service import Guests, Person
from motherlode.server.table.service import TableService
from motherlode.server.table.streams import Streams
from motherlode.server.table.talk_service import TalkService

# Whoever asks, perhaps nobody; and whoever asks, who must have introduced himself.
Asker = NamedDependency[Person | None]
Host = NamedDependency[Person]

TheGuests = NamedDependency[Guests]
ThePrograms = NamedDependency[Programs]
TheLobby = NamedDependency[LobbyService]
TheTables = NamedDependency[TableService]
TheStreams = NamedDependency[Streams]
TheTalk = NamedDependency[TalkService]
TheLessons = NamedDependency[LessonService]
