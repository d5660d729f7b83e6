"""Actions of operators: the tables `bans` and `audit`."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String

revision = "11"
down_revision = "10"


def upgrade() -> None:
    """Creates both tables."""
    op.create_table(
        "bans",
        Column("person", String(32), primary_key=True),
        Column("reason", String(200), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("until", BigInteger),
    )
    op.create_table(
        "audit",
        Column("number", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("actor", String(32), nullable=False),
        Column("action", String(24), nullable=False),
        Column("subject", String(32), nullable=False),
        Column("detail", String(200), nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_subject", "audit", ["subject"])
