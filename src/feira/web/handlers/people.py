"""Guests, accounts, tokens, and the data of a person."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import select

from feira.core.types import Json
from feira.table import schema
from feira.table.commands import Resign, Stand
from feira.table.ids import new_id
from feira.table.person import Person
from feira.table.plan import Name
from feira.web.adoption import adopt
from feira.web.dependencies import Request, TheService
from feira.web.limits import SIGN_UP
from feira.web.passwords import LONGEST
from feira.web.personal_data import DELETED_NAME
from feira.web.service import Service
from feira.web.sessions import begin_session, person_of

Password = Annotated[str, Meta(max_length=LONGEST)]
STALE: Json = {"key": "stale"}


class Guest(Struct, forbid_unknown_fields=True):
    """A new guest. A name is enough to play."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Name
    password: Password


class TokenName(Struct, forbid_unknown_fields=True):
    """The name of a new token, such as that of a bot."""

    name: Name


class Me(Struct):
    """The person who sends the request."""

    id: str
    name: str
    account: bool


class NewToken(Struct):
    """A new token with its text, which no other answer has."""

    id: str
    name: str
    token: str


class TokenInfo(Struct):
    """A token without its text."""

    id: str
    name: str
    created: int


async def known_person(request: Request, service: Service) -> Person:
    """The person who sends a request; 401 if nobody is signed in."""
    person = await person_of(request, service.people)
    if not person.id:
        raise NotAuthorizedException("sign in as a guest or an account first: POST /api/guest")
    return person


async def leave_tables(service: Service, person: Person) -> None:
    """Leaves all tables of a person: a computer plays on, or the seat is free again."""
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id).where(
        t.id.in_(select(s.table_id).where(s.person == person.id)), t.state != "over"
    )
    tables = await service.database.read(lambda db: db.scalars(query).all())
    for name in tables:
        await leave_table(service, person, name)
    for live in service.authority.tables.by_id.values():
        for seat in live.table.seats:
            if seat.person == person.id:
                seat.name = DELETED_NAME


async def leave_table(service: Service, person: Person, name: str) -> None:
    """Stands up or resigns, with new versions if others act at the same time."""
    table = (await service.find_table(name)).table
    refused: Json | None = STALE
    while refused == STALE:
        leave = Stand if table.position is None else Resign
        command = leave(id=new_id(), version=table.version)
        refused = (await service.authority.do(name, person, command)).refused


class PeopleController(Controller):
    """Sign-up, sign-in, tokens and personal data."""

    path = "/api"
    tags = ("people",)

    @post("/guest", status_code=201, opt={SIGN_UP: True})
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

    @post("/account", status_code=201, opt={SIGN_UP: True})
    async def sign_up(self, data: JSONBody[Account], request: Request, service: TheService) -> Me:
        """Make an account. It keeps the games that you have played as a guest."""
        person = await person_of(request, service.people)
        person = await service.people.sign_up(person, data.name, data.password)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @post("/login", status_code=200, opt={SIGN_UP: True})
    async def sign_in(self, data: JSONBody[Account], request: Request, service: TheService) -> Me:
        """Sign in to an account. It gets the games that you have played as a guest."""
        before = await person_of(request, service.people)
        person = await service.people.sign_in(data.name, data.password)
        if before.id and await adopt(service.database, service.authority, before, person):
            service.people.gone(before)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @post("/logout", status_code=204)
    async def sign_out(self, request: Request) -> None:
        """Sign out on this browser."""
        request.clear_session()

    @get("/me/data")
    async def export(self, request: Request, service: TheService) -> Json:
        """Everything that is stored about me."""
        return await service.people.export(await known_person(request, service))

    @delete("/me")
    async def forget(self, request: Request, service: TheService) -> None:
        """Delete me. My games stay, without my name, for those I played against."""
        person = await known_person(request, service)
        await leave_tables(service, person)
        await service.people.forget(person)
        request.clear_session()

    @get("/tokens")
    async def tokens(self, request: Request, service: TheService) -> list[TokenInfo]:
        """My tokens for bots."""
        person = await known_person(request, service)
        return [TokenInfo(**row) for row in await service.people.tokens.of(person)]

    @post("/tokens", status_code=201)
    async def new_token(
        self, data: JSONBody[TokenName], request: Request, service: TheService
    ) -> NewToken:
        """Make a token. Only this answer has its text."""
        person = await known_person(request, service)
        return NewToken(**await service.people.tokens.create(person, data.name))

    @delete("/tokens/{token:str}")
    async def delete_token(
        self, token: FromPath[str], request: Request, service: TheService
    ) -> None:
        """Delete a token."""
        person = await known_person(request, service)
        if not await service.people.tokens.delete(person, token):
            raise NotFoundException("you have no such token")
