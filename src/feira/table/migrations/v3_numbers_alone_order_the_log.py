"""Entries are unique by their number alone.

Whoever adds number n has read all entries before it and knows which commands they came from, so a
second key for commands kept nothing out that the first let in, and was half of what a choice cost.
"""

from alembic import op

revision = "3"
down_revision = "2"

COLUMNS = "table_id, number, at, what, command"


def copy() -> None:
    """SQLite loses a key only with its table."""
    op.execute("ALTER TABLE entries RENAME TO old_entries")
    op.execute(
        """CREATE TABLE entries (
            table_id VARCHAR(32) NOT NULL,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            what TEXT NOT NULL,
            command VARCHAR(80),
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID"""
    )
    op.execute(f"INSERT INTO entries ({COLUMNS}) SELECT {COLUMNS} FROM old_entries")
    op.execute("DROP TABLE old_entries")


def upgrade() -> None:
    """The key of commands goes."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("entries_table_id_command_key", "entries")
    else:
        copy()
