"""The protocol: Game is rules, Result is how a game ended."""

from abc import ABC, abstractmethod
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.codec import Codec, Kind
from motherlode.core.event import Event
from motherlode.core.foresight import Foresight
from motherlode.core.ids import CHANCE, seats_in
from motherlode.core.meeting import Meeting
from motherlode.core.refusal import DRAWN_BY_SEED, GAME_IS_OVER, PLAYERS_ACT, Refusal, refuse
from motherlode.core.rng import Rng
from motherlode.core.simultaneous import SimultaneousChoice
from motherlode.core.state import S


class Result:
    """How a game ended. Equal players share a place: 1, 1, 3."""

    def __init__(self, scores: vec[i64], places: vec[i64], reason: i64) -> None:
        self.scores = scores
        self.places = places
        self.reason = reason  # indexes the game's reasons

    def share(self, seat: i64) -> float:
        """The seat's part of the win: 1.0 alone, split evenly among those who share it, else 0.0."""
        if self.places[seat] != 1:
            return 0.0
        winners: i64 = 0
        k: i64
        for k in range(len(self.places)):
            if self.places[k] == 1:
                winners += 1
        return 1.0 / float(winners)


class Envelope:
    """What every view says, whatever the game: who looks, who owes a move, whether the viewer does, and the result."""

    def __init__(self, viewer: int, actors: list[int], owes: bool, result: Result | None) -> None:
        self.viewer = viewer
        self.actors = actors
        self.owes = owes
        self.result = result


def places_by(scores: vec[i64]) -> vec[i64]:
    """Places by points alone, the highest first."""
    out = vec[i64]([0] * len(scores))
    k: i64
    other: i64
    for k in range(len(scores)):
        place: i64 = 1
        for other in range(len(scores)):
            if scores[other] > scores[k]:
                place += 1
        out[k] = place
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game with its options and tables; immutable, holds no position.

    `apply` trusts its caller. The door that checks is Match.
    """

    def __init__(
        self,
        seats: i64,
        codec: Codec,
        event_kinds: list[Kind],
        refusals: list[Kind],
        reasons: list[str],
        end_rules: list[int],
        longest: i64,
    ) -> None:
        self.seats = seats
        self.codec = codec
        self.event_kinds = event_kinds
        self.refusals = refusals
        self.reasons = reasons
        self.end_rules = end_rules  # the paragraph behind each reason
        self.longest = longest  # no game has more moves than this, chance moves included
        self.deals: i64 = 1  # how many public set-ups `start` knows
        self.simultaneous: SimultaneousChoice[S] = SimultaneousChoice()
        self.meeting: Meeting[S] | None = None  # None where nobody meets
        self.foresight: Foresight[S] = Foresight([], [])

    @abstractmethod
    def start(self, deal: i64) -> S:
        """The public set-up with this number, 0 to deals - 1."""
        raise NotImplementedError

    @abstractmethod
    def actors(self, s: S) -> i64:
        """The mask of the seats that owe a move: players', or CHANCE alone; 0 when the game is over."""
        raise NotImplementedError

    @abstractmethod
    def legal_moves(self, s: S, seat: i64) -> vec[i64]:
        """All of them, ascending; empty if the seat owes none."""
        raise NotImplementedError

    def random_move(self, s: S, seat: i64, rng: Rng) -> i64:
        """legal_moves(s, seat)[rng.below(its length)], for a player; a game may find it without the list."""
        moves = self.legal_moves(s, seat)
        return moves[rng.below(len(moves))]

    def random_draw(self, s: S, rng: Rng) -> i64:
        """legal_moves(s, CHANCE)[rng.weighted(weights(s))]; a game may find it without the lists."""
        return self.legal_moves(s, CHANCE)[rng.weighted(self.weights(s))]

    @abstractmethod
    def weights(self, s: S) -> vec[i64]:
        """How likely each of legal_moves(s, CHANCE) is, relative to the others."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, s: S, seat: i64, move: i64, out: list[Event] | None) -> None:
        """Plays a legal move in place; what happened goes to `out`, unless it is None."""
        raise NotImplementedError

    def refusal(self, s: S, seat: i64, move: i64) -> Refusal | None:
        """What forbids this code, with the paragraph and the facts; None exactly for what is in legal_moves."""
        drawn = move >= self.codec.drawn_from
        if seat == CHANCE and not drawn:
            return refuse(PLAYERS_ACT, [], self.codec.rule(move))
        if seat != CHANCE and drawn:
            return refuse(DRAWN_BY_SEED, [], self.codec.rule(move))
        result = self.result(s)
        if result is not None:
            return refuse(GAME_IS_OVER, [], self.end_rules[result.reason])
        if seat != CHANCE and seat >= self.seats:
            return refuse(PLAYERS_ACT, [], self.codec.rule(move))
        return self.own_refusal(s, seat, move)

    @abstractmethod
    def own_refusal(self, s: S, seat: i64, move: i64) -> Refusal | None:
        """The game's own part of `refusal`: the game is not over, and either a player at the table makes a player's
        move or nature makes one of its own.
        """
        raise NotImplementedError

    @abstractmethod
    def default_move(self, s: S, seat: i64) -> i64:
        """What a seat plays when its time is up."""
        raise NotImplementedError

    def decision_under_way(self, s: S, seat: i64) -> bool:
        """Whether the seat's next move continues a decision it has begun: bots hand in such moves as one list."""
        return False

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """None while somebody owes a move."""
        raise NotImplementedError

    @abstractmethod
    def copy(self, s: S) -> S:
        raise NotImplementedError

    @abstractmethod
    def info(self, s: S, seat: i64) -> bytes:
        """All that a seat knows, without who else has already committed in a simultaneous choice."""
        raise NotImplementedError

    @abstractmethod
    def key(self, s: S) -> bytes:
        """Everything: equal keys are equal positions."""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> object:
        """What a person at that seat (or SPECTATOR) sees: a struct for the wire, built up from nothing."""
        actors = self.actors(s)
        owes = seat != CHANCE and (actors >> seat) & 1 == 1
        return self.own_view(s, Envelope(seat, seats_in(actors), owes, self.result(s)))

    @abstractmethod
    def own_view(self, s: S, envelope: Envelope) -> object:
        """The game's own part of `view`, in the envelope that every view has."""
        raise NotImplementedError

    @abstractmethod
    def guess(self, s: S, seat: i64, rng: Rng) -> S:
        """A new position the seat cannot tell from this one; depends only on what the seat knows and on rng."""
        raise NotImplementedError
