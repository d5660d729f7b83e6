"""The rating after each rated game: the table `rated_games`.

Ratings themselves stay as they are. Games that were rated before have no row here, so a curve
begins with the first game after the upgrade.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, Float, Integer, String

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "rated_games",
        Column("person", String(32), primary_key=True),
        Column("table_id", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("mu_before", Float, nullable=False),
        Column("games", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rated_games_table_id", "rated_games", ["table_id"])
