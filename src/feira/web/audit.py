"""The audit log: actions of operators and security events, with their time and subject.

It has ids of persons and tables, and no passwords, tokens, sessions, addresses, or names that were
typed in a failed sign-in (people type passwords there).
"""

import asyncio
import logging
from enum import StrEnum

from sqlalchemy import Connection, delete, insert

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.database import Database
from feira.table.timestamps import now, settled

log = logging.getLogger("feira.web")

OPERATOR = "operator"  # the actor of what is done on the command line
DAYS = 365  # for which entries are kept
LONGEST_DETAIL = 200  # characters
DAY = 86_400_000  # milliseconds
PRUNING = 7200.0  # seconds between deletions of old entries


class Action(StrEnum):
    """The kind of an entry."""

    ACCOUNT_MADE = "account-made"
    SIGNED_IN = "signed-in"
    SIGN_IN_FAILED = "sign-in-failed"
    PASSWORD_CHANGED = "password-changed"
    TOKEN_MADE = "token-made"
    TOKEN_REVOKED = "token-revoked"
    ACCOUNT_DELETED = "account-deleted"
    BANNED = "banned"
    UNBANNED = "unbanned"
    PASSWORD_RESET = "password-reset"
    TABLE_CLOSED = "table-closed"
    REPORTED = "reported"
    REPORT_CLOSED = "report-closed"


def add(
    db: Connection, action: Action, subject: str = "", *, by: str | None = None, detail: str = ""
) -> None:
    """Adds an entry in a transaction; `by` is the actor, if not the person that it is about."""
    row = {
        "at": now(),
        "actor": subject if by is None else by,
        "action": action.value,
        "subject": subject,
    }
    db.execute(insert(schema.audit), row | {"detail": detail[:LONGEST_DETAIL]})


class Audit:
    """The audit log of a running server."""

    def __init__(self, database: Database, days: int) -> None:
        self.database, self.days = database, days

    async def add(self, action: Action, subject: str, *, by: str | None = None) -> None:
        """Adds an entry about an event that is not part of another change."""
        await self.database.write(lambda db: add(db, action, subject, by=by))

    async def run(self) -> None:
        """Deletes old entries periodically, as long as the wall clock can be trusted."""
        while True:
            await asyncio.sleep(PRUNING)
            try:
                if settled():
                    await self.database.write(lambda db: prune(db, self.days))
            except FeiraError as error:
                log.warning("the audit log was not pruned: %s", error)


def prune(db: Connection, days: int) -> int:
    """Deletes entries older than this many days; returns how many."""
    before = now() - days * DAY
    return db.execute(delete(schema.audit).where(schema.audit.c.at < before)).rowcount
