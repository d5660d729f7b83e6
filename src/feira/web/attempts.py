"""Attempts by address in the last hour: sign-ups, sign-ins, and codes of tables.

All processes count in the database, in one atomic statement, so no attempt is missed.
"""

from sqlalchemy import Connection, text

from feira.table.database import Database
from feira.table.timestamps import now
from feira.web.tokens import digest

SIGN_UP = "sign-up"  # option of handlers that are limited by `sign_ups_per_hour`
CODE = "code"  # option of handlers that are limited by `codes_per_hour`
HOUR = 3_600_000  # milliseconds
COUNT = text(
    "INSERT INTO attempts (key, since, number) VALUES (:key, :now, 1) ON CONFLICT (key) DO UPDATE "
    "SET number = CASE WHEN attempts.since < :old THEN 1 ELSE attempts.number + 1 END, "
    "since = CASE WHEN attempts.since < :old THEN :now ELSE attempts.since END "
    "RETURNING number, since"
)
FORGET = text("DELETE FROM attempts WHERE since < :old")


class Attempts:
    """Counts attempts. Addresses are stored as digests, for about an hour."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count(self, what: str, address: str) -> tuple[int, int]:
        """Counts an attempt; returns how many there were, and the seconds until the count restarts.

        The hour begins with its first attempt.
        """
        at = now()
        values = {"key": digest(f"{what} {address}"), "now": at, "old": at - HOUR}

        def do(db: Connection) -> tuple[int, int]:
            db.execute(FORGET, {"old": at - 2 * HOUR})
            row = db.execute(COUNT, values).one()
            return int(row.number), int(row.since)

        number, since = await self.database.write(do)
        return number, max(1, (since + HOUR - at) // 1000)
