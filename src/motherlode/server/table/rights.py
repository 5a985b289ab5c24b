"""Who may do what at a table. Every service asks here; only what the rules of a game allow is up to its Match.

Whoever knows a table's id may look on. Functions that begin with `check_` raise a Fault if something is not allowed.
What programs may not do anywhere is in people/programs.py.
"""

from motherlode.core.errors import NO_SUCH_SEAT, Fault
from motherlode.core.ids import EVERYBODY, SPECTATOR, everyone_at, seat_name
from motherlode.core.match import Match
from motherlode.server.faults import (
    ALREADY_STARTED,
    LESSON_TOO_EARLY,
    NO_TALK_NOW,
    NO_UNDO_ASKED,
    NOBODY_NEAR,
    NOT_PLAYED_HERE,
    NOT_STARTED,
    NOT_YOUR_LESSON,
    NOT_YOUR_SEAT,
    NOT_YOUR_TABLE,
    SEAT_TAKEN,
    SEATS_OPEN,
    STILL_RUNNING,
    UNDO_TOO_OFTEN,
)
from motherlode.server.people.service import Person
from motherlode.server.table.chair import BOT, OPEN, PERSON, Chair
from motherlode.server.table.live import Live, UndoWish
from motherlode.server.wire import Sitter, UndoKind

# For each seat in one simultaneous choice, or else in one stretch of a game: every undo is kept for ever, and is
# played again whenever the table is loaded.
MOST_UNDOS = 20


# -- the game, as far as it has come


def started(live: Live) -> Match:
    """The match, once there is one."""
    if live.match is None:
        raise Fault(NOT_STARTED, {})
    return live.match


def disclosed(live: Live) -> Match:
    """The match, if all of it may be seen: it is over, or it is a record."""
    if live.match is None or live.status == "running":
        raise Fault(STILL_RUNNING, {})
    return live.match


# -- looking and listening


def eyes_of(live: Live, me: str | None, wished: int | None) -> int:
    """The wished seat if this person may look through its eyes; else a seat of their own, if possible one that owes a
    move. Once everything may be seen, all eyes are anybody's.
    """
    if wished is not None and wished < live.setup.seats and live.status in ("over", "record"):
        return wished
    own = live.seats_of(me)
    if wished in own:
        return wished
    acting = [seat for seat in own if live.actors() >> seat & 1]
    return (acting or own or [SPECTATOR])[0]


def past_eyes_of(live: Live, me: str | None, wished: int | None) -> int:
    """For positions of the past: the same, but an onlooker's eyes if everything may be seen and no seat is wished."""
    if wished is None and live.status != "running":
        return SPECTATOR
    return eyes_of(live, me, wished)


def ears_of(live: Live, me: str | None, eyes: int) -> int:
    """Whose private talk may be heard: after the game everybody may borrow anybody's eyes, but nobody's ears."""
    return eyes if eyes in live.seats_of(me) else SPECTATOR


# -- moving


def check_own_seat(live: Live, person: Person, seat: int) -> None:
    """The seat is this person's to move for."""
    if seat not in live.seats_of(person.id):
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})


def check_bot_seat(live: Live, seat: int) -> None:
    """A bot moves for the seat: the person has not come back meanwhile."""
    if live.chairs[seat].kind != BOT:
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})


# -- taking back


def undo_of(live: Live, seat: int) -> UndoKind:
    """How a seat could take back its last decision: at once, by asking the others, or not at all."""
    match = live.match
    if match is None or live.setup.record or not match.has_decided(seat):
        return "no"
    if match.can_undo(seat):
        return "free"
    if match.would_peek(seat) and any(chair.artificial for chair in live.chairs):
        return "no"  # bots do not agree to a second look at what has been revealed
    return "free" if live.sure_to_agree(seat) == everyone_at(live.setup.seats) else "ask"


def check_undos_left(live: Live, seat: int) -> None:
    if live.undos(seat) >= MOST_UNDOS:
        raise Fault(UNDO_TOO_OFTEN, {"limit": MOST_UNDOS})


