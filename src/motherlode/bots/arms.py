"""A search's memory of one choice: which moves were tried, how often, and how that went."""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# The n-th of the ranked moves is tried at the visit n ** WIDENING.
WIDENING: Final = 2.2


@mypyc_attr(acyclic=True)
class Arms:
    """What a seat has tried at one info, out of `size` legal moves."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.ranked = vec[i64]()  # all moves, the most promising first, if there is a judge
        self.total: i64 = 0
        self.moves = vec[i64]()
        self.visits = vec[i64]()
        self.rewards = vec[float]()

    def wide_enough(self) -> bool:
        """Whether enough moves have been tried: all of them, or, if they are ranked, more of them with every visit."""
        if len(self.moves) == self.size:
            return True
        if len(self.ranked) == 0:
            return False
        tried = float(len(self.moves))
        return tried > 0.0 and tried**WIDENING > float(self.total)

    def has(self, move: i64) -> bool:
        # Not `in`, which boxes every item.
        return any(self.moves[k] == move for k in range(len(self.moves)))

    def try_first(self, move: i64) -> i64:
        """Adds an arm; returns its index."""
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 0)
        self.rewards = append(self.rewards, 0.0)
        return len(self.moves) - 1

    def promising(self, reach: float) -> i64:
        """The arm with the highest upper confidence bound; every arm has been visited."""
        reach *= sqrt(log(float(self.total)))
        best: i64 = 0
        best_bound = -1.0
        k: i64
        for k in range(len(self.moves)):
            visits = float(self.visits[k])
            bound = self.rewards[k] / visits + reach / sqrt(visits)
            if bound > best_bound:
                best_bound = bound
                best = k
        return best

    def favourite(self) -> i64:
        """The move tried most often; among equals, the one that went better."""
        best: i64 = 0
        k: i64
        for k in range(len(self.moves)):
            more = self.visits[k] - self.visits[best]
            if more > 0 or (more == 0 and self.rewards[k] > self.rewards[best]):
                best = k
        return self.moves[best]

    def visit(self, k: i64) -> None:
        """Counted on the way down: an info may be met again before the game is over."""
        self.total += 1
        self.visits[k] += 1
