"""How each game's position looks in a terminal: one entry per game. A board is made from the view alone.

A game without an entry is played without a drawing: what its views hold is told in words.
"""

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from motherlode.terminal.boards import atacama, goldrausch, outline, rockwell, siberia
from motherlode.terminal.speech import Speech

Lines = Callable[[object, Speech], list[Text]]


class Board(NamedTuple):
    """The position drawn, the position described in sentences, and what the signs of the drawing mean."""

    drawn: Lines
    described: Lines
    legend: Lines


BOARDS: dict[str, Board] = {
    "atacama": Board(atacama.drawn, atacama.described, atacama.legend),
    "goldrausch": Board(goldrausch.drawn, goldrausch.described, goldrausch.legend),
    "siberia": Board(siberia.drawn, siberia.described, siberia.legend),
    "rockwell": Board(rockwell.drawn, rockwell.described, rockwell.legend),
}

UNDRAWN = Board(outline.described, outline.described, outline.legend)


def board_of(game: str) -> Board:
    return BOARDS.get(game, UNDRAWN)


def position(game: str, view: object, speech: Speech, width: int, plain: bool) -> list[Text]:
    """Drawn where there is room for it, otherwise described."""
    board = board_of(game)
    lines = board.drawn(view, speech)
    if plain or any(line.no_wrap and line.cell_len > width for line in lines):
        return board.described(view, speech)
    return lines
