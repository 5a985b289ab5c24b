"""The last moves of a game for two, exactly: every line to the end, as long as nothing is left to chance or hidden."""

from typing import Final, Generic

from mypy_extensions import i64

from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, NOBODY, first_seat
from motherlode.core.observer import Observer
from motherlode.core.playout import playout
from motherlode.core.rng import Rng
from motherlode.core.state import S

# Shares of the win, counted in halves: all values are whole numbers.
LOST: Final = 0
SHARED: Final = 1
WON: Final = 2
UNKNOWN: Final = -1

# This many guesses of what is hidden must give the same position.
_GUESSES: Final = 4
# With more moves than this to come, it is not worth beginning.
_NEAR_THE_END: Final = 12


class Solver(Generic[S]):
    """Made for one decision; `room` is how many positions it may look at before it gives up."""

    def __init__(self, game: Game[S], room: i64) -> None:
        self.game = game
        self.room = room
        self._known: dict[bytes, i64] = {}

    def best(self, eyes: Observer[S], rng: Rng) -> i64:
        """A move that wins, or at least shares the win, against any defence; NOBODY if none can be found."""
        if self.game.seats != 2:
            return NOBODY
        s = eyes.guess(rng)
        key = self.game.key(s)
        k: i64
        for k in range(_GUESSES - 1):
            if self.game.key(eyes.guess(rng)) != key:
                return NOBODY
        if playout(self.game, self.game.copy(s), rng) > _NEAR_THE_END:
            return NOBODY
        found: i64 = NOBODY
        moves = self.game.legal_moves(s, eyes.seat)
        for k in range(len(moves)):
            worth = self._after(s, eyes.seat, eyes.seat, moves[k])
            if worth == WON:
                return moves[k]
            if worth == UNKNOWN:
                # As long as one move is unknown, only a win would be certain.
                return NOBODY
            if worth == SHARED:
                found = moves[k]
        return found

    def _after(self, s: S, own: i64, seat: i64, move: i64) -> i64:
        after = self.game.copy(s)
        self.game.apply(after, seat, move, None)
        return self._worth(after, own)

    def _worth(self, s: S, own: i64) -> i64:
        """The seat's share of the win, in halves, if both play perfectly."""
        game = self.game
        actors = game.actors(s)
        if actors == 0:
            result = game.result(s)
            if result is None:
                return UNKNOWN
            return int(2.0 * result.share(own))
        seat = first_seat(actors)
        if seat == CHANCE or actors & (actors - 1) or self.room == 0:
            return UNKNOWN
        self.room -= 1
        key = game.key(s)
        known = self._known.get(key)
        if known is not None:
            return known
        worth = self._best_of(s, own, seat)
        if worth != UNKNOWN:
            self._known[key] = worth
        return worth

    def _best_of(self, s: S, own: i64, seat: i64) -> i64:
        """The best for the seat to move: most for ourselves, or least if it is the other's move."""
        goal: i64 = WON if seat == own else LOST
        best: i64 = UNKNOWN
        moves = self.game.legal_moves(s, seat)
        k: i64
        for k in range(len(moves)):
            worth = self._after(s, own, seat, moves[k])
            if worth in (UNKNOWN, goal):
                return worth
            if best == UNKNOWN or (worth > best) == (seat == own):
                best = worth
        return best
