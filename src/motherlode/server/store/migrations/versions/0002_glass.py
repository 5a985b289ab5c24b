"""Tables may have a sand timer; older ones have none."""

from alembic import op
from sqlalchemy import Column, Integer, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game_table", Column("glass", Integer, nullable=False, server_default=text("0")))
