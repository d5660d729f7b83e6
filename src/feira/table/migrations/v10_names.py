"""Names that look alike, and guests: the table `name_keys` and the column `chat.guest`.

Accounts keep their names. Of accounts whose names look alike already, the oldest owns the look.
Ratings of guests are dropped, since rated games are for accounts.
"""

from alembic import op
from sqlalchemy import Boolean, Column, String, false, text

from feira.table.look_alikes import keys

revision = "10"
down_revision = "9"

ACCOUNTS = "SELECT id, name FROM people WHERE account IS NOT NULL ORDER BY created, id"
ADD = "INSERT INTO name_keys (key, person) VALUES (:key, :person)"
GUESTS = "(SELECT id FROM people WHERE account IS NULL)"


def upgrade() -> None:
    """Creates the table and the column, and enters the names of all accounts."""
    op.create_table(
        "name_keys",
        Column("key", String(64), primary_key=True),
        Column("person", String(32), nullable=False),
    )
    op.create_index("ix_name_keys_person", "name_keys", ["person"])
    op.add_column("chat", Column("guest", Boolean, nullable=False, server_default=false()))
    db = op.get_bind()
    owners: dict[str, str] = {}
    for person, name in db.execute(text(ACCOUNTS)).all():
        for key in keys(name):
            owners.setdefault(key, person)
    if owners:
        db.execute(text(ADD), [{"key": key, "person": one} for key, one in owners.items()])
    for table in ("ratings", "rated_games"):
        db.execute(text(f"DELETE FROM {table} WHERE person IN {GUESTS}"))
