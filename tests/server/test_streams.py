"""Streams: numbered, resumable, many at once, and gone without a trace when their readers are."""

import asyncio
import random
import socket
import struct
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from tests.server.kit import FREE, ME, Frame, Json, Served, Stream, play_out
from tests.server.waiting import PATIENCE, later

from motherlode.server.hub import Subscription
from motherlode.server.store.database import READERS
from motherlode.server.stream import PING, parse_cursor

OPEN_FILES = Path("/proc/self/fd")  # where there is such a thing

OUR_OWN = 2  # the subscriptions of the jobs and of the lessons


def events_of(table: str) -> str:
    return f"/api/tables/{table}/events"


def facts_in(frames: list[Frame]) -> list[Json]:
    return [{**fact, "stands": True} for frame in frames for fact in frame.page["log"]]


# -- one table


def test_a_stream_greets_at_once(served: Served) -> None:
    ada, _, table = served.pair()
    for path in (events_of(table), "/api/events"):
        with ada.stream(path) as stream:
            assert stream.response.headers["content-type"] == "text/event-stream; charset=utf-8"
            assert stream.response.headers["cache-control"] == "no-store"
            first = next(stream.response.iter_raw()).decode()
            assert first.startswith("retry: ")
            assert 1000 <= int(first.split()[1]) <= 3000
            assert "event: ping\n" in first


def test_a_stream_first_sends_the_page_and_then_every_change(served: Served) -> None:
    ada, bob, table = served.pair()
    people = [ada, bob]
    with ada.stream(events_of(table)) as stream:
        first = stream.until("table")
        assert first.id == str(first.page["number"])
        assert first.page == {**ada.page(table), "watching": 0}
        seat = ada.acting(table)
        people[seat].move(table, seat)
        second = stream.until("table")
        assert int(second.id) == int(first.id) + 1
        assert second.page == ada.page(table, after=int(first.id))


def test_a_reader_who_comes_back_misses_nothing_and_hears_nothing_twice(served: Served) -> None:
    ada, bob, table = served.pair(preset="advanced")
    people = [ada, bob]
    frames: list[Frame] = []
    for k in range(6):
        with ada.stream(events_of(table), last=frames[-1].id if frames else "") as stream:
            if frames:  # one more while listening, one more while away
                seat = ada.acting(table)
                people[seat].move(table, seat, k)
            frames += stream.until_number(ada.page(table)["number"])
        seat = ada.acting(table)
        people[seat].move(table, seat, k)
    with ada.stream(events_of(table), last=frames[-1].id) as stream:
        frames += stream.until_number(ada.page(table)["number"])
    numbers = [frame.page["number"] for frame in frames]
    assert numbers == sorted(set(numbers))
    assert facts_in(frames) == [{**fact, "stands": True} for fact in ada.page(table)["log"]]


def test_the_header_of_a_returning_reader_wins_over_the_address(served: Served) -> None:
    ada, _, table = served.pair()
    number = ada.page(table)["number"]
    with ada.stream(events_of(table), last=str(number), after=-1) as stream:
        seat = ada.acting(table)
        [ada, _][seat].move(table, seat)
        assert stream.until("table").page["number"] == number + 1


@pytest.mark.parametrize("last", ["x", "-1", "99999999999999", "1.5", "999999999"])
def test_a_cursor_that_makes_no_sense_starts_from_the_beginning(served: Served, last: str) -> None:
    ada, _, table = served.pair()
    with ada.stream(events_of(table), last=last) as stream:
        assert stream.until("table").page["number"] == ada.page(table)["number"]


def test_there_is_no_stream_of_a_table_that_is_not_there(served: Served) -> None:
    assert served.person().refused("GET", events_of("A" * 16)) == (404, 602)


def test_streams_look_through_the_eyes_of_their_reader(served: Served) -> None:
    ada, bob, table = served.pair()
    with (
        ada.stream(events_of(table), eyes=1) as adas,
        bob.stream(events_of(table)) as bobs,
        served.person().stream(events_of(table), eyes=1) as others,
    ):
        assert [stream.until("table").page["eyes"] for stream in (adas, bobs, others)] == [0, 1, None]


def test_onlookers_are_counted_and_players_are_not(alone: Served) -> None:
    ada, _, table = alone.pair()
    with ada.stream(events_of(table)) as adas, alone.person("Eve").stream(events_of(table)) as eves:
        adas.until("table")
        eves.until("table")
        assert ada.page(table)["watching"] == 1
    later(lambda: ada.page(table)["watching"] == 0)


# -- all tables of a browser


