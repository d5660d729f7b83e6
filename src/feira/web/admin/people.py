"""People as operators see them: lists, and one person with all data."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.names import folded
from feira.table.timestamps import now
from feira.web.admin.storage import bytes_of

MOST_NAMED = 5  # persons of one name in an error message

p = schema.people.c


def holding() -> ColumnElement[bool]:
    """The bans that are in force."""
    b = schema.bans.c
    return or_(b.until.is_(None), b.until > now())


def find_people(db: Connection, *, text: str, kind: str, limit: int) -> list[Json]:
    """People, the newest first: those whose name or id matches a text, optionally of one kind."""
    query = select(p.id, p.name, p.account, p.created).where(p.became.is_(None))
    if text:
        query = query.where(or_(p.name.icontains(text, autoescape=True), p.id == text))
    banned = select(schema.bans.c.person).where(holding())
    match kind:
        case "guest":
            query = query.where(p.account.is_(None))
        case "account":
            query = query.where(p.account.is_not(None))
        case "banned":
            query = query.where(p.id.in_(banned))
    rows = db.execute(query.order_by(p.created.desc()).limit(limit)).mappings().all()
    bans = set(db.scalars(banned))
    games = counted(db, schema.seats.c.person, [row["id"] for row in rows])
    return [summary(row) | counts(row["id"], games, bans) for row in rows]


def summary(row: Any) -> Json:
    """A person in a list."""
    kind = "guest" if row["account"] is None else "account"
    return {"id": row["id"], "name": row["name"], "kind": kind, "created": row["created"]}


def counts(person: str, games: dict[str, int], bans: set[str]) -> Json:
    """How many games a person has, and whether they are banned."""
    return {"games": games.get(person, 0), "banned": person in bans}


def counted(db: Connection, column: Any, persons: list[str]) -> dict[str, int]:
    """How many rows each of these persons has."""
    query = select(column, func.count()).where(column.in_(persons)).group_by(column)
    return dict(db.execute(query).all())


def find_person(db: Connection, who: str) -> Json:
    """The person with this id, or the account with this name, or the only guest with it."""
    columns = (p.id, p.name, p.account, p.created)
    for same in (p.id == who, p.account == folded(who), p.name == who):
        query = select(*columns).where(same, p.became.is_(None)).limit(MOST_NAMED + 1)
        rows = db.execute(query).mappings().all()
        if len(rows) == 1:
            return summary(rows[0])
        if rows:
            ids = ", ".join(row["id"] for row in rows[:MOST_NAMED])
            raise FeiraError(f"several guests are called '{who}'; give an id: {ids}")
    raise FeiraError(f"there is nobody with the id or name '{who}'")


def show_person(db: Connection, who: str) -> Json:
    """One person: their games by state, sessions, tokens, storage, ratings and ban."""
    person = find_person(db, who)
    one = person["id"]
    s, t, b = schema.seats.c, schema.tables.c, schema.bans.c
    seated = select(s.table_id).where(s.person == one)
    states = select(t.state, func.count()).where(t.id.in_(seated)).group_by(t.state)
    hosted = select(func.count()).where(t.host == one)
    tokens = select(schema.tokens.c.id, schema.tokens.c.name, schema.tokens.c.created)
    ban = db.execute(select(b.reason, b.at, b.until).where(b.person == one, holding()))
    banned = ban.mappings().first()
    return person | {
        "games": dict(db.execute(states).all()),
        "hosts": db.scalar(hosted) or 0,
        "sessions": sessions_of(db, one),
        "tokens": [
            dict(row) for row in db.execute(tokens.where(schema.tokens.c.person == one)).mappings()
        ],
        "bytes": bytes_of(db, one),
        "ban": None if banned is None else dict(banned),
    }


def sessions_of(db: Connection, person: str) -> int:
    """How many browsers a person is signed in on."""
    s = schema.sessions.c
    return db.scalar(select(func.count()).where(s.person == person, s.expires > now())) or 0
