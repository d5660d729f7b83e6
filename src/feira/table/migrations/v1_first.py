"""The first schema. There was none before it, so there is nothing to do."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """Nothing."""
