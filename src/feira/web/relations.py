"""Friends and blocks.

Friendship is mutual: a request has to be accepted, and two requests in opposite directions make
friends at once. A block ends it, and holds until it is lifted. Every change locks the rows of both
people, in the order of their ids, so concurrent changes of one pair are serialised across all
processes without deadlock.
"""

from typing import Literal

from litestar.exceptions import NotFoundException, PermissionDeniedException
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, or_, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.names import folded
from feira.table.person import Person
from feira.table.schema_of_people import invitations, relations
from feira.table.timestamps import now

Kind = Literal["asked", "friend", "blocked"]
ASKED, FRIEND, BLOCKED = "asked", "friend", "blocked"
Relation = Literal["", "asked", "asking", "friend", "blocked"]  # I asked, they ask me, …
MOST = 500  # friends, requests or blocks of one person
UNWANTED = "you cannot do this with this person"  # the same text whoever has blocked whom

r, p = relations.c, schema.people.c
# Used whenever somebody sits down, so it is built once.
BLOCKERS = select(r.person).where(r.other == bindparam("person"), r.kind == BLOCKED)


class Blocked(Struct):
    """An account that the person has blocked; `id` lifts the block."""

    id: str
    name: str
    guest: bool


class Circle(Struct):
    """A person's friends, requests in both directions, and blocks, by name."""

    friends: list[str]
    asking: list[str]
    asked: list[str]
    blocked: list[Blocked]


def account_named(db: Connection, name: str) -> Person:
    """The account with a name; 404 if there is none."""
    query = select(p.id, p.name).where(p.account == folded(name), p.became.is_(None))
    row = db.execute(query).first()
    if row is None:
        raise NotFoundException("there is no account with this name")
    return Person(row.id, row.name, account=True)


def lock(db: Connection, *persons: str) -> None:
    """Locks the rows of people, so that changes between them are serialised."""
    query = select(p.id).where(p.id.in_(persons)).order_by(p.id).with_for_update()
    if len(db.scalars(query).all()) < len(set(persons)):
        raise NotFoundException("there is no account with this name")


def has(db: Connection, person: str, other: str, kind: str) -> bool:
    """Whether there is such a relation from one person to another."""
    query = select(r.id).where(r.person == person, r.other == other, r.kind == kind)
    return db.scalar(query) is not None


def blocked_between(db: Connection, one: str, other: str) -> bool:
    """Whether one of the two has blocked the other."""
    return has(db, one, other, BLOCKED) or has(db, other, one, BLOCKED)


def add(db: Connection, person: str, other: str, kind: str) -> None:
    """Adds a relation, unless it exists or the person has too many of its kind."""
    query = select(r.id).where(r.person == person, r.kind == kind).limit(MOST)
    if len(db.scalars(query).all()) >= MOST:
        raise FeiraError(f"you have {MOST} of these: remove one first")
    row = {"person": person, "other": other, "kind": kind, "id": new_id(), "at": now()}
    db.execute(insert(relations), row)


def drop(db: Connection, one: str, other: str, *kinds: str) -> int:
    """Removes relations of some kinds between two people, both ways; returns how many."""
    both = or_((r.person == one) & (r.other == other), (r.person == other) & (r.other == one))
    return db.execute(delete(relations).where(both, r.kind.in_(kinds))).rowcount


def ask(db: Connection, me: str, name: str) -> Relation:
    """Requests friendship, or accepts the request of the other."""
    other = account_named(db, name).id
    if other == me:
        raise FeiraError("you are your own friend already")
    lock(db, me, other)
    if blocked_between(db, me, other):
        raise PermissionDeniedException(UNWANTED)
    if has(db, me, other, FRIEND):
        return "friend"
    if has(db, other, me, ASKED):
        drop(db, me, other, ASKED)
        add(db, me, other, FRIEND)
        add(db, other, me, FRIEND)
        return "friend"
    if not has(db, me, other, ASKED):
        add(db, me, other, ASKED)
    return "asked"


def part(db: Connection, me: str, name: str) -> None:
    """Ends a friendship, declines a request, or withdraws one; 404 if there is none of these."""
    other = account_named(db, name).id
    lock(db, me, other)
    if not drop(db, me, other, ASKED, FRIEND):
        raise NotFoundException("there is nothing between you and this person")


def block(db: Connection, me: str, other: str) -> None:
    """Blocks a person: friendship, requests and invitations between the two end."""
    if other == me:
        raise FeiraError("you cannot block yourself")
    lock(db, me, other)
    drop(db, me, other, ASKED, FRIEND)
    i = invitations.c
    mine = (i.person == me) & (i.sender == other)
    db.execute(delete(invitations).where(or_(mine, (i.person == other) & (i.sender == me))))
    if not has(db, me, other, BLOCKED):
        add(db, me, other, BLOCKED)


def unblock(db: Connection, me: str, relation: str) -> None:
    """Lifts a block; 404 if there is none with this id."""
    wanted = (r.person == me) & (r.id == relation) & (r.kind == BLOCKED)
    if not db.execute(delete(relations).where(wanted)).rowcount:
        raise NotFoundException("you have no such block")


def circle(db: Connection, me: str) -> Circle:
    """All relations of a person, by name."""
    out = select(r.kind, r.id, p.name, p.account).join(schema.people, p.id == r.other)
    into = select(p.name).join(relations, r.person == p.id).where(r.other == me, r.kind == ASKED)
    mine = db.execute(out.where(r.person == me).order_by(p.name)).all()
    return Circle(
        friends=[row.name for row in mine if row.kind == FRIEND],
        asked=[row.name for row in mine if row.kind == ASKED],
        asking=list(db.scalars(into.order_by(p.name))),
        blocked=[
            Blocked(row.id, row.name, row.account is None) for row in mine if row.kind == BLOCKED
        ],
    )


def relation_to(db: Connection, me: str, other: str) -> Relation:
    """The person's relation to another person."""
    if has(db, me, other, BLOCKED):
        return "blocked"
    if has(db, me, other, FRIEND):
        return "friend"
    if has(db, me, other, ASKED):
        return "asked"
    return "asking" if has(db, other, me, ASKED) else ""


def become(db: Connection, guest: str, account: str) -> None:
    """Passes the relations of a guest to an account, without duplicates."""
    rows = db.execute(select(relations).where(or_(r.person == guest, r.other == guest)))
    found = rows.mappings().all()
    db.execute(delete(relations).where(or_(r.person == guest, r.other == guest)))
    for row in found:
        new = {key: account if value == guest else value for key, value in row.items()}
        between = (new["person"], new["other"])
        if len(set(between)) == 2 and not has(db, *between, new["kind"]):
            db.execute(insert(relations), new)


class Relations:
    """Friends and blocks of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def blockers_of(self, person: str) -> set[str]:
        """The people who have blocked this one."""
        which = {"person": person}
        return set(await self.database.read(lambda db: db.scalars(BLOCKERS, which).all()))

    async def hidden_chat(self, person: str, table: str) -> set[int]:
        """The numbers of the chat messages at a table by people whom this one has blocked."""
        c = schema.chat.c
        blocked = select(r.other).where(r.person == person, r.kind == BLOCKED)
        query = select(c.number).where(c.table_id == table, c.person.in_(blocked))
        if not person:
            return set()
        return set(await self.database.read(lambda db: db.scalars(query).all()))
