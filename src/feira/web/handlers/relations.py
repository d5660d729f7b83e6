"""Friends, blocks, reports and invitations; and people you have played with lately."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.names import Name
from feira.table.person import Person
from feira.web import invitations, relations, reports
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import changing_person, known_person
from feira.web.invitations import Invitation
from feira.web.limits import address_of
from feira.web.quotas import REQUESTS
from feira.web.recent import Recent, recent_opponents
from feira.web.relations import Circle, Relation
from feira.web.reports import LONGEST, Reason
from feira.web.service import Service

AccountName = Annotated[str, QueryParameter(min_length=1, max_length=128)]
TableName = Annotated[str, Meta(max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Who(Struct, forbid_unknown_fields=True):
    """An account by its name."""

    name: Name


class Somebody(Struct, forbid_unknown_fields=True):
    """An account by its name, or the person on a seat at a table, also a guest."""

    name: Annotated[str, Meta(max_length=128)] = ""
    table: TableName = ""
    seat: SeatNumber = 0


class NewReport(Somebody, forbid_unknown_fields=True, kw_only=True):
    """The reason for a report. For a table, its chat is kept as evidence."""

    reason: Reason
    text: Annotated[str, Meta(max_length=LONGEST)] = ""


class RelationNow(Struct):
    """Your present relation to another person."""

    relation: Relation


class Reported(Struct):
    """A report that operators will see."""

    id: str


async def asking_person(request: Request, service: Service, *, account: bool) -> Person:
    """The person who makes a request that concerns others, within the quota."""
    person = await known_person(request, service)
    if account and not person.account:
        raise FeiraError("this takes an account")
    service.quotas.take(REQUESTS, person, address_of(request))
    return person


def found(db: Connection, somebody: Somebody) -> str:
    """The id of the person that is meant; 404 if there is none."""
    if somebody.name:
        return relations.account_named(db, somebody.name).id
    s = schema.seats.c
    query = select(s.person).where(s.table_id == somebody.table, s.seat == somebody.seat)
    person = db.scalar(query)
    if person is None:
        raise NotFoundException("nobody has this seat")
    return str(person)


class RelationsController(Controller):
    """Relations between people."""

    path = "/api"
    tags = ("people",)

    @get("/me/people")
    async def people(self, request: Request, service: TheService) -> Circle:
        """Your friends, requests and blocks."""
        me = (await known_person(request, service)).id
        return await service.database.read(lambda db: relations.circle(db, me))

    @get("/me/opponents")
    async def opponents(self, request: Request, service: TheService) -> list[Recent]:
        """Accounts you have played with lately, with the last game that you played together."""
        me = (await known_person(request, service)).id
        return await service.database.read(lambda db: recent_opponents(db, me))

    @post("/friends", status_code=200)
    async def ask(self, data: JSONBody[Who], request: Request, service: TheService) -> RelationNow:
        """Ask for friendship, or accept it."""
        me = (await asking_person(request, service, account=True)).id
        relation = await service.database.write(lambda db: relations.ask(db, me, data.name))
        return RelationNow(relation=relation)

    @delete("/friends")
    async def part(self, request: Request, service: TheService, *, name: AccountName) -> None:
        """End a friendship, decline a request, or withdraw one."""
        me = (await changing_person(request, service)).id
        await service.database.write(lambda db: relations.part(db, me, name))

    @post("/blocks", status_code=201)
    async def block(
        self, data: JSONBody[Somebody], request: Request, service: TheService
    ) -> Circle:
        """Block somebody: an account by name, or the person on a seat at a table."""
        me = (await asking_person(request, service, account=False)).id

        def do(db: Connection) -> Circle:
            relations.block(db, me, found(db, data))
            return relations.circle(db, me)

        return await service.database.write(do)

    @delete("/blocks/{block:str}")
    async def unblock(self, block: FromPath[str], request: Request, service: TheService) -> None:
        """Lift a block."""
        me = (await changing_person(request, service)).id
        await service.database.write(lambda db: relations.unblock(db, me, block))

    @post("/reports", status_code=201)
    async def report(
        self, data: JSONBody[NewReport], request: Request, service: TheService
    ) -> Reported:
        """Report somebody to the operators, with the chat of a table as evidence."""
        me = (await asking_person(request, service, account=False)).id

        def do(db: Connection) -> str:
            about = found(db, data)
            table = data.table if at_table(db, data.table, about) else ""
            return reports.report(
                db, author=me, about=about, table=table, reason=data.reason, text=data.text
            )

        return Reported(id=await service.database.write(do))

    @get("/me/invitations")
    async def invited(self, request: Request, service: TheService) -> list[Invitation]:
        """Tables where a seat is kept for you."""
        me = (await known_person(request, service)).id
        return await service.database.read(lambda db: invitations.listed(db, me))

    @delete("/me/invitations/{table:str}")
    async def decline(self, table: FromPath[str], request: Request, service: TheService) -> None:
        """Decline an invitation."""
        me = (await changing_person(request, service)).id
        await service.database.write(lambda db: invitations.decline(db, table, me))

    @post("/tables/{table:str}/invitations", status_code=204)
    async def invite(
        self, table: FromPath[str], data: JSONBody[Who], request: Request, service: TheService
    ) -> None:
        """Invite an account to your table that waits for people."""
        me = await asking_person(request, service, account=True)
        await service.database.write(lambda db: invitations.invite(db, table, me, data.name))


def at_table(db: Connection, table: str, person: str) -> bool:
    """Whether a person has a seat at a table, or has written in its chat."""
    s, c = schema.seats.c, schema.chat.c
    seated = select(s.seat).where(s.table_id == table, s.person == person)
    said = select(c.number).where(c.table_id == table, c.person == person).limit(1)
    return db.scalar(seated) is not None or db.scalar(said) is not None
