"""Tables of which there may be only one: the rematch of a game, a challenge of a campaign."""

from sqlalchemy import select

from feira.table import schema
from feira.table.database import Database


def rematch_of(table: str) -> str:
    """What the rematch of a table is."""
    return f"rematch {table}"


def challenge_in(campaign: str, challenge: int) -> str:
    """What a challenge is in a campaign."""
    return f"challenge {campaign} {challenge}"


async def only_table(database: Database, once: str) -> str | None:
    """The table that is this, if there is one."""
    t = schema.tables.c
    query = select(t.id).where(t.once == once)
    return await database.read(lambda db: db.scalar(query))
