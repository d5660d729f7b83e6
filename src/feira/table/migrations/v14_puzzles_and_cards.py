"""Puzzles, tries and puzzle ratings; preview cards."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    String,
    false,
)

revision = "14"
down_revision = "13"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "cards",
        Column("subject", String(32), primary_key=True),
        Column("kind", String(16), primary_key=True),
        Column("digest", String(64), nullable=False),
        Column("data", LargeBinary, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_cards_at", "cards", ["at"])
    op.create_table(
        "puzzle_ratings",
        Column("person", String(32), primary_key=True),
        Column("game", String(32), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("streak", Integer, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        Column("person", String(32), primary_key=True),
        Column("puzzle", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("choice", Integer),
        Column("solved", Boolean, nullable=False, server_default=false()),
        Column("clue", Boolean, nullable=False, server_default=false()),
        Column("change", Integer, nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzles",
        Column("id", String(32), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("solved", Integer, nullable=False),
    )
