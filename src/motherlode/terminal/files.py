"""Reading and writing people's files: never half a file, never over another one, readable by nobody else."""

import os
import tempfile
from pathlib import Path

from motherlode.core.errors import LOG_NOT_A_LOG, LOG_TOO_LARGE, Fault
from motherlode.core.log import Log
from motherlode.core.parse import MOST_CHARACTERS, parse
from motherlode.games.data import Data, from_file
from motherlode.terminal.faults import CANNOT_READ, CANNOT_WRITE, CHANGED_ELSEWHERE, FILE_EXISTS

# A character takes up to four bytes.
_MOST_BYTES = 4 * MOST_CHARACTERS


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Fault(CANNOT_READ, {"file": str(path), "text": _reason(error)}) from None
    if len(raw) > _MOST_BYTES:
        raise Fault(LOG_TOO_LARGE, {"limit": MOST_CHARACTERS})
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise Fault(LOG_NOT_A_LOG, {}) from None


def read_log(path: Path) -> Log:
    return parse(read_text(path))


def read_data(path: Path | None) -> Data | None:
    if path is None:
        return None
    try:
        return from_file(path)
    except (OSError, ValueError) as error:
        raise Fault(CANNOT_READ, {"file": str(path), "text": _reason(error)}) from None


def write_new(path: Path, text: str) -> None:
    """A file that must not exist yet, readable by nobody else: a running game's seed is in it."""
    try:
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        if path.exists():
            raise Fault(FILE_EXISTS, {"file": str(path)})
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except (OSError, ValueError) as error:
        raise Fault(CANNOT_WRITE, {"file": str(path), "text": _reason(error)}) from None


def replace(path: Path, expected: str, text: str) -> None:
    """A file that we continue. If it is not as we left it, another program continues it, and we must not."""
    if read_text(path) != expected:
        raise Fault(CHANGED_ELSEWHERE, {"file": str(path)})
    write_over(path, text)


def write_over(path: Path, text: str) -> None:
    """A file of our own, whole before or whole after, whatever happens in between."""
    fresh: Path | None = None
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            fresh = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        if fresh is not None:
            fresh.unlink(missing_ok=True)
        raise Fault(CANNOT_WRITE, {"file": str(path), "text": _reason(error)}) from None


def _reason(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
