"""Which build is running: compiled or interpreted."""

from motherlode.core import game as _engine


def is_compiled() -> bool:
    """A compiled module is loaded from a library, not from its .py file."""
    return not str(_engine.__file__).endswith(".py")
