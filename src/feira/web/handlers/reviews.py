"""Reviews: what every choice of a game gave away, computed in the background."""

from typing import Literal

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from feira.core.game import Json
from feira.web.answers import Reviewed
from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished, found_record, kept_record
from feira.web.handlers.tables import found
from feira.web.kinds import Request, TheService


class Review(Struct):
    """A review: how far it is, in choices, and when it is done, what was found."""

    state: Literal["running", "done", "none"]
    done: int
    of: int
    review: list[Reviewed] | None


def told(state: Json) -> Response[Review]:
    """How a review stands: 202 while there is something to wait for."""
    return Response(Review(**state), status_code=200 if state["state"] == "done" else 202)


class ReviewsController(Controller):
    """Whole games, choice by choice."""

    path = "/api"
    tags = ("reviews",)

    @post("/tables/{table:str}/review", status_code=202)
    async def start(
        self, table: FromPath[str], request: Request, service: TheService
    ) -> Response[Review]:
        """Review a game that is over. 202: it has begun; 200: it is done."""
        await known_person(request, service)
        opened = await finished(service, table)
        return told(await service.reviews.start(opened.table.id, opened.table.record()))

    @get("/tables/{table:str}/review")
    async def state(self, table: FromPath[str], service: TheService) -> Review:
        """How far the review of a table is."""
        opened = await found(service, table)
        return Review(**await service.reviews.state(opened.table.id))

    @post("/records/{record:str}/review", status_code=202)
    async def start_record(
        self, record: FromPath[str], request: Request, service: TheService
    ) -> Response[Review]:
        """Review a record. 202: it has begun; 200: it is done."""
        await known_person(request, service)
        kept = await kept_record(service, record)
        return told(await service.reviews.start(record, kept))

    @get("/records/{record:str}/review")
    async def record_state(self, record: FromPath[str], service: TheService) -> Review:
        """How far the review of a record is."""
        await found_record(service, record)
        return Review(**await service.reviews.state(record))
