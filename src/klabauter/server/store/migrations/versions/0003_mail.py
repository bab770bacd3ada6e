"""Mail addresses are confirmed. Those that are there are not: their owners are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Move all addresses to ``new_mail``: nobody gets mail until the address is confirmed."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("new_mail", sa.String(length=200), nullable=True))
    op.execute("UPDATE people SET new_mail = mail, mail = NULL WHERE mail IS NOT NULL")
