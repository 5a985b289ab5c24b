"""A real server for tests: on a real port and a real file, in a thread of this process; people who talk to it."""

import asyncio
import socket
import sqlite3
import ssl
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
import uvicorn.server
from tests.kit import Variant, random_match
from tests.server.waiting import PATIENCE, asyncio_with

from motherlode.core.log import render
from motherlode.core.rng import Rng
from motherlode.server.app import Parts
from motherlode.server.hub import JOBS
from motherlode.server.serving import listen, server_of
from motherlode.server.settings import Settings
from motherlode.server.store.database import FILE, Database

Json = Any
T = TypeVar("T")

ME: Json = {"kind": "me"}
FREE: Json = {"kind": "open"}
BEGINNER: Json = {"kind": "bot", "level": "beginner"}

# Made once: most of the time to make an httpx client goes into one.
TLS = ssl.create_default_context()

# Uvicorn takes a tenth of a second to notice that it should end, and another to do so: too long for tests that start
# and stop many servers.
vars(uvicorn.server)["asyncio"] = asyncio_with(lambda seconds: asyncio.sleep(seconds / 20))


def device(name: str) -> Json:
    return {"kind": "device", "name": name}


class Frame(msgspec.Struct):
    """One event of a stream."""

    event: str
    id: str
    data: str

    @property
    def page(self) -> Json:
        return msgspec.json.decode(self.data)["page"]


