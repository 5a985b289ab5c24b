"""Units of work: plain functions of a Connection, each run in one transaction."""

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or

from motherlode.server.store.schema import chair, event, game_table, job, person, program, seat_link

Row = dict[str, Any]

MOST_LISTED = 50
MOST_MINE = 200

# Lists need neither the seed nor the log a table begins with, which may be long.
LISTED = [column for column in game_table.c if column.name not in ("seed", "taken")]


class StoredTable(msgspec.Struct):
    """A table as the database has it."""

    row: Row
    chairs: list[Row]
    events: list[tuple[bytes, int]]


class Change(msgspec.Struct):
    """One event and everything that changes with it, written together or not at all."""

    table: str
    number: int
    body: bytes
    at: int
    summary: Row  # what lists show: status, actors, moves, ends, changed
    chairs: dict[int, Row]
    bots: list[int]  # seats of bots that owe a move from here on
    answered: int | None  # the seat whose open job this event answers


# -- people


def find_person(c: Connection, person_id: str) -> str | None:
    return c.execute(select(person.c.name).where(person.c.id == person_id)).scalar()


def keep_person(c: Connection, person_id: str, name: str, now: int) -> None:
    row = {"id": person_id, "name": name, "created": now}
    c.execute(insert_or(person).values(row).on_conflict_do_update(index_elements=["id"], set_={"name": name}))


# -- programs

NAMED = select(person.c.id, person.c.name, person.c.created, program.c.owner, program.c.token_hash).join(
    program, program.c.id == person.c.id
)


def keep_program(c: Connection, row: Row, name: str, now: int, most: int) -> bool:
    """A new one, unless its owner already has the most there may be."""
    own = select(func.count()).select_from(program).where(program.c.owner == row["owner"])
    if c.execute(own).scalar_one() >= most:
        return False
    keep_person(c, row["id"], name, now)
    c.execute(insert(program).values(row))
    return True


def find_program(c: Connection, program_id: str) -> Row | None:
    row = c.execute(NAMED.where(program.c.id == program_id)).mappings().one_or_none()
    return dict(row) if row else None


def programs_of(c: Connection, owner: str) -> list[Row]:
    """Oldest first."""
    rows = c.execute(NAMED.where(program.c.owner == owner).order_by(person.c.created, person.c.id)).mappings()
    return [dict(row) for row in rows]


def drop_program(c: Connection, program_id: str, owner: str) -> bool:
    """Whether there was one of that owner's. Its person stays, because tables refer to it."""
    own = and_(program.c.id == program_id, program.c.owner == owner)
    return c.execute(delete(program).where(own)).rowcount == 1


# -- tables


def open_table(c: Connection, row: Row, chairs: list[Row], change: Change) -> None:
    c.execute(insert(game_table).values(row))
    c.execute(insert(chair), chairs)
    append(c, change)


def append(c: Connection, change: Change) -> None:
    """The event itself, what lists show, the chairs, and a job for every bot that owes a move now."""
    if change.answered is not None:
        open_job = and_(job.c.table_id == change.table, job.c.seat == change.answered, job.c.done == 0)
        c.execute(update(job).where(open_job).values(done=1))
    c.execute(insert(event).values(table_id=change.table, number=change.number, body=change.body, at=change.at))
    shown = {**change.summary, "number": change.number}
    c.execute(update(game_table).where(game_table.c.id == change.table).values(**shown))
    for seat, row in change.chairs.items():
        where = and_(chair.c.table_id == change.table, chair.c.seat == seat)
        if c.execute(select(chair.c.person).where(where)).scalar_one() != row["person"]:
            # Personal links belonged to the person who sat there before.
            c.execute(delete(seat_link).where(and_(seat_link.c.table_id == change.table, seat_link.c.seat == seat)))
        c.execute(update(chair).where(where).values(**row))
    for seat in change.bots:
        _owe(c, change.table, change.number, seat)


def _owe(c: Connection, table: str, number: int, seat: int) -> None:
    """A job, unless one is open already: it will be done for the new position."""
    same = and_(job.c.table_id == table, job.c.seat == seat, job.c.done == 0)
    if c.execute(select(job.c.id).where(same)).first() is None:
        fresh = {"lease_until": 0, "attempts": 0, "done": 0}
        row = {"table_id": table, "number": number, "seat": seat, **fresh}
        same_event = ["table_id", "number", "seat"]
        c.execute(insert_or(job).values(row).on_conflict_do_update(index_elements=same_event, set_=fresh))


