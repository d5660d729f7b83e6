"""What is stored about a person: export it, or delete it."""

from typing import Any

from msgspec import structs
from sqlalchemy import Connection, delete, select, update

from feira.core.types import Json
from feira.table import schema
from feira.table.log import Sat, event_text, parse_event

HIDDEN = ("password", "digest", "secret")  # columns that are not exported
DELETED_NAME = "?"


def export(db: Connection, person: str) -> Json:
    """All rows about a person."""

    def rows(table: Any, column: Any) -> list[Json]:
        found = db.execute(select(table).where(column == person)).mappings()
        return [{k: v for k, v in row.items() if k not in HIDDEN} for row in found]

    return {
        "person": rows(schema.people, schema.people.c.id),
        "guests": rows(schema.people, schema.people.c.became),
        "tokens": rows(schema.tokens, schema.tokens.c.person),
        "ratings": rows(schema.ratings, schema.ratings.c.person),
        "campaigns": rows(schema.campaigns, schema.campaigns.c.person),
        "records": rows(schema.records, schema.records.c.person),
        "seats": rows(schema.seats, schema.seats.c.person),
        "said": rows(schema.chat, schema.chat.c.person),
    }


def forget(db: Connection, person: str) -> None:
    """Deletes a person. Games stay, because others played them; no name leads to the person."""
    for table in (schema.tokens, schema.ratings, schema.campaigns, schema.records):
        db.execute(delete(table).where(table.c.person == person))
    c, p = schema.chat.c, schema.people.c
    empty = {"name": DELETED_NAME, "text": ""}
    db.execute(update(schema.chat).where(c.person == person).values(empty))
    guests = db.scalars(select(p.id).where(p.became == person)).all()
    for one in (person, *guests):
        forget_name(db, person, one)
    db.execute(delete(schema.seats).where(schema.seats.c.person == person))
    db.execute(delete(schema.people).where(p.id.in_((person, *guests))))


def forget_name(db: Connection, person: str, sat: str) -> None:
    """Removes a name from the logs of a person's tables; `sat` is their id, or that as a guest."""
    s, e = schema.seats.c, schema.entries.c
    tables = select(s.table_id).where(s.person == person)
    query = select(e.table_id, e.number, e.event).where(
        e.table_id.in_(tables), e.event.contains(sat, autoescape=True)
    )
    for table, number, text in db.execute(query).all():
        event = parse_event(text)
        if isinstance(event, Sat) and event.person == sat:
            nameless = event_text(structs.replace(event, name=DELETED_NAME))
            change = update(schema.entries).where(e.table_id == table, e.number == number)
            db.execute(change.values(event=nameless))
