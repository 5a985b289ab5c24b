"""The pool of thinking processes: whatever happens to one of them, only its own thought is lost."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvloop
from tests.server.processes import (
    DEAF,
    STRANGE,
    Numbers,
    first_of,
    is_gone,
    legal_moves,
    opened,
    pool,
    task,
    until,
)
from tests.server.waiting import PATIENCE

from motherlode.bots.worker import CRASHED, Task
from motherlode.core.errors import UNKNOWN_BOT
from motherlode.core.ids import first_seat
from motherlode.core.log import render
from motherlode.server import thinking
from motherlode.server.thinking import NoAnswer, Thinkers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")

Run = Callable[[Callable[[], Awaitable[None]]], None]


# The server's own loop, and the one it falls back on.
@pytest.fixture(params=[uvloop.run, pytest.param(asyncio.run, marks=pytest.mark.heavy)], ids=["uvloop", "asyncio"])
def run(request: pytest.FixtureRequest) -> Run:
    def on_loop(test: Callable[[], Awaitable[None]]) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(PATIENCE):
                await test()

        request.param(bounded())

    return on_loop


@pytest.fixture
def numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Numbers:
    path = tmp_path / "numbers"
    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-P", "-c", STRANGE, str(path)))
    return Numbers(path)


def test_moves_advice_and_faults_come_back_from_the_process_itself(run: Run) -> None:
    async def test() -> None:
        async with pool(2) as thinkers:
            answers = [await thinkers.think(task(spec), PATIENCE) for spec in ("greedy", "mcts:20", "nobody")]
            assert [first_of(answer) in legal_moves() for answer in answers] == [True, True, False]
            assert answers[2].fault == UNKNOWN_BOT
            assert answers[2].facts["bot"] == "nobody"
            match = opened()
            seat = first_seat(match.game.actors(match.state))
            asked = Task(render(match.log(with_seed=False)), seat, "mcts:200", "advice", 2)
            advice = (await thinkers.think(asked, PATIENCE)).advice
            assert advice is not None
            assert [move in legal_moves() for move, _, _ in advice] == [True, True]

    run(test)


def test_a_process_that_thinks_gently_leaves_the_machine_to_the_others(numbers: Numbers) -> None:
    async def test() -> None:
        for gently, priority in ((False, os.getpriority(os.PRIO_PROCESS, 0)), (True, 19)):
            thinkers = Thinkers(1, gently)
            await thinkers.start()
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            assert os.getpriority(os.PRIO_PROCESS, numbers.all()[-1]) == priority
            await thinkers.close()

    asyncio.run(test())


def test_more_thoughts_than_processes_wait_for_their_turn(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(2) as thinkers:
            answers = await asyncio.gather(*(thinkers.think(task("mcts:20"), PATIENCE) for _ in range(9)))
            assert all(first_of(answer) in legal_moves() for answer in answers)
        assert len(numbers.all()) == 2

    run(test)


def test_a_process_is_started_only_when_it_is_needed(numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(3) as thinkers:
            assert numbers.all() == []
            for _ in range(3):
                await thinkers.think(task("greedy"), PATIENCE)
            assert len(numbers.all()) == 1

    asyncio.run(test())


def test_a_deadline_ends_one_process_and_no_other(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(2) as thinkers:
            other = asyncio.create_task(thinkers.think(task("patient"), PATIENCE))
            await numbers.started(1)
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            with pytest.raises(NoAnswer):
                await thinkers.think(task("deep"), 0.2)
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            numbers.let_go()
            assert first_of(await other) in legal_moves()
            spared, ended, _ = numbers.all()
            assert not is_gone(spared)
            await until(lambda: is_gone(ended))

    run(test)


def test_a_process_that_does_not_listen_is_ended_all_the_same(
    run: Run, numbers: Numbers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            with pytest.raises(NoAnswer):
                await thinkers.think(task("greedy"), 0.2)
            lost = asyncio.create_task(thinkers.think(task("greedy"), PATIENCE))
            await numbers.started(len(numbers.all()) + 1)
            await thinkers.close()
            with pytest.raises(NoAnswer):
                await lost
        await numbers.all_gone()

    monkeypatch.setattr(thinking, "COMMAND", (sys.executable, "-P", "-c", DEAF, str(numbers.path)))
    run(test)


def test_a_process_killed_from_outside_costs_its_thought_only(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            lost = asyncio.create_task(thinkers.think(task("deep"), PATIENCE))
            os.kill((await numbers.deep(1))[0], signal.SIGKILL)
            with pytest.raises(NoAnswer):
                await lost
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()

    run(test)


def test_a_process_that_died_at_rest_costs_nothing(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            await thinkers.think(task("greedy"), PATIENCE)
            os.kill(numbers.all()[-1], signal.SIGKILL)
            await until(lambda: not thinkers._all)  # noqa: SLF001 - nobody else is told that it has been noticed
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            assert len(numbers.all()) == 2

    run(test)


@pytest.mark.parametrize("spec", ["babbling", "silent"])
def test_a_bot_whose_answer_is_no_move_has_crashed_and_its_process_has_not(
    run: Run, numbers: Numbers, spec: str
) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            assert (await thinkers.think(task(spec), PATIENCE)).fault == CRASHED
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            assert len(numbers.all()) == 1

    run(test)


def test_a_process_that_dies_is_replaced(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            with pytest.raises(NoAnswer):
                await thinkers.think(task("dying"), PATIENCE)
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            assert len(numbers.all()) == 2

    run(test)


def test_a_process_that_cannot_be_started_is_no_answer(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            for _ in range(2):
                with pytest.raises(NoAnswer):
                    await thinkers.think(task("greedy"), PATIENCE)

    monkeypatch.setattr(thinking, "COMMAND", (str(tmp_path / "nothing"),))
    run(test)


@pytest.mark.usefixtures("numbers")
def test_what_a_bot_prints_is_logged_and_cut_short(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            assert first_of(await thinkers.think(task("loud"), PATIENCE)) in legal_moves()
            await until(lambda: "loud and clear" in caplog.messages)

    with caplog.at_level(logging.WARNING, "motherlode.thinking"):
        asyncio.run(test())
    assert "x" * thinking.MOST_SIGNS in caplog.messages
    assert max(len(message) for message in caplog.messages) == thinking.MOST_SIGNS


def test_a_cancelled_thought_ends_its_process_and_frees_its_place(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            given_up = asyncio.create_task(thinkers.think(task("deep"), PATIENCE))
            (number,) = await numbers.deep(1)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
            await until(lambda: is_gone(number))

    run(test)


def test_thoughts_cancelled_at_any_moment_leave_nothing_behind(run: Run, numbers: Numbers) -> None:
    """Also while a process starts, and before that."""

    async def test() -> None:
        async with pool(2) as thinkers:
            for k in range(12):
                given_up = asyncio.create_task(thinkers.think(task("deep"), PATIENCE))
                await asyncio.sleep(0.002 * k)
                given_up.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await given_up
            assert first_of(await thinkers.think(task("greedy"), PATIENCE)) in legal_moves()
        await numbers.all_gone()

    run(test)


def test_closing_ends_thoughts_under_way_and_those_in_line(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(2) as thinkers:
            lost = [asyncio.create_task(thinkers.think(task("deep"), PATIENCE)) for _ in range(4)]
            await numbers.deep(2)
            await thinkers.close()
            await numbers.all_gone()
            for thought in lost:
                with pytest.raises(NoAnswer):
                    await thought
            with pytest.raises(NoAnswer, match="closing"):
                await thinkers.think(task("greedy"), PATIENCE)
        assert len(numbers.all()) == 2

    run(test)


def test_closing_catches_a_process_that_is_just_being_started(run: Run, numbers: Numbers) -> None:
    async def test() -> None:
        async with pool(1) as thinkers:
            lost = asyncio.create_task(thinkers.think(task("deep"), PATIENCE))
            await asyncio.sleep(0)
            await thinkers.close()
            with pytest.raises(NoAnswer):
                await lost
        await numbers.all_gone()

    run(test)


def test_a_pool_that_was_never_started_closes() -> None:
    asyncio.run(Thinkers(2).close())


PARENT = """
import asyncio
import sys
from motherlode.server import thinking
from motherlode.bots.worker import Task

thinking.COMMAND = tuple(sys.argv[3:])

async def main():
    thinkers = thinking.Thinkers(1)
    await thinkers.start()
    await thinkers.think(Task(open(sys.argv[1]).read(), int(sys.argv[2]), "deep"), 600.0)

asyncio.run(main())
"""


def test_a_server_killed_at_once_leaves_no_orphan(numbers: Numbers, tmp_path: Path) -> None:
    asked = task("deep")
    log = tmp_path / "game.log"
    log.write_text(asked.log)
    command = [sys.executable, "-P", "-c", PARENT, str(log), str(asked.seat), *thinking.COMMAND]
    with subprocess.Popen(command) as parent:
        asyncio.run(numbers.deep(1))
        parent.kill()
    asyncio.run(numbers.all_gone())
