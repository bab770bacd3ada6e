"""Web push, and reports that name people by reference only."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add ``pushes``, and columns in ``reports`` for the accused person and the line of chat."""
    op.create_table(
        "pushes",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["keys.hash"], name=op.f("fk_pushes_session"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_pushes")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_pushes_endpoint")),
    )
    with op.batch_alter_table("reports") as reports:
        reports.add_column(sa.Column("accused", sa.String(length=32), nullable=True))
        reports.add_column(sa.Column("line", sa.Integer(), nullable=True))
        reports.create_foreign_key(op.f("fk_reports_accused"), "people", ["accused"], ["id"], ondelete="SET NULL")
