"""Lessons after the game."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
)

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "lesson",
        Column("table_id", String(16), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("revision", String(60), nullable=False),
        Column("person", String(32), nullable=False),
        Column("asked", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("state", String(8), nullable=False),
        Column("steps", LargeBinary, nullable=False),
        Column("done", Integer, nullable=False),
        Column("decisions", Integer, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", "revision", name="pk_lesson"),
        ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_lesson_table_id"),
        ForeignKeyConstraint(["person"], ["person.id"], name="fk_lesson_person"),
    )
    op.create_index("ix_lesson_state_person", "lesson", ["state", "person"])
