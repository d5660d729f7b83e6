"""The data stored about a person, and its deletion. The export is in personal_export.py."""

from msgspec import json as msgjson
from msgspec import structs
from sqlalchemy import Connection, delete, select, update

from feira.table import schema
from feira.table.chain_rows import replace_event
from feira.table.log import Became, Sat, event_text, parse_event
from feira.table.plan import Plan
from feira.table.table import Table
from feira.web.personal_relations import forget_people

DELETED_NAME = "?"
OWNED = (
    schema.name_keys,
    schema.sessions,
    schema.recovery_codes,
    schema.tokens,
    schema.ratings,
    schema.rated_games,
    schema.campaigns,
    schema.records,
    schema.daily_tries,
    schema.push_subscriptions,
    schema.notice_settings,
    schema.outbox,
    schema.turns,
    schema.puzzle_ratings,
    schema.puzzle_tries,
)  # tables whose rows are about one person only


def public_names(table: Table) -> list[str]:
    """The names by seat as everybody may see them; empty: the person was deleted."""
    return ["" if seat.name == DELETED_NAME else seat.name for seat in table.seats]


def forget(db: Connection, person: str) -> None:
    """Deletes a person. Games stay, because others played them; no name leads to the person."""
    uploaded = select(schema.records.c.id).where(schema.records.c.person == person)
    db.execute(delete(schema.reviews).where(schema.reviews.c.subject.in_(uploaded)))
    forget_cards(db, person)
    forget_plans(db, person)
    forget_people(db, person)
    for table in OWNED:
        db.execute(delete(table).where(table.c.person == person))
    db.execute(delete(schema.bans).where(schema.bans.c.person == person))
    words = update(schema.audit).where(schema.audit.c.subject == person)
    db.execute(words.values(detail=""))  # the event stays, with an id that leads to nobody
    c, p = schema.chat.c, schema.people.c
    empty = {"name": DELETED_NAME, "text": ""}
    db.execute(update(schema.chat).where(c.person == person).values(empty))
    guests = db.scalars(select(p.id).where(p.became == person)).all()
    for one in (person, *guests):
        forget_name(db, person, one)
    db.execute(delete(schema.seats).where(schema.seats.c.person == person))
    db.execute(delete(schema.people).where(p.id.in_((person, *guests))))


def forget_cards(db: Connection, person: str) -> None:
    """Deletes the pictures of a person's games, which contain their name."""
    c, s, t, r = schema.cards.c, schema.seats.c, schema.tables.c, schema.records.c
    for subjects in (
        select(s.table_id).where(s.person == person),
        select(t.id).where(t.host == person),
        select(r.id).where(r.person == person),
    ):
        db.execute(delete(schema.cards).where(c.subject.in_(subjects)))


def forget_name(db: Connection, person: str, sat: str) -> None:
    """Removes a name from the logs of a person's tables; `sat` is their id, or the guest's."""
    s, e = schema.seats.c, schema.entries.c
    tables = select(s.table_id).where(s.person == person)
    query = select(e.table_id, e.number, e.event).where(
        e.table_id.in_(tables), e.event.contains(sat, autoescape=True)
    )
    for table, number, text in db.execute(query).all():
        event = parse_event(text)
        if isinstance(event, Sat | Became) and event.person == sat:
            nameless = event_text(structs.replace(event, name=DELETED_NAME))
            replace_event(db, table, number, nameless)


def forget_plans(db: Connection, person: str) -> None:
    """Removes the names of people who shared the person's screen from the plans of their tables."""
    t = schema.tables.c
    for table, text in db.execute(select(t.id, t.plan).where(t.host == person)).all():
        plan = msgjson.decode(text, type=Plan)
        if any(seat.name for seat in plan.seats):
            seats = tuple(
                structs.replace(s, name=DELETED_NAME if s.name else "") for s in plan.seats
            )
            nameless = msgjson.encode(structs.replace(plan, seats=seats)).decode()
            db.execute(update(schema.tables).where(t.id == table).values(plan=nameless))
