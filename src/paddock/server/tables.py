"""The tables of the database. Migrations make them; a test checks that both say the same."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

HASH_BYTES: Final = 32

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

races = Table(
    "races",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("config", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("invite", LargeBinary),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("bot_due", Boolean, nullable=False, server_default=false()),
    # Every sequence number that was ever sent is below this one.
    Column("seq", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("standings", Text),
    Column("record", Text),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("pace", String(8), nullable=False, server_default="normal"),
    # Whether one may ask what the driver would do.
    Column("advice", Boolean, nullable=False, server_default=true()),
    # When the round of a window was opened that is on.
    Column("opened", Float),
    # The race that it was played on from, the moment of that, and its luck until there.
    Column("branch", Text),
    # Minutes until a bot stands in for who is away, 0 for never; and which bot.
    Column("patience", Integer, nullable=False, server_default="0"),
    Column("stand_in", String(64)),
    Index("ix_races_public_changed", "public", "changed"),
    Index("ix_races_status_bot_due", "status", "bot_due"),
)

seats = Table(
    "seats",
    metadata,
    Column("race", String(32), ForeignKey("races.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    # Seats with the same holder were taken by the same browser.
    Column("holder", Integer, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("race", String(32), ForeignKey("races.id"), primary_key=True),
    Column("hash", LargeBinary, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("made", Float, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("race", String(32), ForeignKey("races.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("action", Text),
    # The client's id of the frame that asked for it; a bot's moves have none.
    Column("frame", String(64)),
    Column("made", Float, nullable=False),
    # The orders that the seat has after this move, where it is about orders.
    Column("orders", Text),
    Column("dropped", Text, nullable=False, server_default=""),
    UniqueConstraint("race", "seat", "frame"),
)
