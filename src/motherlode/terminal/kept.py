"""The games kept in the user's data folder."""

import secrets
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from motherlode.core.errors import Fault
from motherlode.core.log import Log
from motherlode.games.registry import GAMES
from motherlode.terminal.faults import CANNOT_WRITE
from motherlode.terminal.files import read_log

_LOOKED_AT = 30


def folder() -> Path:
    return user_data_path("motherlode") / "tables"


def new_place(game: str) -> Path:
    """A new file name, in a folder that exists by then."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(CANNOT_WRITE, {"file": str(folder()), "text": error.strerror or ""}) from None
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game}-{stamp}-{secrets.token_hex(3)}.log"


def unfinished(most: int) -> list[tuple[Path, Log]]:
    """The latest games that can be continued; files that cannot be read are skipped."""
    try:
        paths = sorted(folder().glob("*.log"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    out: list[tuple[Path, Log]] = []
    for path in paths[:_LOOKED_AT]:
        try:
            log = read_log(path)
        except Fault:
            continue
        if log.ending is None and log.seed and log.lines and log.header.game in GAMES:
            out.append((path, log))
    return out[:most]
