"""The first schema. There is nothing to upgrade from."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """Does nothing."""
