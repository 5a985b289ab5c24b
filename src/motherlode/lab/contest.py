"""What bots play against each other, in a simulation or in an arena."""

from hashlib import blake2b

import msgspec

from motherlode.core.match import Match
from motherlode.games.data import Data
from motherlode.games.registry import new_match


class Contest(msgspec.Struct, frozen=True):
    """A game and the specs of its bots. Subclasses say whether `bots` has one for each seat or one for each entrant."""

    game: str
    preset: str
    seats: int
    options: dict[str, str]
    data: Data | None
    bots: list[str]
    seed: int

    def drawn(self, luck: str) -> Match:
        """A match whose seed follows from this text alone."""
        seed = blake2b(luck.encode(), digest_size=32).digest()
        return new_match(self.game, self.preset, self.seats, self.options, 0, self.data, seed, {})
