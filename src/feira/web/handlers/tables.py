"""Tables: set up, find, join, play without a socket, look back."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import RowMapping, select

from feira.core.game import Json
from feira.core.record import write
from feira.games import NAMES, find_game
from feira.table import schema
from feira.table.authority import Open
from feira.table.commands import Command
from feira.table.database import Unavailable
from feira.table.plan import Plan
from feira.table.store import Line
from feira.table.table import Refused
from feira.web.answers import ChallengeInfo, GameInfo, OptionInfo, TableId
from feira.web.handlers.people import known_person
from feira.web.kinds import Request, TheService
from feira.web.limits import GUESSED, too_many_codes
from feira.web.service import Service
from feira.web.sessions import person_of
from feira.web.shapes import Ending, Event, PlanSeen, State, Whole

MOST_LISTED = 100
JSON = "application/json"


# It is sent as it was encoded, so its type is named here.
AS_SEEN = ResponseSpec(Whole, generate_examples=False, description="The table as I see it")


class NewTable(Struct):
    """A table that was just set up. The commitment comes before anybody adds a nonce."""

    id: str
    code: str
    commit: str


class Done(Struct):
    """What became of a command."""

    version: int
    refused: Event | None = None


class Listed(Struct):
    """A table in a list."""

    id: str
    game: str
    plan: PlanSeen
    state: State
    created: int
    ended: int | None
    result: Ending | None


async def found(service: Service, table: str) -> Open:
    """The table, or 404."""
    try:
        return await service.open_table(table)
    except Refused:
        raise NotFoundException("there is no such table") from None


class TablesController(Controller):
    """Games in progress."""

    path = "/api"
    tags = ("tables",)

    @get("/games")
    async def games(self) -> list[GameInfo]:
        """The games there are, with their seats and options."""
        return [
            GameInfo(
                name=game.name,
                title=game.title,
                rules=game.rules,
                seats=list(game.seats),
                options=[
                    OptionInfo(
                        name=option.name,
                        default=option.default,
                        values=list(option.values) if option.values else None,
                    )
                    for option in game.options
                ],
                challenges=[
                    ChallengeInfo(
                        key=challenge.key,
                        options=dict(challenge.options),
                        thresholds=list(challenge.thresholds),
                    )
                    for challenge in (game.campaign.challenges if game.campaign else ())
                ],
            )
            for game in map(find_game, NAMES)
        ]

    @post("/tables", status_code=201)
    async def create(self, data: JSONBody[Plan], request: Request, service: TheService) -> NewTable:
        """Set up a table. Then take your seat with a nonce: the `sit` command."""
        person = await known_person(request, service)
        await service.ready.wait()
        opened = await service.campaigns.new_table(service.authority, data, person)
        return NewTable(id=opened.table.id, code=opened.code, commit=opened.table.commit)

    @get("/tables")
    async def lobby(self, service: TheService) -> list[Listed]:
        """Public tables with free seats, and public games to watch."""
        t = schema.tables.c
        query = (
            select(schema.tables)
            .where(t.public.is_(True), t.state != "over")
            .order_by(t.state, t.created.desc())
            .limit(MOST_LISTED)
        )
        rows = await service.database.read(lambda db: db.execute(query).mappings().all())
        return [listed(row) for row in rows]

    @get("/me/tables")
    async def mine(
        self,
        request: Request,
        service: TheService,
        before: Annotated[int, QueryParameter(ge=0, le=1 << 60)] = 1 << 60,
    ) -> list[Listed]:
        """Tables where I sit, the latest first; `before` a time, for more of them."""
        person = await known_person(request, service)
        t, s = schema.tables.c, schema.seats.c
        query = (
            select(schema.tables)
            .where(
                t.id.in_(select(s.table_id).where(s.person == person.id)),
                t.created < before,
            )
            .order_by(t.created.desc())
            .limit(MOST_LISTED)
        )
        rows = await service.database.read(lambda db: db.execute(query).mappings().all())
        return [listed(row) for row in rows]

    @get(
        "/codes/{code:str}",
        opt={GUESSED: True},
        exception_handlers={TooManyRequestsException: too_many_codes},
    )
    async def by_code(self, code: FromPath[str], service: TheService) -> TableId:
        """The table that a short code stands for, while it has free seats."""
        t = schema.tables.c
        query = select(t.id).where(t.code == code.lower(), t.state == "open")
        table = await service.database.read(lambda db: db.scalar(query))
        if table is None:
            raise NotFoundException("there is no table with this code")
        return TableId(id=table)

    @get("/tables/{table:str}", responses={200: AS_SEEN})
    async def one(
        self, table: FromPath[str], request: Request, service: TheService
    ) -> Response[bytes]:
        """A table as I see it."""
        person = await person_of(request, service.people)
        opened = await found(service, table)
        seen = service.authority.seen(opened, person.id, previews=True)
        return Response(seen, media_type=JSON)

    @post("/tables/{table:str}/commands", status_code=200)
    async def command(
        self, table: FromPath[str], data: JSONBody[Command], request: Request, service: TheService
    ) -> Response[Done]:
        """Do something at a table: the same commands as over its socket."""
        person = await known_person(request, service)
        opened = await found(service, table)
        answer = await service.authority.do(opened.table.id, person, data)
        done = Done(version=answer.version, refused=answer.refused)
        return Response(done, status_code=200 if answer.refused is None else 409)

    @get("/tables/{table:str}/lines")
    async def lines(
        self,
        table: FromPath[str],
        service: TheService,
        after: Annotated[int, QueryParameter(ge=0, le=(1 << 31) - 1)] = 0,
    ) -> list[Line]:
        """What was said at a table."""
        opened = await found(service, table)
        return await service.store.said(opened.table.id, after)

    @get("/tables/{table:str}/record", media_type="text/plain")
    async def record(self, table: FromPath[str], service: TheService) -> Response[str]:
        """The game so far as a `.feira` file; with its secret once it is over."""
        opened = await found(service, table)
        text = await asyncio.to_thread(write, opened.table.record())
        name = f"{opened.table.game.name}-{opened.table.id}.feira"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def listed(row: RowMapping) -> Listed:
    """A table in a list; not its secret."""
    result = row["result"]
    return Listed(
        id=row["id"],
        game=row["game"],
        plan=msgspec.json.decode(row["plan"]),
        state=row["state"],
        created=row["created"],
        ended=row["ended"],
        result=None if result is None else msgspec.json.decode(result),
    )


def unhappy(_request: Request, error: Exception) -> Response[Json]:
    """Bad input is one clear line; a database that is gone is said to be so."""
    status = 503 if isinstance(error, Unavailable) else 400
    if isinstance(error, HTTPException):
        status = error.status_code
    text = error.detail if isinstance(error, HTTPException) else str(error)
    return Response({"status_code": status, "detail": text}, status_code=status)
