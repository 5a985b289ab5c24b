"""Monte Carlo search for any number of players, with chance, secrets and simultaneous choices.

There is no tree. Each seat has one table from what it knows (Game.info) to the moves it has tried
there. An iteration guesses the hidden part anew and walks down these tables: nature is sampled, seats
that choose at the same time choose one after the other, each from its own info, which does not tell
what the others have chosen; also those who have committed already choose anew. At an info not met before
the walk goes on at random to the end of the game, or a judge says how the position looks; every choice on the
way is credited with its own seat's share of the win.
"""

from math import log, sqrt
from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.bot import Judge
from motherlode.core.game import State
from motherlode.core.ids import CHANCE, NOBODY, first_seat
from motherlode.core.observer import Observer
from motherlode.core.playout import playout, sample_move
from motherlode.core.rng import WORD, Rng

S = TypeVar("S", bound=State)

EXPLORATION: Final = 0.7
# A judge's shares differ by little and carry no luck: what looks better is followed sooner.
EXPLORATION_OF_JUDGED: Final = 0.1

# The n-th of the ranked moves is tried at the visit n ** WIDENING.
WIDENING: Final = 2.2

# Beyond so many infos (some 600 MB in Atacama) a search learns only where it has been.
MOST_INFOS: Final = 1_000_000


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
        """Of ranked moves only so many are tried, the more the oftener this is met; of others all."""
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

    def promising(self, exploration: float) -> i64:
        """The arm with the highest upper confidence bound; every arm has been visited."""
        reach = exploration * sqrt(log(float(self.total)))
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
        """The move tried most often; of two as often, the one that went better."""
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


