"""Guests: a signed person id in a cookie. Their names and seats are in the database."""

import hashlib
import os
import secrets
import unicodedata
from pathlib import Path

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from litestar.datastructures import Cookie

from motherlode.core.errors import Fault
from motherlode.server.clock import now
from motherlode.server.faults import BAD_NAME
from motherlode.server.store import units
from motherlode.server.store.database import Database

YEAR = 365 * 24 * 3600
MONTH = 30 * 24 * 3600
LONGEST_NAME = 24

# Unicode calls them letters or symbols, but they are invisible.
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


class Person(msgspec.Struct, frozen=True):
    """`seen` is when the cookie was made, in seconds. A program has no cookie; it has an owner."""

    id: str
    name: str
    seen: float = 0.0
    owner: str | None = None


def secret_of(folder: Path) -> bytes:
    """32 bytes that sign every cookie, made once, in a file that only its owner can read."""
    file = folder / "secret"
    if not file.exists():
        # Renamed when it is complete: a kill must not leave an empty secret, which anybody could sign with.
        part = folder / "secret.part"
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(secrets.token_bytes(32))
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    return file.read_bytes()


def clean_name(name: str) -> str:
    """A name on one line, without invisible characters."""
    seen = (c if c.isprintable() and c not in BLANK else " " for c in unicodedata.normalize("NFC", name))
    out = " ".join("".join(seen).split())[:LONGEST_NAME].strip()
    if not out:
        raise Fault(BAD_NAME, {})
    return out


class Guests:
    def __init__(self, database: Database, secret: bytes, secure: bool) -> None:
        self._database = database
        self._signer = TimestampSigner(secret, salt="motherlode guest")
        self._secure = secure
        # Cookies ignore ports: two servers on one host must not take each other's cookies.
        self.cookie_name = "motherlode_" + hashlib.sha256(secret).hexdigest()[:8]

    async def who(self, cookie: str | None) -> Person | None:
        """The person named by the cookie; nobody if it is too old or not ours."""
        signed = self.signed(cookie)
        if signed is None:
            return None
        person, seen = signed
        name = await self._database.read(units.find_person, person)
        return Person(person, name, seen) if name else None

    def signed(self, cookie: str | None) -> tuple[str, float] | None:
        """The id in a cookie that we signed, and when we did; whether that person exists is another question."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            value, made = self._signer.unsign(cookie, max_age=YEAR, return_timestamp=True)
        except BadSignature:
            return None
        return value.decode(), made.timestamp()

    async def introduce(self, person: Person | None, name: str) -> Person:
        met = Person(person.id if person else secrets.token_urlsafe(16), clean_name(name))
        await self._database.write(units.keep_person, met.id, met.name, now())
        return met

    def cookie(self, person: Person) -> Cookie:
        signed = self._signer.sign(person.id).decode()
        return Cookie(
            self.cookie_name, value=signed, max_age=YEAR, httponly=True, samesite="lax", path="/", secure=self._secure
        )

    def worn(self, person: Person) -> bool:
        """Whether the cookie should be renewed."""
        return now() / 1000 - person.seen > MONTH
