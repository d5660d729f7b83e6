"""Records: bring one, look back at any game step by step, and check its dice."""

import asyncio
from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, QueryParameter

from feira.core.game import Json
from feira.core.record import Record
from feira.table.authority import Open
from feira.web.answers import About, Kept, Proved, shaped
from feira.web.handlers.people import known_person
from feira.web.handlers.tables import found
from feira.web.kinds import Request, TheService
from feira.web.records import MOST_BYTES, read_record
from feira.web.replays import steps_of
from feira.web.service import Service
from feira.web.shapes import Step


@dataclass
class RecordText(Operation):
    """For OpenAPI: the body is the text of a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


async def found_record(service: Service, record: str) -> Json:
    """The kept record with its text, or 404."""
    kept = await service.records.find(record)
    if kept is None:
        raise NotFoundException("there is no such record")
    return kept


async def kept_record(service: Service, record: str) -> Record:
    """The record itself, once the rules are there."""
    kept = await found_record(service, record)
    await service.ready.wait()
    return await asyncio.to_thread(read_record, kept["text"].encode())


async def finished(service: Service, table: str) -> Open:
    """A table whose game is over; else 409."""
    opened = await found(service, table)
    if opened.table.state != "over":
        raise HTTPException("the game is not over", status_code=409)
    return opened


class RecordsController(Controller):
    """Games that were played."""

    path = "/api"
    tags = ("records",)

    @post(
        "/records",
        status_code=201,
        request_max_body_size=MOST_BYTES,
        operation_class=RecordText,
    )
    async def bring(self, request: Request, service: TheService) -> About:
        """Keep a record: the body is the text of a `.feira` file. It is checked in full."""
        person = await known_person(request, service)
        data = await request.body()
        await service.ready.wait()
        return shaped(await service.records.keep(person, data), About)

    @get("/me/records")
    async def mine(
        self,
        request: Request,
        service: TheService,
        before: Annotated[int, QueryParameter(ge=0, le=1 << 60)] = 1 << 60,
    ) -> list[About]:
        """My records, the latest first; `before` a time, for more of them."""
        kept = await service.records.of(await known_person(request, service), before)
        return shaped(kept, list[About])

    @get("/records/{record:str}")
    async def one(self, record: FromPath[str], service: TheService) -> Kept:
        """A record: what it is about, and its text."""
        return shaped(await found_record(service, record), Kept)

    @delete("/records/{record:str}")
    async def delete(self, record: FromPath[str], request: Request, service: TheService) -> None:
        """Delete a record of mine."""
        person = await known_person(request, service)
        if not await service.records.delete(person, record):
            raise NotFoundException("you have no such record")

    @get("/records/{record:str}/steps")
    async def steps(self, record: FromPath[str], service: TheService) -> list[Step]:
        """All choices of a record, with what they made happen."""
        return await asyncio.to_thread(steps_of, await kept_record(service, record))

    @get("/tables/{table:str}/steps")
    async def table_steps(self, table: FromPath[str], service: TheService) -> list[Step]:
        """All choices at a table so far, with what they made happen."""
        opened = await found(service, table)
        return await asyncio.to_thread(steps_of, opened.table.record())

    @post(
        "/verify",
        status_code=200,
        request_max_body_size=MOST_BYTES,
        operation_class=RecordText,
    )
    async def verify(self, request: Request, service: TheService) -> Proved:
        """Check the dice of a record: the body is its text. Says how many outcomes were checked."""
        data = await request.body()
        await service.ready.wait()
        record = await service.records.check(data)
        return Proved(outcomes=await service.records.proved(record))

    @get("/tables/{table:str}/verify")
    async def verify_table(self, table: FromPath[str], service: TheService) -> Proved:
        """Check the dice of a game that is over. Says how many outcomes were checked."""
        opened = await finished(service, table)
        return Proved(outcomes=await service.records.proved(opened.table.record()))
