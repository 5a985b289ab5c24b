"""The server as people start it, in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer

from tests.browser.people import PATIENCE

# What Python runs; a server with a clock moves it on by half an hour whenever it is told to.
USUAL = ("-m", "motherlode.cli")
WITH_A_CLOCK = (str(Path(__file__).parent / "server_with_a_clock.py"),)
SERVE = ("--lang", "en", "serve", "--no-open")


class Served:
    """Starts on the same port again after it was stopped or killed, so that browsers find it."""

    def __init__(self, data: Path, program: tuple[str, ...] = USUAL) -> None:
        self._data = data
        self._program = program
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", *self._program, *SERVE, "--port", str(self._port), "--data", str(self._data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "MOTHERLODE_LOAD_TEST": "1"},
        )
        self.address = told_address(self._process)
        self._port = int(self.address.rpartition(":")[2])

    def _end(self, sign: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(PATIENCE / 1000)
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def let_half_an_hour_pass(self) -> None:
        """Half an hour passes, on a server with a clock."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)


def told_address(process: subprocess.Popen[str]) -> str:
    """The address, from the line that says it; other lines may come first."""
    assert process.stdout is not None
    hanging = Timer(PATIENCE / 1000, process.kill)
    hanging.start()
    try:
        for line in process.stdout:
            if told := re.search(r"https?://[^/\s]+", line):
                return told.group()
    finally:
        hanging.cancel()
    raise ChildProcessError(f"the server ended with {process.wait()}")
