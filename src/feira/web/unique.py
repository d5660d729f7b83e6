"""The tables that have a unique key."""

from sqlalchemy import select

from feira.table import schema
from feira.table.database import Database


async def table_with_key(database: Database, key: str) -> str | None:
    """The id of the table that has a unique key, if there is one."""
    t = schema.tables.c
    query = select(t.id).where(t.unique_key == key)
    return await database.read(lambda db: db.scalar(query))
