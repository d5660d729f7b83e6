"""Unique keys of tables: a game has one rematch, a challenge one table in a campaign."""

from sqlalchemy import select

from feira.table import schema
from feira.table.database import Database


def rematch_key(table: str) -> str:
    """The key of the rematch of a table."""
    return f"rematch {table}"


def challenge_key(campaign: str, challenge: int) -> str:
    """The key of a challenge in a campaign."""
    return f"challenge {campaign} {challenge}"


async def table_with_key(database: Database, key: str) -> str | None:
    """The id of the table that has a unique key, if there is one."""
    t = schema.tables.c
    query = select(t.id).where(t.unique_key == key)
    return await database.read(lambda db: db.scalar(query))
