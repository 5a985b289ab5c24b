"""The terminal's language in tests: the catalogues, and the move that typed words mean."""

from functools import cache

from motherlode.core.match import Match
from motherlode.terminal.choosing import chosen_move
from motherlode.terminal.speech import Speech

# Reading the catalogues takes longer than drawing a board.
speaking = cache(Speech)


def chosen(match: Match, typed: str, language: str = "en") -> str:
    """The move that typed words mean, for the first seat."""
    codec, legal = match.game.codec, match.game.legal_moves(match.state, 0)
    game = match.header.game
    return codec.text(chosen_move(codec, legal, typed, lambda name, token: speaking(language).word(game, name, token)))
