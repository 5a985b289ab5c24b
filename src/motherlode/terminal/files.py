"""Reading and writing what people keep: never half a file, never over another one."""

import os
import tempfile
from pathlib import Path

from motherlode.core.errors import LOG_NOT_A_LOG, LOG_TOO_LARGE, Fault
from motherlode.core.log import Log
from motherlode.core.parse import MOST_CHARACTERS, parse
from motherlode.games.data import Data, from_file
from motherlode.terminal.faults import CANNOT_READ, CANNOT_WRITE, FILE_EXISTS


def read_log(path: Path) -> Log:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_CHARACTERS + 1)
    except OSError as error:
        raise Fault(CANNOT_READ, {"file": str(path), "text": _reason(error)}) from None
    if len(raw) > MOST_CHARACTERS:
        raise Fault(LOG_TOO_LARGE, {"limit": MOST_CHARACTERS})
    try:
        return parse(raw.decode())
    except UnicodeDecodeError:
        raise Fault(LOG_NOT_A_LOG, {}) from None


def read_data(path: Path | None) -> Data | None:
    if path is None:
        return None
    try:
        return from_file(path)
    except OSError as error:
        raise Fault(CANNOT_READ, {"file": str(path), "text": _reason(error)}) from None


def write_new(path: Path, text: str) -> None:
    """A file that must not exist yet."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            raise Fault(FILE_EXISTS, {"file": str(path)})
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise Fault(CANNOT_WRITE, {"file": str(path), "text": _reason(error)}) from None


def replace(path: Path, text: str) -> None:
    """A file of our own, whole before or whole after, whatever happens in between."""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(file.name).replace(path)
    except OSError as error:
        raise Fault(CANNOT_WRITE, {"file": str(path), "text": _reason(error)}) from None


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
