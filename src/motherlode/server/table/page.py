"""What one pair of eyes sees of a table. A game's secrets could get out only here, and only through `view`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from motherlode.core.ids import SPECTATOR
from motherlode.core.match import Match
from motherlode.server.clock import now
from motherlode.server.hub import Hub
from motherlode.server.people.service import Person
from motherlode.server.table.cards import card_of, seats_in
from motherlode.server.table.choice_under_way import SECOND
from motherlode.server.table.conversation import SpokenLine
from motherlode.server.table.live import Live
from motherlode.server.table.move_lists import leads_on
from motherlode.server.table.reputation import reputations_of
from motherlode.server.table.rights import ears_of, eyes_of, undo_of
from motherlode.server.table.schemas import (
    GivenWord,
    Glass,
    LogSentence,
    Meeting,
    OwnSeat,
    Page,
    Position,
    TalkLine,
    UndoAsked,
)
from motherlode.server.table.wording import move_of, sentence_of

encode = msgspec.json.Encoder().encode


def page_of(hub: Hub, live: Live, asker: Person | None, wished: int | None, after: int) -> Page:
    """The page for whoever asks, through the eyes of the wished seat if they may; `log` and `talk` after an event."""
    me = asker.id if asker else None
    eyes = eyes_of(live, me, wished)
    match = live.match
    return Page(
        number=live.number,
        table=card_of(live, me),
        eyes=None if eyes == SPECTATOR else eyes,
        watching=_watching(hub, live),
        at=match.submissions if match else 0,
        position=_position(live, match, eyes) if match else None,
        own=[_own_seat(live, match, seat) for seat in live.seats_of(me)] if match else [],
        log=log_of(live, match, eyes, live.submission_at(after)) if match else [],
        undo=_undo_asked(live),
        declined=live.declined,
        talk=[_line(match, line) for line in live.conversation.heard_by(ears_of(live, me, eyes), after)],
        meeting=_meeting(live, match, eyes),
        glass=_glass(live),
    )


def _watching(hub: Hub, live: Live) -> int:
    """How many people read the table's stream without having a seat."""
    seated = {chair.person for chair in live.chairs}
    return len(hub.readers(live.setup.id) - seated)


def log_of(live: Live, match: Match, eyes: int, after: int) -> list[LogSentence]:
    return [sentence_of(match, fact, fact.submission in live.timed) for fact in match.told(eyes, after)]


def _line(match: Match | None, line: SpokenLine) -> TalkLine:
    given = None
    if match is not None and line.pledge is not None:
        given = GivenWord(move=move_of(match, line.pledge), of=line.of)
    return TalkLine(
        number=line.number,
        at=line.submission,
        seat=line.seat,
        name=line.name,
        text=line.text,
        word=given,
        near=line.near,
    )


def _meeting(live: Live, match: Match | None, eyes: int) -> Meeting:
    return Meeting(
        words=[move_of(match, code) for code in live.pledges()] if match else [],
        near=[] if eyes == SPECTATOR else seats_in(live.circle(eyes), live.setup.seats),
        standing=reputations_of(live),
        silent=live.silent(),
    )


def _glass(live: Live) -> Glass | None:
    left = live.choice.left(now())
    # After a restart there may be more time left than the sand timer holds.
    return None if left is None else Glass(left=left, of=max(left, live.setup.glass * SECOND))


def _position(live: Live, match: Match, eyes: int) -> Any:
    """Made once for all streams of a table with the same eyes, as bytes."""
    if eyes not in live.positions:
        live.positions[eyes] = msgspec.Raw(encode(position_of(match, eyes)))
    return live.positions[eyes]


def _own_seat(live: Live, match: Match, seat: int) -> OwnSeat:
    return OwnSeat(seat=seat, turn=match.turn(seat), undo=undo_of(live, seat))


def position_of(match: Match, eyes: int) -> Position:
    playing = eyes != SPECTATOR
    legal: Sequence[int] = list(match.game.legal_moves(match.state, eyes)) if playing else []
    return Position(
        view=match.view(eyes),  # type: ignore[arg-type]
        turn=match.turn(eyes) if playing else 0,
        moves=[move_of(match, code, leads_on(match, eyes, code)) for code in legal],
        seed_hash=match.header.seed_hash,
    )


def _undo_asked(live: Live) -> UndoAsked | None:
    wish = live.undo_wish
    if wish is None:
        return None
    return UndoAsked(number=wish.number, seat=wish.seat, waiting=seats_in(~wish.agreed, live.setup.seats))
