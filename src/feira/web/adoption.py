"""A guest signs in to an account: everything that the guest has becomes the account's.

All of it moves in one transaction. Who has which seat follows from the logs of tables, so each
table of the guest gets an entry that names the account; no entry of a log is rewritten. Keys do not
move: whoever used this browser before may have made tokens, or named devices of their own.
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

TRIES = 20  # times that another entry may be added at one of the tables at the same moment
MOST_TABLES = 1000  # in one statement
OWNED = (schema.seats, schema.campaigns, schema.records, schema.chat)


async def adopt(database: Database, authority: Authority, guest: Person, account: Person) -> bool:
    """Moves everything; False if that is no guest, or one who has signed in to another account."""
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
    """Moves what the guest has solved; where the account has something already, that counts."""
    for owned, key in ((schema.puzzle_tries, "puzzle"), (schema.puzzle_ratings, "game")):
        had = select(owned.c[key]).where(owned.c.person == account).scalar_subquery()
        db.execute(delete(owned).where(owned.c.person == guest, owned.c[key].in_(had)))
        db.execute(update(owned).where(owned.c.person == guest).values(person=account))


def add_entries(
    db: Connection, guest: str, account: Person, at: int, moment: int
) -> dict[str, int]:
    """Adds an entry to the log of every table of the guest; returns the new versions."""
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
