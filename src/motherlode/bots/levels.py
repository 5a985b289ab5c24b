"""The three levels people can name, for every game, as words of the catalogue of bots."""

from typing import Literal, get_args

Level = Literal["beginner", "club", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)

# Iterations where a level should not depend on the machine, time where it should use it.
WORDS: dict[Level, str] = {"beginner": "greedy", "club": "mcts:2000", "expert": "mcts:1s"}
