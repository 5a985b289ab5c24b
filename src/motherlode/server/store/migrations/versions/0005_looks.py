"""The look of a seat can be chosen; until now each seat had its own."""

from alembic import op
from sqlalchemy import Column, Integer, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("chair", Column("look", Integer, nullable=False, server_default=text("0")))
    op.execute("UPDATE chair SET look = seat")
