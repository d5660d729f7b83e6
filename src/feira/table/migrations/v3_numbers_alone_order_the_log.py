"""Entries are unique by their number alone.

A process that adds entry n has read all entries before it, with the ids of their commands. So a
second unique key for commands prevented nothing, and it was half of the cost of a choice.
"""

from alembic import op

revision = "3"
down_revision = "2"

COLUMNS = "table_id, number, at, what, command"


def copy() -> None:
    """Makes the table again: SQLite cannot drop a unique key from a table."""
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
    """Drops the unique key of commands."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("entries_table_id_command_key", "entries")
    else:
        copy()
