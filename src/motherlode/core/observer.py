"""What a bot is given: the view through its seat's eyes, never the real position."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.decision import goes_on
from motherlode.core.event import Event
from motherlode.core.game import Game
from motherlode.core.ids import seats_in
from motherlode.core.rng import Rng
from motherlode.core.state import S


class Observer(Generic[S]):
    """Holds a guess in place of the position: whatever a bot does with it, it can learn no secret.

    That is sound because the seat cannot tell the guess from the truth: view, info, legal moves and
    further guesses are the same from both (laws in tests/laws).
    """

    def __init__(self, game: Game[S], s: S, seat: i64, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._likely: S = game.guess(s, seat, rng)

    def legal_moves(self) -> vec[i64]:
        return self.game.legal_moves(self._likely, self.seat)

    def info(self) -> bytes:
        return self.game.info(self._likely, self.seat)

    def view(self) -> object:
        return self.game.view(self._likely, self.seat)

    def default_move(self) -> i64:
        return self.game.default_move(self._likely, self.seat)

    def pledges(self) -> list[int]:
        """What may be announced now, or asked of others."""
        meeting = self.game.meeting
        return list(meeting.pledges(self._likely)) if meeting is not None else []

    def circle(self) -> list[int]:
        """The seats of its own circle, itself included; none if there is no circle."""
        meeting = self.game.meeting
        return seats_in(meeting.circle(self._likely, self.seat)) if meeting is not None else []

    def after(self, move: i64) -> "Observer[S] | None":
        """The seat's eyes after its own move, if its decision goes on and the move has shown it nothing new."""
        s = self.game.copy(self._likely)
        events: list[Event] = []
        self.game.apply(s, self.seat, move, events)
        if not goes_on(self.game, s, self.seat, events) or not self.game.decision_under_way(s, self.seat):
            return None
        return Observer(self.game, s, self.seat, Rng(0))

    def guess(self, rng: Rng) -> S:
        """A full position the seat cannot tell from the real one; the caller may play on in it."""
        return self.game.guess(self._likely, self.seat, rng)
