"""What whoever starts the server may choose."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`hosts` are names besides addresses and localhost by which browsers may call us."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 0
    hosts: tuple[str, ...] = ()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    pace: float = 0.4  # a bot's answer comes no faster than a person can follow, in seconds
    limits: bool = True  # how often somebody may ask; load tests switch it off
    secure: bool = False  # cookies for https only
    compiling: bool = False  # a plain engine is compiled in the background
