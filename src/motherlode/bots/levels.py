"""The three levels people can name, for every game: how long each thinks, and what it overlooks.

Whoever plays below the best does so as people do: he does not see a good move, and takes the next best he sees.
"""

from typing import Final, Literal, NamedTuple, get_args

from motherlode.build_info import is_compiled

Level = Literal["beginner", "club", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Strength(NamedTuple):
    """Looks where a level should not depend on the machine, seconds where it should use it; neither: one ply."""

    looks: int = 0
    seconds: float = 0.0
    overlooks: float = 0.0  # the chance of each move not to be seen
    solves: int = 0  # so many positions are looked at to play the end exactly


# Of games that are played out at random, where a look is cheap.
USUAL: Final[dict[Level, Strength]] = {
    "beginner": Strength(overlooks=0.3),
    "club": Strength(looks=2000, overlooks=0.1),
    "expert": Strength(seconds=1.0),
}
# Where nothing is hidden the end can be solved; where all choose at once more looks help little, and mistakes cost
# little; a judge's look takes some twenty times as long, and says more.
OF_GAMES: Final[dict[str, dict[Level, Strength]]] = {
    "atacama": {**USUAL, "expert": Strength(seconds=1.0, solves=200_000)},
    "goldrausch": {**USUAL, "beginner": Strength(overlooks=0.5), "club": Strength(looks=500, overlooks=0.2)},
    "rockwell": {**USUAL, "club": Strength(looks=40, overlooks=0.1)},
    "siberia": {**USUAL, "club": Strength(looks=40, overlooks=0.1)},
}

# Looks at each decision of a finished game.
LESSON: Final = 24_000
LESSONS: Final = {"rockwell": 600, "siberia": 600}

# When a glass is nearly through: so much of the usual time.
HURRY: Final = 0.1


def strength(level: Level, game: str) -> Strength:
    return OF_GAMES.get(game, USUAL)[level]


def word_of(level: Level, hurried: bool) -> str:
    """The level's bot in the catalogue; one that searches searches less when time is scarce."""
    return f"{level}:{HURRY}" if hurried else level


def lesson_word(game: str) -> str:
    """The expert who looks at a finished game, with so many looks that whoever asks again is told the same.

    A game for two takes a minute or so; an engine that is not compiled is some thirty times as slow.
    """
    looks = LESSONS.get(game, LESSON)
    return f"mcts:{looks if is_compiled() else looks // 30}"
