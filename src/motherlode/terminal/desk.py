"""What every command needs: a language, a place to print, a way to ask."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console

from motherlode.terminal.speech import Speech


@dataclass(frozen=True)
class Desk:
    speech: Speech
    console: Console
    ask: Callable[[str], str]
    command: str  # what to type to get here again
