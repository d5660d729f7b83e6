"""Clearer names: the table `chat`, and the columns `entries.event` and `tables.unique_key`.

The cache of reviews is cleared, because the JSON of a review has changed. A review is computed
again when somebody asks for it.
"""

from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Renames in place; no row of a log or a chat is rewritten."""
    op.rename_table("lines", "chat")
    op.execute("ALTER TABLE entries RENAME COLUMN what TO event")
    op.execute("ALTER TABLE tables RENAME COLUMN once TO unique_key")
    op.execute("DELETE FROM reviews")