def asked_undo(live: Live, seat: int, number: int) -> UndoWish:
    """The wish that the seat may answer: it is still the one with this number, and the seat has not agreed yet."""
    wish = live.undo_wish
    if wish is None or wish.number != number or wish.agreed >> seat & 1:
        raise Fault(NO_UNDO_ASKED, {})
    return wish


# -- talking


def check_may_talk(live: Live, person: Person, seat: int) -> None:
    check_played_here(live)
    check_own_seat(live, person, seat)


def check_not_silent(live: Live) -> None:
    """To be asked about new lines only: a repeated command gets the same answer as before."""
    if live.silent():
        raise Fault(NO_TALK_NOW, {})


def audience_of(live: Live, seat: int, near: bool) -> int:
    """The mask of those who hear a seat: everybody, or its own circle, if anybody else is in it."""
    audience = live.circle(seat) if near else EVERYBODY
    if not audience & ~(1 << seat):
        raise Fault(NOBODY_NEAR, {})
    return audience


# -- sitting down, and beginning


def check_played_here(live: Live) -> None:
    """A record can only be looked at."""
    if live.setup.record:
        raise Fault(NOT_PLAYED_HERE, {})


def check_may_seat(live: Live, person: Person, seat: int, kind: Sitter) -> None:
    """The person may give the seat to a person (themselves, or a program of theirs), to a bot, or to nobody."""
    check_played_here(live)
    if seat >= live.setup.seats:
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})
    if live.match is None:
        _check_before_the_start(live, person, seat, kind)
    else:
        _check_during_the_game(live, person, seat, kind)


def _check_before_the_start(live: Live, person: Person, seat: int, kind: Sitter) -> None:
    """Anybody may take a free seat; once it is taken, it belongs to them. The person who opened the table may also free
    any seat or give it to a bot, and nobody else may seat or replace bots.
    """
    chair = live.chairs[seat]
    opener = live.setup.owner == person.id
    emptied = opener and kind != PERSON
    taken = chair.kind == PERSON and not chair.belongs_to(person.id) and not emptied
    if taken or (chair.kind == BOT and not opener):
        raise Fault(SEAT_TAKEN, {"seat": seat_name(seat)})
    if kind == BOT and not opener:
        raise Fault(NOT_YOUR_TABLE, {})


def _check_during_the_game(live: Live, person: Person, seat: int, kind: Sitter) -> None:
    """The person whose seat it is may leave it to a bot or a program, and come back. No seat becomes free."""
    if not live.chairs[seat].belongs_to(person.id):
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})
    if kind == OPEN:
        raise Fault(ALREADY_STARTED, {})


def check_may_choose_look(live: Live, person: Person, seat: int) -> None:
    """For their own seat, their program's, or a bot's at a table they have opened; before the game begins."""
    check_played_here(live)
    if seat >= live.setup.seats or not _decides_for(live, person, live.chairs[seat]):
        raise Fault(NOT_YOUR_SEAT, {"seat": seat + 1})
    check_not_started(live)


def _decides_for(live: Live, person: Person, chair: Chair) -> bool:
    return chair.belongs_to(person.id) or (chair.kind == BOT and live.setup.owner == person.id)


def check_may_start(live: Live, person: Person) -> None:
    """Whoever opened the table begins the game, once, when every seat is taken."""
    if live.setup.owner != person.id:
        raise Fault(NOT_YOUR_TABLE, {})
    check_played_here(live)
    check_not_started(live)
    if any(chair.kind == OPEN for chair in live.chairs):
        raise Fault(SEATS_OPEN, {})


def check_not_started(live: Live) -> None:
    if live.match is not None:
        raise Fault(ALREADY_STARTED, {})


# -- lessons


def finished(live: Live, seat: int) -> Match:
    """The match, if it has come to its end; then anybody may ask for a lesson about any seat, also of a record."""
    match = live.match
    if match is None or match.result() is None:
        raise Fault(LESSON_TOO_EARLY, {})
    if seat >= live.setup.seats:
        raise Fault(NO_SUCH_SEAT, {"seat": seat + 1, "seats": live.setup.seats})
    return match


def check_may_stop_lesson(person: Person, asker: str) -> None:
    """Only the person who asked for it."""
    if person.id != asker:
        raise Fault(NOT_YOUR_LESSON, {})
