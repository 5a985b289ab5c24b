"""Lets Python import the compiled engine from the shelf, if it was built from exactly these sources.

Nothing compiled lies among the sources, so nothing stale can win over an edit: an edited engine has another key and
runs as plain Python until it is compiled again.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from motherlode.native.shelf import Shelf
from motherlode.native.sources import BEST, PACKAGE, QUICK, key

ROOT = Path(__file__).parent.parent.parent

# Which engine to run: the compiled one if there is one, never that one, or no other. The build hook reads it, too.
VARIABLE = "MOTHERLODE_NATIVE"
AUTO, NEVER, REQUIRED = "auto", "never", "required"


class Finder(MetaPathFinder):
    """Knows the libraries of one entry of the shelf."""

    def __init__(self, entry: Path) -> None:
        self._files = {
            file.relative_to(entry).as_posix().removesuffix(suffix).replace("/", "."): file
            for suffix in EXTENSION_SUFFIXES[:1]
            for file in entry.rglob(f"*{suffix}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


def install() -> None:
    """Called before any module of the engine is imported."""
    wish = os.environ.get(VARIABLE) or AUTO
    if wish == NEVER or packed():
        return
    if not _from_shelf() and wish == REQUIRED:
        raise ImportError(f"The engine is not compiled, but {VARIABLE} is {REQUIRED}: make native")


def packed() -> bool:
    """Whether this package was installed with its libraries inside."""
    return any((ROOT / PACKAGE / "core" / f"game{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


def _from_shelf() -> bool:
    shelf = Shelf.of_user()
    for setting in (BEST, QUICK):
        entry = shelf.entry(key(ROOT, setting))
        if entry is not None and _loads(entry):
            shelf.use(entry)
            return True
    return False


def _loads(entry: Path) -> bool:
    """Libraries may be unusable here after all, say because of another C library or another librt."""
    finder = Finder(entry)
    sys.meta_path.insert(0, finder)
    try:
        __import__(f"{PACKAGE}.core.bits")
    except (ImportError, ValueError):
        sys.meta_path.remove(finder)
        return False
    return True
