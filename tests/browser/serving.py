"""The server as people start it, in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx


class Served:
    """Started on the same port again after it was stopped or killed, so that browsers find it."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "motherlode.cli", "--lang", "en", "serve", "--no-open"]
        self._process = subprocess.Popen(
            [*command, "--port", str(self._port), "--data", str(self._data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "MOTHERLODE_LOAD_TEST": "1"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self._port = int(self.address.rpartition(":")[2])
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.address}/api/games")
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        raise TimeoutError(self.address)

    def _end(self, sign: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(20)
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)
