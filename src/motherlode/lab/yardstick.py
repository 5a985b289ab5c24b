"""The bench's yardsticks: OpenSpiel's hex(9), a C++ engine with Python bindings (extra `openspiel`); and, if you have
installed it yourself, Catanatron, a Python engine for a similar game (its licence keeps it out of our requirements).
"""

from random import Random
from time import perf_counter
from typing import Any

NAME = "hex(board_size=9)"
UCT = 1.4
SIMULATIONS = 3_000
MEMORY_MB = 1_000


def load() -> Any | None:
    """The module, or None where the extra is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


def driven(pyspiel: Any, games: int, seed: int) -> float:
    """Moves per second of random games driven move by move from Python."""
    game = pyspiel.load_game(NAME)
    random = Random(seed).random
    moves = 0
    begin = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            moves += 1
    return moves / (perf_counter() - begin)


def random_length(pyspiel: Any, games: int, seed: int) -> float:
    """The mean length of a random game, which is how many moves a rollout from the start simulates."""
    game = pyspiel.load_game(NAME)
    random = Random(seed)
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves / games


def searched(pyspiel: Any, length: float, seed: int) -> float:
    """Simulated moves per second of its C++ MCTSBot with random rollouts, from the start position."""
    game = pyspiel.load_game(NAME)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, UCT, SIMULATIONS, MEMORY_MB, False, seed, False)
    begin = perf_counter()
    bot.mcts_search(game.new_initial_state())
    return SIMULATIONS * length / (perf_counter() - begin)


def load_catan() -> Any | None:
    """Catanatron, or None where it is not installed."""
    try:
        import catanatron
    except ImportError:
        return None
    return catanatron


def driven_catan(catanatron: Any, games: int, seed: int) -> float:
    """Moves per second of its random games for four."""
    colours = [getattr(catanatron.Color, name) for name in ("RED", "BLUE", "WHITE", "ORANGE")]
    moves = 0
    begin = perf_counter()
    for k in range(games):
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed + k)
        game.play()
        moves += len(game.state.actions)
    return moves / (perf_counter() - begin)
