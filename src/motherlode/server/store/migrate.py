"""Brings a database file to the newest revision, or leaves it as it was.

SQLite changes a table by making a new one and dropping the old one. With foreign keys on, that would delete rows of
other tables; so they are off here, on a separate connection, and checked before anything is committed.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine

from motherlode.core.errors import Fault
from motherlode.server.faults import DATABASE_NEWER

SCRIPTS: Final = "motherlode.server.store:migrations"


def migrate(file: Path, scripts: str = SCRIPTS) -> None:
    """The caller holds the lock of the folder, because two migrations at once would not wait for each other."""
    config = Config()
    config.set_main_option("script_location", scripts)
    revisions = ScriptDirectory.from_config(config)
    head = revisions.get_current_head()
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=NullPool,
        connect_args={"isolation_level": None},  # the transaction begins where it says so below; the driver begins none
    )
    with engine.connect() as connection:
        have = MigrationContext.configure(connection).get_current_revision()
        if have is not None and have not in {known.revision for known in revisions.walk_revisions()}:
            raise Fault(DATABASE_NEWER, {"file": file.name})
        # The file remembers this, but a copy made by other tools may have lost it.
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        if have == head:
            return
        if have is not None:
            copy(file, file.with_name(f"{file.name}.before-{head}"))
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        check(connection)
        connection.commit()


def copy(file: Path, to: Path) -> None:
    """The copy gets its name when it is complete."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    part.replace(to)


def check(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        tables = sorted({row[0] for row in broken})
        raise RuntimeError(f"the migration leaves {len(broken)} rows without what they refer to, in {tables}")
