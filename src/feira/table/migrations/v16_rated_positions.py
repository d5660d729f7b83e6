"""The present positions of rated games, for all processes; the audit log by who did it."""

from alembic import op
from sqlalchemy import Column, String

revision = "16"
down_revision = "15"


def upgrade() -> None:
    """Creates the table. A game that is being played gets its row with the next choice."""
    op.create_table(
        "rated_positions",
        Column("table_id", String(32), primary_key=True),
        Column("digest", String(32), nullable=False),
    )
    op.create_index("ix_rated_positions_digest", "rated_positions", ["digest"])
    op.create_index("audit_by_actor", "audit", ["actor", "number"])
