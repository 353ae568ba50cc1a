"""Races, their seats, the tokens to them, and every move.

The shape of the first release.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "races",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invite", sa.LargeBinary),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("standings", sa.Text),
        sa.Column("record", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_races_public_changed", "races", ["public", "changed"])
    op.create_index("ix_races_status_bot_due", "races", ["status", "bot_due"])
    op.create_table(
        "seats",
        sa.Column("race", sa.String(32), sa.ForeignKey("races.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("holder", sa.Integer, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("race", sa.String(32), sa.ForeignKey("races.id"), primary_key=True),
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("race", sa.String(32), sa.ForeignKey("races.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("frame", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("race", "seat", "frame"),
    )


def downgrade() -> None:
    for table in ("moves", "tokens", "seats", "races"):
        op.drop_table(table)
