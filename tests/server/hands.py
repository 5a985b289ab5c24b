"""The server's clock in the hands of a test: it stands still until it is moved, so nothing depends on who is slow."""

import time

from tests.server.kit import Served

MILLION = 1_000_000


class Hands:
    """In place of the module `time` where the server asks what time it is."""

    def __init__(self) -> None:
        self.now = time.time_ns() // MILLION

    def time_ns(self) -> int:
        return self.now * MILLION

    def forward(self, milliseconds: int, served: Served | None = None) -> None:
        """Whoever sleeps at that server looks up, as they would have when the time came."""
        self.now += milliseconds
        if served is not None:
            served.wake()
