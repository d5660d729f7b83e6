"""Storage use in the database: by kind, by person and by table.

The bytes are those of texts that people and their games have stored. The file is larger: it also
has indexes and free pages.
"""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, cast, func, select
from sqlalchemy import LargeBinary as Bytes

from feira.core.types import Json
from feira.table import schema

ROW = 40  # bytes of a row besides its long texts, about


def length(db: Connection, column: Any) -> ColumnElement[int]:
    """The bytes of a text."""
    if db.dialect.name == "sqlite":
        return func.length(cast(column, Bytes))
    return func.octet_length(column)


def sizes(db: Connection) -> dict[str, Select[Any]]:
    """For each kind of data, the owner and the bytes of every table, message or record."""
    t, e, c, r = schema.tables.c, schema.entries.c, schema.chat.c, schema.records.c
    log = func.sum(length(db, e.event)) + ROW * func.count()
    games = select(t.host.label("owner"), log.label("n")).group_by(t.id, t.host)
    return {
        "games": games.join(schema.entries, e.table_id == t.id),
        "chat": select(c.person.label("owner"), (length(db, c.text) + ROW).label("n")),
        "records": select(r.person.label("owner"), (length(db, r.text) + ROW).label("n")),
        "reviews": reviews(db, t.host, t.id),
        "record reviews": reviews(db, r.person, r.id),
    }


def reviews(db: Connection, owner: Any, subject: Any) -> Select[Any]:
    """The owner and the bytes of every review of a table or of a record."""
    v = schema.reviews.c
    size = func.coalesce(length(db, v.data), 0) + ROW
    query = select(owner.label("owner"), size.label("n"))
    return query.join(schema.reviews, v.subject == subject)


def storage(db: Connection, limit: int) -> Json:
    """Bytes by kind, and the people who use most storage, with their bytes by kind."""
    kinds: dict[str, int] = {}
    people: dict[str, Json] = {}
    for kind, query in sizes(db).items():
        rows = query.subquery()
        total = select(rows.c.owner, func.sum(rows.c.n)).group_by(rows.c.owner)
        for owner, number in db.execute(total):
            kinds[kind] = kinds.get(kind, 0) + int(number)
            people.setdefault(owner, {})[kind] = int(number)
    order = sorted(people, key=lambda one: -sum(people[one].values()))[:limit]
    p = schema.people.c
    names = dict(db.execute(select(p.id, p.name).where(p.id.in_(order))).all())
    return {
        "file": file_size(db),
        "kinds": dict(sorted(kinds.items(), key=lambda item: -item[1])),
        "people": [
            {"id": one, "name": names.get(one, "?"), "bytes": sum(people[one].values())}
            | {"kinds": people[one]}
            for one in order
        ],
    }


def bytes_of(db: Connection, person: str) -> dict[str, int]:
    """The bytes of one person by kind."""
    found = {}
    for kind, query in sizes(db).items():
        rows = query.subquery()
        mine = select(func.coalesce(func.sum(rows.c.n), 0)).where(rows.c.owner == person)
        found[kind] = int(db.scalar(mine) or 0)
    return found


def file_size(db: Connection) -> int:
    """The bytes of the whole database on disk."""
    if db.dialect.name == "sqlite":
        pages = db.exec_driver_sql("PRAGMA page_count").scalar_one()
        return int(pages * db.exec_driver_sql("PRAGMA page_size").scalar_one())
    return int(db.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
