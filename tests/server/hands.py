"""A clock that tests set: it stands still until a test moves it, so nothing depends on how fast the machine is."""

import time

from tests.server.kit import Served

MILLION = 1_000_000


class Hands:
    """Takes the place of the module `time` where the server reads the time."""

    def __init__(self) -> None:
        self.now = time.time_ns() // MILLION

    def time_ns(self) -> int:
        return self.now * MILLION

    def forward(self, milliseconds: int, served: Served | None = None) -> None:
        """Tasks of that server that sleep look again, as they would have when the time came."""
        self.now += milliseconds
        if served is not None:
            served.wake()
