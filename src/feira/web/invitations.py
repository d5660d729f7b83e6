"""Invitations: a seat at a table is kept for an account, which sees the invitation on the page."""

import msgspec
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from feira.core.errors import FeiraError
from feira.service.shapes import PlanSeen
from feira.table import schema
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.schema_of_people import invitations
from feira.table.timestamps import now
from feira.web.relations import UNWANTED, account_named, blocked_between, lock

MOST_LISTED = 20

i, t, s, p = invitations.c, schema.tables.c, schema.seats.c, schema.people.c


class Invitation(Struct):
    """A table where a seat is kept for the person, with the code needed to sit there."""

    table: str
    code: str
    game: str
    plan: PlanSeen
    sender: str  # the name
    at: int


def invite(db: Connection, table: str, me: Person, name: str) -> None:
    """Invites an account as the host of a table that waits for people; idempotent."""
    if not me.account:
        raise PermissionDeniedException("guests invite by link: an account can invite by name")
    other = account_named(db, name).id
    if other == me.id:
        raise FeiraError("you are invited to your own table already")
    lock(db, me.id, other)
    if blocked_between(db, me.id, other):
        raise PermissionDeniedException(UNWANTED)
    row = db.execute(select(t.host, t.state).where(t.id == table)).first()
    if row is None:
        raise NotFoundException("there is no such table")
    if row.host != me.id:
        raise PermissionDeniedException("only the host of a table invites")
    if row.state != "open" or not free_seats(db, table):
        raise HTTPException("no seat is free at this table", status_code=409)
    known = select(i.at).where(i.table_id == table, i.person == other)
    if db.scalar(known) is None:
        made = {"table_id": table, "person": other, "sender": me.id, "at": now()}
        db.execute(insert(invitations), made)


def free_seats(db: Connection, table: str) -> int:
    """How many seats for other people are free at a table."""
    plan = msgspec.json.decode(db.scalar(select(t.plan).where(t.id == table)) or "", type=Plan)
    wanted = sum(seat.kind in ("invite", "lobby") for seat in plan.seats)
    kinds = [seat.kind for seat in plan.seats]
    taken = db.scalars(select(s.seat).where(s.table_id == table))
    return wanted - sum(kinds[seat] in ("invite", "lobby") for seat in taken)


def listed(db: Connection, me: str) -> list[Invitation]:
    """The invitations that a person can accept: the table waits, and they do not sit there."""
    query = (
        select(i.table_id, t.code, t.game, t.plan, p.name, i.at)
        .join(schema.tables, t.id == i.table_id)
        .join(schema.people, p.id == i.sender)
        .where(i.person == me, t.state == "open", t.host == i.sender)
        .where(i.table_id.not_in(select(s.table_id).where(s.person == me)))
        .order_by(i.at.desc())
        .limit(MOST_LISTED)
    )
    return [
        Invitation(
            table=row.table_id,
            code=row.code or "",
            game=row.game,
            plan=msgspec.json.decode(row.plan, type=Plan),
            sender=row.name,
            at=row.at,
        )
        for row in db.execute(query).all()
        if free_seats(db, row.table_id)
    ]


def decline(db: Connection, table: str, me: str) -> None:
    """Deletes an invitation; 404 if there is none."""
    mine = delete(invitations).where(i.table_id == table, i.person == me)
    if not db.execute(mine).rowcount:
        raise NotFoundException("you are not invited to this table")
