"""Records: upload one, replay any game step by step, and verify its dice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litestar import Controller, Response, delete, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath

from feira.core.record import Record
from feira.core.types import Json
from feira.service.answers import About, Proved, RecordWithText, shaped
from feira.service.record_texts import MOST_BYTES, read_record
from feira.service.replays import steps_of
from feira.service.shapes import Step
from feira.table.live_table import LiveTable
from feira.web.dependencies import Request, TheService
from feira.web.errors import RECORD
from feira.web.handlers.lobby import LATEST, Before
from feira.web.handlers.people import changing_person, known_person
from feira.web.handlers.tables import found
from feira.web.limits import address_of
from feira.web.quotas import RECORDS
from feira.web.readers import reader_of
from feira.web.replaying import json_answer
from feira.web.service import Service
from feira.web.sessions import person_of


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


async def stored_record(service: Service, record: str, request: Request) -> Record:
    """A stored record, parsed once the rules are compiled; or 404."""
    row = await found_record(service, record)
    await service.ready.wait()
    return await service.replaying.run(address_of(request), read_record, row["text"].encode())


async def replayed(
    service: Service, record: str, request: Request, do: Callable[[Record], Any]
) -> bytes:
    """The result of a function of a stored record, as JSON; or 404."""
    row = await found_record(service, record)
    await service.ready.wait()

    def whole() -> Any:
        return do(read_record(row["text"].encode()))

    return await service.replaying.answer(address_of(request), (record, do.__name__), whole)


async def finished(service: Service, table: str) -> LiveTable:
    """A table whose game is over, or 409."""
    live = await found(service, table)
    if live.table.state != "over" or live.table.position is None:
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
        opt={RECORD: True},
    )
    async def upload(self, request: Request, service: TheService) -> About:
        """Store a record: the body is the text of a `.feira` file. It is checked in full."""
        person, address = await known_person(request, service), address_of(request)
        service.quotas.take(RECORDS, person, address)
        data = await request.body()
        await service.ready.wait()
        return shaped(await service.records.store(person, address, data), About)

    @get("/me/records")
    async def mine(
        self,
        request: Request,
        service: TheService,
        before: Before = LATEST,
    ) -> list[About]:
        """Your records, the latest first; with `before`, older ones."""
        rows = await service.records.of(await known_person(request, service), before)
        return shaped(rows, list[About])

    @get("/records/{record:str}")
    async def one(
        self, record: FromPath[str], request: Request, service: TheService
    ) -> RecordWithText:
        """A record with its text."""
        await reader_of(request, service)
        return shaped(await found_record(service, record), RecordWithText)

    @delete("/records/{record:str}")
    async def delete(self, record: FromPath[str], request: Request, service: TheService) -> None:
        """Delete one of your records."""
        person = await changing_person(request, service)
        if not await service.records.delete(person, record):
            raise NotFoundException("you have no such record")

    @get("/records/{record:str}/steps")
    async def steps(
        self, record: FromPath[str], request: Request, service: TheService
    ) -> Response[list[Step]]:
        """All choices of a record, with the events they caused."""
        return json_answer(await replayed(service, record, request, steps_of))

    @get("/tables/{table:str}/steps")
    async def table_steps(
        self, table: FromPath[str], request: Request, service: TheService
    ) -> Response[list[Step]]:
        """All choices at a table so far, with the events they caused."""
        played = (await found(service, table)).table
        key = (table, "steps", str(played.version))
        answer = service.replaying.answer(address_of(request), key, steps_of, played.record())
        return json_answer(await answer)

    @post(
        "/verify",
        status_code=200,
        request_max_body_size=MOST_BYTES,
        operation_class=RecordText,
        opt={RECORD: True},
    )
    async def verify(self, request: Request, service: TheService) -> Proved:
        """Verify the dice of a record: the body is its text."""
        person, address = await person_of(request, service.people), address_of(request)
        service.quotas.take(RECORDS, person, address)
        data = await request.body()
        await service.ready.wait()
        record = await service.records.check(address, data)
        return Proved(outcomes=await service.records.verify(address, record))

    @get("/tables/{table:str}/verify")
    async def verify_table(
        self, table: FromPath[str], request: Request, service: TheService
    ) -> Proved:
        """Verify the dice of a finished game."""
        live = await finished(service, table)
        outcomes = await service.records.verify(address_of(request), live.table.record())
        return Proved(outcomes=outcomes)
