"""What bots know about each game: one entry per game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from motherlode.bots.atacama import AtacamaEvaluation
from motherlode.bots.bot import Evaluation, Judge
from motherlode.bots.goldrausch import GoldrauschEvaluation
from motherlode.bots.levels import JUDGED, USUAL, Level, Strength
from motherlode.bots.rockwell import RockwellEvaluation
from motherlode.bots.rockwell import Weights as RockwellWeights
from motherlode.bots.siberia import SiberiaEvaluation
from motherlode.bots.siberia import Weights as SiberiaWeights
from motherlode.build_info import is_compiled
from motherlode.core.errors import NO_EVALUATION, Fault
from motherlode.core.game import Game


class GameEntry(NamedTuple):
    """How a position of the game is evaluated, how strong each level is, and how many iterations the expert has for
    each decision of a finished game.
    """

    evaluation: Callable[[Any], Evaluation[Any]]
    levels: Mapping[Level, Strength] = USUAL
    lesson_iterations: int = 24_000


# If nothing is hidden, the end can be solved. If all choose at once, more iterations help little and mistakes cost
# little. An iteration with a judge takes some twenty times as long, and says more.
OF_GAMES: Final[dict[str, GameEntry]] = {
    "atacama": GameEntry(
        evaluation=lambda game: AtacamaEvaluation(game.tables),
        levels={**USUAL, "expert": Strength(seconds=1.0, solves=200_000)},
    ),
    "goldrausch": GameEntry(
        evaluation=lambda game: GoldrauschEvaluation(game.options, game.tables),
        levels={**USUAL, "beginner": Strength(overlooks=0.5), "club": Strength(iterations=500, overlooks=0.2)},
    ),
    "siberia": GameEntry(
        evaluation=lambda game: SiberiaEvaluation(game.options, game.tables, SiberiaWeights()),
        levels=JUDGED,
        lesson_iterations=600,
    ),
    "rockwell": GameEntry(
        evaluation=lambda game: RockwellEvaluation(game.options, game.tables, RockwellWeights()),
        levels=JUDGED,
        lesson_iterations=600,
    ),
}

# An engine that is not compiled is some thirty times as slow.
INTERPRETED: Final = 30


def evaluation(name: str, game: Game[Any]) -> Evaluation[Any]:
    if name not in OF_GAMES:
        raise Fault(NO_EVALUATION, {"game": name})
    return OF_GAMES[name].evaluation(game)


def judge(name: str, game: Game[Any]) -> Judge[Any] | None:
    """The judge of a game where random play to the end would tell a search nothing."""
    found = OF_GAMES[name].evaluation(game) if name in OF_GAMES else None
    return found if isinstance(found, Judge) else None


def strength(level: Level, name: str) -> Strength:
    return OF_GAMES[name].levels[level] if name in OF_GAMES else USUAL[level]


def lesson_bot(name: str) -> str:
    """The expert that reviews a finished game, limited by iterations rather than time: a second lesson says the same.

    A game for two takes a minute or so.
    """
    iterations = OF_GAMES[name].lesson_iterations
    return f"mcts:{iterations if is_compiled() else iterations // INTERPRETED}"
