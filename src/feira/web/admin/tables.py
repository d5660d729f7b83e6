"""Tables as operators see them: lists by state, host, age and size, and one table."""

from typing import Any

from msgspec import json as msgjson
from sqlalchemy import Connection, func, select

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.plan import Plan
from feira.table.timestamps import now
from feira.web.admin.people import find_person
from feira.web.admin.storage import ROW, length

DAY = 86_400_000  # milliseconds

t, e = schema.tables.c, schema.entries.c


def find_tables(
    db: Connection, *, state: str, host: str, older: float | None, order: str, limit: int
) -> list[Json]:
    """Tables with the number and the bytes of their entries, in an order."""
    size = select(
        e.table_id,
        func.count().label("entries"),
        (func.sum(length(db, e.event)) + ROW * func.count()).label("bytes"),
        func.max(e.at).label("last"),
    ).group_by(e.table_id)
    if order != "largest" and not older:  # then only the tables that are shown need to be measured
        shown = conditions(db, select(t.id), state, host).order_by(*ordering(order, t.created))
        size = size.where(e.table_id.in_(shown.limit(limit)))
    sized = size.subquery()
    query = conditions(
        db,
        select(
            *(t.id, t.code, t.game, t.rules, t.host, t.state, t.public, t.created),
            func.coalesce(sized.c.entries, 0).label("entries"),
            func.coalesce(sized.c.bytes, 0).label("bytes"),
            func.coalesce(sized.c.last, t.created).label("last"),
        ).outerjoin(sized, sized.c.table_id == t.id),
        state,
        host,
    )
    if older:
        query = query.where(func.coalesce(sized.c.last, t.created) < now() - int(older * DAY))
    column = func.coalesce(sized.c.bytes, 0) if order == "largest" else t.created
    rows = db.execute(query.order_by(*ordering(order, column)).limit(limit)).mappings()
    return [dict(row) for row in rows]


def conditions(db: Connection, query: Any, state: str, host: str) -> Any:
    """The tables of a state and a host, if they are given."""
    if state:
        query = query.where(t.state == state)
    if host:
        query = query.where(t.host == find_person(db, host)["id"])
    return query


def ordering(order: str, column: Any) -> tuple[Any, Any]:
    """By a column, and by id where that is equal."""
    return (column.asc() if order == "oldest" else column.desc(), t.id)


def table_of(db: Connection, which: str) -> Any:
    """The row of the table with this id or code."""
    query = select(schema.tables).where((t.id == which) | (t.code == which.lower()))
    row = db.execute(query).mappings().first()
    if row is None:
        raise FeiraError(f"there is no table with the id or code '{which}'")
    return row


def due_on_the_wall(db: Connection, due: int | None) -> int | None:
    """When the time of a turn is up, as wall time, assuming that the server keeps running."""
    game_time = db.scalar(select(schema.about.c.game_time))
    return None if due is None else now() + due - int(game_time or 0)


def show_table(db: Connection, which: str) -> Json:
    """One table: its plan, its seats, and totals of its log. Nothing of its secret."""
    row = table_of(db, which)
    s, p = schema.seats.c, schema.people.c
    plan = msgjson.decode(row["plan"], type=Plan)
    seated = select(s.seat, s.person, s.departed, p.name).outerjoin(schema.people, p.id == s.person)
    people = {
        one.seat: {"person": one.person, "name": one.name or "?", "left": one.departed}
        for one in db.execute(seated.where(s.table_id == row["id"]))
    }
    log = select(func.count(), func.sum(length(db, e.event)), func.max(e.at))
    entries, size, last = db.execute(log.where(e.table_id == row["id"])).one()
    chat = select(func.count()).where(schema.chat.c.table_id == row["id"])
    return {
        **{key: row[key] for key in ("id", "code", "game", "rules", "host", "state", "public")},
        **{key: row[key] for key in ("created", "ended")},
        "due": due_on_the_wall(db, row["due"]),
        "rated": plan.rated,
        "clock": {"kind": plan.clock.kind, "amount": plan.clock.amount},
        "seats": [
            {"kind": seat.kind, "level": seat.level} | people.get(n, {})
            for n, seat in enumerate(plan.seats)
        ],
        "entries": entries,
        "bytes": int(size or 0) + ROW * entries,
        "last": last or row["created"],
        "chat": db.scalar(chat) or 0,
    }
