"""The audit log as operators read it."""

from sqlalchemy import Connection, select

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.web.audit import Action


def entries(db: Connection, *, about: str, action: str, limit: int) -> list[Json]:
    """Entries, the latest first; perhaps only those about a person or table, or of an action."""
    if action and action not in list(Action):
        raise FeiraError(f"no such action: {action}; there are {', '.join(Action)}")
    a = schema.audit.c
    query = select(schema.audit).order_by(a.number.desc()).limit(limit)
    if about:
        query = query.where((a.subject == about) | (a.actor == about))
    if action:
        query = query.where(a.action == action)
    return [dict(row) for row in db.execute(query).mappings()]
