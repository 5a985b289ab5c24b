"""The engine is compiled while the server plays: the lobby says how far it is, and bots change over."""

import asyncio
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Served
from tests.server.processes import STRANGE, Numbers, first_of, is_gone, legal_moves, pool, task, until
from tests.server.waiting import PATIENCE

from motherlode.build_info import is_compiled
from motherlode.native.finder import VARIABLE
from motherlode.server import engine, thinking
from motherlode.server.engine import Engine, EngineInfo
from motherlode.server.hub import Hub

# Prints its progress and ends as it is told to.
COMPILES = "print('0 %\\n7 %\\n9 %\\n60 %\\n/somewhere'); raise SystemExit({code})"
# Starts a process of its own, as compilers do, prints both ids, and never ends.
NEVER_ENDS = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open(sys.argv[1], "w") as file:
    file.write(f"{os.getpid()}\\n{child.pid}\\n")
time.sleep(600)
"""


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the sources had just been cloned."""
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    monkeypatch.delenv(VARIABLE, raising=False)


def command(monkeypatch: pytest.MonkeyPatch, code: str, *words: str) -> None:
    monkeypatch.setattr(engine, "COMMAND", (sys.executable, "-c", code, *words))


class Hearing:
    """What an engine said, and how often it asked for new processes."""

    def __init__(self) -> None:
        self.said: list[tuple[str, int]] = []
        self.renewed = 0

    def renew(self) -> None:
        self.renewed += 1

    def tell(self, info: EngineInfo) -> None:
        self.said.append((info.state, info.percent))

    def engine(self, wanted: bool = True) -> Engine:
        return Engine(Hub(), wanted, self.renew, self.tell)


@pytest.mark.usefixtures("plain")
def test_when_it_is_compiled_bots_begin_again_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    command(monkeypatch, COMPILES.format(code=0))
    heard = Hearing()
    running = heard.engine()
    asyncio.run(running.run())
    assert heard.said == [("compiling", 0), ("compiling", 7), ("compiling", 60), ("bots", 0)]
    assert heard.renewed == 1


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("code", [1, 3])
def test_when_it_cannot_be_compiled_everything_goes_on_as_it_was(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    command(monkeypatch, COMPILES.format(code=code))
    heard = Hearing()
    asyncio.run(heard.engine().run())
    assert heard.said[-1] == ("plain", 0)
    assert heard.renewed == 0


@pytest.mark.usefixtures("plain")
def test_why_it_cannot_be_compiled_is_one_line_of_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    command(monkeypatch, "raise OSError('no space left')")
    asyncio.run(Hearing().engine().run())
    assert caplog.messages == ["the engine could not be compiled: OSError: no space left"]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("unwanted", ["never", "by the settings", "compiled already"])
def test_nothing_is_compiled_where_nobody_wants_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, unwanted: str
) -> None:
    command(monkeypatch, "import pathlib, sys; pathlib.Path(sys.argv[1]).touch()", str(tmp_path / "started"))
    if unwanted == "never":
        monkeypatch.setenv(VARIABLE, "never")
    if unwanted == "compiled already":
        monkeypatch.setattr(engine, "is_compiled", lambda: True)
    heard = Hearing()
    running = heard.engine(wanted=unwanted != "by the settings")
    asyncio.run(running.run())
    assert heard.said == []
    assert not (tmp_path / "started").exists()
    assert running.info.state == ("compiled" if unwanted == "compiled already" else "plain")


def test_the_lobby_says_what_runs(served: Served) -> None:
    found = served.person("Mira").ok("GET", "/api/tables")["engine"]
    assert found == {"state": "compiled" if is_compiled() else "plain", "percent": 0}


@pytest.mark.usefixtures("plain")
def test_a_server_that_ends_takes_the_compilers_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    numbers = Numbers(tmp_path / "numbers")
    command(monkeypatch, NEVER_ENDS, str(tmp_path / "numbers"))

    async def test() -> None:
        running = asyncio.create_task(Hearing().engine().run())
        await numbers.started(2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await numbers.all_gone()

    asyncio.run(test())


@pytest.mark.usefixtures("plain")
def test_a_server_that_ends_while_the_compilers_start_takes_them_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    numbers = Numbers(tmp_path / "numbers")
    command(monkeypatch, NEVER_ENDS, str(tmp_path / "numbers"))
    start = asyncio.create_subprocess_exec

    async def test() -> None:
        running = asyncio.create_task(Hearing().engine().run())

        async def slowly(*words: str, **more: Any) -> Process:
            """It runs, and so do its children, before we know of it; then we are told to end."""
            process = await start(*words, **more)
            await numbers.started(2)
            running.cancel()
            await asyncio.sleep(0)
            return process

        monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)
        await asyncio.gather(running, return_exceptions=True)
        await numbers.all_gone()

    asyncio.run(test())


def test_a_thought_under_way_is_finished_and_the_next_one_is_thought_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    numbers = Numbers(tmp_path / "numbers")
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-P", "-c", STRANGE, str(numbers.path)))

    async def test() -> None:
        async with pool(1) as thinkers:
            thought = asyncio.create_task(thinkers.think(task("patient"), PATIENCE))
            (old,) = await numbers.started(1)
            thinkers.renew()
            numbers.let_go()
            assert first_of(await thought) in legal_moves()
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            assert len(numbers.all()) == 2
            await until(lambda: is_gone(old))

    asyncio.run(test())
