"""The data about a person's relations and games: export and deletion."""

import json

from sqlalchemy import Connection, delete, or_, select, update

from feira.core.types import Json
from feira.table import schema
from feira.table.schema_of_people import invitations, relations, reports, seat_statistics


def export_people(db: Connection, person: str) -> Json:
    """The person's friends and blocks, invitations, reports and statistics, without ids of others.

    The export does not contain who has blocked or reported the person.
    """
    r, i, q, g, p = relations.c, invitations.c, reports.c, seat_statistics.c, schema.people.c
    between = select(r.kind, r.at, p.name).join(schema.people, p.id == r.other)
    invited = select(i.table_id, i.at, (i.sender == person).label("by_me"))
    queries = {
        "relations": between.where(r.person == person),
        "invitations": invited.where(or_(i.person == person, i.sender == person)),
        "reports": select(q.at, q.table_id, q.reason, q.text).where(q.author == person),
        "reported": select(q.at, q.table_id, q.reason, q.closed).where(q.about == person),
        "statistics": select(seat_statistics).where(g.person == person),
    }
    return {
        name: [dict(row) for row in db.execute(one).mappings()] for name, one in queries.items()
    }


def forget_people(db: Connection, person: str) -> None:
    """Deletes all of it. Statistics of games stay, as the games do, without the person."""
    r, i, q, g = relations.c, invitations.c, reports.c, seat_statistics.c
    db.execute(delete(relations).where(or_(r.person == person, r.other == person)))
    db.execute(delete(invitations).where(or_(i.person == person, i.sender == person)))
    db.execute(delete(reports).where(or_(q.author == person, q.about == person)))
    guests = select(schema.people.c.id).where(schema.people.c.became == person)
    for one in (person, *db.scalars(guests).all()):
        forget_evidence(db, one)
    mine = update(seat_statistics).where(g.person == person)
    db.execute(mine.values(person=""))


def forget_evidence(db: Connection, person: str) -> None:
    """Removes a person's messages from the evidence of reports about others."""
    q = reports.c
    query = select(q.id, q.evidence).where(q.evidence.contains(person, autoescape=True))
    for report, evidence in db.execute(query).all():
        left = [line for line in json.loads(evidence) if line["person"] != person]
        kept = json.dumps(left, ensure_ascii=False)
        db.execute(update(reports).where(q.id == report).values(evidence=kept))


def adopt_people(db: Connection, guest: str, account: str) -> None:
    """Passes reports and statistics of a guest to the account."""
    q, g = reports.c, seat_statistics.c
    for column in (q.author, q.about):
        db.execute(update(reports).where(column == guest).values({column.name: account}))
    db.execute(update(seat_statistics).where(g.person == guest).values(person=account))
