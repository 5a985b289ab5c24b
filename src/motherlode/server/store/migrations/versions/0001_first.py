"""The first tables. A migration is never edited; the next one changes what it has made.

There are no downgrades: the way back is the copy that is made before a migration.
"""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    people()
    tables()
    events()


def people() -> None:
    op.create_table(
        "person",
        Column("id", String(32), nullable=False),
        Column("name", String(60), nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_person"),
    )


def tables() -> None:
    op.create_table(
        "game_table",
        Column("id", String(16), nullable=False),
        Column("game", String(40), nullable=False),
        Column("preset", String(40), nullable=False),
        Column("options", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("seed", LargeBinary, nullable=False),
        Column("taken", Text, nullable=False),
        Column("owner", String(32), nullable=False),
        Column("listed", Integer, nullable=False),
        Column("status", String(8), nullable=False),
        Column("number", Integer, nullable=False),
        Column("actors", Integer, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("ends", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_game_table"),
        ForeignKeyConstraint(["owner"], ["person.id"], name="fk_game_table_owner"),
    )
    op.create_index("ix_game_table_status_listed_changed", "game_table", ["status", "listed", "changed"])
    op.create_table(
        "chair",
        Column("table_id", String(16), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", String(8), nullable=False),
        Column("person", String(32), nullable=True),
        Column("name", String(60), nullable=False),
        Column("level", String(16), nullable=False),
        PrimaryKeyConstraint("table_id", "seat", name="pk_chair"),
        ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_chair_table_id"),
        ForeignKeyConstraint(["person"], ["person.id"], name="fk_chair_person"),
    )
    op.create_index("ix_chair_person", "chair", ["person"])
    op.create_table(
        "seat_link",
        Column("token_hash", String(64), nullable=False),
        Column("table_id", String(16), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("expires", BigInteger, nullable=False),
        PrimaryKeyConstraint("token_hash", name="pk_seat_link"),
        ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_link_table_id"),
    )


def events() -> None:
    op.create_table(
        "event",
        Column("table_id", String(16), nullable=False),
        Column("number", Integer, nullable=False),
        Column("body", LargeBinary, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id", "number", name="pk_event"),
        ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_event_table_id"),
    )
    op.create_table(
        "job",
        Column("id", Integer, nullable=False),
        Column("table_id", String(16), nullable=False),
        Column("number", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("lease_until", BigInteger, nullable=False),
        Column("attempts", Integer, nullable=False),
        Column("done", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_job"),
        UniqueConstraint("table_id", "number", "seat", name="uq_job_table_id_number_seat"),
        ForeignKeyConstraint(["table_id", "number"], ["event.table_id", "event.number"], name="fk_job_table_id_number"),
    )
    op.create_index("ix_job_done_lease_until", "job", ["done", "lease_until"])
