"""What can be chosen when the server is started."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`hosts` are the names, besides addresses and localhost, under which browsers may reach us."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 0
    hosts: tuple[str, ...] = ()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    pace: float = 0.4  # seconds that a bot's answer takes at least, so that people can follow
    limits: bool = True  # limits how often somebody may ask; load tests switch it off
    secure: bool = False  # cookies for https only
    compiling: bool = False  # a plain engine is compiled in the background
