"""Lists know who has left a game: the column `seats.departed` says how."""

import json

import sqlalchemy
from alembic import op

revision = "6"
down_revision = "5"

LEFT = 'SELECT table_id, event FROM entries WHERE event LIKE \'%"kind":"left"%\''
HOST = "SELECT host FROM tables WHERE id = :table"
SEATED = "SELECT person FROM seats WHERE table_id = :table AND seat = :seat"
CHANGE = f"""UPDATE seats SET departed = :why
WHERE table_id = :table AND person = COALESCE(({SEATED}), ({HOST}))"""


def upgrade() -> None:
    """Adds the column, and fills it from the logs."""
    departed = sqlalchemy.Column(
        "departed", sqlalchemy.String(8), nullable=False, server_default=""
    )
    op.add_column("seats", departed)
    db = op.get_bind()
    for table, text in db.execute(sqlalchemy.text(LEFT)).all():
        event = json.loads(text)
        values = {"table": table, "seat": event["seat"], "why": event["why"]}
        db.execute(sqlalchemy.text(CHANGE), values)
