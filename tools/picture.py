"""Draws docs/pictures/table.svg: a table in the terminal, in the middle of a golden game."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from motherlode.core.errors import Fault
from motherlode.core.ids import first_seat
from motherlode.core.parse import parse
from motherlode.games.registry import match_of
from motherlode.terminal.boards import BOARDS
from motherlode.terminal.choosing import chosen_move
from motherlode.terminal.speech import Speech
from motherlode.terminal.telling import news

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests/golden/atacama/atacama-tactics-2.log"
LINES = 16

# The colours of paper and ink in the dark theme.
THEME = TerminalTheme(
    (33, 28, 23),
    (239, 229, 209),
    [
        (25, 21, 16),
        (224, 108, 84),
        (155, 203, 156),
        (226, 173, 51),
        (116, 166, 217),
        (182, 120, 172),
        (147, 196, 216),
        (195, 182, 160),
    ],
    [
        (141, 129, 112),
        (240, 143, 120),
        (155, 203, 156),
        (231, 191, 115),
        (140, 200, 255),
        (182, 120, 172),
        (147, 196, 216),
        (251, 246, 234),
    ],
)


def main() -> None:
    speech = Speech("en")
    match = match_of(parse(GOLDEN.read_text(encoding="utf-8")), upto=LINES)
    seat = first_seat(match.game.actors(match.state))
    console = Console(record=True, width=100, file=StringIO(), force_terminal=True, color_system="truecolor")
    for line in [
        *news(match, seat, match.submissions - 2, speech),
        Text(),
        *BOARDS["atacama"].drawn(match.view(seat), speech),
        Text(),
    ]:
        console.print(line)
    question = Text(f"{speech.seat(seat)}: {speech.of_game('atacama', 'prompt-place')} > ")
    legal = match.game.legal_moves(match.state, seat)
    console.print(question + Text("e5", style="bold"))
    try:
        match.check_move(match.state, seat, chosen_move(match.game.codec, legal, "e5", lambda _, token: token))
    except Fault as fault:
        console.print(Text(speech.error(fault), style="red"))
    console.print(question)
    svg = console.export_svg(title="motherlode play atacama --preset tactics", theme=THEME)
    # No font from elsewhere: whatever monospace the reader has.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    (ROOT / "docs/pictures").mkdir(exist_ok=True)
    (ROOT / "docs/pictures/table.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
