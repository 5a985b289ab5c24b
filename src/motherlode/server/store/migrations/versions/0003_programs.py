"""People may have programs that play for them, and a chair knows whose program sits on it. So far, nobody's does."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "program",
        Column("id", String(32), nullable=False),
        Column("owner", String(32), nullable=False),
        Column("token_hash", String(64), nullable=False),
        PrimaryKeyConstraint("id", name="pk_program"),
        ForeignKeyConstraint(["id"], ["person.id"], name="fk_program_id"),
        ForeignKeyConstraint(["owner"], ["person.id"], name="fk_program_owner"),
    )
    op.create_index("ix_program_owner", "program", ["owner"])
    # SQLite cannot add a foreign key to an existing table, so the table is made again.
    with op.batch_alter_table("chair") as chair:
        chair.add_column(Column("owner", String(32), nullable=True))
        chair.create_foreign_key("fk_chair_owner", "person", ["owner"], ["id"])
        chair.create_index("ix_chair_owner", ["owner"])
