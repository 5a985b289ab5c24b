"""Who sits at a seat."""

from typing import Final

import msgspec

from motherlode.bots.levels import Level
from motherlode.server.wire import Sitter

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


class Chair(msgspec.Struct, frozen=True):
    """A bot with a person plays for that person, who has left; a person with an owner is the owner's program.

    `look` is the company whose colour and sign the seat shows. A free seat has one too, until somebody else wants it.
    """

    kind: Sitter
    look: int
    person: str | None = None
    name: str = ""
    level: Level | None = None
    owner: str | None = None

    @property
    def artificial(self) -> bool:
        """Nobody is there to be asked."""
        return self.kind == BOT or self.owner is not None

    def belongs_to(self, person: str) -> bool:
        """Whether this person sits here, or left this seat to a bot, or has a program that sits here."""
        return person in (self.person, self.owner)
