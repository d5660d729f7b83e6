"""Reviews: what each move of a game gave away, computed in the background."""

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from feira.core.types import Json
from feira.service.review_job import Review
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished, stored_record
from feira.web.handlers.tables import found
from feira.web.limits import address_of
from feira.web.quotas import owners_of
from feira.web.rated_play import check_reviewable
from feira.web.readers import reader_of


def answer(state: Json) -> Response[Review]:
    """The state of a review: 202 until it is done."""
    return Response(Review(**state), status_code=200 if state["state"] == "done" else 202)


class ReviewsController(Controller):
    """Reviews of whole games, choice by choice."""

    path = "/api"
    tags = ("reviews",)

    @post("/tables/{table:str}/review", status_code=202)
    async def start(
        self, table: FromPath[str], request: Request, service: TheService
    ) -> Response[Review]:
        """Review a finished game. 202: it is running; 200: it is done."""
        owners = owners_of(await known_person(request, service), address_of(request))
        live = await finished(service, table)
        return answer(await service.reviews.start(live.table.id, live.table.record(), owners))

    @get("/tables/{table:str}/review")
    async def state(self, table: FromPath[str], request: Request, service: TheService) -> Review:
        """The state of the review of a table."""
        await reader_of(request, service)
        live = await found(service, table)
        return Review(**await service.reviews.state(live.table.id))

    @post("/records/{record:str}/review", status_code=202)
    async def start_record(
        self, record: FromPath[str], request: Request, service: TheService
    ) -> Response[Review]:
        """Review a record. 202: it is running; 200: it is done."""
        person, address = await known_person(request, service), address_of(request)
        owners = owners_of(person, address)
        stored = await stored_record(service, record, request)
        await check_reviewable(service, person.id, address, stored)
        return answer(await service.reviews.start(record, stored, owners))

    @get("/records/{record:str}/review")
    async def record_state(
        self, record: FromPath[str], request: Request, service: TheService
    ) -> Review:
        """The state of the review of a record."""
        await reader_of(request, service)
        if not await service.records.exists(record):
            raise NotFoundException("there is no such record")
        return Review(**await service.reviews.state(record))