def test_the_id_of_a_browsers_stream_is_the_cursor_of_all_its_tables(served: Served) -> None:
    ada = served.person("Ada")
    one, two = ada.open(ME, ME), ada.open(ME, ME)
    numbers = {table: ada.page(table)["number"] for table in (one, two)}
    with ada.stream("/api/events", at=f"{one}.{numbers[one]},{two}.-1") as stream:
        frame = stream.until("table")
        assert frame.page["table"]["id"] == two
        assert parse_cursor(frame.id) == numbers
        ada.move(one, ada.acting(one))
        frame = stream.until("table")
        assert frame.page["table"]["id"] == one
        assert parse_cursor(frame.id) == {one: numbers[one] + 1, two: numbers[two]}
        last = frame.id
    ada.move(two, ada.acting(two))
    with ada.stream("/api/events", last=last, at=f"{one}.-1") as stream:
        frame = stream.until("table")
        assert (frame.page["table"]["id"], frame.page["number"]) == (two, numbers[two] + 1)


@pytest.mark.parametrize(
    "at",
    ["", ",", "x", ".", "x.y", "A.1", "AAAAAAAAAAAAAAAA.1", "jobs.1,lobby.1", "a.1," * 900, "\n\nevent: bye\n\n.1"],
)
def test_what_a_cursor_names_in_vain_is_ignored(served: Served, at: str) -> None:
    """Browsers never retry a stream that was refused; so what makes no sense is left out, and brings no event."""
    ada = served.person("Ada")
    table = ada.open(ME, FREE)
    with ada.stream("/api/events", at=f"{table}.-1,{at}"[:4000]) as stream:
        assert [frame.event for frame in (stream.next(), stream.next()) if frame] == ["ping", "table"]


def test_a_browser_hears_of_its_own_lists_and_of_the_lobby(served: Served) -> None:
    ada, bob, eve = served.person("Ada"), served.person("Bob"), served.person()
    watched = ada.open(ME, ME)
    with ada.stream("/api/events") as adas, eve.stream("/api/events", at=f"{watched}.-1") as eves:
        eves.until("table")

        def heard_by_eve() -> set[str]:
            """The frames since she was last asked. A wake-up comes before, or right after, what happens next."""
            kinds = []
            for _ in range(2):
                ada.move(watched, ada.acting(watched))
                while (frame := eves.next()) is not None and frame.event != "table":
                    kinds.append(frame.event)
            return set(kinds)

        by_link = ada.open(ME, FREE)
        assert adas.until("lobby").data == ""
        assert heard_by_eve() == set()
        listed = bob.open(ME, ME, listed=True)
        assert heard_by_eve() == {"lobby"}
        bob.move(listed, bob.acting(listed))
        bob.sit(by_link, 1)
        assert adas.until("lobby").event == "lobby"
        assert heard_by_eve() == set()
        bob.open(ME, FREE, listed=True)
        assert heard_by_eve() == {"lobby"}


def test_whoever_lost_their_seat_hears_of_it(served: Served) -> None:
    ada, bob = served.person("Ada"), served.person("Bob")
    table = ada.open(ME, FREE)
    bob.sit(table, 1)
    with bob.stream("/api/events") as stream:
        assert stream.next()
        ada.sit(table, 1, FREE)
        assert stream.until("lobby")
    assert bob.ok("GET", "/api/tables")["mine"] == []


# -- silence, crowds, departures


