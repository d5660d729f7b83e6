"""Game time: `about.game_time`, and in `entries` the game time of each.

Game time begins with the wall time of the upgrade, and entries without one count with their wall
time: so clocks that run go on.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, bindparam, text

from feira.table.timestamps import now

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Adds both columns."""
    op.add_column("about", Column("game_time", BigInteger, nullable=False, server_default="0"))
    change = text("UPDATE about SET game_time = :now").bindparams(bindparam("now", now()))
    op.execute(change)
    op.add_column("entries", Column("game_time", BigInteger))