class Stream:
    """An open stream, read as it comes."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def next(self) -> Frame | None:
        """The next frame of any kind; nothing at the end of the stream."""
        fields: dict[str, str] = {}
        for line in self._lines:
            if not line:
                if "event" in fields:
                    return Frame(fields["event"], fields.get("id", ""), fields.get("data", ""))
                fields = {}
                continue
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        return None

    def until(self, event: str) -> Frame:
        """The next frame of a kind; others are skipped."""
        while frame := self.next():
            if frame.event == event:
                return frame
        raise AssertionError(f"the stream ended without {event}")

    def until_number(self, number: int) -> list[Frame]:
        """The table frames up to that number."""
        frames = [self.until("table")]
        while frames[-1].page["number"] < number:
            frames.append(self.until("table"))
        return frames

    def rest(self) -> list[str]:
        """The events up to the end."""
        out = []
        while frame := self.next():
            out.append(frame.event)
        return out


MARKS = count(1)


def new_mark() -> str:
    return f"mark-{next(MARKS):08}"


class Person:
    """Somebody with a browser: cookies of their own and the header that our pages send."""

    def __init__(self, address: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=address, headers={"X-Motherlode": "1"}, verify=TLS, timeout=PATIENCE)
        if name:
            self.ok("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Json = None, **params: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, params=params or None)

    def ok(self, method: str, path: str, body: Json = None, **params: Any) -> Json:
        answer = self.ask(method, path, body, **params)
        assert answer.status_code in (200, 201), f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, method: str, path: str, body: Json = None, **params: Any) -> tuple[int, int]:
        """Status and number of a problem."""
        answer = self.ask(method, path, body, **params)
        assert answer.status_code >= 400, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.status_code, answer.json()["code"]

    # -- at tables

    def open(self, *seats: Json, preset: str = "basic", **more: Json) -> str:
        """A new table; its id."""
        card = self.ok("POST", "/api/tables", {"game": "atacama", "preset": preset, "seats": list(seats), **more})
        return str(card["id"])

    def sit(self, table: str, seat: int, occupant: Json = ME) -> Json:
        return self.ok("PUT", f"/api/tables/{table}/seats/{seat}", occupant)

    def page(self, table: str, **params: Any) -> Json:
        return self.ok("GET", f"/api/tables/{table}", **params)

    def acting(self, table: str) -> int:
        """The seat to move, or the first of them."""
        seat: int = self.page(table)["table"]["actors"][0]
        return seat

    def command(self, table: str, seat: int, turn: int, *moves: str) -> httpx.Response:
        body = {"seat": seat, "turn": turn, "moves": list(moves)}
        return self.ask("POST", f"/api/tables/{table}/moves", body)

    def move(self, table: str, seat: int, k: int = 0) -> Json:
        """Plays the k-th legal move of a seat; the page after it."""
        position = self.page(table, eyes=seat)["position"]
        moves = position["moves"]
        answer = self.command(table, seat, position["turn"], moves[k % len(moves)]["text"])
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play(self, table: str, seat: int, *moves: str) -> Json:
        """Hands in these moves together; the page after them."""
        turn = self.page(table, eyes=seat)["position"]["turn"]
        answer = self.command(table, seat, turn, *moves)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def undo(self, table: str, seat: int) -> Json:
        """Takes back the last decision of a seat, or asks to; the page after it."""
        turn = self.page(table, eyes=seat)["position"]["turn"]
        return self.ok("POST", f"/api/tables/{table}/undo", {"seat": seat, "turn": turn})

    def say(self, table: str, seat: int, text: str, mark: str = "", **more: Json) -> httpx.Response:
        body = {"seat": seat, "text": text, "mark": mark or new_mark(), **more}
        return self.ask("POST", f"/api/tables/{table}/talk", body)

    def pledge(self, table: str, seat: int, move: str, of: int | None = None, mark: str = "") -> httpx.Response:
        body = {"seat": seat, "move": move, "of": of, "mark": mark or new_mark()}
        return self.ask("POST", f"/api/tables/{table}/words", body)

    def log(self, table: str) -> str:
        answer = self.ask("GET", f"/api/tables/{table}/log")
        assert answer.status_code == 200, answer.text
        return answer.text

    @contextmanager
    def stream(self, path: str, last: str = "", **params: Any) -> Iterator[Stream]:
        headers = {"Last-Event-ID": last} if last else {}
        with self.http.stream("GET", path, headers=headers, params=params or None) as response:
            assert response.status_code == 200, response.read()
            yield Stream(response)

    def close(self) -> None:
        self.http.close()


class Served:
    """A running server. The clients of everybody who visited it are closed at the end."""

    def __init__(self, parts: Parts, address: str, loop: asyncio.AbstractEventLoop, things: ExitStack) -> None:
        self.parts = parts
        self.address = address
        self.data = parts.settings.data
        self._loop = loop
        self._things = things

    def person(self, name: str = "") -> Person:
        return self._things.enter_context(closing(Person(self.address, name)))

    def again(self, person: Person) -> Person:
        """Somebody who was here before the server was started again."""
        out = self.person()
        out.http.cookies.update(dict(person.http.cookies))
        return out

    # -- what is in the database file, also when the server is gone

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.data / FILE, timeout=PATIENCE)) as file:
            return file.execute(question, values).fetchall()

    def happenings(self, table: str, kind: str = "") -> list[Json]:
        """What happened at a table, or only happenings of one kind."""
        found = self.rows("SELECT body FROM event WHERE table_id = ? ORDER BY number", table)
        happened = [msgspec.json.decode(body) for (body,) in found]
        return [each for each in happened if kind in ("", each["kind"])]

    def open_jobs(self, table: str) -> int:
        """How many open jobs bots have at a table."""
        count: int = self.rows("SELECT count(*) FROM job WHERE done = 0 AND table_id = ?", table)[0][0]
        return count

    # -- its life

    def wake(self) -> None:
        """Tasks that sleep until something is due check whether it is."""
        self.inside(self.parts.house.deadlines.changed.set)
        self.inside(lambda: self.parts.hub.wake(JOBS))

    def inside(self, what: Callable[[], T]) -> T:
        """Calls a function in the server's own thread, so that nothing else happens meanwhile."""

        async def done() -> T:
            return what()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(PATIENCE)

    def pair(self, **more: Json) -> tuple[Person, Person, str]:
        """Two people and the table at which they have begun to play; the first has seat 0."""
        ada, bob = self.person("Ada"), self.person("Bob")
        table = ada.open(ME, FREE, **more)
        bob.sit(table, 1)
        ada.ok("POST", f"/api/tables/{table}/start")
        return ada, bob, table

    def party(self, *names: str, **more: Json) -> tuple[list[Person], str]:
        """People with a seat each, in this order, and the table at which they have begun to play."""
        people = [self.person(name) for name in names]
        table = people[0].open(ME, *[FREE] * (len(names) - 1), **more)
        for seat, person in enumerate(people[1:], 1):
            person.sit(table, seat)
        people[0].ok("POST", f"/api/tables/{table}/start")
        return people, table

    @classmethod
    @contextmanager
    def on(cls, folder: Path, prepare: Callable[[Parts], None] = lambda _: None, **settings: Any) -> Iterator[Self]:
        """Without limits and without pauses of bots, which are for people, unless a test asks for them. `prepare` gets
        the parts before the server starts.
        """
        chosen = Settings(data=folder, **{"limits": False, "pace": 0.0, "thinkers": 1, **settings})
        parts = Parts(chosen, Database.open(folder))
        prepare(parts)
        listener = listen("127.0.0.1", 0)
        up: Future[asyncio.AbstractEventLoop] = Future()
        server = server_of(parts, lambda: up.set_result(asyncio.get_running_loop()))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            loop = up.result(PATIENCE)
            with ExitStack() as things:
                yield cls(parts, f"http://127.0.0.1:{listener.getsockname()[1]}", loop, things)
        finally:
            server.should_exit = True
            thread.join()
            listener.close()


def until(person: Person, table: str, true: Callable[[Json], bool]) -> Json:
    """Watches a table until a condition holds; returns the page then."""
    with person.stream(f"/api/tables/{table}/events") as stream:
        while not true(page := stream.until("table").page):
            pass
    return page


def play_out(table: str, people: list[Person], luck: int = 1) -> None:
    """Everybody makes random moves until the game is over; people by seat, perhaps one for several."""
    rng = Rng(luck)
    page = people[0].page(table)
    while page["table"]["status"] == "running":
        seat = page["table"]["actors"][0]
        page = people[seat].move(table, seat, rng.below(1000))


def finished_log(luck: int = 1) -> str:
    """The log of a whole game of Atacama, played without any server."""
    return render(random_match(Variant("atacama", "basic", 2, {}), luck).log(with_seed=True))


def raw(served: Served, head: bytes, body: bytes = b"") -> tuple[int, bytes]:
    """A request byte for byte, and all that comes back."""
    where = urlsplit(served.address)
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as line:
        line.sendall(head + b"Connection: close\r\n\r\n" + body)
        got = b""
        while more := line.recv(65536):
            got += more
    return int(got.split(b" ", 2)[1]), got
