"""Processes that play blocks. Each has a pipe of its own and can be ended at any time: a bot may think for minutes, or
for ever, and neither Ctrl-C nor an answer found early should have to wait for it.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread

from motherlode.core.errors import Fault
from motherlode.lab.arena.plan import ArenaPlan
from motherlode.lab.arena.record import Block
from motherlode.lab.faults import WORKER_DIED
from motherlode.lab.play import outcome

_PATIENCE = 5.0


def play_block(plan: ArenaPlan, number: int) -> Block:
    match = plan.match(number)
    rows = plan.rows(number, match.game.seats)
    games = [outcome(plan.match(number), row, f"arena {plan.seed} {number} {k}") for k, row in enumerate(rows)]
    return Block(number, games)


@contextmanager
def played(plan: ArenaPlan, numbers: list[int], jobs: int) -> Iterator[Iterator[Block]]:
    """The blocks of these numbers, each as soon as it is played; whatever still runs at the end is cut off."""
    if jobs == 1:
        yield (play_block(plan, number) for number in numbers)
        return
    crew = [_hired(plan) for _ in range(min(jobs, len(numbers)))]
    try:
        yield _shared_out(dict(crew), iter(numbers))
    finally:
        for pipe, process in crew:
            process.terminate()
            pipe.close()
        for _, process in crew:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()


def _hired(plan: ArenaPlan) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(plan, theirs), daemon=True)
    process.start()
    # Once only the worker holds its end, a worker that dies is noticed at ours.
    theirs.close()
    return ours, process


def _shared_out(crew: dict[Connection, BaseProcess], numbers: Iterator[int]) -> Iterator[Block]:
    """Every worker has one block at a time; they are given out in the order of their numbers."""
    busy = {pipe for pipe in crew if _given(pipe, numbers)}
    while busy:
        for pipe in wait(busy):
            if not isinstance(pipe, Connection):
                raise TypeError(pipe)
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                crew[pipe].join(_PATIENCE)
                raise Fault(WORKER_DIED, {"code": crew[pipe].exitcode or 0}) from None
            if isinstance(answer, BaseException):
                raise answer
            if not _given(pipe, numbers):
                busy.remove(pipe)
            yield answer


def _given(pipe: Connection, numbers: Iterator[int]) -> bool:
    number = next(numbers, None)
    if number is not None:
        # A worker that has died is noticed when its answer is read.
        with suppress(OSError):
            pipe.send(number)
    return number is not None


def _die_with_parent() -> None:
    """A parent that was killed cannot end us, and nobody else would ever ask for the answer."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(plan: ArenaPlan, pipe: Connection) -> None:
    # Ctrl-C in a terminal is meant for our parent, which ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_die_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            number = pipe.recv()
            try:
                pipe.send(play_block(plan, number))
            except Exception as error:  # noqa: BLE001 whatever it is, it is passed on
                pipe.send(error if isinstance(error, Fault) else RuntimeError(f"{type(error).__name__}: {error}"))
