"""The server with a clock that can be set: each SIGUSR1 moves it on by half an hour. Run as a script."""

import runpy
import signal
import time

HALF_AN_HOUR = 1800 * 10**9

_real = time.time_ns
_passed = 0


def _now() -> int:
    return _real() + _passed


def _pass(*_: object) -> None:
    global _passed  # noqa: PLW0603 - a handler has nowhere else to put it
    _passed += HALF_AN_HOUR


if __name__ == "__main__":
    time.time_ns = _now
    signal.signal(signal.SIGUSR1, _pass)
    runpy.run_module("motherlode.cli", run_name="__main__", alter_sys=True)