def test_silence_is_broken_by_visible_pings(alone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.stream.PING_SECONDS", 0.05)
    with alone.person().stream("/api/events") as stream:
        assert [frame.event for frame in (stream.next() for _ in range(4)) if frame] == ["ping"] * 4


def test_sixty_four_streams_at_once_get_every_move(alone: Served) -> None:
    ada, bob, table = alone.pair()
    eve = alone.person()
    with ExitStack() as things:
        streams: list[Stream] = []
        for k in range(64):
            reader = (ada, bob, eve)[k % 3]
            path = (events_of(table), "/api/events")[k % 2]
            params = {} if k % 2 == 0 else {"at": f"{table}.-1"}
            streams.append(things.enter_context(reader.stream(path, **params)))
        later(lambda: alone.parts.hub.subscriptions() == 64 + OUR_OWN)
        play_out(table, [ada, bob])
        last = ada.page(table)["number"]
        whole = facts_in([Frame("", "", f'{{"page":{ada.ask("GET", f"/api/tables/{table}").text}}}')])
        for stream in streams:
            assert facts_in(stream.until_number(last)) == whole
    later(lambda: alone.parts.hub.subscriptions() == OUR_OWN)


def handles(served: Served) -> list[str]:
    """The open files of this process that belong to a server: in its folder, or connections to it."""
    if not OPEN_FILES.exists():
        return []
    port = f"{urlsplit(served.address).port:04X}"
    rows = [row.split() for row in Path("/proc/self/net/tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{row[9]}]" for row in rows if port in (row[1][-4:], row[2][-4:])}
    targets = []
    for file in list(OPEN_FILES.iterdir()):
        with suppress(OSError):  # closed meanwhile
            targets.append(str(file.readlink()))
    folder = str(served.parts.settings.data)
    return sorted("socket" if target in ours else target for target in targets if target in ours or folder in target)


async def all_readers_read(served: Served) -> None:
    """The database opens its connections when they are needed: from here on all are open."""
    barrier = threading.Barrier(READERS)
    await asyncio.gather(*(served.parts.database.read(lambda _: barrier.wait(PATIENCE)) for _ in range(READERS)))


@pytest.mark.heavy
def test_two_thousand_random_departures_leave_no_trace(alone: Served) -> None:
    ada = alone.person("Ada")
    tables = [ada.open(ME, ME) for _ in range(4)]
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    where = urlsplit(alone.address)
    rng = random.Random(7)

    async def come_and_go(k: int) -> None:
        path = events_of(tables[k % 4]) if k % 2 else f"/api/events?at={tables[k % 4]}.-1"
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nCookie: {cookie}\r\n\r\n".encode())
        await asyncio.sleep(rng.random() * 0.02)
        if k % 3 == 0:  # the connection breaks instead of ending
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if k % 5 == 0:
            await reader.read(100)
        writer.close()

    async def all_come(times: int) -> None:
        room = asyncio.Semaphore(20)

        async def one(k: int) -> None:
            async with room:
                await come_and_go(k)

        await asyncio.gather(*(one(k) for k in range(times)))

    def quiet() -> bool:
        return alone.parts.hub.subscriptions() == OUR_OWN

    asyncio.run(all_come(50))
    asyncio.run(all_readers_read(alone))
    later(quiet)
    before = handles(alone)
    for _ in range(4):
        asyncio.run(all_come(500))
        for table in tables:
            ada.move(table, ada.acting(table))
    later(quiet)
    later(lambda: handles(alone) == before)


def test_a_reader_who_never_reads_is_dropped(alone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.stream.PING_SECONDS", 0.05)
    monkeypatch.setattr("motherlode.server.stream.STALL_SECONDS", 0.3)
    # More than fits into the buffers of two sockets.
    monkeypatch.setattr("motherlode.server.table.streams.PING", b": " + b"x" * 1_000_000 + b"\n\n" + PING)
    where = urlsplit(alone.address)
    opened: list[Subscription] = []
    subscribe = alone.parts.hub.subscribe

    def noted(subscription: Subscription, keys: list[str]) -> None:
        opened.append(subscription)
        subscribe(subscription, keys)

    def another_is_greeted() -> bool:
        """On a busy machine somebody who does read may be dropped too, and comes back."""
        with suppress(httpx.TransportError), alone.person().stream("/api/events") as stream:
            return stream.next() is not None
        return False

    monkeypatch.setattr(alone.parts.hub, "subscribe", noted)
    with socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.connect((where.hostname, where.port))
        lazy.sendall(f"GET /api/events HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode())
        later(lambda: opened)
        later(another_is_greeted)
        later(lambda: alone.parts.hub.subscriptions() == OUR_OWN)


def test_the_oldest_stream_of_a_reader_makes_room(alone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.server.hub.MOST_SUBSCRIPTIONS", 3)
    ada, bob = alone.person("Ada"), alone.person("Bob")
    with ExitStack() as things:
        bobs = things.enter_context(bob.stream("/api/events"))
        streams = []
        for _ in range(5):
            streams.append(things.enter_context(ada.stream("/api/events")))
            assert streams[-1].until("ping")
        assert [stream.next() for stream in streams[:2]] == [None, None]  # ended, without a bye
        ada.open(ME, FREE, listed=True)
        assert all(stream.until("lobby") for stream in [*streams[2:], bobs])


def test_a_stream_that_breaks_on_our_side_just_ends(
    alone: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _, table = alone.pair()

    async def broken(*_: object) -> None:
        raise RuntimeError("the disk is gone")

    monkeypatch.setattr(alone.parts.streams, "_news", broken)
    with ada.stream(events_of(table)) as stream:
        assert stream.rest() == ["ping"]
    later(lambda: alone.parts.hub.subscriptions() == OUR_OWN)
    assert "a stream broke off" in caplog.text
    assert ada.page(table)["table"]["id"] == table
