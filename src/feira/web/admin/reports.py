"""Reports as operators see them: lists, one report with its evidence, and closing one."""

import json

from sqlalchemy import Connection, select, update

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.schema_of_people import reports
from feira.table.timestamps import now
from feira.web import audit
from feira.web.admin.changes import checked_reason
from feira.web.audit import OPERATOR, Action

q, p = reports.c, schema.people.c


def find_reports(db: Connection, *, every: bool, limit: int) -> list[Json]:
    """Reports, the oldest first: the open ones, or all of them."""
    query = select(reports).order_by(q.at, q.id).limit(limit)
    if not every:
        query = query.where(q.closed.is_(None))
    return [shown(db, dict(row)) for row in db.execute(query).mappings()]


def show_report(db: Connection, which: str) -> Json:
    """One report with its evidence."""
    row = db.execute(select(reports).where(q.id == which)).mappings().first()
    if row is None:
        raise FeiraError(f"there is no report '{which}'")
    return shown(db, dict(row))


def shown(db: Connection, row: Json) -> Json:
    """A report with the names of both people, and its evidence as data."""
    query = select(p.id, p.name).where(p.id.in_((row["author"], row["about"])))
    names = dict(db.execute(query).all())
    return row | {
        "author_name": names.get(row["author"], "?"),
        "about_name": names.get(row["about"], "?"),
        "evidence": json.loads(row["evidence"]),
    }


def close_report(db: Connection, which: str, *, note: str) -> Json:
    """Closes a report that an operator has dealt with."""
    note, found = checked_reason(note), show_report(db, which)
    if found["closed"] is not None:
        raise FeiraError(f"report {which} is closed already")
    at = now()
    db.execute(update(reports).where(q.id == which).values(closed=at, note=note))
    detail = f"report {which}: {note}"
    audit.add(db, Action.REPORT_CLOSED, found["about"], by=OPERATOR, detail=detail)
    return found | {"closed": at, "note": note}
