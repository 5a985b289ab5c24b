"""What comes true without anybody asking for it: a hang fails, a slow machine does not."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import TypeVar

# Seconds; far more than anything here takes.
PATIENCE = 120.0

T = TypeVar("T")


def later(true: Callable[[], T]) -> T:
    """What it says once it says anything but no."""
    deadline = time.monotonic() + PATIENCE
    while not (so := true()):
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.01)
    return so


def asyncio_with(sleep: Callable[[float], Awaitable[None]]) -> SimpleNamespace:
    """For a module that is to sleep otherwise than the rest: what it calls asyncio."""
    return SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
