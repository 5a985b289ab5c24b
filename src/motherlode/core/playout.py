"""Luck and random play, inside the compiled engine."""

from mypy_extensions import i64

from motherlode.core.draw import draw
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, first_seat
from motherlode.core.rng import Rng
from motherlode.core.state import S


def sample_move(game: Game[S], s: S, seat: i64, rng: Rng) -> i64:
    """A random move of a seat that owes one, nature's by its weights."""
    if seat == CHANCE:
        return game.random_draw(s, rng)
    return game.random_move(s, seat, rng)


def drawn_move(game: Game[S], s: S, seed: bytes, n: i64) -> i64:
    """Nature's n-th move (from 0) in a game with this seed."""
    return game.legal_moves(s, CHANCE)[draw(seed, n, game.weights(s))]


def playout(game: Game[S], s: S, rng: Rng) -> i64:
    """Plays a position to its end, in place; returns how many moves it took."""
    moves: i64 = 0
    actors = game.actors(s)
    while actors:
        seat = first_seat(actors)
        game.apply(s, seat, sample_move(game, s, seat, rng), None)
        moves += 1
        actors = game.actors(s)
    return moves
