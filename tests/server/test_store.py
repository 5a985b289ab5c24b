"""The database on real files: units of work, the lock, migrations, and what is left after a kill."""

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, func, insert, inspect, select
from sqlalchemy.exc import IntegrityError, OperationalError
from tests.server.waiting import PATIENCE

from motherlode.core.errors import Fault
from motherlode.server.faults import DATA_IN_USE, DATABASE_NEWER
from motherlode.server.store import migrate as module
from motherlode.server.store.database import FILE, Database
from motherlode.server.store.migrate import migrate
from motherlode.server.store.schema import chair, event, game_table, job, lesson, metadata, person, program, seat_link

FIXTURES = Path(__file__).parent / "fixtures"
MIGRATIONS = Path(module.__file__).parent / "migrations"

Rows = dict[str, list[tuple[object, ...]]]


def introduce(connection: Connection, id_: str) -> None:
    connection.execute(insert(person).values(id=id_, name="Ada", created=1))


def people(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(person)).scalar_one()


def fill(connection: Connection) -> None:
    introduce(connection, "ada")
    table = {"id": "t1", "game": "atacama", "preset": "basic", "options": "{}", "seats": 2, "seed": b"s", "taken": ""}
    lists = {"owner": "ada", "listed": 1, "status": "open", "number": 0, "actors": 1, "moves": 0, "ends": ""}
    connection.execute(insert(game_table).values(**table, **lists, created=1, changed=1))
    connection.execute(insert(chair).values(table_id="t1", seat=0, kind="person", person="ada", name="Ada", level=""))
    connection.execute(insert(seat_link).values(("h", "t1", 0, 1)))
    introduce(connection, "robo")
    connection.execute(insert(program).values(("robo", "ada", "h")))
    robo = {"table_id": "t1", "seat": 1, "kind": "person", "person": "robo", "name": "Robo", "level": ""}
    connection.execute(insert(chair).values(**robo, owner="ada"))
    connection.execute(insert(lesson).values(("t1", 0, "1", "ada", 1, 1, "open", b"[]", 0, 0)))


def play(connection: Connection, numbers: int) -> None:
    for number in range(1, numbers + 1):
        connection.execute(insert(event).values(table_id="t1", number=number, body=b"move", at=number))
        owed = {"table_id": "t1", "number": number, "seat": 1, "lease_until": 0, "attempts": 0, "done": 0}
        connection.execute(insert(job).values(**owed))


def engine_on(file: Path) -> Engine:
    return create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)


def old(file: Path) -> Path:
    """A database of the last revision with a game in it."""
    migrate(file)
    with engine_on(file).begin() as connection:
        fill(connection)
        play(connection, 20)
    return file


def rows(file: Path) -> Rows:
    """Everything in the columns of the current schema, whatever a later revision has added."""
    with engine_on(file).connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
        }


