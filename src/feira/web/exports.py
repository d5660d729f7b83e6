"""Exports of personal data: a few an hour, one at a time for each person, streamed in pieces."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any

from litestar import MediaType, Response
from litestar.response import Stream

from feira.table.person import Person
from feira.web.personal_export import export
from feira.web.quotas import EXPORTS
from feira.web.service import Service


async def exported(service: Service, person: Person, address: str) -> Response[Any]:
    """Everything that is stored about a person; `TooMany` if it is requested too often."""
    pieces = taking_turns(service, person, address)
    first = await anext(pieces)  # so that an error of the database becomes an error response

    async def whole() -> AsyncIterator[bytes]:
        async with aclosing(pieces):
            yield first
            async for piece in pieces:
                yield piece

    return Stream(whole(), media_type=MediaType.JSON)


async def taking_turns(service: Service, person: Person, address: str) -> AsyncGenerator[bytes]:
    """The pieces of an export, during which the person can start no other."""
    held, name = service.quotas.held[EXPORTS], f"export {person.id}"
    held.hold([(f"person {person.id}", 1)], name)
    try:
        service.quotas.take(EXPORTS, person, address)
        async for piece in export(service.database, person.id):
            yield piece
    finally:
        held.release(name)
