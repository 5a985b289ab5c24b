"""Monte Carlo search for any number of players, with chance, secrets and simultaneous choices.

There is no tree. Each seat has one table from what it knows (Game.info) to the moves it has tried
there. An iteration guesses the hidden part again and walks down these tables. Nature is sampled. Seats
that choose at the same time choose one after the other, each from its own info, which does not tell
what the others have chosen; seats that have already committed choose again. At an info not met before
the walk goes on at random to the end of the game; every choice on the way is credited with its own seat's
share of the win. (Where random play says nothing about a game, bots/judged.py asks a judge instead.)
"""

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.arms import Arms
from motherlode.core.ids import CHANCE, NOBODY, first_seat
from motherlode.core.observer import Observer
from motherlode.core.playout import playout, sample_move
from motherlode.core.rng import Rng
from motherlode.core.state import S

EXPLORATION: Final = 0.7

# With this many infos (some 600 MB in Atacama) a search learns only where it has already been.
MOST_INFOS: Final = 1_000_000


class Search(Generic[S]):
    """Made for one decision. The caller owns the clock: run(n) in small portions, then best()."""

    def __init__(self, eyes: Observer[S], seed: i64, exploration: float) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self.exploration = exploration
        self.moves: i64 = 0  # simulated so far, for the bench
        self.room: i64 = MOST_INFOS  # for infos not met yet
        # Our share of the win in every iteration, once our decision is made.
        self.outcomes = vec[float]()
        self._seed = seed
        self._rng = Rng(seed)
        self._made = vec[i64]()
        self._choice: i64 = 0  # the choice of several seats our decision is part of
        self._tables: list[dict[bytes, Arms]] = [{} for _ in range(self.game.seats)]
        self._path: list[Arms] = []
        self._picks = vec[i64]()
        self._seats = vec[i64]()
        # [seat]: what it has announced for the choice under way, and how far that is believed.
        self._announced = vec[i64]([0] * self.game.seats)
        self._trust = vec[float]([0.0] * self.game.seats)

    def believe(self, seat: i64, move: i64, trust: float) -> None:
        """With probability `trust` the seat makes this move in the choice under way; else what is best for it."""
        self._announced[seat] = move
        self._trust[seat] = trust

    def commit(self, moves: list[int]) -> None:
        """Our decision is made: from now on iterations find out how much these moves are worth, not which are best."""
        self._made = vec[i64](moves)

    def run(self, iterations: i64) -> None:
        k: i64
        for k in range(iterations):
            self._iterate()

    def _iterate(self) -> None:
        game = self.game
        if len(self._made):
            # The n-th trial of every decision meets the same luck, so that two of them can be compared.
            self._rng = Rng(self._seed + len(self.outcomes))
        s = self._world()
        self._path.clear()
        self._picks = vec[i64](capacity=32)
        self._seats = vec[i64](capacity=32)
        own = self.eyes.seat
        game.simultaneous.reopen(s, own)
        self._choice = game.simultaneous.number(s)
        k: i64
        for k in range(len(self._made)):
            game.apply(s, own, self._made[k], None)
        actors = game.actors(s)
        going = True
        while actors and going and not self._ends(s):
            # Among seats that choose at the same time our own goes first: every iteration meets our decision.
            seat = own
            if not (actors >> own) & 1:
                seat = first_seat(actors)
            if seat == CHANCE:
                game.apply(s, seat, sample_move(game, s, seat, self._rng), None)
            elif seat != own and game.simultaneous.number(s) == self._choice and self._keeps_pledge(s, seat):
                game.apply(s, seat, self._announced[seat], None)
            else:
                going = self._walk(s, seat)
            self.moves += 1
            actors = game.actors(s)
        shares = self._shares(s)
        self._credit(shares)
        if len(self._made):
            self.outcomes = append(self.outcomes, shares[own])

    def _decided(self) -> bool:
        """Whether our own decision lies behind us."""
        return len(self._picks) > 0 or len(self._made) > 0

    def _world(self) -> S:
        """A full position with the hidden part guessed again."""
        return self.eyes.guess(self._rng)

    def _ends(self, s: S) -> bool:
        """Whether the walk ends here, before the game does."""
        return False

    def _shares(self, s: S) -> vec[float]:
        """Each seat's part of the win, after the game is played out."""
        result = self.game.result(s)
        if result is None:
            self.moves += playout(self.game, s, self._rng)
            result = self.game.result(s)
        shares = vec[float]([0.0] * self.game.seats)
        seat: i64
        if result is not None:
            for seat in range(self.game.seats):
                shares[seat] = result.share(seat)
        return shares

    def _keeps_pledge(self, s: S, seat: i64) -> bool:
        """Whether, this time, a seat does what it has announced; a pledge may be about a later step of its choice."""
        if self._trust[seat] == 0.0 or not self._rng.chance(self._trust[seat]):
            return False
        return self.game.refusal(s, seat, self._announced[seat]) is None

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
        self._take(s, seat, arms, self._pick(s, seat, arms))
        return known or arms.size == 1

    def _met(self, s: S, seat: i64) -> Arms:
        """A choice met for the first time."""
        return Arms(len(self.game.legal_moves(s, seat)))

    def _pick(self, s: S, seat: i64, arms: Arms) -> i64:
        """The index of the arm to follow; it may be new."""
        if arms.wide_enough():
            return arms.promising(self._reach(seat))
        return arms.try_first(self._untried(s, seat, arms))

    def _reach(self, seat: i64) -> float:
        """How far a seat's hopes go beyond what it has seen."""
        return self.exploration

    def _untried(self, s: S, seat: i64, arms: Arms) -> i64:
        """A random move without an arm: the first one from a random index on, going round."""
        moves = self.game.legal_moves(s, seat)
        start = self._rng.below(len(moves))
        k: i64
        for k in range(len(moves)):
            move = moves[(start + k) % len(moves)]
            if not arms.has(move):
                return move
        raise RuntimeError("a seat must know which moves it may make")

    def _take(self, s: S, seat: i64, arms: Arms, pick: i64) -> None:
        arms.visit(pick)
        self._path.append(arms)
        self._picks = append(self._picks, pick)
        self._seats = append(self._seats, seat)
        self.game.apply(s, seat, arms.moves[pick], None)

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
        """The move tried most often at what the seat sees now; NOBODY if little was tried there."""
        arms = self._tables[eyes.seat].get(eyes.info())
        if arms is None or arms.total < least or len(arms.moves) == 1 < arms.size:
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