def pragma(file: Path, name: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(f"PRAGMA {name}").fetchall()


def everything(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def scripts_with(folder: Path, extra: str) -> str:
    """The real migrations and one more."""
    scripts = folder / f"with-{extra}"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(FIXTURES / f"{extra}.py", scripts / "versions")
    return str(scripts)


@contextmanager
def opened(folder: Path) -> Iterator[Database]:
    database = Database.open(folder)
    try:
        yield database
    finally:
        database.close()


# Migrations


def test_from_nothing_to_the_schema(tmp_path: Path) -> None:
    file = tmp_path / FILE
    migrate(file)
    assert pragma(file, "journal_mode") == [("wal",)]
    assert [path.name for path in tmp_path.iterdir()] == [FILE]  # nothing to copy
    with engine_on(file).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_migrations_make_exactly_the_tables_of_the_schema(tmp_path: Path) -> None:
    migrate(tmp_path / "migrated")
    metadata.create_all(engine_on(tmp_path / "made"))

    def described(file: Path) -> list[object]:
        look = inspect(engine_on(file))
        names = sorted(set(look.get_table_names()) - {"alembic_version"})
        return [
            (
                name,
                [(c["name"], str(c["type"]), c["nullable"], c["default"]) for c in look.get_columns(name)],
                look.get_pk_constraint(name),
                sorted(look.get_foreign_keys(name), key=str),
                sorted(look.get_unique_constraints(name), key=str),
                sorted(look.get_indexes(name), key=str),
            )
            for name in names
        ]

    assert described(tmp_path / "migrated") == described(tmp_path / "made")


def test_nothing_to_do_changes_nothing(tmp_path: Path) -> None:
    file = old(tmp_path / FILE)
    before = file.read_bytes()
    migrate(file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_an_old_database_keeps_its_rows_and_keys(tmp_path: Path) -> None:
    file = old(tmp_path / FILE)
    before = rows(file)
    assert all(before.values())
    migrate(file, scripts_with(tmp_path, "rebuilds"))
    assert rows(file) == before
    assert pragma(file, "foreign_key_check") == []
    assert [row[2] for row in pragma(file, "foreign_key_list(job)")] == ["event", "event"]
    assert "note" in {row[1] for row in pragma(file, "table_info(event)")}


def test_the_copy_before_a_migration_is_what_was_there(tmp_path: Path) -> None:
    file = old(tmp_path / FILE)
    before = rows(file)
    scripts = scripts_with(tmp_path, "rebuilds")
    (tmp_path / f"{FILE}.before-9999.part").write_text("left by a copy that was cut off")
    migrate(file, scripts)
    copy = tmp_path / f"{FILE}.before-9999"
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {FILE, copy.name}
    assert rows(copy) == before
    assert pragma(copy, "integrity_check") == [("ok",)]
    migrate(copy)  # the program it came from takes it back


def test_tables_of_the_first_revision_have_no_glass_no_programs_and_the_looks_of_their_seats(tmp_path: Path) -> None:
    scripts = tmp_path / "first"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__", "000[2-9]_*"))
    file = tmp_path / FILE
    migrate(file, str(scripts))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO person VALUES ('ada', 'Ada', 1)")
        row = "'t1', 'atacama', 'basic', '{}', 2, x'00', '', 'ada', 1, 'running', 0, 1, 0, '', 1, 1"
        connection.execute(f"INSERT INTO game_table VALUES ({row})")  # noqa: S608
        connection.execute("INSERT INTO event VALUES ('t1', 0, x'7b7d', 1)")
        connection.execute("INSERT INTO chair VALUES ('t1', 0, 'person', 'ada', 'Ada', '')")
        connection.execute("INSERT INTO chair VALUES ('t1', 1, 'bot', NULL, '', 'club')")
        connection.commit()
    migrate(file)
    assert rows(file)["game_table"][0][-3:] == (1, 1, 0)
    assert rows(file)["event"] == [("t1", 0, b"{}", 1)]
    bot = ("t1", 1, "bot", None, "", "club", None, 1)
    assert rows(file)["chair"] == [("t1", 0, "person", "ada", "Ada", "", None, 0), bot]
    assert pragma(file, "foreign_key_check") == []
    assert (tmp_path / f"{FILE}.before-0005").is_file()


@pytest.mark.parametrize("extra", ["fails", "orphans"])
def test_a_migration_that_fails_leaves_all_as_it_was_and_can_be_tried_again(tmp_path: Path, extra: str) -> None:
    file = old(tmp_path / FILE)
    before, tables = rows(file), everything(file)
    with pytest.raises((IntegrityError, RuntimeError), match=r"NOT NULL|19 rows without .* \['job'\]"):
        migrate(file, scripts_with(tmp_path, extra))
    assert everything(file) == tables
    assert rows(file) == before
    migrate(file)  # still of the last revision, and whole
    migrate(file, scripts_with(tmp_path, "rebuilds"))
    assert rows(file) == before


def test_a_newer_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = old(tmp_path / FILE)
    scripts = scripts_with(tmp_path, "rebuilds")
    migrate(file, scripts)
    before = file.read_bytes()
    with pytest.raises(Fault) as refused:
        Database.open(tmp_path)
    assert (refused.value.code, refused.value.facts) == (DATABASE_NEWER, {"file": FILE})
    with pytest.raises(Fault) as again:  # and not because the first attempt still held the lock
        Database.open(tmp_path)
    assert again.value.code == refused.value.code
    assert file.read_bytes() == before
    migrate(file, scripts)


# The folder


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "motherlode 100%?"
    with opened(folder) as database:
        asyncio.run(database.write(introduce, "ada"))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert rows(folder / FILE)["person"] == [("ada", "Ada", 1)]


def test_one_server_to_a_folder(tmp_path: Path) -> None:
    with opened(tmp_path) as database:
        with pytest.raises(Fault) as refused:
            Database.open(tmp_path)
        assert (refused.value.code, refused.value.facts) == (DATA_IN_USE, {"folder": str(tmp_path)})
        asyncio.run(database.write(introduce, "ada"))
    with opened(tmp_path) as database:
        assert asyncio.run(database.read(people)) == 1


def test_closing_waits_for_what_is_under_way_and_may_be_repeated(tmp_path: Path) -> None:
    database = Database.open(tmp_path)
    begun = threading.Event()

    def slowly(connection: Connection) -> str:
        begun.set()
        time.sleep(0.1)
        introduce(connection, "ada")
        return "done"

    async def main() -> str:
        task = asyncio.create_task(database.write(slowly))
        await asyncio.to_thread(begun.wait)
        database.close()
        database.close()
        return await task

    assert asyncio.run(main()) == "done"
    assert len(rows(tmp_path / FILE)["person"]) == 1
    assert {path.name for path in tmp_path.iterdir()} == {FILE, "motherlode.lock"}  # no loose ends beside the file


# Units of work


def test_a_unit_that_raises_leaves_nothing(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        introduce(connection, "ada")
        raise ValueError("half-way")

    async def main(database: Database) -> int:
        with pytest.raises(ValueError, match="half-way"):
            await database.write(half)
        await database.write(introduce, "bob")
        return await database.read(people)

    with opened(tmp_path) as database:
        assert asyncio.run(main(database)) == 1


def test_a_number_is_given_once_and_only_to_a_table_that_exists(tmp_path: Path) -> None:
    def append(connection: Connection, table: str, number: int, *, body: bytes) -> None:
        connection.execute(insert(event).values(table_id=table, number=number, body=body, at=1))

    async def main(database: Database) -> None:
        await database.write(fill)
        await database.write(append, "t1", 1, body=b"first")
        with pytest.raises(IntegrityError, match="UNIQUE"):
            await database.write(append, "t1", 1, body=b"second")
        with pytest.raises(IntegrityError, match="FOREIGN KEY"):
            await database.write(append, "t2", 1, body=b"lost")

    with opened(tmp_path) as database:
        asyncio.run(main(database))
    assert rows(tmp_path / FILE)["event"] == [("t1", 1, b"first", 1)]


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    with opened(tmp_path) as database, pytest.raises(OperationalError, match="readonly"):
        asyncio.run(database.read(introduce, "ada"))


def test_a_reader_sees_one_moment_and_holds_nobody_up(tmp_path: Path) -> None:
    looked, written = threading.Event(), threading.Event()

    def twice(connection: Connection) -> tuple[int, int]:
        first = people(connection)
        looked.set()
        assert written.wait(PATIENCE)
        return first, people(connection)

    async def main(database: Database) -> None:
        reading = asyncio.create_task(database.read(twice))
        await asyncio.to_thread(looked.wait)
        await database.write(introduce, "ada")
        written.set()
        assert await reading == (0, 0)
        assert await database.read(people) == 1

    with opened(tmp_path) as database:
        asyncio.run(main(database))


def test_a_write_under_way_outlives_its_caller_and_one_not_begun_never_happens(tmp_path: Path) -> None:
    begun, go = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> None:
        introduce(connection, "ada")
        begun.set()
        assert go.wait(PATIENCE)

    async def main(database: Database) -> int:
        running = asyncio.create_task(database.write(slowly))
        await asyncio.to_thread(begun.wait)
        queued = asyncio.create_task(database.write(introduce, "bob"))
        await asyncio.sleep(0)
        running.cancel()
        queued.cancel()
        ends = await asyncio.gather(running, queued, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError] * 2
        go.set()
        await database.write(introduce, "eve")
        return await database.read(people)

    with opened(tmp_path) as database:
        assert asyncio.run(main(database)) == 2
    assert [row[0] for row in rows(tmp_path / FILE)["person"]] == ["ada", "eve"]


@pytest.mark.parametrize("kills", [1, pytest.param(5, marks=pytest.mark.heavy)])
def test_what_was_answered_survives_a_kill(tmp_path: Path, kills: int) -> None:
    with opened(tmp_path) as database:
        asyncio.run(database.write(fill))
    for round_ in range(kills):
        appender = [sys.executable, str(FIXTURES / "appender.py"), str(tmp_path)]
        with subprocess.Popen(appender, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            answered = [int(process.stdout.readline()) for _ in range(10 + 3 * round_)]
            process.kill()
            answered += [int(line) for line in process.stdout]
        numbers = [row[1] for row in rows(tmp_path / FILE)["event"]]
        assert pragma(tmp_path / FILE, "integrity_check") == [("ok",)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert answered[-1] <= len(numbers) <= answered[-1] + 1  # at most one was written and not yet answered
