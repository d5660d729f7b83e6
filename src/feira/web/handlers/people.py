"""Who one is: guests, accounts, tokens, and one's own data."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import select

from feira.core.game import Json
from feira.table import schema
from feira.table.authority import new_id
from feira.table.commands import Resign, Stand
from feira.table.plan import Name
from feira.table.table import Person
from feira.web.adoption import adopt
from feira.web.kinds import Request, TheService
from feira.web.service import Service
from feira.web.sessions import begin_session, person_of

LIMITED = "limited"  # option of handlers that one address may use so often in an hour
Password = Annotated[str, Meta(max_length=256)]


class Guest(Struct, forbid_unknown_fields=True):
    """A name is enough to play."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class TokenName(Struct, forbid_unknown_fields=True):
    """What a token is for."""

    name: Name


class Me(Struct):
    """Who one is."""

    id: str
    name: str
    account: bool


class NewToken(Struct):
    """A token, shown once."""

    id: str
    name: str
    token: str


class TokenInfo(Struct):
    """A token without itself."""

    id: str
    name: str
    created: int


async def known_person(request: Request, service: Service) -> Person:
    """Who asks; somebody has to."""
    person = await person_of(request, service.people)
    if not person.id:
        raise NotAuthorizedException("say who you are first: POST /api/guest")
    return person


async def leave_tables(service: Service, person: Person) -> None:
    """Others need not wait for who is no more: a computer plays on, or the seat is free again."""
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id).where(
        t.id.in_(select(s.table_id).where(s.person == person.id)), t.state != "over"
    )
    tables = await service.database.read(lambda db: db.scalars(query).all())
    for name in tables:
        await leave_table(service, person, name)
    for opened in service.authority.open_tables.values():
        for seat in opened.table.seats:
            if seat.person == person.id:
                seat.name = "?"


async def leave_table(service: Service, person: Person, name: str) -> None:
    """Gets up or resigns, even while others act."""
    table = (await service.open_table(name)).table
    refused: Json | None = {"key": "stale"}
    while refused == {"key": "stale"}:
        leave = Stand if table.position is None else Resign
        command = leave(id=new_id(), version=table.version)
        refused = (await service.authority.do(name, person, command)).refused


class PeopleController(Controller):
    """Identity."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=201, opt={LIMITED: True})
    async def guest(self, data: JSONBody[Guest], request: Request, service: TheService) -> Me:
        """Begin to play under a name, without an account."""
        person = await service.people.guest(data.name)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=False)

    @get("/me")
    async def me(self, request: Request, service: TheService) -> Me | None:
        """Who am I?"""
        person = await person_of(request, service.people)
        known = await service.people.find(person.id) if person.id else None
        if known is None:
            return None
        return Me(id=known["id"], name=known["name"], account=known["account"] is not None)

    @post("/account", status_code=201, opt={LIMITED: True})
    async def sign_up(self, data: JSONBody[Account], request: Request, service: TheService) -> Me:
        """Make an account; what one has played as a guest is kept."""
        person = await person_of(request, service.people)
        person = await service.people.sign_up(person, data.name, data.password)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @post("/login", status_code=200, opt={LIMITED: True})
    async def sign_in(self, data: JSONBody[Account], request: Request, service: TheService) -> Me:
        """Be an account on this browser; what one has played as a guest is the account's."""
        before = await person_of(request, service.people)
        person = await service.people.sign_in(data.name, data.password)
        if before.id and await adopt(service.database, service.authority, before, person):
            service.people.gone(before)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @post("/logout", status_code=204)
    async def sign_out(self, request: Request) -> None:
        """Be nobody on this browser."""
        request.clear_session()

    @get("/me/data")
    async def export(self, request: Request, service: TheService) -> Json:
        """Everything that is kept about me."""
        return await service.people.export(await known_person(request, service))

    @delete("/me")
    async def forget(self, request: Request, service: TheService) -> None:
        """Delete me. Games stay with those I played against, without my name leading there."""
        person = await known_person(request, service)
        await leave_tables(service, person)
        await service.people.forget(person)
        request.clear_session()

    @get("/tokens")
    async def tokens(self, request: Request, service: TheService) -> list[TokenInfo]:
        """My tokens for bots."""
        person = await known_person(request, service)
        return [TokenInfo(**row) for row in await service.people.tokens_of(person)]

    @post("/tokens", status_code=201)
    async def new_token(
        self, data: JSONBody[TokenName], request: Request, service: TheService
    ) -> NewToken:
        """A new token. It is shown this once."""
        person = await known_person(request, service)
        return NewToken(**await service.people.new_token(person, data.name))

    @delete("/tokens/{token:str}")
    async def delete_token(
        self, token: FromPath[str], request: Request, service: TheService
    ) -> None:
        """End a token."""
        person = await known_person(request, service)
        if not await service.people.delete_token(person, token):
            raise NotFoundException("you have no such token")
