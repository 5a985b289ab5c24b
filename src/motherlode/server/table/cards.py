"""The card of a table: what lists show of it, and the head of its page."""

from datetime import UTC, datetime

from motherlode.core.ids import everyone_at
from motherlode.server.table.chair import BOT, Chair
from motherlode.server.table.live import Live
from motherlode.server.table.schemas import SeatEnd, SeatInfo, TableCard
from motherlode.server.table.setup import Terms
from motherlode.server.table.summary import Summary, summary_of


def card_of(live: Live, me: str | None) -> TableCard:
    return card_with(live.setup, summary_of(live), live.chairs, me)


def card_with(terms: Terms, summary: Summary, chairs: list[Chair], me: str | None) -> TableCard:
    return TableCard(
        id=terms.id,
        game=terms.game,
        preset=terms.preset,
        options=terms.options,
        status=summary.status,
        owner=terms.owner == me,
        listed=terms.listed,
        glass=terms.glass,
        seats=[_seat_info(seat, chair, me) for seat, chair in enumerate(chairs)],
        actors=seats_in(summary.actors, terms.seats),
        moves=summary.moves,
        ends=[SeatEnd(points=points, place=place) for points, place in summary.ends] or None,
        changed=_when(summary.changed),
    )


def _seat_info(seat: int, chair: Chair, me: str | None) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        look=chair.look,
        kind=chair.kind,
        name=chair.name or None,
        level=chair.level,
        mine=me is not None and chair.person == me,
        stood_in=chair.kind == BOT and chair.person is not None,
        program=chair.owner is not None,
        own_program=me is not None and chair.owner == me,
    )


def seats_in(mask: int, seats: int) -> list[int]:
    """The players of a table of that size who are in a mask."""
    return [seat for seat in range(seats) if (mask & everyone_at(seats)) >> seat & 1]


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
