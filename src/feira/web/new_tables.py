"""New tables within the quotas of their host, and the closing of unused tables."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.live_table import LiveTable
from feira.table.log import Closed
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.schema_of_people import invitations
from feira.table.timestamps import now
from feira.table.unavailable import Unavailable
from feira.web.quotas import COMMANDS, LOBBY, TABLES, Held, owners_of
from feira.web.service import Service

log = logging.getLogger("feira.web")

COUNTED = {TABLES: ("open", "playing"), LOBBY: ("open",)}  # states in which tables count
BEING_MADE = "new "  # prefix of the placeholder under which a table counts before it has an id
CLOSE_SECONDS = 600.0  # between searches for unused tables
MOST_CLOSED = 500  # in one search
HOUR = 3_600_000  # milliseconds
UNUSED = "nobody has used this table for a long time"


async def set_up_table(service: Service, plan: Plan, person: Person, address: str) -> LiveTable:
    """Sets up a table; `TooMany` if its host has too many of them."""
    service.quotas.take(COMMANDS, person, address)
    making = service.campaigns.new_table(service.authority, plan, person)
    return await with_place(service, person, address, making, public=plan.public)


async def with_place(
    service: Service,
    person: Person,
    address: str,
    making: Coroutine[Any, Any, LiveTable],
    *,
    public: bool = False,
) -> LiveTable:
    """Makes a table within the quotas of its host; `TooMany` if the quota is used up."""
    quotas, owners = service.quotas, owners_of(person, address)
    kinds = [quotas.held[kind] for kind in ((TABLES, LOBBY) if public else (TABLES,))]
    place = f"{BEING_MADE}{new_id()}"  # counts at once, since requests may be concurrent
    try:
        for held in kinds:
            if full := held.full(owners):
                await release_finished(service.database, held, full)
            held.hold(owners, place)
        live = await making
        for held in kinds:
            held.release(place)
            held.hold(owners, live.table.id)
    finally:
        making.close()  # where it was not awaited
        for held in kinds:
            held.release(place)
    return live


async def release_finished(database: Database, held: Held, tables: list[str]) -> None:
    """Releases those tables that are over or, for the lobby quota, have begun."""
    t = schema.tables.c
    query = select(t.id).where(t.id.in_(tables), t.state.in_(COUNTED[held.what]))
    counted = set(await database.read(lambda db: db.scalars(query).all()))
    gone = [one for one in tables if one not in counted and not one.startswith(BEING_MADE)]
    held.release(*gone)


async def close_unused_tables(service: Service) -> None:
    """Closes unused tables of guests periodically."""
    hours = service.settings.open_hours
    while hours:
        await asyncio.sleep(CLOSE_SECONDS)
        try:
            await close_unused(service, before=now() - hours * HOUR)
        except FeiraError as error:
            log.warning("unused tables wait for the database: %s", error)


async def close_unused(service: Service, *, before: int) -> int:
    """Closes tables of guests that have not begun and have been unused since a time.

    Nothing was played there, so nothing is lost. A table that somebody looks at stays.
    """
    found = await service.database.read(
        lambda db: db.scalars(unused(before).limit(MOST_CLOSED)).all()
    )
    closed = 0
    for table in found:
        live = service.authority.tables.by_id.get(table)
        if live is not None and (live.busy or live.used >= time.monotonic() - since(before)):
            continue
        if not service.authority.alone:
            closed += await close_in_log(service, table)
        elif live is None:
            closed += await close(service, table, before)
        else:
            async with live.lock:
                closed += await close(service, table, before)
    return closed


def since(before: int) -> float:
    """The seconds since a time."""
    return (now() - before) / 1000


async def close_in_log(service: Service, table: str) -> bool:
    """Closes a table with an entry in its log, from which other processes learn of it."""
    try:
        await service.authority.note(table, Closed(why=UNUSED), key="unused")
    except Unavailable:
        raise
    except FeiraError as error:  # by older rules or damaged
        log.warning("table %s cannot be closed: %s", table, error)
        return False
    release(service, table)
    return True


def release(service: Service, table: str) -> None:
    """Stops counting a closed table."""
    for kind in COUNTED:
        service.quotas.held[kind].release(table)


async def close(service: Service, table: str, before: int) -> bool:
    """Deletes a table, unless somebody has used it meanwhile."""

    def do(db: Connection) -> bool:
        if db.scalar(unused(before).where(schema.tables.c.id == table)) is None:
            return False
        for rows in (schema.entries, schema.seats, schema.chat, invitations):
            db.execute(delete(rows).where(rows.c.table_id == table))
        db.execute(delete(schema.tables).where(schema.tables.c.id == table))
        return True

    done = await service.database.write(do)
    if done:
        service.authority.tables.by_id.pop(table, None)
        release(service, table)
    return done


def unused(before: int) -> Select[Any]:
    """The tables of guests that have not begun, without an entry or a chat message since a time."""
    t, p = schema.tables.c, schema.people.c
    keeps = select(p.id).where(p.account.is_not(None) | p.became.is_not(None))
    recent = [
        exists().where(rows.c.table_id == t.id, rows.c.at >= before)
        for rows in (schema.entries, schema.chat)
    ]
    return select(t.id).where(
        t.state == "open",
        t.created < before,
        t.host.not_in(keeps),
        *(~one for one in recent),
    )
