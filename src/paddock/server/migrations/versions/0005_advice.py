"""Whether one may ask what the driver would do.

In races that were begun before one may.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    column = sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("races", column)


def downgrade() -> None:
    op.drop_column("races", "advice")
