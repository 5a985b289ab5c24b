"""Which engine runs. If it is plain Python, it is compiled in the background while people already play; bots use the
compiled engine as soon as it is there.
"""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Literal

from msgspec import Meta

from motherlode.build_info import is_compiled
from motherlode.native.__main__ import NO_COMPILER
from motherlode.native.finder import NEVER, VARIABLE
from motherlode.server.hub import LOBBY, Hub
from motherlode.server.wire import Message

COMMAND = (sys.executable, "-P", "-m", "motherlode.native", "--gently")

# The lobby hears of every fifth percent.
STRIDE = 5

logger = logging.getLogger("motherlode.engine")


class EngineInfo(Message, frozen=True, kw_only=True):
    """`bots`: bots already think with the compiled engine, tables will use it from the next start on.

    `percent` says how far compiling is.
    """

    state: Literal["plain", "compiling", "bots", "compiled"]
    percent: Annotated[int, Meta(ge=0, le=100)]


class Engine:
    """`renew` is called once new processes will run the compiled engine; `tell` is called at every change."""

    def __init__(self, hub: Hub, wanted: bool, renew: Callable[[], None], tell: Callable[[EngineInfo], None]) -> None:
        self._hub = hub
        self._wanted = wanted and os.environ.get(VARIABLE) != NEVER
        self._renew = renew
        self._tell = tell
        self.info = EngineInfo(state="compiled" if is_compiled() else "plain", percent=0)

    async def run(self) -> None:
        if self.info.state == "compiled" or not self._wanted:
            return
        self._change("compiling")
        try:
            code = await self._compile()
        except OSError as error:
            logger.warning("the engine could not be compiled: %s", error)
            code = NO_COMPILER
        if code == 0:
            self._renew()
        self._change("plain" if code else "bots")

    async def _compile(self) -> int:
        environment = {**os.environ, VARIABLE: NEVER}
        # In a session of its own: its compilers can be ended with it, and Ctrl-C reaches only us.
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(*COMMAND, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True)
        )
        try:
            process = await asyncio.shield(starting)
            complaints, _ = await asyncio.gather(_all_of(process.stderr), self._follow(process.stdout))
            code = await process.wait()
        finally:
            # If we are cancelled while it is starting, we wait until it has, and end it then with what it has started.
            await _end(await starting)
        if code not in (0, NO_COMPILER):
            logger.warning("the engine could not be compiled: %s", complaints.strip().rpartition("\n")[2])
        return code

    async def _follow(self, progress: asyncio.StreamReader | None) -> None:
        while progress is not None and (line := await progress.readline()):
            number = line.decode(errors="replace").partition(" ")[0]
            if number.isdigit() and int(number) >= self.info.percent + STRIDE:
                self._change("compiling", min(100, int(number)))

    def _change(self, state: Literal["plain", "compiling", "bots"], percent: int = 0) -> None:
        self.info = EngineInfo(state=state, percent=percent)
        self._tell(self.info)
        self._hub.wake(LOBBY)


async def _all_of(stream: asyncio.StreamReader | None) -> str:
    return (await stream.read()).decode(errors="replace") if stream else ""


async def _end(process: Process) -> None:
    """Ends it, and the compilers it has started."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        await process.wait()
