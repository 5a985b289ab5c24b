"""The three levels people can name, for every game: how long each thinks, and what it overlooks.

A level below the best plays as people do: it overlooks a good move and takes the next best one it sees.
"""

from typing import Final, Literal, NamedTuple, get_args

Level = Literal["beginner", "club", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Strength(NamedTuple):
    """Iterations where a level should not depend on the machine, seconds where it should; with neither, one ply."""

    iterations: int = 0
    seconds: float = 0.0
    overlooks: float = 0.0  # the chance that it does not see a move
    solves: int = 0  # how many positions may be looked at to play the end exactly


# For games that are played out at random, where an iteration is cheap.
USUAL: Final[dict[Level, Strength]] = {
    "beginner": Strength(overlooks=0.3),
    "club": Strength(iterations=2000, overlooks=0.1),
    "expert": Strength(seconds=1.0),
}
# For games where a judge looks instead.
JUDGED: Final[dict[Level, Strength]] = {**USUAL, "club": Strength(iterations=40, overlooks=0.1)}

# When a sand timer is nearly through: this part of the usual time.
HURRY: Final = 0.1


def spec_of(level: Level, hurried: bool) -> str:
    """The level's bot in the catalogue; a hurried one searches less."""
    return f"{level}:{HURRY}" if hurried else level
