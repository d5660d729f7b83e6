"""The notification preferences of people: devices, e-mail address, and quiet hours."""

import hashlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.timestamps import now
from feira.web.notices.quiet import check_hours, zone_of

MOST_DEVICES = 10  # of one person


class Subscription(Struct, frozen=True):
    """The push subscription of a browser."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    device: str
    created: int


class Wanted(Struct, frozen=True):
    """The preferences of a person; the defaults are those of somebody who has set nothing."""

    email: str | None = None
    confirmed: bool = False
    language: str = "en"
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"


class Preferences:
    """The preferences of everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> Wanted:
        """The preferences of a person."""
        query = select(schema.notice_settings).where(schema.notice_settings.c.person == person)

        def do(db: Connection) -> Wanted:
            row = db.execute(query).mappings().first()
            if row is None:
                return Wanted()
            return Wanted(**{name: row[name] for name in Wanted.__struct_fields__})

        return await self.database.read(do)

    async def change(self, person: str, **values: object) -> None:
        """Changes some preferences of a person."""
        await self.database.write_again(lambda db: change(db, person, **values))

    async def set_quiet(
        self, person: str, quiet_from: int | None, quiet_to: int | None, zone: str
    ) -> None:
        """Sets the quiet hours, in minutes after midnight in a time zone."""
        check_hours(quiet_from, quiet_to)
        zone_of(zone)
        await self.change(person, quiet_from=quiet_from, quiet_to=quiet_to, zone=zone)

    async def confirm(self, person: str, email: str) -> bool:
        """Confirms an address; False if it has changed meanwhile."""
        n = schema.notice_settings.c
        change = update(schema.notice_settings).where(n.person == person, n.email == email)
        return await self.database.write(
            lambda db: db.execute(change.values(confirmed=True)).rowcount == 1
        )

    # Devices.

    async def devices(self, person: str) -> Sequence[Subscription]:
        """All devices of a person, the oldest first."""
        s = schema.push_subscriptions.c
        query = select(schema.push_subscriptions).where(s.person == person).order_by(s.created)
        return await self._subscriptions(query)

    async def device(self, id_: str) -> Subscription | None:
        """One device."""
        s = schema.push_subscriptions.c
        found = await self._subscriptions(select(schema.push_subscriptions).where(s.id == id_))
        return found[0] if found else None

    async def _subscriptions(self, query: Select[Any]) -> list[Subscription]:
        names = Subscription.__struct_fields__
        return await self.database.read(
            lambda db: [
                Subscription(**{name: row[name] for name in names})
                for row in db.execute(query).mappings()
            ]
        )

    async def subscribe(
        self, person: str, endpoint: str, p256dh: str, auth: str, *, language: str, device: str
    ) -> Subscription:
        """Adds or renews a device: an endpoint belongs to the last person who subscribed it."""
        s = schema.push_subscriptions.c
        key = hashlib.sha256(endpoint.encode()).hexdigest()
        made = Subscription(
            new_id(), person, endpoint, p256dh, auth, language, device, created=now()
        )

        def do(db: Connection) -> bool:
            db.execute(delete(schema.push_subscriptions).where(s.endpoint_key == key))
            mine = select(func.count()).where(s.person == person)
            if (db.scalar(mine) or 0) >= MOST_DEVICES:
                return False
            row = {**structs.asdict(made), "endpoint_key": key}
            db.execute(insert(schema.push_subscriptions), row)
            return True

        if not await self.database.write_again(do):
            raise FeiraError(f"you have {MOST_DEVICES} devices: remove one first")
        return made

    async def unsubscribe(self, id_: str, person: str | None = None) -> bool:
        """Removes a device; with a person, only one of theirs."""
        s = schema.push_subscriptions.c
        change = delete(schema.push_subscriptions).where(s.id == id_)
        if person is not None:
            change = change.where(s.person == person)
        return await self.database.write(lambda db: db.execute(change).rowcount == 1)


def change(db: Connection, person: str, **values: object) -> None:
    """Changes some preferences of a person, in a transaction."""
    n = schema.notice_settings.c
    known = update(schema.notice_settings).where(n.person == person).values(**values)
    if not db.execute(known).rowcount:
        db.execute(insert(schema.notice_settings), {"person": person, **values})


def adopt_notices(db: Connection, guest: str, account: str) -> None:
    """Passes the turns of a guest to an account, in a transaction.

    The account keeps its own quiet hours and address, if it has any. Devices are not moved: a page
    whose browser receives notices subscribes it again for the account.
    """
    n, s = schema.notice_settings.c, schema.push_subscriptions.c
    for owned in (schema.turns, schema.outbox):
        db.execute(update(owned).where(owned.c.person == guest).values(person=account))
    db.execute(delete(schema.push_subscriptions).where(s.person == guest))
    if db.scalar(select(n.person).where(n.person == account)) is None:
        mine = update(schema.notice_settings).where(n.person == guest)
        db.execute(mine.values(person=account))
    else:
        db.execute(delete(schema.notice_settings).where(n.person == guest))