class Search(Generic[S]):
    """Made for one decision. The caller owns the clock: run(n) in small portions, then best()."""

    def __init__(self, eyes: Observer[S], seed: i64, exploration: float, judge: Judge[S] | None = None) -> None:
        self.eyes = eyes
        self.judge = judge
        self.game = eyes.game
        self.exploration = exploration
        self.moves: i64 = 0  # simulated so far, for the bench
        self.room: i64 = MOST_INFOS  # for infos not met yet
        self._rng = Rng(seed)
        self._tables: list[dict[bytes, Arms]] = [{} for _ in range(self.game.seats)]
        self._path: list[Arms] = []
        self._picks = vec[i64]()
        self._seats = vec[i64]()
        # [seat]: what somebody else has announced for the choice under way, and how far he is believed.
        self._announced = vec[i64]([0] * self.game.seats)
        self._trust = vec[float]([0.0] * self.game.seats)

    def believe(self, seat: i64, move: i64, trust: float) -> None:
        """With this chance the seat makes this move in the choice under way; else it does what is best for it."""
        self._announced[seat] = move
        self._trust[seat] = trust

    def run(self, iterations: i64) -> None:
        k: i64
        for k in range(iterations):
            self._iterate()

    def _iterate(self) -> None:
        game = self.game
        s = self.eyes.guess(self._rng)
        self._path.clear()
        self._picks = vec[i64](capacity=32)
        self._seats = vec[i64](capacity=32)
        own = self.eyes.seat
        game.reopen(s, own)
        moment = game.moment(s)
        actors = game.actors(s)
        known = True
        while actors and known and not (self.judge is not None and self.judge.looks_no_further(s)):
            # Among seats that choose at the same time our own goes first: every iteration meets our decision.
            seat = own
            if not (actors >> own) & 1:
                seat = first_seat(actors)
            if seat == CHANCE:
                game.apply(s, seat, sample_move(game, s, seat, self._rng), None)
            elif seat != own and game.moment(s) == moment and self._keeps_word(s, seat):
                game.apply(s, seat, self._announced[seat], None)
            else:
                # With a judge everybody goes on as looks best, to where it looks no further.
                known = self._walk(s, seat) or self.judge is not None
            self.moves += 1
            actors = game.actors(s)
        self._credit(self._shares(s))

    def _shares(self, s: S) -> vec[float]:
        """Each seat's part of the win, after the game is played out; or as the judge sees it, if there is one."""
        result = self.game.result(s)
        if result is None and self.judge is not None:
            return self.judge.shares(s)
        if result is None:
            self.moves += playout(self.game, s, self._rng)
            result = self.game.result(s)
        shares = vec[float]([0.0] * self.game.seats)
        seat: i64
        if result is not None:
            for seat in range(self.game.seats):
                shares[seat] = result.share(seat)
        return shares

    def _keeps_word(self, s: S, seat: i64) -> bool:
        """Whether, this time, a seat does what it has announced; a word may be about a later step of its choice."""
        if self._trust[seat] == 0.0 or float(self._rng.word()) >= self._trust[seat] * float(WORD):
            return False
        return self.game.why_not(s, seat, self._announced[seat]) == 0

    def _walk(self, s: S, seat: i64) -> bool:
        """Plays a seat's choice from its table; False at an info met for the first time where there is a choice."""
        table = self._tables[seat]
        info = self.game.info(s, seat)
        arms = table.get(info)
        known = arms is not None
        if arms is None:
            if not self.room:
                self.game.apply(s, seat, self.game.random_move(s, seat, self._rng), None)
                return False
            self.room -= 1
            arms = self._met(s, seat)
            table[info] = arms
        pick = arms.promising(self.exploration) if arms.wide_enough() else self._try_next(s, seat, arms)
        arms.visit(pick)
        self._path.append(arms)
        self._picks = append(self._picks, pick)
        self._seats = append(self._seats, seat)
        self.game.apply(s, seat, arms.moves[pick], None)
        return known or arms.size == 1

    def _met(self, s: S, seat: i64) -> Arms:
        """A choice met for the first time; a judge glances at where each move leads, and looks hard at our own."""
        own = len(self._picks) == 0
        moves = self.game.legal_moves(s, seat)
        arms = Arms(len(moves))
        if self.judge is None or len(moves) == 1:
            return arms
        looks = vec[float](capacity=len(moves))
        k: i64
        place: i64
        for k in range(len(moves)):
            after = self.game.copy(s)
            self.game.apply(after, seat, moves[k], None)
            looks = append(looks, self.judge.value(after, seat) if own else self.judge.glance(after, seat))
            arms.ranked = append(arms.ranked, moves[k])
            # As good ones stay in the order of the list.
            place = k
            while place > 0 and looks[place - 1] < looks[place]:
                looks[place - 1], looks[place] = looks[place], looks[place - 1]
                arms.ranked[place - 1], arms.ranked[place] = arms.ranked[place], arms.ranked[place - 1]
                place -= 1
        return arms

    def _try_next(self, s: S, seat: i64, arms: Arms) -> i64:
        return arms.try_first(self._untried(s, seat, arms))

    def _untried(self, s: S, seat: i64, arms: Arms) -> i64:
        """The best ranked move without an arm; or a random one: the next such from a random place on, going round."""
        if len(arms.ranked):
            return arms.ranked[len(arms.moves)]
        moves = self.game.legal_moves(s, seat)
        start = self._rng.below(len(moves))
        k: i64
        for k in range(len(moves)):
            move = moves[(start + k) % len(moves)]
            if not arms.has(move):
                return move
        raise RuntimeError("what a seat knows must settle what it may do")

    def _credit(self, shares: vec[float]) -> None:
        k: i64
        for k in range(len(self._picks)):
            self._path[k].rewards[self._picks[k]] += shares[self._seats[k]]

    def best(self) -> i64:
        """The move tried most often; before anything was tried, the default."""
        root = self._root()
        if root is None:
            return self.eyes.default_move()
        return root.favourite()

    def best_there(self, eyes: Observer[S], least: i64) -> i64:
        """The move tried most often further on, where the seat's eyes are now; NOBODY if it was there less often."""
        arms = self._tables[eyes.seat].get(eyes.info())
        if arms is None or arms.total < least:
            return NOBODY
        return arms.favourite()

    def report(self) -> list[tuple[int, int, float]]:
        """Every move tried, with visits and mean share of the win; the most visited first."""
        root = self._root()
        out: list[tuple[int, int, float]] = []
        k: i64
        if root is not None:
            for k in range(len(root.moves)):
                out.append((root.moves[k], root.visits[k], root.rewards[k] / float(root.visits[k])))
        out.sort(key=lambda row: (-row[1], -row[2], row[0]))
        return out

    def _root(self) -> Arms | None:
        return self._tables[self.eyes.seat].get(self.eyes.info())
