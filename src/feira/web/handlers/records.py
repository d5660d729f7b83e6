"""Records: upload one, replay any game step by step, and verify its dice."""

import asyncio
from dataclasses import dataclass

from litestar import Controller, delete, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath

from feira.core.record import Record
from feira.core.types import Json
from feira.table.live_table import LiveTable
from feira.web.answers import About, Proved, RecordWithText, shaped
from feira.web.dependencies import Request, TheService
from feira.web.handlers.lobby import LATEST, Before
from feira.web.handlers.people import known_person
from feira.web.handlers.tables import found
from feira.web.records import MOST_BYTES, read_record
from feira.web.replays import steps_of
from feira.web.service import Service
from feira.web.shapes import Step


@dataclass
class RecordText(Operation):
    """Describes for OpenAPI that the body is the text of a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


async def found_record(service: Service, record: str) -> Json:
    """The row of a stored record with its text, or 404."""
    row = await service.records.find(record)
    if row is None:
        raise NotFoundException("there is no such record")
    return row


async def stored_record(service: Service, record: str) -> Record:
    """A stored record, parsed once the rules are compiled; or 404."""
    row = await found_record(service, record)
    await service.ready.wait()
    return await asyncio.to_thread(read_record, row["text"].encode())


async def finished(service: Service, table: str) -> LiveTable:
    """A table whose game is over, or 409."""
    live = await found(service, table)
    if live.table.state != "over":
        raise HTTPException("the game is not over", status_code=409)
    return live


class RecordsController(Controller):
    """Records, and replays of games."""

    path = "/api"
    tags = ("records",)

    @post(
        "/records",
        status_code=201,
        request_max_body_size=MOST_BYTES,
        operation_class=RecordText,
    )
    async def upload(self, request: Request, service: TheService) -> About:
        """Store a record: the body is the text of a `.feira` file. It is checked in full."""
        person = await known_person(request, service)
        data = await request.body()
        await service.ready.wait()
        return shaped(await service.records.store(person, data), About)

    @get("/me/records")
    async def mine(
        self,
        request: Request,
        service: TheService,
        before: Before = LATEST,
    ) -> list[About]:
        """My records, the latest first; with `before`, those that are older."""
        rows = await service.records.of(await known_person(request, service), before)
        return shaped(rows, list[About])

    @get("/records/{record:str}")
    async def one(self, record: FromPath[str], service: TheService) -> RecordWithText:
        """A record with its text."""
        return shaped(await found_record(service, record), RecordWithText)

    @delete("/records/{record:str}")
    async def delete(self, record: FromPath[str], request: Request, service: TheService) -> None:
        """Delete one of my records."""
        person = await known_person(request, service)
        if not await service.records.delete(person, record):
            raise NotFoundException("you have no such record")

    @get("/records/{record:str}/steps")
    async def steps(self, record: FromPath[str], service: TheService) -> list[Step]:
        """All choices of a record, with the events they caused."""
        return await asyncio.to_thread(steps_of, await stored_record(service, record))

    @get("/tables/{table:str}/steps")
    async def table_steps(self, table: FromPath[str], service: TheService) -> list[Step]:
        """All choices at a table so far, with the events they caused."""
        live = await found(service, table)
        return await asyncio.to_thread(steps_of, live.table.record())

    @post(
        "/verify",
        status_code=200,
        request_max_body_size=MOST_BYTES,
        operation_class=RecordText,
    )
    async def verify(self, request: Request, service: TheService) -> Proved:
        """Verify the dice of a record: the body is its text."""
        data = await request.body()
        await service.ready.wait()
        record = await service.records.check(data)
        return Proved(outcomes=await service.records.verify(record))

    @get("/tables/{table:str}/verify")
    async def verify_table(self, table: FromPath[str], service: TheService) -> Proved:
        """Verify the dice of a finished game."""
        live = await finished(service, table)
        return Proved(outcomes=await service.records.verify(live.table.record()))
