"""Programs: bots somewhere else, each a person of its own with an owner, known by a token instead of a cookie.

A token is the program's id and a secret. The secret is shown once and not kept; the database has a hash of it.
"""

import hashlib
import re
import secrets
from hmac import compare_digest

from motherlode.core.errors import Fault
from motherlode.server.clock import now
from motherlode.server.faults import BAD_TOKEN, NO_SUCH_PROGRAM, NOT_FOR_PROGRAMS, PROGRAMS_FULL
from motherlode.server.hub import Hub
from motherlode.server.people.service import Person, clean_name
from motherlode.server.store import units
from motherlode.server.store.database import Database

MOST_PROGRAMS = 10

TOKEN = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})")


class Programs:
    def __init__(self, database: Database, hub: Hub) -> None:
        self._database = database
        self._hub = hub

    async def who(self, token: str) -> Person:
        """The program that has this token."""
        parts = TOKEN.fullmatch(token)
        row = await self._database.read(units.find_program, parts[1]) if parts else None
        if parts is None or row is None or not compare_digest(_hash(parts[2]), row["token_hash"]):
            raise Fault(BAD_TOKEN, {})
        return Person(row["id"], row["name"], owner=row["owner"])

    async def make(self, owner: Person, name: str) -> tuple[Person, str]:
        """A new program and its token."""
        check_not_for_programs(owner)
        made = Person(secrets.token_urlsafe(16), clean_name(name), owner=owner.id)
        secret = secrets.token_urlsafe(32)
        row = {"id": made.id, "owner": owner.id, "token_hash": _hash(secret)}
        if not await self._database.write(units.keep_program, row, made.name, now(), MOST_PROGRAMS):
            raise Fault(PROGRAMS_FULL, {"limit": MOST_PROGRAMS})
        return made, f"{made.id}.{secret}"

    async def own(self, owner: Person, program: str) -> Person:
        """The program with that id, if it is one of theirs."""
        row = await self._database.read(units.find_program, program)
        if row is None or row["owner"] != owner.id:
            raise Fault(NO_SUCH_PROGRAM, {})
        return Person(row["id"], row["name"], owner=owner.id)

    async def of(self, owner: Person) -> list[Person]:
        rows = await self._database.read(units.programs_of, owner.id)
        return [Person(row["id"], row["name"], owner=owner.id) for row in rows]

    async def revoke(self, owner: Person, program: str) -> None:
        """From now on its token is worthless, and its streams end. Its seats are left to its owner."""
        if not await self._database.write(units.drop_program, program, owner.id):
            raise Fault(NO_SUCH_PROGRAM, {})
        self._hub.dismiss(program)


def check_not_for_programs(person: Person) -> None:
    """Programs have neither cookies nor programs of their own."""
    if person.owner is not None:
        raise Fault(NOT_FOR_PROGRAMS, {})


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
