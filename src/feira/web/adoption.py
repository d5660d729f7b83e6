"""A guest signs in to an account: what the guest has played is the account's from then on.

All of it moves in one transaction. Who sits where follows from the logs of tables, so each table of
the guest gets an entry that says who the guest has become; nothing in a log is rewritten.
"""

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from feira.table import schema
from feira.table.authority import Authority, now
from feira.table.database import Database, Unavailable, executing, insert_rows
from feira.table.log import Became, what_text
from feira.table.store import APPEND
from feira.table.table import Person
from feira.web.ratings import together

TRIES = 20  # times that somebody may act at one of the tables at the same moment
PART = 1000  # tables in one statement
THEIRS = (schema.seats, schema.campaigns, schema.records, schema.tokens, schema.lines)


async def adopt(database: Database, authority: Authority, guest: Person, account: Person) -> bool:
    """Moves everything; False if that was no guest, or one who is somebody else already."""
    at = now()
    for _ in range(TRIES):
        try:
            moved = await database.write(lambda db: move(db, guest.id, account.id, at))
        except IntegrityError:
            continue
        for table, version in (moved or {}).items():
            await authority.moved_on(table, version)
        return moved is not None
    raise Unavailable("there is too much going on at your tables: try again")


def move(db: Connection, guest: str, account: str, at: int) -> dict[str, int] | None:
    """All that is a guest's becomes an account's; returns the tables and their new versions."""
    p, t = schema.people.c, schema.tables.c
    mine = p.account.is_(None) & p.became.is_(None) & (p.id == guest)
    if not db.execute(update(schema.people).where(mine).values(became=account)).rowcount:
        return None
    moved = enter_all(db, guest, account, at)
    for kind in THEIRS:
        db.execute(update(kind).where(kind.c.person == guest).values(person=account))
    db.execute(update(schema.tables).where(t.host == guest).values(host=account))
    move_ratings(db, guest, account)
    return moved


def enter_all(db: Connection, guest: str, account: str, at: int) -> dict[str, int]:
    """At every table of the guest it is entered who they are now."""
    s, t, e = schema.seats.c, schema.tables.c, schema.entries.c
    sat, set_up = select(s.table_id).where(s.person == guest), select(t.id).where(t.host == guest)
    what, command = what_text(Became(guest=guest, person=account)), f"{guest}:became"
    moved: dict[str, int] = {}
    theirs = db.scalars(sat.union(set_up)).all()
    for first in range(0, len(theirs), PART):
        part = theirs[first : first + PART]
        last = select(e.table_id, func.max(e.number)).where(e.table_id.in_(part))
        known = {row[0]: row[1] for row in db.execute(last.group_by(e.table_id))}
        new = {table: known.get(table, 0) + 1 for table in part}
        rows = [(table, number, at, what, command) for table, number in new.items()]
        insert_rows(executing(db), APPEND, rows)
        moved |= new
    return moved


def move_ratings(db: Connection, guest: str, account: str) -> None:
    """A rating moves; where the account has one of that game as well, both count."""
    r = schema.ratings.c
    query = select(schema.ratings).where(r.person.in_((guest, account))).with_for_update()
    rows = {(row.person, row.game): row for row in db.execute(query)}
    for (person, game), row in rows.items():
        if person != guest:
            continue
        own = (r.person == account) & (r.game == game)
        theirs = (r.person == guest) & (r.game == game)
        known = rows.get((account, game))
        if known is None:
            db.execute(update(schema.ratings).where(theirs).values(person=account))
        else:
            db.execute(delete(schema.ratings).where(theirs))
            db.execute(update(schema.ratings).where(own).values(together(known, row)))
