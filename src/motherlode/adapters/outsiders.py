"""OpenSpiel's own searches with a clock: they think at least as long as they may.

Its MCTSBot (C++) accepts a time limit. Its search over information sets (Python) takes a number of simulations; here
they are run one by one until the time is up. (The C++ ISMCTSBot accepts a time limit, too, but cannot ask a Python game
to resample.)
"""

from time import perf_counter
from typing import Any, Protocol

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from motherlode.core.playout import playout
from motherlode.core.rng import Rng

# As in OpenSpiel's own examples.
UCT = 2.0
MEMORY_MB = 1_000
# The C++ bot stops when its time is up, and needs this number only to see whether it should search at all.
MANY = 1_000_000_000
# The first simulation only opens the root: without a second there is no answer.
LEAST = 2


class Outsider(Protocol):
    """Somebody else's bot. `simulations` counts those of all its moves."""

    name: str
    simulations: int

    def choose(self, state: Any) -> int: ...


class TreeSearch:
    """For games in which everybody sees everything."""

    name = "OpenSpiel MCTSBot"

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.simulations = 0
        self._bot = self._made(game, seed, MANY, seconds)
        self._hasty = self._made(game, seed, LEAST, -1.0)

    def _made(self, game: Any, seed: int, simulations: int, seconds: float) -> Any:
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(
            game, rollouts, UCT, simulations, MEMORY_MB, True, seed, False, max_wall_clock_time=seconds
        )

    def choose(self, state: Any) -> int:
        """Not by `step`: that releases Python's lock, which no game in Python survives."""
        root = self._bot.mcts_search(state)
        if root.explore_count < LEAST:
            root = self._hasty.mcts_search(state)
        self.simulations += root.explore_count
        return int(root.best_child().action)


class InformationSetSearch(ISMCTSBot):  # type: ignore[misc]
    """For games with secrets: OpenSpiel's bot, whose loop looks at the clock instead of counting."""

    name = "OpenSpiel ISMCTSBot"

    def __init__(self, game: Any, seconds: float, seed: int, rollouts: Any = None) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(game, rollouts or RandomRolloutEvaluator(1, luck), UCT, MANY, random_state=luck)
        self.simulations = 0
        self._seconds = seconds

    def choose(self, state: Any) -> int:
        return int(self.step(state))

    def run_search(self, state: Any) -> Any:
        deadline = perf_counter() + self._seconds
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        root = self.create_new_node(state)
        done = 0
        while done < LEAST or perf_counter() < deadline:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        return self.get_final_policy(state, root)


class EngineRollouts(Evaluator):  # type: ignore[misc]
    """Random rollouts like OpenSpiel's own, but inside the compiled engine: many times as many in the same time."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def evaluate(self, state: Any) -> Any:
        position = state.position
        end = position.variant.game.copy(position.state)
        playout(position.variant.game, end, self._rng)
        return np.array(position.variant.returns(end))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def outsider(game: Any, seconds: float, seed: int, engine_rollouts: bool) -> Outsider:
    """The bot that fits the game; only the search over information sets can take rollouts of ours."""
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return TreeSearch(game, seconds, seed)
    found: Outsider = InformationSetSearch(game, seconds, seed, EngineRollouts(seed) if engine_rollouts else None)
    return found
