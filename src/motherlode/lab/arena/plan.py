"""What an arena plays, and what makes two arenas the same one."""

from hashlib import blake2b
from pathlib import Path

import msgspec

import motherlode
from motherlode.bots.own import any_bot, fingerprint
from motherlode.build_info import is_compiled
from motherlode.core.errors import Fault
from motherlode.core.match import Match
from motherlode.lab.arena.seating import order, rows
from motherlode.lab.contest import Contest
from motherlode.lab.faults import NAMED_TWICE, TOO_FEW_BOTS

# Rises when blocks are made or kept in another way: older records then belong to other plans.
FORMAT = 1

# What decides how a game goes.
_ENGINE = ("core", "games", "bots")


class Identity(msgspec.Struct, frozen=True):
    """All that a result depends on, but neither how many games are wanted nor what is asked: a record can grow.

    `engine` is a digest of the sources, `own` of each entrant's own file: a bot that was changed is another bot, and
    its games must not be counted among those of the old one.
    """

    format: int
    game: str
    revision: int
    preset: str
    seats: int
    options: dict[str, str]
    data: str
    bots: list[str]
    own: list[str]
    seed: int
    version: str
    engine: str
    compiled: bool

    def digest(self) -> str:
        return blake2b(msgspec.json.encode(self, order="deterministic"), digest_size=10).hexdigest()


class ArenaPlan(Contest, frozen=True):
    """`bots` are the entrants, each as often as it is named; the first is the one the question is about."""

    def match(self, block: int) -> Match:
        return self.drawn(f"arena {self.seed} {block}")

    def identity(self) -> Identity:
        """Raises whatever is wrong with the plan, before any process starts."""
        first = self.match(0)
        seats = first.game.seats
        if len(set(self.bots)) < 2:
            raise Fault(TOO_FEW_BOTS, {})
        if len(self.bots) > seats and len(set(self.bots)) < len(self.bots):
            raise Fault(NAMED_TWICE, {"bots": len(self.bots), "seats": seats})
        for spec in self.bots:
            any_bot(spec, self.game, first.game, 0)
        return Identity(
            format=FORMAT,
            game=self.game,
            revision=first.header.revision,
            preset=self.preset,
            seats=seats,
            options=first.header.options,
            data=first.header.data,
            bots=self.bots,
            own=[fingerprint(spec) for spec in self.bots],
            seed=self.seed,
            version=motherlode.__version__,
            engine=_engine(),
            compiled=is_compiled(),
        )

    def around(self, block: int) -> list[str]:
        return order(self.bots, self.seed, block)

    def rows(self, block: int, seats: int) -> list[list[str]]:
        return rows(self.around(block), seats)

    def blocks_for(self, games: int) -> int:
        """How many whole blocks it takes for at least this many games."""
        return -(-games // len(self.bots))


def _engine() -> str:
    """A digest of the engine's sources, whether it runs interpreted or compiled."""
    package = Path(motherlode.__file__).parent
    digest = blake2b(digest_size=8)
    for folder in _ENGINE:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(package).as_posix().encode() + bytes(1) + path.read_bytes())
    return digest.hexdigest()
