"""The orders that a seat has after a move, and why one was dropped.

Moves that were made before know none.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("orders", sa.Text))
    op.add_column("moves", sa.Column("dropped", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("moves", "dropped")
    op.drop_column("moves", "orders")
