"""The tables of the database. `event` is the truth of every game; the rest follows from it or is about people.

Nothing is deleted by cascade: games are deleted on purpose or not at all.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A guest, or a program of one. Times are whole milliseconds since 1970, UTC.
person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A program that plays for its owner, as a person of its own. Only a hash of its token's secret is kept, and the row
# is deleted when the token is revoked.
program = Table(
    "program",
    metadata,
    Column("id", String(32), ForeignKey("person.id"), primary_key=True),
    Column("owner", String(32), ForeignKey("person.id"), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Index(None, "owner"),
)

# A table as it was opened (game to owner, and glass), and what lists show of it (status to changed).
game_table = Table(
    "game_table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # empty for a record whose log has none
    Column("taken", Text, nullable=False),  # the log a record or a branch begins with, or nothing
    Column("owner", String(32), ForeignKey("person.id"), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("number", Integer, nullable=False),  # of the last event
    Column("actors", Integer, nullable=False),  # a mask
    Column("moves", Integer, nullable=False),
    Column("ends", Text, nullable=False),  # JSON of [points, place] by seat, or nothing
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column(
        "glass", Integer, nullable=False, server_default=text("0")
    ),  # seconds for a simultaneous choice, 0 for no limit
    Index(None, "status", "listed", "changed"),
)

# Who sits where. A bot with a person plays for that person; a person with an owner is the owner's program.
chair = Table(
    "chair",
    metadata,
    Column("table_id", String(16), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", String(32), ForeignKey("person.id"), nullable=True),
    Column("name", String(60), nullable=False),
    Column("level", String(16), nullable=False),
    Column("owner", String(32), ForeignKey("person.id"), nullable=True),
    Column("look", Integer, nullable=False, server_default=text("0")),
    Index(None, "person"),
    Index(None, "owner"),
)

# What happened at a table, one row for each accepted command. The primary key is the lock between writers.
event = Table(
    "event",
    metadata,
    Column("table_id", String(16), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON, see happenings.py
    Column("at", BigInteger, nullable=False),
)

# A bot has owed a move since event `number`. The holder of the lease thinks; the game refuses late or double answers.
job = Table(
    "job",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    UniqueConstraint("table_id", "number", "seat"),
    ForeignKeyConstraint(["table_id", "number"], ["event.table_id", "event.number"]),
    Index(None, "done", "lease_until"),
)

# A personal link: only a hash of its token is kept.
seat_link = Table(
    "seat_link",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("game_table.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# What a seat could have done better. An open lesson is worked on step by step, also after a restart.
lesson = Table(
    "lesson",
    metadata,
    Column("table_id", String(16), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("revision", String(60), primary_key=True),  # of the teaching: how, and by which expert
    Column("person", String(32), ForeignKey("person.id"), nullable=False),  # who asked for it
    Column("asked", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # open, stopped, failed, done
    Column("steps", LargeBinary, nullable=False),  # JSON
    Column("done", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),  # 0 until they have been counted
    Index(None, "state", "person"),
)