def owe(c: Connection, table: str, number: int, seats: list[int]) -> None:
    """Jobs without an event: time has passed, and bots that were waiting should look again."""
    for seat in seats:
        _owe(c, table, number, seat)


def load_table(c: Connection, table: str) -> StoredTable | None:
    row = c.execute(select(game_table).where(game_table.c.id == table)).mappings().one_or_none()
    if row is None:
        return None
    chairs = c.execute(select(chair).where(chair.c.table_id == table).order_by(chair.c.seat)).mappings()
    events = c.execute(select(event.c.body, event.c.at).where(event.c.table_id == table).order_by(event.c.number))
    return StoredTable(dict(row), [dict(one) for one in chairs], [(body, at) for body, at in events])


def lists(c: Connection, me: str | None) -> tuple[list[Row], list[Row], dict[str, list[Row]]]:
    """The rows of a person's tables, their programs' included, and of open listed ones; and the chairs of all."""
    latest = game_table.c.changed.desc()
    sits_at = select(chair.c.table_id).where(or_(chair.c.person == me, chair.c.owner == me))
    own = or_(game_table.c.owner == me, game_table.c.id.in_(sits_at))
    mine = c.execute(select(*LISTED).where(own).order_by(latest).limit(MOST_MINE)).mappings().all() if me else []
    free = and_(game_table.c.status == "open", game_table.c.listed == 1)
    listed = c.execute(select(*LISTED).where(free).order_by(latest).limit(MOST_LISTED)).mappings().all()
    known = {row["id"] for row in mine}
    others = [dict(row) for row in listed if row["id"] not in known]
    shown = [*known, *(row["id"] for row in others)]
    chairs: dict[str, list[Row]] = {table: [] for table in shown}
    for row in c.execute(select(chair).where(chair.c.table_id.in_(shown)).order_by(chair.c.seat)).mappings():
        chairs[row["table_id"]].append(dict(row))
    return [dict(row) for row in mine], others, chairs


def timed_tables(c: Connection) -> list[str]:
    """Running games whose sand timer may be running too."""
    timed = and_(game_table.c.status == "running", game_table.c.glass > 0)
    return list(c.execute(select(game_table.c.id).where(timed)).scalars())


# -- personal links


def keep_link(c: Connection, token_hash: str, table: str, seat: int, expires: int) -> None:
    """A new link for a seat replaces older ones."""
    c.execute(delete(seat_link).where(and_(seat_link.c.table_id == table, seat_link.c.seat == seat)))
    row = {"token_hash": token_hash, "table_id": table, "seat": seat, "expires": expires}
    c.execute(insert(seat_link).values(**row))


def find_link(c: Connection, token_hash: str, now: int) -> tuple[str, int] | None:
    """Table and seat, if the link is valid."""
    good = and_(seat_link.c.token_hash == token_hash, seat_link.c.expires > now)
    row = c.execute(select(seat_link.c.table_id, seat_link.c.seat).where(good)).one_or_none()
    return (row[0], row[1]) if row else None


def use_link(c: Connection, token_hash: str) -> bool:
    """Whether the link was still there; now it is gone."""
    return c.execute(delete(seat_link).where(seat_link.c.token_hash == token_hash)).rowcount == 1


# -- jobs


def free_leases(c: Connection) -> None:
    """At the start of the server: those who held leases are gone."""
    c.execute(update(job).where(job.c.done == 0).values(lease_until=0))


def claim_job(c: Connection, now: int, lease_until: int) -> tuple[int, str, int, int] | None:
    """The oldest open job without a lease; the caller gets one. Id, table, seat, attempts."""
    due = and_(job.c.done == 0, job.c.lease_until < now)
    oldest = select(job.c.id).where(due).order_by(job.c.id).limit(1).with_for_update(skip_locked=True)
    mine = update(job).where(job.c.id == oldest.scalar_subquery())
    claimed = mine.values(lease_until=lease_until, attempts=job.c.attempts + 1)
    row = c.execute(claimed.returning(job.c.id, job.c.table_id, job.c.seat, job.c.attempts)).one_or_none()
    return (row[0], row[1], row[2], row[3]) if row else None


def renew_lease(c: Connection, job_id: int, lease_until: int) -> None:
    c.execute(update(job).where(job.c.id == job_id).values(lease_until=lease_until))


def finish_job(c: Connection, job_id: int) -> None:
    c.execute(update(job).where(job.c.id == job_id).values(done=1))


def open_jobs(c: Connection) -> int:
    return c.execute(select(func.count()).select_from(job).where(job.c.done == 0)).scalar_one()
