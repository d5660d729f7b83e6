"""Guests, accounts, tokens, and the data of a person."""

import logging
from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.exceptions import (
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
)
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import select

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.commands import Resign, Stand
from feira.table.ids import new_id
from feira.table.names import Name
from feira.table.person import Person
from feira.table.unavailable import Unavailable
from feira.web.adoption import adopt
from feira.web.attempts import SIGN_UP
from feira.web.bans import Ban
from feira.web.dependencies import Connection, Request, TheService
from feira.web.exports import exported
from feira.web.limits import address_of
from feira.web.passwords import LONGEST
from feira.web.quotas import COMMANDS, REQUESTS
from feira.web.scopes import ACCOUNT, PLAY, READ, SCOPE, Scope
from feira.web.service import Service
from feira.web.sessions import begin_session, even_banned, person_of

log = logging.getLogger("feira.web")

Password = Annotated[str, Meta(max_length=LONGEST)]
Label = Annotated[
    str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f-\x9f,#]*$(?!\n)")
]
Scopes = Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=3)]
STALE: Json = {"key": "stale"}


class Guest(Struct, forbid_unknown_fields=True):
    """A new guest. A name is enough to play."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Name
    password: Password


class TokenName(Struct, forbid_unknown_fields=True):
    """The name of a new token, such as that of a bot, and what it may do."""

    name: Label
    scopes: Scopes = (PLAY, READ)


class Me(Struct, omit_defaults=True):
    """The person who sends the request."""

    id: str
    name: str
    account: bool
    banned: Ban | None = None


class NewToken(Struct):
    """A new token with its text, which cannot be read again."""

    id: str
    name: str
    token: str
    scopes: list[Scope]


class TokenInfo(Struct):
    """A token without its text."""

    id: str
    name: str
    created: int
    scopes: list[Scope]


async def known_person(request: Request, service: Service) -> Person:
    """The person who sends a request; 401 if nobody is signed in, 403 if they are banned."""
    person = await owner_of_data(request, service)
    service.people.bans.check(person.id)
    return person


async def changing_person(request: Request, service: Service) -> Person:
    """The person who changes some of their own data, within the quota of commands."""
    person = await known_person(request, service)
    service.quotas.take(COMMANDS, person, address_of(request))
    return person


async def owner_of_data(request: Request, service: Service) -> Person:
    """The person who sends a request, even if banned: they can still access their data."""
    person = await even_banned(request, service.people)
    if not person.id:
        raise NotAuthorizedException("sign in as a guest or an account first: POST /api/guest")
    return person


def no_token(connection: Connection, _handler: object) -> None:
    """Refuses a token whatever its scopes: some requests need a signed-in browser.

    Otherwise a stolen token could make others that outlive it, take a guest over by setting a
    password, or delete the account.
    """
    if "authorization" in connection.headers:
        raise PermissionDeniedException("a token cannot do this: sign in on the page")


async def leave_tables(service: Service, person: Person) -> None:
    """Leaves all tables of a person: a computer plays on, or the seat is free again."""
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id).where(
        t.id.in_(select(s.table_id).where(s.person == person.id)), t.state != "over"
    )
    tables = await service.database.read(lambda db: db.scalars(query).all())
    for name in tables:
        try:
            await leave_table(service, person, name)
        except Unavailable:
            raise
        except FeiraError as error:  # under older rules or damaged: nobody can play there any more
            log.warning("%s cannot be left: %s", name, error)


async def leave_table(service: Service, person: Person, name: str) -> None:
    """Stands up or resigns, and retries with new versions if others act at the same time."""
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
        """The person who sends the request."""
        person = await even_banned(request, service.people)
        known = await service.people.find(person.id) if person.id else None
        if known is None:
            return None
        return Me(
            id=known["id"],
            name=known["name"],
            account=known["account"] is not None,
            banned=service.people.bans.of(person.id),
        )

    @post("/account", status_code=201, opt={SIGN_UP: True}, guards=[no_token])
    async def sign_up(self, data: JSONBody[Account], request: Request, service: TheService) -> Me:
        """Make an account. It keeps the games that you have played as a guest."""
        person = await person_of(request, service.people)
        person = await service.people.sign_up(person, data.name, data.password)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @post("/login", status_code=200, opt={SIGN_UP: True}, guards=[no_token])
    async def sign_in(self, data: JSONBody[Account], request: Request, service: TheService) -> Me:
        """Sign in to an account. It gets the games that you have played as a guest."""
        before = await person_of(request, service.people)
        person = await service.people.sign_in(data.name, data.password)
        service.people.bans.check(person.id)
        if before.id and await adopt(service.database, service.authority, before, person):
            service.people.live_sessions.end(before.id)
        begin_session(request, person)
        return Me(id=person.id, name=person.name, account=True)

    @post("/logout", status_code=204)
    async def sign_out(self, request: Request) -> None:
        """Sign out on this browser."""
        request.clear_session()

    @get("/me/data", opt={SCOPE: ACCOUNT})
    async def export(self, request: Request, service: TheService) -> Response[Json]:
        """Everything that is stored about you."""
        person = await owner_of_data(request, service)
        return await exported(service, person, address_of(request))

    @delete("/me", guards=[no_token])
    async def forget(self, request: Request, service: TheService) -> None:
        """Delete yourself. Your games stay, without your name, for those you played against."""
        person = await owner_of_data(request, service)
        await leave_tables(service, person)
        await service.people.forget(person)
        request.clear_session()

    @get("/tokens", guards=[no_token])
    async def tokens(self, request: Request, service: TheService) -> list[TokenInfo]:
        """Your tokens for bots."""
        person = await known_person(request, service)
        return [TokenInfo(**row) for row in await service.people.tokens.of(person)]

    @post("/tokens", status_code=201, guards=[no_token])
    async def new_token(
        self, data: JSONBody[TokenName], request: Request, service: TheService
    ) -> NewToken:
        """Make a token. Its text cannot be read again."""
        person = await known_person(request, service)
        service.quotas.take(REQUESTS, person, address_of(request))
        unique = tuple(dict.fromkeys(data.scopes))
        return NewToken(**await service.people.tokens.create(person, data.name, unique))

    @delete("/tokens/{token:str}", guards=[no_token])
    async def delete_token(
        self, token: FromPath[str], request: Request, service: TheService
    ) -> None:
        """Delete a token."""
        person = await known_person(request, service)
        service.quotas.take(REQUESTS, person, address_of(request))
        if not await service.people.tokens.delete(person, token):
            raise NotFoundException("you have no such token")
