"""The three levels people can name, for every game, as words of the catalogue of bots."""

from typing import Literal, get_args

from motherlode.build_info import is_compiled

Level = Literal["beginner", "club", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)

# Iterations where a level should not depend on the machine, time where it should use it.
WORDS: dict[Level, str] = {"beginner": "greedy", "club": "mcts:2000", "expert": "mcts:1s"}
# When a glass is nearly through.
HURRIED: dict[Level, str] = {"beginner": "greedy", "club": "mcts:300", "expert": "mcts:300"}

# The games whose searches ask a judge: every look takes some twenty times as long, and says more.
JUDGED = frozenset({"rockwell", "siberia"})
WORDS_OF_JUDGED: dict[Level, str] = {**WORDS, "club": "mcts:100"}
HURRIED_OF_JUDGED: dict[Level, str] = {**HURRIED, "club": "mcts:30", "expert": "mcts:30"}


def word_of(level: Level, game: str, hurried: bool) -> str:
    """The level's bot; one that searches searches less when time is scarce."""
    if game in JUDGED:
        return (HURRIED_OF_JUDGED if hurried else WORDS_OF_JUDGED)[level]
    return (HURRIED if hurried else WORDS)[level]


def lesson_word(game: str) -> str:
    """The expert who looks at a finished game, with iterations: whoever asks again is told the same.

    A game for two takes a minute or so; an engine that is not compiled is some thirty times as slow.
    """
    iterations = 600 if game in JUDGED else 24_000
    return f"mcts:{iterations if is_compiled() else iterations // 30}"
