"""Reviews by paired rollouts: their JSON has the chart, the luck and the players besides the moves.

The cache of reviews is cleared. A review is computed again when somebody asks for it.
"""

from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Clears the cache; no column has changed."""
    op.execute("DELETE FROM reviews")
