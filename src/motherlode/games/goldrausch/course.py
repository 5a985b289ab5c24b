"""The course of the game: the next round, or the end (1.8, 6.1, 6.2)."""

from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.goldrausch.events import GAME_ENDED
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.scoring import GOAL, ROUNDS
from motherlode.games.goldrausch.state import OVER, REVEALING, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import NO_CARD, NOWHERE


def end_round(o: Options, t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    """The clock moves on, the start player changes, cards go back to hands; after the last round the game is over."""
    if s.round + 1 == t.rounds:
        finish(s, ROUNDS, out)
        return
    s.round += 1
    s.start = (s.start + 1) % o.seats
    seat: i64
    for seat in range(o.seats):
        s.country[seat] = NOWHERE
    take_cards_back(s)
    s.phase = REVEALING


def take_cards_back(s: GoldrauschState) -> None:
    """The upgrade cards go back to their owners' hands (7.26)."""
    s.sealed = 0
    seat: i64
    for seat in range(len(s.card)):
        s.card[seat] = NO_CARD


def win(s: GoldrauschState, out: list[Event] | None) -> None:
    """Somebody has reached the goal: the game ends here (1.8)."""
    finish(s, GOAL, out)


def finish(s: GoldrauschState, reason: i64, out: list[Event] | None) -> None:
    s.phase = OVER
    if out is not None:
        tell(out, GAME_ENDED, [reason])
