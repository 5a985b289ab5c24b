"""Phase 6: climate change (6.1, 6.2), which is also how the first round begins (2.2); and the end of the game."""

from mypy_extensions import i64

from motherlode.core.event import Event, tell
from motherlode.games.goldrausch.events import GAME_ENDED, GREW_BACK, RESOURCE_REVEALED, ROUND_BEGAN
from motherlode.games.goldrausch.moves import REVEAL
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.scoring import GOAL, ROUNDS
from motherlode.games.goldrausch.state import OVER, PLANNING, REVEALING, GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import CONTINENTS, NO_CARD, NO_RESOURCE, NOWHERE, PAYING


def reveal(o: Options, t: Tables, s: GoldrauschState, move: i64, out: list[Event] | None) -> None:
    """A new resource card: gold grows back, its yields hold for the round that begins."""
    times: i64 = 1
    if s.resource == NO_RESOURCE:
        times = t.respawns[o.seats - 4]
    s.resource = move - REVEAL
    s.resources &= ~(1 << s.resource)
    if out is not None:
        tell(out, RESOURCE_REVEALED, [s.resource])
    k: i64
    for k in range(CONTINENTS):
        _grow_back(s, PAYING[k], times * t.respawn[s.resource * CONTINENTS + PAYING[k]], out)
    s.phase = PLANNING
    if out is not None:
        tell(out, ROUND_BEGAN, [s.round + 1, s.start])


def _grow_back(s: GoldrauschState, continent: i64, respawn: i64, out: list[Event] | None) -> None:
    """Up to the maximum, and no more than the mine has (1.2)."""
    wanted = min(respawn, s.maxima[continent] - s.lying[continent])
    amount = min(wanted, s.mine)
    s.lying[continent] += amount
    s.mine -= amount
    if out is not None:
        tell(out, GREW_BACK, [continent, amount, s.lying[continent], s.maxima[continent]])


def end_round(o: Options, t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    """Cards go back to hands, the clock moves on, the start player changes; after the last round the game is over."""
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
