"""How long a table waits for who is away, and which bot stands in then.

Races that were begun before wait for everybody, as they did.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("races", sa.Column("patience", sa.Integer, nullable=False, server_default="0"))
    op.add_column("races", sa.Column("stand_in", sa.String(64)))


def downgrade() -> None:
    op.drop_column("races", "stand_in")
    op.drop_column("races", "patience")
