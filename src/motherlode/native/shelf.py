"""Where compiled libraries are kept: a folder for each key, complete or not there at all."""

import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from platformdirs import user_cache_path

# A file beside an entry's libraries that says what each was made from, so that the next entry can reuse them.
CONTENTS = "contents.json"

_UNFINISHED = ".unfinished-"

# How many entries are kept, and for how long after they were last used.
MOST_ENTRIES = 12
DAY = 86_400.0
MOST_DAYS = 30


class Shelf:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def of_user(cls) -> "Shelf":
        return cls(user_cache_path("motherlode") / "native")

    def entry(self, key: str) -> Path | None:
        """The folder with that key's libraries, if it exists and may be read."""
        path = self.folder / key
        return path if os.path.isdir(path) else None  # noqa: PTH112 - unlike Path.is_dir, it never raises

    def is_writable(self) -> bool:
        try:
            with self.scratch():
                return True
        except OSError:
            return False

    def use(self, entry: Path) -> None:
        """Remembers, at most once a day, that the entry is in use."""
        with suppress(OSError):
            if time.time() - entry.stat().st_mtime > DAY:
                os.utime(entry)

    def made_from(self, digest: str) -> Path | None:
        """A library of some entry that was made from the same sources."""
        for entry in self._entries():
            with suppress(OSError, ValueError):
                contents: dict[str, str] = json.loads((entry / CONTENTS).read_text())
                if digest in contents:
                    return entry / contents[digest]
        return None

    @contextmanager
    def scratch(self) -> Iterator[Path]:
        """A folder to build an entry in. Removes what a killed process left behind, since only one builds at a time."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for left in self.folder.glob(f"{_UNFINISHED}*"):
            shutil.rmtree(left, ignore_errors=True)
        path = Path(tempfile.mkdtemp(prefix=_UNFINISHED, dir=self.folder))
        try:
            yield path
        finally:
            shutil.rmtree(path, ignore_errors=True)

    def keep(self, made: Path, key: str) -> Path:
        """Puts a finished folder in its place, in one step, and removes entries that were not used for a long time."""
        entry = self.folder / key
        if hasattr(os, "sync"):
            # A library cut short by a power failure would crash every process that loads it.
            os.sync()
        made.rename(entry)
        os.utime(entry)
        self._clear_out()
        return entry

    def _entries(self) -> list[Path]:
        """The most recently used first."""
        if not self.folder.is_dir():
            return []
        found = [path for path in self.folder.iterdir() if path.is_dir() and not path.name.startswith(".")]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)

    def _clear_out(self) -> None:
        oldest = time.time() - MOST_DAYS * DAY
        for place, entry in enumerate(self._entries()):
            if place >= MOST_ENTRIES or entry.stat().st_mtime < oldest:
                # Renamed first, so that nobody finds half of it.
                gone = Path(tempfile.mkdtemp(prefix=_UNFINISHED, dir=self.folder))
                entry.rename(gone / entry.name)
                shutil.rmtree(gone, ignore_errors=True)
