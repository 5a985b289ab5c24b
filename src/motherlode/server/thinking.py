"""Bots think in processes of their own: each can be killed alone, and none can hold up the server."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from motherlode.bots.worker import GENTLY, Answer, Task

# -P: nothing is imported from the current folder.
COMMAND = (sys.executable, "-P", "-m", "motherlode.bots.worker")

# Characters of a line that a bot may write to the log.
MOST_SIGNS = 500

# Seconds. A killed process is gone at once; this is only in case one is not.
PATIENCE = 1.0

log = logging.getLogger("motherlode.thinking")


class NoAnswer(Exception):  # noqa: N818 - nothing is wrong with the question
    """The process died, took too long, talked nonsense, or the server is closing."""


class Thinker:
    """One process and the pipes to it."""

    def __init__(self, process: Process, generation: int) -> None:
        if process.stdin is None or process.stdout is None or process.stderr is None:
            raise AssertionError("a thinker is started with three pipes")
        self._process = process
        self._tasks = process.stdin
        self._answers = process.stdout
        self._errors = process.stderr
        self._killed = False
        self.generation = generation
        self.gone = asyncio.create_task(self._tend())

    async def _tend(self) -> None:
        """Passes on what the process writes to its error output, until it is gone."""
        while True:
            try:
                line = await self._errors.readline()
            except ValueError:
                # Longer than the stream reader allows: it has dropped the line.
                continue
            if not line:
                break
            log.warning("%s", line.decode(errors="replace").rstrip()[:MOST_SIGNS])
        await self._process.wait()

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, task: Task) -> Answer:
        self._tasks.write(msgspec.json.encode(task) + b"\n")
        await self._tasks.drain()
        line = await self._answers.readline()
        if not line:
            raise ConnectionError(f"the process ended with {await self._process.wait()}")
        answer = msgspec.json.decode(line, type=Answer)
        if [answer.moves, answer.advice, answer.pledges, answer.review, answer.fault].count(None) != 4:
            raise ValueError(f"not one answer: {answer}")
        return answer

    def kill(self) -> None:
        """Only once: asking a process again that was just killed could take its exit code away from the event loop."""
        if self.alive and not self._killed:
            self._killed = True
            with suppress(ProcessLookupError):
                self._process.kill()
            self._tasks.close()


class Thinkers:
    """Places for that many processes. A process is started when its place is first needed, or when the one before it
    is gone. Those that think `gently` leave the machine to everybody else.
    """

    def __init__(self, processes: int, gently: bool = False) -> None:
        self._processes = processes
        self._gently = gently
        self._places = 0
        # The last one used is taken first: its memory is warm, and those that are not needed are never started.
        self._free: asyncio.LifoQueue[Thinker | None] = asyncio.LifoQueue()
        self._all: set[Thinker] = set()
        self._generation = 0
        self._closing = False

    async def start(self) -> None:
        self._places = self._processes
        for _ in range(self._places):
            self._free.put_nowait(None)

    async def think(self, task: Task, deadline: float) -> Answer:
        """The deadline, in seconds, counts from when a process is free: queueing is not the bot's fault."""
        thinker = await self._free.get()
        answer: Answer | None = None
        try:
            if self._closing:
                raise NoAnswer("closing")
            async with asyncio.timeout(deadline):
                if thinker is not None and thinker.generation != self._generation:
                    thinker.kill()
                    thinker = None
                if thinker is None or not thinker.alive:
                    thinker = await self._begin()
                answer = await thinker.ask(task)
        except (OSError, ValueError) as error:
            # It was too late (a TimeoutError is an OSError), it died, or what it said is no answer.
            raise NoAnswer(f"{type(error).__name__}: {error}") from error
        finally:
            # Nothing is awaited here, so that a cancelled thought gives its place back too.
            if answer is None and thinker is not None:
                thinker.kill()
                thinker = None
            self._free.put_nowait(thinker)
        return answer

    async def _begin(self) -> Thinker:
        command = (*COMMAND, GENTLY) if self._gently else COMMAND
        generation = self._generation
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
        thinker = Thinker(process, generation)
        self._all.add(thinker)
        thinker.gone.add_done_callback(lambda _: self._all.discard(thinker))
        if self._closing:
            thinker.kill()
        return thinker

    def renew(self) -> None:
        """The next thoughts will be in new processes; thoughts under way are finished."""
        self._generation += 1

    async def close(self) -> None:
        """Ends every process and every thought; callers who wait for a process get no answer either."""
        self._closing = True
        for thinker in self._all:
            thinker.kill()
        for _ in range(self._places):
            await self._free.get()
        for _ in range(self._places):
            # Callers who come later find a place, and are refused.
            self._free.put_nowait(None)
        if self._all:
            _, late = await asyncio.wait({thinker.gone for thinker in self._all}, timeout=PATIENCE)
            for tending in late:
                tending.cancel()
