"""Phase 5: profit (5.1 to 5.9). All cards are shown, continents pay one after the other."""

from mypy_extensions import i64

from motherlode.core.bits import count
from motherlode.core.event import Event, show, tell
from motherlode.games.goldrausch.course import end_round, win
from motherlode.games.goldrausch.events import (
    ALONE,
    AS_MUCH_AS_LIES,
    CARD_COUNTS,
    CARD_SHOWN,
    CUT_RULES,
    DISASTER,
    NO_USER,
    NONE_LAID,
    ONE_OF_SEVERAL,
    PROFIT,
    ROLE_RULES,
    WHOLE_SHARE,
)
from motherlode.games.goldrausch.options import Options
from motherlode.games.goldrausch.rounds import exempt_from_fines, figures_on, laid_by, shown_as, users_of, yield_now
from motherlode.games.goldrausch.scoring import anybody_has
from motherlode.games.goldrausch.state import GoldrauschState
from motherlode.games.goldrausch.tables import Tables
from motherlode.games.goldrausch.world import BROKEN, CONTINENTS, MARK, PAYING, SKIP, USE


def pay_round(o: Options, t: Tables, s: GoldrauschState, out: list[Event] | None) -> None:
    """Shows the cards, pays everybody, ends the round; a win ends the game, at once or after the round (1.6, 1.8)."""
    users = users_of(s)
    exempt = exempt_from_fines(s)
    if out is not None:
        _show_cards(s, users, out)
    k: i64
    for k in range(CONTINENTS):
        if _pay_continent(o, t, s, PAYING[k], users, exempt, out):
            win(s, out)
            return
    if o.played_out and anybody_has(s, t.goal):
        win(s, out)
        return
    end_round(o, t, s, out)


def _pay_continent(
    o: Options, t: Tables, s: GoldrauschState, continent: i64, users: i64, exempt: i64, out: list[Event] | None
) -> bool:
    """Users first, then the others, each group clockwise from the start player (5.1); whether somebody wins there."""
    there = figures_on(s, continent)
    if there == 0:
        return False
    users &= there
    role: i64 = ONE_OF_SEVERAL
    if count(users) == 1:
        role = ALONE
    single = yield_now(t, s, continent)
    # First the users, then everybody else there.
    group = users
    turn: i64
    step: i64
    for turn in range(2):
        for step in range(o.seats):
            seat = (s.start + step) % o.seats
            if not (group >> seat) & 1:
                continue
            due = single
            fine: i64 = 0
            if role == ALONE:
                due = single * t.lone
            if role == ONE_OF_SEVERAL and not (exempt >> seat) & 1:
                fine = t.fine
            _pay(o, s, seat, continent, role, due, fine, out)
            if s.gold[seat] >= t.goal and not o.played_out:
                return True
        group = there & ~users
        role = NO_USER
    return False


def _pay(
    o: Options, s: GoldrauschState, seat: i64, continent: i64, role: i64, due: i64, fine: i64, out: list[Event] | None
) -> None:
    """One player's share and fine (5.7)."""
    share = min(due, s.lying[continent])
    if s.spun in (continent, BROKEN):
        share = 0
    held: i64 = 0
    if not o.fines_paid:
        held = min(fine, share)
    mined = share - held
    s.lying[continent] -= mined
    s.gold[seat] += mined
    paid = min(fine - held, s.gold[seat])
    s.gold[seat] -= paid
    s.mine += paid
    if out is not None:
        cut: i64 = WHOLE_SHARE
        if s.spun in (continent, BROKEN):
            cut = DISASTER
        elif share < due:
            cut = AS_MUCH_AS_LIES
        shares = [due, cut, share, mined, held, paid, s.gold[seat], s.lying[continent]]
        tell(out, PROFIT, [seat, continent, role, *shares, ROLE_RULES[role], CUT_RULES[cut]])


def _show_cards(s: GoldrauschState, users: i64, out: list[Event]) -> None:
    """What each seat laid, or that it laid none; and what counts for it, where an event has changed that."""
    seat: i64
    for seat in range(len(s.card)):
        show(out, CARD_SHOWN, [seat, shown_as(laid_by(s, seat))])
        if laid_by(s, seat) == MARK:
            tell(out, NONE_LAID, [seat])
    for seat in range(len(s.card)):
        counts: i64 = SKIP
        if (users >> seat) & 1:
            counts = USE
        if counts != shown_as(laid_by(s, seat)):
            tell(out, CARD_COUNTS, [seat, counts])
