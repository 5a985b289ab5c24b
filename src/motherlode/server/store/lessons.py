"""Units of work about lessons. A table, a seat and the revision of the teaching identify a lesson."""

from typing import Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update

from motherlode.server.store.schema import lesson

# Under way; stopped by the person who asked for it; given up; or complete.
State = Literal["open", "stopped", "failed", "done"]
OPEN: Final = "open"
STOPPED: Final = "stopped"
FAILED: Final = "failed"
DONE: Final = "done"


class Key(msgspec.Struct, frozen=True):
    table: str
    seat: int
    revision: str


class StoredLesson(msgspec.Struct, frozen=True):
    """A lesson so far: who asked for it, its steps as JSON, how many are done, and how many decisions there are."""

    person: str
    state: State
    steps: bytes
    done: int
    decisions: int


def _is(key: Key) -> ColumnElement[bool]:
    return and_(lesson.c.table_id == key.table, lesson.c.seat == key.seat, lesson.c.revision == key.revision)


def find_lesson(c: Connection, key: Key) -> StoredLesson | None:
    wanted = [lesson.c[name] for name in StoredLesson.__struct_fields__]
    row = c.execute(select(*wanted).where(_is(key))).one_or_none()
    return StoredLesson(*row) if row else None


def ask_for_lesson(c: Connection, key: Key, person: str, now: int, most: int) -> bool:
    """Begins or continues a lesson; False if the person already has the most that may be under way."""
    found = find_lesson(c, key)
    if found is not None and found.state in (OPEN, DONE):
        return True
    own = and_(lesson.c.person == person, lesson.c.state == OPEN)
    if c.execute(select(func.count()).select_from(lesson).where(own)).scalar_one() >= most:
        return False
    asked = {"person": person, "asked": now, "changed": now, "state": OPEN}
    if found is not None:
        c.execute(update(lesson).where(_is(key)).values(**asked))
    else:
        named = {"table_id": key.table, "seat": key.seat, "revision": key.revision}
        c.execute(insert(lesson).values(**named, **asked, steps=b"[]", done=0, decisions=0))
    return True


def close_lesson(c: Connection, key: Key, state: State) -> None:
    """No more steps are added; those there are stay."""
    c.execute(update(lesson).where(and_(_is(key), lesson.c.state == OPEN)).values(state=state))


def keep_steps(c: Connection, key: Key, steps: bytes, done: int, decisions: int, now: int) -> None:
    """The steps so far; the last one completes the lesson."""
    state = DONE if done == decisions else OPEN
    values = {"steps": steps, "done": done, "decisions": decisions, "changed": now, "state": state}
    c.execute(update(lesson).where(and_(_is(key), lesson.c.state == OPEN)).values(**values))


def next_lesson(c: Connection) -> Key | None:
    """People take turns, step by step; of one person's lessons the one they asked for first comes first."""
    first_asked = select(lesson.c.person, func.min(lesson.c.asked).label("asked")).where(lesson.c.state == OPEN)
    first = first_asked.group_by(lesson.c.person).subquery()
    same = and_(lesson.c.person == first.c.person, lesson.c.asked == first.c.asked)
    wanted = select(lesson.c.table_id, lesson.c.seat, lesson.c.revision).join(first, same)
    longest_ago = (lesson.c.changed, lesson.c.table_id, lesson.c.seat)
    row = c.execute(wanted.where(lesson.c.state == OPEN).order_by(*longest_ago).limit(1)).one_or_none()
    return Key(*row) if row else None
