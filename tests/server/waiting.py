"""Waiting for what happens by itself: a hang fails, a slow machine does not."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import TypeVar

# Seconds; far more than anything here takes.
PATIENCE = 120.0

T = TypeVar("T")


def later(true: Callable[[], T]) -> T:
    """The first answer that is true."""
    deadline = time.monotonic() + PATIENCE
    while not (so := true()):
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.01)
    return so


def asyncio_with(sleep: Callable[[float], Awaitable[None]]) -> SimpleNamespace:
    """Takes the place of asyncio in a module whose sleep is replaced."""
    return SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
