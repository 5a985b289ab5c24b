"""Tables as lists show them, from memory or from rows."""

from datetime import UTC, datetime

import msgspec

from motherlode.server.lobby.schemas import SeatEnd, SeatInfo, TableCard
from motherlode.server.store.units import Row
from motherlode.server.table.house import chair_of, kept_options, listing_of, seats_in, setup_row
from motherlode.server.table.live import BOT, Chair, Live


def when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def seat_info(seat: int, chair: Chair, me: str | None) -> SeatInfo:
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


def card_of(live: Live, me: str | None) -> TableCard:
    return _card({**setup_row(live.setup), **listing_of(live), "changed": live.changed}, live.chairs, me)


def card_of_row(row: Row, chairs: list[Row], me: str | None) -> TableCard:
    return _card(row, [chair_of(one) for one in chairs], me)


def _card(row: Row, chairs: list[Chair], me: str | None) -> TableCard:
    ends = msgspec.json.decode(row["ends"], type=list[tuple[int, int]]) if row["ends"] else []
    return TableCard(
        id=row["id"],
        game=row["game"],
        preset=row["preset"],
        options=kept_options(row),
        status=row["status"],
        owner=row["owner"] == me,
        listed=bool(row["listed"]),
        glass=row["glass"],
        seats=[seat_info(seat, chair, me) for seat, chair in enumerate(chairs)],
        actors=seats_in(row["actors"], row["seats"]),
        moves=row["moves"],
        ends=[SeatEnd(points=points, place=place) for points, place in ends] or None,
        changed=when(row["changed"]),
    )
