"""Reports: people report others to operators, with the chat of the table as evidence."""

import json
from typing import Literal

from sqlalchemy import Connection, insert, select

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.ids import new_id
from feira.table.names import in_one_line
from feira.table.schema_of_people import reports
from feira.table.timestamps import now
from feira.web import audit
from feira.web.audit import Action

Reason = Literal["chat", "name", "cheating", "leaving", "other"]
LONGEST = 400  # characters
MOST_LINES = 30  # of the chat, the latest of them

c = schema.chat.c


def report(
    db: Connection, *, author: str, about: str, table: str, reason: Reason, text: str
) -> str:
    """Stores a report with its evidence, and enters it in the audit log; returns its id."""
    if about == author:
        raise FeiraError("you cannot report yourself")
    made = {
        "id": new_id(),
        "at": now(),
        "author": author,
        "about": about,
        "table_id": table,
        "reason": reason,
        "text": in_one_line(text)[:LONGEST],
        "evidence": json.dumps(chat_lines(db, table), ensure_ascii=False),
        "note": "",
    }
    db.execute(insert(reports), made)
    audit.add(db, Action.REPORTED, about, by=author, detail=f"{reason}: report {made['id']}")
    return str(made["id"])


def chat_lines(db: Connection, table: str) -> list[Json]:
    """The latest messages of a table's chat, copied with their authors as evidence."""
    query = (
        select(c.number, c.at, c.person, c.name, c.text)
        .where(c.table_id == table, c.text != "")
        .order_by(c.number.desc())
        .limit(MOST_LINES)
    )
    return [dict(row) for row in reversed(db.execute(query).mappings().all())]
