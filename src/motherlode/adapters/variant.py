"""What the adapters share: a game as it is played, which seat is asked next, what the end is worth.

- An action is the move's number in the game's codec, the same in every adapter and in every log.
- Where several seats owe a move at once, the lowest is asked first, until it owes none. That leaks nothing: the laws
  of secrecy (tests/laws) hold for every order, and this order says nothing that the rules did not say before.
- A seat's return is (its share of the win) x (number of seats) - 1: everybody puts in 1, and the winners share the pot.
  For two seats that is 1, 0 or -1; returns add up to 0, and equal players have 0 on average at every table.
"""

from collections.abc import Mapping
from typing import Any

from motherlode.core.draw import SEED_BYTES
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, NOBODY, first_seat
from motherlode.core.playout import drawn_move
from motherlode.core.state import State
from motherlode.games.data import Data
from motherlode.games.registry import new_match


class Variant:
    """A game of the registry with its preset, seats, options, public set-up and data; wrong ones raise a Fault."""

    def __init__(
        self,
        name: str,
        preset: str,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        deal: int = 0,
        data: Data | None = None,
    ) -> None:
        self._given = (name, preset, seats, dict(options or {}), deal, data)
        match = new_match(name, preset, seats, options or {}, deal, data, bytes(SEED_BYTES), {})
        self.name = name
        self.preset = preset
        self.game: Game[Any] = match.game
        self.seats: int = match.game.seats
        self.actions: int = match.game.codec.size
        self.revision = match.header.revision
        self._first = match.state

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is made from the arguments: games are never pickled."""
        return Variant, self._given

    @property
    def least(self) -> float:
        return -1.0

    @property
    def most(self) -> float:
        return self.seats - 1.0

    def start(self) -> State:
        first: State = self.game.copy(self._first)
        return first

    def asked(self, s: State) -> int:
        """The seat whose move is next, CHANCE, or NOBODY once the game is over."""
        actors = self.game.actors(s)
        return first_seat(actors) if actors else NOBODY

    def legal(self, s: State, seat: int) -> list[int]:
        """Ascending; empty for a seat that is not asked now, even if it owes a move."""
        return list(self.game.legal_moves(s, seat)) if seat == self.asked(s) else []

    def chances(self, s: State) -> list[tuple[int, float]]:
        """Nature's moves, ascending, with their probabilities."""
        weights: list[int] = list(self.game.weights(s))
        total = sum(weights)
        moves = self.game.legal_moves(s, CHANCE)
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True) if weight]

    def drawn(self, s: State, seed: bytes, draws: int) -> int:
        """Nature's move after this many draws, the same as at a table with this seed."""
        return drawn_move(self.game, s, seed, draws)

    def returns(self, s: State) -> list[float]:
        """All 0.0 until the game is over."""
        result = self.game.result(s)
        if result is None:
            return [0.0] * self.seats
        return [result.share(seat) * self.seats - 1.0 for seat in range(self.seats)]
