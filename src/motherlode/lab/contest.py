"""What bots play against each other, in a simulation as in an arena."""

from hashlib import blake2b

import msgspec

from motherlode.core.match import Match
from motherlode.games.data import Data
from motherlode.games.registry import new_match


class Contest(msgspec.Struct, frozen=True):
    """A game and its bots. What `bots` means, one for a seat or as often as it enters, is said by who plays it."""

    game: str
    preset: str
    seats: int
    options: dict[str, str]
    data: Data | None
    bots: list[str]
    seed: int

    def drawn(self, words: str) -> Match:
        """A match whose luck follows from these words alone."""
        luck = blake2b(words.encode(), digest_size=32).digest()
        return new_match(self.game, self.preset, self.seats, self.options, 0, self.data, luck, {})
