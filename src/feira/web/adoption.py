"""A guest signs in to an account: everything that the guest has becomes the account's.

All of it moves in one transaction. Who has which seat follows from the logs of tables, so each
table of the guest gets an entry that names the account; no entry of a log is rewritten.
"""

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from feira.table import schema
from feira.table.authority import Authority
from feira.table.database import Database, Unavailable
from feira.table.log import Became, event_text
from feira.table.person import Person
from feira.table.sql_store import APPEND
from feira.table.timestamps import now
from feira.table.writes import executing, insert_rows
from feira.web.ratings import combined

TRIES = 20  # times that another entry may be added at one of the tables at the same moment
MOST_TABLES = 1000  # in one statement
OWNED = (schema.seats, schema.campaigns, schema.records, schema.tokens, schema.chat)


async def adopt(database: Database, authority: Authority, guest: Person, account: Person) -> bool:
    """Moves everything; False if that is no guest, or one who has signed in to another account."""
    at = now()
    for _ in range(TRIES):
        try:
            moved = await database.write(lambda db: move(db, guest.id, account.id, at))
        except IntegrityError:
            continue
        for table, version in (moved or {}).items():
            await authority.sync.announce(table, version)
        return moved is not None
    raise Unavailable("your tables are too busy at the moment: try again")


def move(db: Connection, guest: str, account: str, at: int) -> dict[str, int] | None:
    """Moves everything in a transaction; returns the tables with their new versions."""
    p, t = schema.people.c, schema.tables.c
    is_guest = p.account.is_(None) & p.became.is_(None) & (p.id == guest)
    if not db.execute(update(schema.people).where(is_guest).values(became=account)).rowcount:
        return None
    moved = add_entries(db, guest, account, at)
    for owned in OWNED:
        db.execute(update(owned).where(owned.c.person == guest).values(person=account))
    db.execute(update(schema.tables).where(t.host == guest).values(host=account))
    move_ratings(db, guest, account)
    return moved


def add_entries(db: Connection, guest: str, account: str, at: int) -> dict[str, int]:
    """Adds an entry to the log of every table of the guest; returns the new versions."""
    s, t, e = schema.seats.c, schema.tables.c, schema.entries.c
    seated = select(s.table_id).where(s.person == guest)
    hosted = select(t.id).where(t.host == guest)
    event, command = event_text(Became(guest=guest, person=account)), f"{guest}:became"
    moved: dict[str, int] = {}
    tables = db.scalars(seated.union(hosted)).all()
    for first in range(0, len(tables), MOST_TABLES):
        part = tables[first : first + MOST_TABLES]
        last = select(e.table_id, func.max(e.number)).where(e.table_id.in_(part))
        known = {row[0]: row[1] for row in db.execute(last.group_by(e.table_id))}
        new = {table: known.get(table, 0) + 1 for table in part}
        rows = [(table, number, at, event, command) for table, number in new.items()]
        insert_rows(executing(db), APPEND, rows)
        moved |= new
    return moved


def move_ratings(db: Connection, guest: str, account: str) -> None:
    """Moves ratings. If the account has one for the same game, both are combined."""
    r = schema.ratings.c
    query = select(schema.ratings).where(r.person.in_((guest, account))).with_for_update()
    rows = {(row.person, row.game): row for row in db.execute(query)}
    for (person, game), row in rows.items():
        if person != guest:
            continue
        of_account = (r.person == account) & (r.game == game)
        of_guest = (r.person == guest) & (r.game == game)
        known = rows.get((account, game))
        if known is None:
            db.execute(update(schema.ratings).where(of_guest).values(person=account))
        else:
            db.execute(delete(schema.ratings).where(of_guest))
            db.execute(update(schema.ratings).where(of_account).values(combined(known, row)))
