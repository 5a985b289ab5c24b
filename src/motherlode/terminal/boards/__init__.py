"""How each game's position looks in a terminal, drawn and in words; both from the view alone."""

from collections.abc import Callable

from rich.text import Text

from motherlode.terminal.boards import atacama, goldrausch, rockwell, siberia
from motherlode.terminal.speech import Speech

Lines = Callable[[object, Speech], list[Text]]

DRAWN: dict[str, Lines] = {
    "atacama": atacama.drawn,
    "goldrausch": goldrausch.drawn,
    "rockwell": rockwell.drawn,
    "siberia": siberia.drawn,
}
IN_WORDS: dict[str, Lines] = {
    "atacama": atacama.in_words,
    "goldrausch": goldrausch.in_words,
    "rockwell": rockwell.in_words,
    "siberia": siberia.in_words,
}
LEGEND: dict[str, Lines] = {
    "atacama": atacama.legend,
    "goldrausch": goldrausch.legend,
    "rockwell": rockwell.legend,
    "siberia": siberia.legend,
}


def position(game: str, view: object, speech: Speech, width: int, plain: bool) -> list[Text]:
    """Drawn where there is room for it, else in words."""
    lines = DRAWN[game](view, speech)
    if plain or any(line.no_wrap and line.cell_len > width for line in lines):
        return IN_WORDS[game](view, speech)
    return lines
