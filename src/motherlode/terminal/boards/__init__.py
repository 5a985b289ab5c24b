"""How each game's position looks in a terminal, drawn and in words; both from the view alone."""

from collections.abc import Callable

from rich.text import Text

from motherlode.terminal.boards import atacama
from motherlode.terminal.speech import Speech

Lines = Callable[[object, Speech], list[Text]]

DRAWN: dict[str, Lines] = {"atacama": atacama.drawn}
IN_WORDS: dict[str, Lines] = {"atacama": atacama.in_words}
