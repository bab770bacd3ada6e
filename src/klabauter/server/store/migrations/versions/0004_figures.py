"""Tables keep the figures they were made with, and those that cannot be read are set aside."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add ``figures``, and columns in ``tables`` for their fingerprint and the reason for setting a table aside."""
    op.create_table(
        "figures",
        sa.Column("fingerprint", sa.String(length=16), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name=op.f("pk_figures")),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("figures", sa.String(length=16), nullable=True))
        tables.add_column(sa.Column("aside", sa.String(length=200), nullable=True))
