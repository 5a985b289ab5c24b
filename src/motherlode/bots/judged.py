"""A search that asks a judge, for games in which random play to the end would say nothing.

Three things are different. Everybody plays what looks best up to where the judge looks no further, so that all moves
are compared at the same point of the game. At a choice the moves that look best are tried first, and the worse a move
looks, the later it is tried. And luck is kept out of the comparison: the n-th trial of every move meets the same guess
of what is hidden; while several seats choose in secret, only our next move is varied.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.arms import Arms
from motherlode.bots.bot import Judge
from motherlode.bots.mcts import Search
from motherlode.core.observer import Observer
from motherlode.core.state import S

# As a part of the range of shares that a seat was seen to get.
EXPLORATION_OF_JUDGED: Final = 0.3

# How many guesses of what is hidden; after these the same ones come again.
_WORLDS: Final = 64


class JudgedSearch(Search[S]):
    def __init__(self, eyes: Observer[S], seed: i64, exploration: float, judge: Judge[S]) -> None:
        super().__init__(eyes, seed, exploration)
        self.judge = judge
        self._worlds: list[S] = []
        # [seat]: the least and the greatest share so far.
        self._low = vec[float]([1.0] * self.game.seats)
        self._high = vec[float]([0.0] * self.game.seats)

    def _world(self) -> S:
        """The guess whose turn it is for the move that will be tried."""
        if len(self._made):
            return super()._world()
        trial: i64 = 0
        root = self._root()
        if root is not None and root.wide_enough():
            trial = root.visits[root.promising(self._reach(self.eyes.seat))] % _WORLDS
        while trial >= len(self._worlds):
            self._worlds.append(self.eyes.guess(self._rng))
        return self.game.copy(self._worlds[trial])

    def _ends(self, s: S) -> bool:
        """Never before our own decision, which may come right after such a point."""
        return self._decided() and self.judge.looks_no_further(s)

    def _shares(self, s: S) -> vec[float]:
        if self.game.result(s) is None:
            return self.judge.shares(s)
        return super()._shares(s)

    def _walk(self, s: S, seat: i64) -> bool:
        """Always goes on."""
        if not self.room or (self._choice != 0 and self.game.simultaneous.number(s) != self._choice):
            # What follows a secret choice differs from guess to guess: it is not worth remembering.
            self._go_on(s, seat)
        else:
            super()._walk(s, seat)
        return True

    def _go_on(self, s: S, seat: i64) -> None:
        """The move that looks best at a glance."""
        moves = self.game.legal_moves(s, seat)
        best: i64 = 0
        most = 0.0
        k: i64
        if len(moves) > 1:
            for k in range(len(moves)):
                look = self._look(s, seat, moves[k], False)
                if k == 0 or look > most:
                    best = k
                    most = look
        self.game.apply(s, seat, moves[best], None)

    def _met(self, s: S, seat: i64) -> Arms:
        """Ranks the moves: the judge glances at where each leads, and looks hard where our own decision is."""
        moves = self.game.legal_moves(s, seat)
        arms = Arms(len(moves))
        if len(moves) == 1:
            return arms
        own = not self._decided()
        looks = vec[float](capacity=len(moves))
        k: i64
        place: i64
        for k in range(len(moves)):
            looks = append(looks, self._look(s, seat, moves[k], own))
            arms.ranked = append(arms.ranked, moves[k])
            # Moves that look equally good stay in the order of the list.
            place = k
            while place > 0 and looks[place - 1] < looks[place]:
                looks[place - 1], looks[place] = looks[place], looks[place - 1]
                arms.ranked[place - 1], arms.ranked[place] = arms.ranked[place], arms.ranked[place - 1]
                place -= 1
        return arms

    def _look(self, s: S, seat: i64, move: i64, hard: bool) -> float:
        """How the position after a move looks to the seat that makes it."""
        after = self.game.copy(s)
        self.game.apply(after, seat, move, None)
        return self.judge.value(after, seat) if hard else self.judge.glance(after, seat)

    def _pick(self, s: S, seat: i64, arms: Arms) -> i64:
        if self._choice != 0 and self._decided() and len(arms.moves):
            return 0
        return super()._pick(s, seat, arms)

    def _untried(self, s: S, seat: i64, arms: Arms) -> i64:
        """The best ranked move without an arm."""
        if len(arms.ranked):
            return arms.ranked[len(arms.moves)]
        return super()._untried(s, seat, arms)

    def _reach(self, seat: i64) -> float:
        """A seat far ahead or behind sees only small differences, so exploration is measured by them."""
        return self.exploration * max(self._high[seat] - self._low[seat], 0.0)

    def _credit(self, shares: vec[float]) -> None:
        seat: i64
        for seat in range(len(shares)):
            self._low[seat] = min(self._low[seat], shares[seat])
            self._high[seat] = max(self._high[seat], shares[seat])
        super()._credit(shares)
