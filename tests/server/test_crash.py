"""The server as people start it, killed under load and ended politely: nothing answered is lost, nothing is left."""

import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.kit import BEGINNER, ME, Person, play_out

from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.store.database import FILE

# Once is enough: in the compiled half.
pytestmark = pytest.mark.heavy

SERVE = Path(__file__).parent / "fixtures" / "serve.py"
KILLS = 20
PLAYERS = 4
STREAMS = 50


class Process:
    """A server on the same folder and the same port each time."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self._errors = folder / "errors"
        self._port = "0"
        self.address = ""

    @contextmanager
    def up(self) -> Iterator[subprocess.Popen[str]]:
        command = [sys.executable, str(SERVE), "--lang", "en", "serve", "--no-open"]
        with (
            self._errors.open("w") as errors,
            subprocess.Popen(
                [*command, "--port", self._port, "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "MOTHERLODE_LOAD_TEST": "1"},
            ) as process,
        ):
            try:
                assert process.stdout is not None
                told = re.search(r"http://\S+:(\d+)", process.stdout.readline())
                assert told, self.errors()
                self._port = told[1]
                self.address = f"http://127.0.0.1:{self._port}"
                yield process
            finally:
                process.kill()

    def errors(self) -> str:
        return self._errors.read_text()

    def events(self) -> dict[str, list[Any]]:
        """What happened at each table, as it lies in the file; which must be sound."""
        out: dict[str, list[Any]] = {}
        with closing(sqlite3.connect(self.data / FILE)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert file.execute("PRAGMA foreign_key_check").fetchall() == []
            rows = file.execute("SELECT table_id, number, body FROM event ORDER BY table_id, number").fetchall()
        for table, number, body in rows:
            happened = out.setdefault(table, [])
            assert number == len(happened), "a gap"
            happened.append(msgspec.json.decode(body))
        return out


class Player:
    """Plays for both seats of one table after another, takes a move back now and then, and remembers every answer."""

    def __init__(self, address: str, k: int) -> None:
        self.person = Person(address, f"Player {k}")
        self.table = ""
        self.tables: list[str] = []
        self.answered: list[tuple[str, int, int, str]] = []
        self.in_doubt: tuple[str, int, int, str] | None = None
        self._rng = random.Random(k)

    def play(self, until_over: bool = False) -> None:
        """Until the server is gone, or, if it stays, until the table is over."""
        try:
            if self.in_doubt:
                self.hand_in(self.in_doubt)
            while not (until_over and not self.table):
                self._go_on()
        except httpx.TransportError:
            pass

    def _go_on(self) -> None:
        if not self.table:
            self.table = self.person.open(ME, ME, preset=self._rng.choice(["basic", "advanced"]))
            self.tables.append(self.table)
        page = self.person.page(self.table)
        if page["table"]["status"] == "over":
            self.table = ""
            return
        seat, position = page["eyes"], page["position"]
        own = next(own for own in page["own"] if own["seat"] == seat)
        if own["undo"] == "free" and self._rng.random() < 0.2:
            self.hand_in((self.table, seat, position["turn"], "undo"))
        else:
            self.hand_in((self.table, seat, position["turn"], self._rng.choice(position["moves"])["text"]))

    def hand_in(self, command: tuple[str, int, int, str]) -> None:
        self.in_doubt = command
        table, seat, turn, text = command
        if text == "undo":
            answer = self.person.ask("POST", f"/api/tables/{table}/undo", {"seat": seat, "turn": turn})
        else:
            answer = self.person.command(table, seat, turn, text)
        assert answer.status_code == 200, answer.text
        self.answered.append(command)
        self.in_doubt = None


def commands(table: str, happened: list[Any]) -> list[tuple[str, int, int, str]]:
    out = []
    for each in happened:
        if each["kind"] == "moved":
            out.append((table, each["seat"], each["turn"], each["moves"][0]))
        elif each["kind"] == "undone":
            out.append((table, each["seat"], each["turn"], "undo"))
    return out


def check(server: Process, players: list[Player]) -> None:
    """Every answered command is in its game, once, in order; besides them at most the one in doubt."""
    happened = server.events()
    for player in players:
        kept = [command for table in player.tables for command in commands(table, happened[table])]
        doubt = [player.in_doubt] if player.in_doubt else []
        assert kept in (player.answered, player.answered + doubt)


@pytest.mark.heavy
def test_killed_twenty_times_under_load_nothing_answered_is_lost_and_the_games_go_on(tmp_path: Path) -> None:
    server = Process(tmp_path)
    rng = random.Random(1)
    with server.up():
        players = [Player(server.address, k) for k in range(PLAYERS)]
        bots = [players[0].person.open(BEGINNER, BEGINNER) for _ in range(2)]
    doubts = 0
    for _ in range(KILLS):
        with server.up() as process, ThreadPoolExecutor(PLAYERS) as hands:
            games = [hands.submit(player.play) for player in players]
            enough = answered(players) + rng.randrange(5, 50)
            while answered(players) < enough and not any(game.done() for game in games):
                time.sleep(0.002)
            process.kill()
            for game in games:
                game.result()
        assert "Traceback" not in server.errors()
        check(server, players)
        doubts += sum(player.in_doubt is not None for player in players)
    assert doubts > 0, "no kill met a command"
    assert answered(players) > 10 * KILLS
    with server.up():
        for player in players:
            player.play(until_over=True)
        check(server, players)
        for table in [*bots, *(table for player in players for table in player.tables)]:
            wait_for_the_end(players[0].person, table)
            match_of(parse(players[0].person.log(table)), verify=True)
        for player in players:
            player.person.close()


def answered(players: list[Player]) -> int:
    return sum(len(player.answered) for player in players)


def wait_for_the_end(person: Person, table: str) -> None:
    with person.stream(f"/api/tables/{table}/events") as stream:
        while stream.until("table").page["table"]["status"] != "over":
            pass


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
def test_ended_politely_with_open_streams_it_says_goodbye_to_each(tmp_path: Path, sign: signal.Signals) -> None:
    server = Process(tmp_path)
    with server.up() as process, closing(Person(server.address, "Ada")) as ada, ExitStack() as things:
        table = ada.open(ME, {"kind": "bot", "level": "expert"})
        while ada.page(table)["table"]["actors"] == [0]:
            ada.move(table, 0)  # so that a bot is thinking when the end comes
        paths = [f"/api/tables/{table}/events", "/api/events"]
        streams = [things.enter_context(ada.stream(paths[k % 2])) for k in range(STREAMS)]
        for stream in streams:
            stream.until("ping")
        asked = time.monotonic()
        process.send_signal(sign)
        ends = [stream.rest() for stream in streams]
        process.wait(10)
        assert time.monotonic() - asked < 5
    assert [end[-1] for end in ends] == ["bye"] * STREAMS
    assert server.errors() == ""
    server.events()  # sound
    with server.up(), closing(Person(server.address, "Eve")) as eve:
        assert eve.page(table)["table"]["status"] == "running"


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with server.up(), closing(Person(server.address, "Ada")) as ada:
        other = subprocess.run(
            [sys.executable, str(SERVE), "--lang", "en", "serve", "--no-open", "--data", str(server.data)],
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )
        assert other.returncode != 0
        assert "E651" in other.stderr + other.stdout
        table = ada.open(ME, ME)
        play_out(table, [ada, ada])


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with server.up():
        port = server.address.rpartition(":")[2]
        command = [sys.executable, str(SERVE), "--lang", "en", "serve", "--no-open", "--port", port]
        other = subprocess.run(
            [*command, "--data", str(tmp_path / "other")], capture_output=True, text=True, check=False, timeout=30
        )
    assert other.returncode != 0
    assert "E653" in other.stderr + other.stdout
