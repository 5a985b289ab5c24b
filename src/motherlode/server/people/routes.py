"""GET and PUT /api/me."""

from litestar import Controller, Response, get, put

from motherlode.server.people.schemas import Introduction, Me
from motherlode.server.people.service import Guests, Person

# Limited by address: a guest is a row in the database.
OPENING = {"limit": "opening"}


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?", operation_id="me")
    async def me(self, person: Person | None, guests: Guests) -> Response[Me]:
        """The guest whom the cookie names."""
        cookies = [guests.cookie(person)] if person and guests.worn(person) else []
        return Response(Me(name=person.name if person else None), cookies=cookies)

    @put(summary="Introduce myself", operation_id="introduce", opt=OPENING)
    async def introduce(self, data: Introduction, person: Person | None, guests: Guests) -> Response[Me]:
        """Makes a guest, who is remembered by a cookie for a year, or renames him."""
        met = await guests.introduce(person, data.name)
        return Response(Me(name=met.name), cookies=[guests.cookie(met)])
