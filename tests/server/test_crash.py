"""The server as people start it, killed under load or ended politely: nothing that was answered is lost."""

import random
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.command import Process, refused
from tests.server.kit import BEGINNER, ME, Person, until
from tests.server.waiting import PATIENCE, later

from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.server.serving import listen_as_before

KILLS = 20
PLAYERS = 4
STREAMS = 50


class Player:
    """Plays for both seats of one table after another, takes a move back now and then, and remembers every answer."""

    def __init__(self, k: int) -> None:
        self.person = Person("")
        self.name = f"Player {k}"
        self.table = ""
        self.tables: list[str] = []
        self.answered: list[tuple[str, int, int, str]] = []
        self.in_doubt: tuple[str, int, int, str] | None = None
        self._rng = random.Random(k)

    def come_to(self, server: Process) -> None:
        self.person.http.base_url = httpx.URL(server.address)
        self.person.ok("PUT", "/api/me", {"name": self.name})

    def play(self, until_over: bool = False) -> None:
        """Plays until the server is gone or, if it stays, until the game is over."""
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
    """Every answered command is in its game, once, in order; besides these at most one whose answer was lost."""
    happened = server.events()
    for player in players:
        kept = [command for table in player.tables for command in commands(table, happened[table])]
        doubt = [player.in_doubt] if player.in_doubt else []
        assert kept in (player.answered, player.answered + doubt)


@pytest.fixture
def players() -> Iterator[list[Player]]:
    with ExitStack() as things:
        out = [Player(k) for k in range(PLAYERS)]
        for player in out:
            things.callback(player.person.close)
        yield out


@contextmanager
def with_players(server: Process, players: list[Player]) -> Iterator[subprocess.Popen[str]]:
    """Waits until the server runs and everybody has connected."""
    with server.up() as process:
        for player in players:
            player.come_to(server)
        yield process


def answered(players: list[Player]) -> int:
    return sum(len(player.answered) for player in players)


def kill_under_load(server: Process, process: subprocess.Popen[str], players: list[Player], commands: int) -> int:
    """Waits until that many more commands are answered; returns how many were unanswered then."""
    enough = answered(players) + commands
    with ThreadPoolExecutor(PLAYERS) as hands:
        games = [hands.submit(player.play) for player in players]
        later(lambda: answered(players) >= enough or any(game.done() for game in games))
        process.kill()
        for game in games:
            game.result()
    assert "Traceback" not in server.errors()
    check(server, players)
    return sum(player.in_doubt is not None for player in players)


def all_go_on(server: Process, players: list[Player], bots: list[str]) -> None:
    """Plays every game to its end; all luck must verify."""
    for player in players:
        player.play(until_over=True)
    check(server, players)
    person = players[0].person
    for table in [*bots, *(table for player in players for table in player.tables)]:
        until(person, table, lambda page: page["table"]["status"] == "over")
        match_of(parse(person.log(table)), verify=True)


def test_a_server_killed_under_load_loses_nothing_that_was_answered_and_the_games_go_on(
    tmp_path: Path, players: list[Player]
) -> None:
    server = Process(tmp_path)
    with with_players(server, players) as process:
        bots = [players[0].person.open(BEGINNER, BEGINNER)]
        kill_under_load(server, process, players, 30)
    with with_players(server, players):
        all_go_on(server, players, bots)


@pytest.mark.heavy
def test_nor_does_one_that_is_killed_twenty_times(tmp_path: Path, players: list[Player]) -> None:
    server = Process(tmp_path)
    rng = random.Random(1)
    doubts = 0
    with with_players(server, players):
        bots = [players[0].person.open(BEGINNER, BEGINNER) for _ in range(2)]
    for _ in range(KILLS):
        with with_players(server, players) as process:
            doubts += kill_under_load(server, process, players, rng.randrange(5, 50))
    assert doubts > 0, "no kill met a command"
    assert answered(players) > 10 * KILLS
    with with_players(server, players):
        all_go_on(server, players, bots)


@pytest.mark.parametrize(
    "sign", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.heavy)], ids=["SIGTERM", "Ctrl-C"]
)
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
        process.send_signal(sign)
        ends = [stream.rest() for stream in streams]
        process.wait(PATIENCE)
    assert [end[-1] for end in ends] == ["bye"] * STREAMS
    assert server.errors() == ""
    server.events()  # the file is intact
    with server.up(), closing(Person(server.address, "Eve")) as eve:
        assert eve.page(table)["table"]["status"] == "running"


def test_a_second_server_on_the_same_folder_or_port_is_refused(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with server.up(), closing(Person(server.address, "Ada")) as ada:
        assert "E651" in refused("--data", str(server.data))
        port = server.address.rpartition(":")[2]
        assert "E653" in refused("--data", str(tmp_path / "other"), "--port", port)
        table = ada.open(ME, ME)
        ada.move(table, ada.acting(table))  # nothing has happened to the first


def test_links_to_tables_stay_good_over_a_restart_if_the_port_is_free(tmp_path: Path) -> None:
    def port() -> int:
        with closing(listen_as_before("127.0.0.1", tmp_path)) as listener:
            return int(listener.getsockname()[1])

    before = port()
    assert port() == before
    with closing(listen_as_before("127.0.0.1", tmp_path)) as other:
        other.listen()
        assert port() != before
