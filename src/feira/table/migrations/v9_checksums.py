"""Entries have checksums: `entries.digest` and `entries.seal`.

The columns are added here. What they hold is computed afterwards, in parts that can be resumed: see
chain_upgrade.py. `about.unchained_after` says how far that is; it is null when all is done.
"""

from alembic import op
from sqlalchemy import Column, LargeBinary, String

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Adds the columns."""
    op.add_column("entries", Column("digest", LargeBinary))
    op.add_column("entries", Column("seal", LargeBinary))
    op.add_column("about", Column("unchained_after", String(32)))
    op.execute("UPDATE about SET unchained_after = ''")
