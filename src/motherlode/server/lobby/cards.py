"""Tables as lists show them, from memory or from rows."""

from datetime import UTC, datetime

import msgspec

from motherlode.server.lobby.schemas import SeatEnd, SeatInfo, TableCard
from motherlode.server.store.units import Row
from motherlode.server.table.house import chair_of, seats_in
from motherlode.server.table.live import BOT, Chair, Live


def when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def seat_info(seat: int, chair: Chair, me: str | None) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind=chair.kind,  # type: ignore[arg-type]
        name=chair.name or None,
        level=chair.level or None,  # type: ignore[arg-type]
        mine=me is not None and chair.person == me,
        stood_in=chair.kind == BOT and chair.person is not None,
    )


def card_of_row(row: Row, chairs: list[Row], me: str | None) -> TableCard:
    ends = msgspec.json.decode(row["ends"], type=list[tuple[int, int]]) if row["ends"] else []
    return TableCard(
        id=row["id"],
        game=row["game"],
        preset=row["preset"],
        options=msgspec.json.decode(row["options"]),
        status=row["status"],
        owner=row["owner"] == me,
        listed=bool(row["listed"]),
        seats=[seat_info(seat, chair_of(one), me) for seat, one in enumerate(chairs)],
        actors=seats_in(row["actors"], row["seats"]),
        moves=row["moves"],
        ends=[SeatEnd(points=points, place=place) for points, place in ends] or None,
        changed=when(row["changed"]),
    )


def card_of(live: Live, me: str | None) -> TableCard:
    setup = live.setup
    return TableCard(
        id=setup.id,
        game=setup.game,
        preset=setup.preset,
        options=setup.options,
        status=live.status,  # type: ignore[arg-type]
        owner=setup.owner == me,
        listed=setup.listed,
        seats=[seat_info(seat, chair, me) for seat, chair in enumerate(live.chairs)],
        actors=seats_in(live.actors(), setup.seats),
        moves=live.moves(),
        ends=[SeatEnd(points=points, place=place) for points, place in live.ends()] or None,
        changed=when(live.changed),
    )
