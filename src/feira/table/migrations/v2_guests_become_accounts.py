"""Guests who sign in to an account: which one it was."""

import sqlalchemy
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """No guest has become anybody yet."""
    op.add_column("people", sqlalchemy.Column("became", sqlalchemy.String(32)))
    op.create_index("ix_people_became", "people", ["became"])
