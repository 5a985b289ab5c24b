"""A position, as far as core knows one."""

from typing import TypeVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Ints and vecs of ints, nothing else. Game.copy is the only way to copy one."""


S = TypeVar("S", bound=State)
