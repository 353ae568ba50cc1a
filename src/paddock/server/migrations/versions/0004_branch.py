"""Where a race was played on from.

Races that were begun before began at their start.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("races", sa.Column("branch", sa.Text))


def downgrade() -> None:
    op.drop_column("races", "branch")
