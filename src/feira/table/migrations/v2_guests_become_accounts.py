"""Guests can sign in to an account: the column `people.became` says to which one."""

import sqlalchemy
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Adds the column, empty for all guests so far."""
    op.add_column("people", sqlalchemy.Column("became", sqlalchemy.String(32)))
    op.create_index("ix_people_became", "people", ["became"])
