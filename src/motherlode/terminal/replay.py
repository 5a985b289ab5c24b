"""Showing a game from its log."""

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.terminal.boards import board_of, position
from motherlode.terminal.desk import Desk
from motherlode.terminal.telling import log_lines, standings


def show_replay(match: Match, desk: Desk, plain: bool) -> None:
    """What happened, the position it led to, the result. Through an onlooker's eyes: the game may not be over."""
    game, view = match.header.game, match.view(SPECTATOR)
    lines = log_lines(match, SPECTATOR, desk.speech)
    lines += position(game, view, desk.speech, desk.console.width, plain)
    lines += [] if plain else board_of(game).legend(view, desk.speech)
    for line in lines + standings(match, desk.speech):
        desk.console.print(line)
