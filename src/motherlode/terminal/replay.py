"""Looking at a game again."""

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.terminal.boards import DRAWN, IN_WORDS
from motherlode.terminal.desk import Desk
from motherlode.terminal.telling import news, standings


def show_replay(match: Match, desk: Desk, plain: bool) -> None:
    """What happened, the position it led to, the result. Through an onlooker's eyes: the game may still be on."""
    lines = news(match, SPECTATOR, 0, desk.speech)
    boards = IN_WORDS if plain else DRAWN
    lines += boards[match.header.game](match.view(SPECTATOR), desk.speech)
    lines += standings(match, desk.speech)
    for line in lines:
        desk.console.print(line)
