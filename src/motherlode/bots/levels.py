"""The three levels people can name, for every game: how long each thinks, and what it overlooks.

Whoever plays below their best does so as people do: they overlook a good move and take the next best they see.
"""

from typing import Final, Literal, NamedTuple, get_args

Level = Literal["beginner", "club", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Strength(NamedTuple):
    """Looks where a level should not depend on the machine, seconds where it should use it; neither: one ply."""

    looks: int = 0
    seconds: float = 0.0
    overlooks: float = 0.0  # the chance of each move not to be seen
    solves: int = 0  # how many positions may be looked at to play the end exactly


# Of games that are played out at random, where a look is cheap.
USUAL: Final[dict[Level, Strength]] = {
    "beginner": Strength(overlooks=0.3),
    "club": Strength(looks=2000, overlooks=0.1),
    "expert": Strength(seconds=1.0),
}
# Of games where a judge looks instead.
JUDGED: Final[dict[Level, Strength]] = {**USUAL, "club": Strength(looks=40, overlooks=0.1)}

# When a sand timer is nearly through: this part of the usual time.
HURRY: Final = 0.1


def word_of(level: Level, hurried: bool) -> str:
    """The level's bot in the catalogue; one that searches searches less when time is scarce."""
    return f"{level}:{HURRY}" if hurried else level
