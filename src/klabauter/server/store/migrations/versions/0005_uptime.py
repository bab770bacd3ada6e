"""What runs is measured by uptime instead of the wall clock, and pruned data goes to a bin."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add ``bin`` and columns for uptimes. Deadlines become milliseconds of uptime; old ones keep what was left."""
    op.create_table(
        "bin",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("about", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("uptime", sa.BigInteger(), nullable=False),
        sa.Column("figures", sa.String(length=16), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bin")),
    )
    for table, column in (("people", "seen_uptime"), ("tables", "uptime"), ("acts", "uptime")):
        op.add_column(table, sa.Column(column, sa.BigInteger(), nullable=True))
    # The uptime begins now. What is left of a deadline is what was left when the table was last touched.
    op.execute("UPDATE tables SET uptime = 0, deadline = deadline - touched")
    op.execute("UPDATE people SET seen_uptime = 0")
