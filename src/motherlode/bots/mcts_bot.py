"""The search with a limit: a number of iterations, or seconds by the wall clock."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from motherlode.bots.bot import Bot, Judge
from motherlode.bots.judged import EXPLORATION_OF_JUDGED, JudgedSearch
from motherlode.bots.mcts import EXPLORATION, Search
from motherlode.bots.solver import Solver
from motherlode.core.ids import NOBODY
from motherlode.core.observer import Observer
from motherlode.core.rng import Rng

# Iterations at once: between portions the clock is read, and the process can be ended.
PORTION = 32
# An iteration with a judge takes longer than reading the clock.
PORTION_OF_JUDGED = 1

# A position that a search has visited this often need not be searched again.
OFTEN = 100


class Belief(NamedTuple):
    """How far somebody's announcement of a move is believed, from 0 to 1."""

    seat: int
    move: int
    trust: float


class MctsBot(Bot):
    """Give iterations or seconds. With a seed and iterations it answers the same every time."""

    def __init__(
        self,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        judge: Judge[Any] | None = None,
        overlooks: float = 0.0,
        solves: int = 0,
    ) -> None:
        self._rng = Rng(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._judge = judge
        self._overlooks = overlooks  # the chance that it does not see a move
        self._solves = solves  # how many positions may be looked at to play the end exactly

    def search(self, eyes: Observer[Any], beliefs: Sequence[Belief] = ()) -> Search[Any]:
        """A finished search: its best() is the answer, its report() the reasons."""
        search = self._begun(eyes, self._rng.bits())
        for belief in beliefs:
            search.believe(belief.seat, belief.move, belief.trust)
        self._run(search)
        return search

    def weigh(self, eyes: Observer[Any], moves: list[int], seed: int) -> list[float]:
        """The share of the win in each trial of these moves; with the same seed, n-th trials meet the same luck."""
        search = self._begun(eyes, seed)
        search.commit(moves)
        self._run(search)
        return list(search.outcomes)

    def _run(self, search: Search[Any]) -> None:
        portion = PORTION if self._judge is None else PORTION_OF_JUDGED
        if self._iterations:
            for done in range(0, self._iterations, portion):
                search.run(min(portion, self._iterations - done))
            return
        deadline = perf_counter() + self._seconds
        search.run(portion)
        while perf_counter() < deadline:
            search.run(portion)

    def _begun(self, eyes: Observer[Any], seed: int) -> Search[Any]:
        if self._judge is None:
            return Search(eyes, seed, EXPLORATION)
        return JudgedSearch(eyes, seed, EXPLORATION_OF_JUDGED, self._judge)

    def decide(self, eyes: Observer[Any]) -> list[int]:
        """From one search as far as it has looked; where it has hardly been, another search continues."""
        solved = self._solved(eyes)
        if solved != NOBODY:
            return [solved]
        search = None if len(eyes.legal_moves()) == 1 else self.search(eyes)
        out = [eyes.legal_moves()[0] if search is None else self.seen(search)]
        following = eyes.after(out[0])
        while following is not None:
            known = NOBODY if search is None else search.best_there(following, OFTEN)
            if known == NOBODY and len(following.legal_moves()) > 1:
                search = self.search(following)
                known = self.seen(search)
            out.append(following.legal_moves()[0] if known == NOBODY else known)
            following = following.after(out[-1])
        return out

    def choose(self, eyes: Observer[Any]) -> int:
        moves = eyes.legal_moves()
        if len(moves) == 1:
            return moves[0]
        solved = self._solved(eyes)
        return self.seen(self.search(eyes)) if solved == NOBODY else solved

    def _solved(self, eyes: Observer[Any]) -> int:
        """Near the end, a move that is certainly right; otherwise NOBODY."""
        if not self._solves or len(eyes.legal_moves()) == 1:
            return NOBODY
        return Solver(eyes.game, self._solves).best(eyes, self._rng)

    def seen(self, search: Search[Any]) -> int:
        """The best move it sees."""
        if self._overlooks == 0.0:
            return search.best()
        for move, _, _ in search.report():
            if not self._rng.chance(self._overlooks):
                return move
        return search.best()
