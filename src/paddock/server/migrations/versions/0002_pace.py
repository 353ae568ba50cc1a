"""The pace of a table, and when the round of a window was opened.

Races that were begun before go on at the usual pace.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("races", sa.Column("pace", sa.String(8), nullable=False, server_default="normal"))
    op.add_column("races", sa.Column("opened", sa.Float))


def downgrade() -> None:
    op.drop_column("races", "opened")
    op.drop_column("races", "pace")
