"""GET and PUT /api/me."""

from litestar import Controller, Response, get, put
from litestar.params import JSONBody

from motherlode.server.given import Asker, TheGuests
from motherlode.server.people.schemas import Introduction, Me

# Limited by address: a guest is a row in the database.
OPENING = {"limit": "opening"}


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?", operation_id="me")
    async def me(self, person: Asker, guests: TheGuests) -> Response[Me]:
        """The guest whom the cookie names."""
        cookies = [guests.cookie(person)] if person and guests.worn(person) else []
        return Response(Me(name=person.name if person else None), cookies=cookies)

    @put(summary="Introduce myself", operation_id="introduce", opt=OPENING)
    async def introduce(self, data: JSONBody[Introduction], person: Asker, guests: TheGuests) -> Response[Me]:
        """Makes a guest, who is remembered by a cookie for a year, or renames him."""
        met = await guests.introduce(person, data.name)
        return Response(Me(name=met.name), cookies=[guests.cookie(met)])
