"""Which engine is running: compiled or interpreted."""

from pathlib import Path

from motherlode.core import game as _engine


def is_compiled() -> bool:
    """A compiled module is loaded from a library, not from its .py file."""
    return not str(_engine.__file__).endswith(".py")


def engine_folder() -> Path:
    """Where the engine was loaded from: the sources, an installed package, or the cache of compiled libraries."""
    return Path(str(_engine.__file__)).parents[2]
