"""What a list of moves would do, as far as the seat that thinks of making them can know.

Everything is played on a guess of the position, never on the position itself: what the seat cannot know cannot
influence what it is told. A guess differs from the truth only in what is hidden, and an event that shows something
hidden says so (`reveals`), so everything up to the first of these comes true.
"""

from typing import Final, Literal

from mypy_extensions import i64

from motherlode.core.decision import goes_on
from motherlode.core.event import Event
from motherlode.core.foresight import UNKNOWN, Fact
from motherlode.core.game import Game
from motherlode.core.ids import CHANCE, only
from motherlode.core.rng import Rng
from motherlode.core.state import S

# What comes after a list of moves: the same seat decides again, somebody else does, nature draws, something hidden is
# shown, others are still choosing at the same time, or the game is over.
AGAIN: Final = 0
OTHERS: Final = 1
LUCK: Final = 2
REVEAL: Final = 3
TOGETHER: Final = 4
OVER: Final = 5
Next = Literal["again", "others", "luck", "reveal", "together", "over"]
NEXT: Final[list[Next]] = ["again", "others", "luck", "reveal", "together", "over"]


class Gain:
    """How much of a unit a seat would win or lose; `unit` indexes the units of the game's foresight."""

    def __init__(self, seat: i64, unit: i64, amount: i64) -> None:
        self.seat = seat
        self.unit = unit
        self.amount = amount


class Consequences:
    """`events` as they would be told, the facts and forecasts of the game, gains by seat, and what comes next.

    `played` is how many moves of the list they cover: a list ends where its decision does.
    """

    def __init__(self, events: list[Event], facts: list[Fact], gains: list[Gain], next_: i64, played: i64) -> None:
        self.events = events
        self.facts = facts
        self.gains = gains
        self.next = next_
        self.played = played


def foresee(game: Game[S], s: S, seat: i64, moves: list[int], rng: Rng | None = None) -> Consequences:
    """The consequences of legal moves; of a list, those of its moves up to the end of its decision.

    They are played on a guess made with `rng`. One guess is as good as another (a law); without a generator it is
    always the same.
    """
    if rng is None:
        rng = Rng(0)
    guess = game.guess(s, seat, rng)
    # Whether the others have already chosen must make no difference: the last to choose learns nothing early.
    game.simultaneous.reopen(guess, seat)
    start = game.copy(guess)
    certain = start
    told: list[Event] = []
    facts: list[Fact] = []
    next_: i64 = AGAIN
    played: i64 = 0
    for move in moves:
        before = game.copy(guess)
        choice = game.simultaneous.number(before)
        events: list[Event] = []
        game.apply(guess, seat, move, events)
        played += 1
        next_ = _next(game, guess, seat, choice, events)
        # What is told of a choice that others make too depends on whether they have made it.
        if next_ != TOGETHER:
            _hear(seat, events, told)
        if next_ not in (TOGETHER, REVEAL):
            certain = game.copy(guess)
            game.foresight.compare(before, guess, seat, move, facts)
        if not goes_on(game, guess, seat, events) or played == len(moves):
            game.foresight.forecast(before, seat, move, facts)
            break
    game.foresight.outcome(start, certain, seat, facts)
    return Consequences(told, facts, _gains(game, start, certain, seat), next_, played)


def _hear(seat: i64, events: list[Event], told: list[Event]) -> None:
    """What the seat would be told, up to what nobody can know yet."""
    for event in events:
        if event.reveals:
            return
        if event.seen_by(seat):
            told.append(event)


def _next(game: Game[S], s: S, seat: i64, choice: i64, events: list[Event]) -> i64:
    for event in events:
        if event.reveals:
            return REVEAL
    actors = game.actors(s)
    if actors == 0:
        return OVER
    if (actors >> seat) & 1:
        return AGAIN
    if choice != 0 and game.simultaneous.number(s) == choice:
        return TOGETHER
    if actors == only(CHANCE):
        return LUCK
    return OTHERS


def _gains(game: Game[S], before: S, after: S, viewer: i64) -> list[Gain]:
    out: list[Gain] = []
    unit: i64
    seat: i64
    for unit in range(len(game.foresight.units)):
        for seat in range(game.seats):
            had = game.foresight.tally(before, viewer, seat, unit)
            has = game.foresight.tally(after, viewer, seat, unit)
            if UNKNOWN not in (had, has) and has != had:
                out.append(Gain(seat, unit, has - had))
    return out
