"""Who may ask, and how often: same origin, known hosts, token buckets."""

import time
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from motherlode.core.errors import Fault
from motherlode.server.faults import FOREIGN_ORIGIN, TOO_OFTEN

SAFE = ("GET", "HEAD", "OPTIONS")
HEADER = "x-motherlode"

Connection = ASGIConnection[Any, Any, Any, Any]


# Guards are coroutines though they wait for nothing: Litestar runs plain functions in threads.


async def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A page of another site, or of another port of this host, cannot send our header: browsers ask us first."""
    if connection.scope.get("method") in SAFE:
        return
    origin = connection.headers.get("origin")
    foreign = origin is not None and _host_in(origin) != connection.headers.get("host")
    if HEADER not in connection.headers or foreign:
        raise Fault(FOREIGN_ORIGIN, {})


def bearer_of(connection: Connection) -> str | None:
    """The token of a program, right or wrong. Other kinds of authorization are meant for proxies, not for us."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def _host_in(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class KnownHosts:
    """Answers to addresses, localhost and its own names, not to any name pointed at this machine (DNS rebinding)."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = {"localhost", *(name.lower() for name in names)}

    async def __call__(self, connection: Connection, _: BaseRouteHandler) -> None:
        try:
            name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
        except ValueError:
            name = ""
        if name not in self._names and not _is_address(name):
            raise Fault(FOREIGN_ORIGIN, {})


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Buckets:
    """For each key `burst` at once, then `rate` a second. A bucket that is full again is forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        now = time.monotonic()
        level, since = self._level.get(key, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        if level < 1.0:
            raise Fault(TOO_OFTEN, {"seconds": max(1, round((1.0 - level) / self._rate))})
        self._level[key] = (level - 1.0, now)
        if len(self._level) > 10_000:
            self._forget(now)

    def _forget(self, now: float) -> None:
        full = [key for key, (level, since) in self._level.items() if level + (now - since) * self._rate >= self._burst]
        for key in full:
            del self._level[key]


class Limits:
    """Commands, talk, thoughts, foresight and past positions are limited by person, new people and tables by address.

    Streams are never limited here. `person_of` trusts only cookies that we signed and tokens that we gave: otherwise
    every invented one would come with a bucket of its own.
    """

    def __init__(self, person_of: Callable[[Connection], Awaitable[str | None]]) -> None:
        self._person_of = person_of
        self._kinds = {
            "command": Buckets(60, 10),
            "talk": Buckets(20, 1),
            "thought": Buckets(6, 0.5),
            "past": Buckets(60, 5),
            "foresight": Buckets(60, 8),
            "opening": Buckets(40, 1),
        }

    async def __call__(self, connection: Connection, handler: BaseRouteHandler) -> None:
        kind = handler.opt.get("limit")
        if kind is None and connection.scope.get("method") in SAFE:
            return
        kind = kind or "command"
        person = await self._person_of(connection) if kind != "opening" else None
        self._kinds[kind].take(person or address_of(connection))


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
