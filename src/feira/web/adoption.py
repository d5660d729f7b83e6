"""A guest signs in to an account: everything of the guest passes to the account.

All of it moves in one transaction. Seats are derived from the logs of tables, so each table of the
guest gets an entry that names the account; no entry of a log is rewritten. Credentials do not move:
an earlier user of this browser may have made tokens, or subscribed devices of their own.
"""

from sqlalchemy import Connection, delete, select, update

from feira.table import schema
from feira.table.authority import Authority
from feira.table.chain_rows import add_to_logs
from feira.table.database import Database
from feira.table.log import Became, event_text
from feira.table.person import Person
from feira.table.timestamps import now
from feira.web import relations
from feira.web.accounts import end_tokens
from feira.web.daily.tries import adopt_tries
from feira.web.live_sessions import record_end
from feira.web.notices.preferences import adopt_notices
from feira.web.personal_relations import adopt_people

TRIES = 20  # attempts while other processes append entries at one of the tables
MOST_TABLES = 1000  # in one statement
OWNED = (schema.seats, schema.campaigns, schema.records, schema.chat)


async def adopt(database: Database, authority: Authority, guest: Person, account: Person) -> bool:
    """Moves everything; False if that is no guest, or one who has already signed in elsewhere."""
    at, moment = now(), authority.time.now()
    moved = await database.write_again(
        lambda db: move(db, guest.id, account, at, moment), tries=TRIES
    )
    for table, version in (moved or {}).items():
        await authority.sync.announce(table, version)
    return moved is not None


def move(
    db: Connection, guest: str, account: Person, at: int, moment: int
) -> dict[str, int] | None:
    """Moves everything in a transaction; returns the tables with their new versions."""
    p, t = schema.people.c, schema.tables.c
    is_guest = p.account.is_(None) & p.became.is_(None) & (p.id == guest)
    if not db.execute(update(schema.people).where(is_guest).values(became=account.id)).rowcount:
        return None
    record_end(db, guest)
    end_tokens(db, guest)
    moved = add_entries(db, guest, account, at, moment)
    for owned in OWNED:
        db.execute(update(owned).where(owned.c.person == guest).values(person=account.id))
    adopt_tries(db, guest, account.id)
    adopt_notices(db, guest, account.id)
    adopt_people(db, guest, account.id)
    relations.become(db, guest, account.id)
    db.execute(update(schema.tables).where(t.host == guest).values(host=account.id))
    move_puzzles(db, guest, account.id)
    return moved


def move_puzzles(db: Connection, guest: str, account: str) -> None:
    """Moves the guest's puzzle results; existing results of the account take precedence."""
    for owned, key in ((schema.puzzle_tries, "puzzle"), (schema.puzzle_ratings, "game")):
        had = select(owned.c[key]).where(owned.c.person == account).scalar_subquery()
        db.execute(delete(owned).where(owned.c.person == guest, owned.c[key].in_(had)))
        db.execute(update(owned).where(owned.c.person == guest).values(person=account))


def add_entries(
    db: Connection, guest: str, account: Person, at: int, moment: int
) -> dict[str, int]:
    """Appends an entry to the log of every table of the guest; returns the new versions."""
    s, t = schema.seats.c, schema.tables.c
    seated = select(s.table_id).where(s.person == guest)
    hosted = select(t.id).where(t.host == guest)
    event = event_text(Became(guest=guest, person=account.id, name=account.name))
    command = f"{guest}:became"
    moved: dict[str, int] = {}
    tables = db.scalars(seated.union(hosted)).all()
    for first in range(0, len(tables), MOST_TABLES):
        part = tables[first : first + MOST_TABLES]
        moved |= add_to_logs(db, part, (at, moment), event, command)
    return moved
