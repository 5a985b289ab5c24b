"""GET and PUT /api/me; the programs that play for somebody."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from motherlode.server.people.dependencies import Asker, Introduced
from motherlode.server.people.programs import Programs, check_not_for_programs
from motherlode.server.people.schemas import Introduction, MadeProgram, Me, NewProgram, Program
from motherlode.server.people.service import Guests, Person

# Limited by address, because guests and programs are rows in the database.
OPENING = {"limit": "opening"}

TheGuests = NamedDependency[Guests]
ThePrograms = NamedDependency[Programs]
OfProgram = Annotated[str, PathParameter(description="The program.")]


class PeopleRoutes(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?", operation_id="me")
    async def me(self, asker: Asker, guests: TheGuests) -> Response[Me]:
        """The guest named by the cookie, or the program whose token was sent."""
        renew = asker is not None and asker.owner is None and guests.worn(asker)
        cookies = [guests.cookie(asker)] if asker and renew else []
        return Response(Me(name=asker.name if asker else None), cookies=cookies)

    @put(summary="Introduce myself", operation_id="introduce", opt=OPENING)
    async def introduce(self, data: JSONBody[Introduction], asker: Asker, guests: TheGuests) -> Response[Me]:
        """Makes a guest, who is remembered by a cookie for a year, or gives a guest another name."""
        if asker is not None:
            # A cookie would outlive the token.
            check_not_for_programs(asker)
        met = await guests.introduce(asker, data.name)
        return Response(Me(name=met.name), cookies=[guests.cookie(met)])


class ProgramRoutes(Controller):
    path = "/api/me/programs"
    tags = ("people",)

    @get(summary="My programs", operation_id="programs")
    async def programs(self, person: Introduced, programs: ThePrograms) -> list[Program]:
        """Bots somewhere else that play with a token of this person, oldest first. Tokens are not shown again."""
        return [told(each) for each in await programs.of(person)]

    @post(summary="A token for a program", operation_id="makeProgram", opt=OPENING)
    async def make(self, data: JSONBody[NewProgram], person: Introduced, programs: ThePrograms) -> MadeProgram:
        """The program is a person of its own, marked as a program wherever it sits. Everybody may have ten of them."""
        made, token = await programs.make(person, data.name)
        return MadeProgram(program=told(made), token=token)

    @delete("/{program:str}", summary="Revoke a token", operation_id="revokeProgram", status_code=200)
    async def revoke(self, program: OfProgram, person: Introduced, programs: ThePrograms) -> list[Program]:
        """At once, streams included; the programs that are left. In running games its owner may take its seats."""
        await programs.revoke(person, program)
        return [told(each) for each in await programs.of(person)]


def told(program: Person) -> Program:
    return Program(id=program.id, name=program.name)
