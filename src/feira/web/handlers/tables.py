"""One table: see it, send commands without a socket, and get its chat and record."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from feira.core.record import write
from feira.service.answers import TableId
from feira.service.record_texts import MOST_BYTES
from feira.service.shapes import Event, Snapshot
from feira.table.commands import MOST_NUMBER, Command
from feira.table.live_table import LiveTable
from feira.table.moving import MovingGame
from feira.table.refused import Refused
from feira.table.store import ChatMessage
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.limits import address_of
from feira.web.moved_tables import take_over
from feira.web.quotas import COMMANDS
from feira.web.readers import reader_of
from feira.web.service import Service
from feira.web.sessions import person_of

JSON = "application/json"


# The handler returns encoded JSON, so OpenAPI needs its type here.
SNAPSHOT = ResponseSpec(Snapshot, generate_examples=False, description="The table as I see it")


class Done(Struct):
    """The version that a command led to, or why it was refused."""

    version: int
    refused: Event | None = None


async def found(service: Service, table: str) -> LiveTable:
    """The table, or 404."""
    try:
        return await service.find_table(table)
    except Refused:
        raise NotFoundException("there is no such table", extra={"code": "no-table"}) from None


class TablesController(Controller):
    """One table, running or finished."""

    path = "/api"
    tags = ("tables",)

    @get("/tables/{table:str}", responses={200: SNAPSHOT})
    async def one(
        self, table: FromPath[str], request: Request, service: TheService
    ) -> Response[bytes]:
        """A table as you see it."""
        person = await person_of(request, service.people)
        live = await found(service, table)
        snapshot = service.authority.snapshot(live, person.id, previews=True)
        return Response(snapshot, media_type=JSON)

    @post("/tables/taken-over", status_code=201, request_max_body_size=MOST_BYTES)
    async def take_over(
        self, data: JSONBody[MovingGame], request: Request, service: TheService
    ) -> TableId:
        """Continue a game here that began on your device. Sent twice, it makes one table."""
        person = await known_person(request, service)
        await service.ready.wait()
        return TableId(id=await take_over(service, data, person, address_of(request)))

    @post("/tables/{table:str}/commands", status_code=200)
    async def command(
        self, table: FromPath[str], data: JSONBody[Command], request: Request, service: TheService
    ) -> Response[Done]:
        """Send a command, without a socket."""
        person, address = await known_person(request, service), address_of(request)
        service.quotas.take(COMMANDS, person, address)
        live = await found(service, table)
        result = await service.do(live.table.id, person, data, address)
        done = Done(version=result.version, refused=result.refused)
        return Response(done, status_code=200 if result.refused is None else 409)

    @get("/tables/{table:str}/chat")
    async def chat(
        self,
        table: FromPath[str],
        request: Request,
        service: TheService,
        after: Annotated[int, QueryParameter(ge=0, le=MOST_NUMBER - 1)] = 0,
    ) -> list[ChatMessage]:
        """The last 200 chat messages after a number, without those of people you have blocked."""
        person = await reader_of(request, service)
        live = await found(service, table)
        messages = await service.store.chat(live.table.id, after, person.id)
        hidden = await service.relations.hidden_chat(person.id, live.table.id)
        return [message for message in messages if message.number not in hidden]

    @get("/tables/{table:str}/record", media_type="text/plain")
    async def record(
        self, table: FromPath[str], request: Request, service: TheService
    ) -> Response[str]:
        """The game so far as a `.feira` file. It has the secret when the game is over."""
        live = await found(service, table)
        text = await service.replaying.run(address_of(request), write, live.table.record())
        name = f"{live.table.game.name}-{live.table.id}.feira"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
