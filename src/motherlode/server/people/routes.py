"""GET and PUT /api/me; the programs that play for somebody."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from motherlode.core.errors import Fault
from motherlode.server.faults import NOT_FOR_PROGRAMS
from motherlode.server.given import Asker, Host, TheGuests, ThePrograms
from motherlode.server.people.schemas import Introduction, MadeProgram, Me, NewProgram, Program
from motherlode.server.people.service import Person

# Limited by address: a guest is a row in the database, and so is a program.
OPENING = {"limit": "opening"}

OfProgram = Annotated[str, PathParameter(description="The program.")]


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?", operation_id="me")
    async def me(self, person: Asker, guests: TheGuests) -> Response[Me]:
        """The guest whom the cookie names, or the program whose token was sent."""
        renew = person is not None and person.owner is None and guests.worn(person)
        cookies = [guests.cookie(person)] if person and renew else []
        return Response(Me(name=person.name if person else None), cookies=cookies)

    @put(summary="Introduce myself", operation_id="introduce", opt=OPENING)
    async def introduce(self, data: JSONBody[Introduction], person: Asker, guests: TheGuests) -> Response[Me]:
        """Makes a guest, who is remembered by a cookie for a year, or renames him."""
        if person is not None and person.owner is not None:
            # A cookie would outlive the token.
            raise Fault(NOT_FOR_PROGRAMS, {})
        met = await guests.introduce(person, data.name)
        return Response(Me(name=met.name), cookies=[guests.cookie(met)])


class OwnPrograms(Controller):
    path = "/api/me/programs"
    tags = ("people",)

    @get(summary="My programs", operation_id="programs")
    async def programs(self, host: Host, programs: ThePrograms) -> list[Program]:
        """Bots somewhere else that play with a token of this person, oldest first. Tokens are not told again."""
        return [told(each) for each in await programs.of(host)]

    @post(summary="A token for a program", operation_id="makeProgram", opt=OPENING)
    async def make(self, data: JSONBody[NewProgram], host: Host, programs: ThePrograms) -> MadeProgram:
        """The program is a person of its own, marked as a program wherever it sits. At most ten for each of us."""
        made, token = await programs.make(host, data.name)
        return MadeProgram(program=told(made), token=token)

    @delete("/{program:str}", summary="Revoke a token", operation_id="revokeProgram", status_code=200)
    async def revoke(self, program: OfProgram, host: Host, programs: ThePrograms) -> list[Program]:
        """At once, streams included; what is left. Where it sat in a running game, its owner may sit down."""
        await programs.revoke(host, program)
        return [told(each) for each in await programs.of(host)]


def told(program: Person) -> Program:
    return Program(id=program.id, name=program.name)
