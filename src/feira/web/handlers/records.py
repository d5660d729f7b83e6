"""Records: bring one, look back at any game step by step, and check its dice."""

import asyncio
from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from feira.core.game import Json
from feira.core.record import Record
from feira.table.authority import Open
from feira.web.handlers.people import known_person
from feira.web.handlers.tables import found
from feira.web.kinds import Request
from feira.web.records import MOST_BYTES, read_record
from feira.web.replays import position_after, steps_of
from feira.web.service import Service


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
    async def bring(self, request: Request, service: Service) -> Json:
        """Keep a record: the body is the text of a `.feira` file. It is checked in full."""
        person = await known_person(request, service)
        data = await request.body()
        await service.ready.wait()
        return await service.records.keep(person, data)

    @get("/me/records")
    async def mine(
        self,
        request: Request,
        service: Service,
        before: Annotated[int, Parameter(ge=0, le=1 << 60)] = 1 << 60,
    ) -> list[Json]:
        """My records, the latest first; `before` a time, for more of them."""
        return await service.records.of(await known_person(request, service), before)

    @get("/records/{record:str}")
    async def one(self, record: str, service: Service) -> Json:
        """A record: what it is about, and its text."""
        return await found_record(service, record)

    @delete("/records/{record:str}")
    async def delete(self, record: str, request: Request, service: Service) -> None:
        """Delete a record of mine."""
        person = await known_person(request, service)
        if not await service.records.delete(person, record):
            raise NotFoundException("you have no such record")

    @get("/records/{record:str}/steps")
    async def steps(self, record: str, service: Service) -> list[Json]:
        """All choices of a record, with what they made happen."""
        return await asyncio.to_thread(steps_of, await kept_record(service, record))

    @get("/records/{record:str}/positions/{number:int}")
    async def position(self, record: str, number: int, service: Service) -> Json:
        """The game after so many choices, as a spectator sees it."""
        kept = await kept_record(service, record)
        if not 0 <= number <= len(kept.choices):
            raise NotFoundException(f"the game has {len(kept.choices)} choices")
        s = await asyncio.to_thread(position_after, kept, number)
        return kept.game.view(s, None)

    @get("/tables/{table:str}/steps")
    async def table_steps(self, table: str, service: Service) -> list[Json]:
        """All choices at a table so far, with what they made happen."""
        opened = await found(service, table)
        return await asyncio.to_thread(steps_of, opened.table.record())

    @post(
        "/verify",
        status_code=200,
        request_max_body_size=MOST_BYTES,
        operation_class=RecordText,
    )
    async def verify(self, request: Request, service: Service) -> dict[str, int]:
        """Check the dice of a record: the body is its text. Says how many outcomes were checked."""
        data = await request.body()
        await service.ready.wait()
        record = await service.records.check(data)
        return {"outcomes": await service.records.proved(record)}

    @get("/tables/{table:str}/verify")
    async def verify_table(self, table: str, service: Service) -> dict[str, int]:
        """Check the dice of a game that is over. Says how many outcomes were checked."""
        opened = await finished(service, table)
        return {"outcomes": await service.records.proved(opened.table.record())}
