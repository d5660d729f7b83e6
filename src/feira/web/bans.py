"""Bans: a banned person is shown the reason and the end of the ban, and can do nothing but see and
delete their own data and sign out.

The bans in force are cached in memory, because every request needs them. They are reloaded when an
operator has changed them: see `following.py`.
"""

from litestar.exceptions import PermissionDeniedException
from msgspec import Struct
from sqlalchemy import select

from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database
from feira.table.timestamps import now, utc


class Ban(Struct, frozen=True):
    """A ban with its reason, in the operator's words, and its end (null: for good)."""

    reason: str
    until: int | None

    def __str__(self) -> str:
        """One line for programs. The page shows it in the person's own language."""
        when = "for good" if self.until is None else f"until {utc(self.until)}"
        return f"you are banned {when}: {self.reason}"


class Banned(PermissionDeniedException):
    """A request of a banned person."""

    def __init__(self, ban: Ban) -> None:
        extra: Json = {"banned": {"reason": ban.reason, "until": ban.until}}
        super().__init__(detail=str(ban), extra=extra)


class Bans:
    """The bans of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.by_person: dict[str, Ban] = {}

    async def load(self) -> None:
        """Reads all bans."""
        b = schema.bans.c
        query = select(b.person, b.reason, b.until)
        rows = await self.database.read(lambda db: db.execute(query).all())
        self.by_person = {person: Ban(reason, until) for person, reason, until in rows}

    def of(self, person: str) -> Ban | None:
        """The ban of a person that is in force; None: they are not banned."""
        ban = self.by_person.get(person)
        return None if ban is None or (ban.until is not None and ban.until <= now()) else ban

    def check(self, person: str) -> None:
        """Refuses a person who is banned."""
        if (ban := self.of(person)) is not None:
            raise Banned(ban)
