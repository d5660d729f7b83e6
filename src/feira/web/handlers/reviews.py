"""Reviews: what each move of a game gave away, computed in the background."""

from typing import Literal

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from feira.core.types import Json
from feira.web.answers import GameReview
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished, found_record, stored_record
from feira.web.handlers.tables import found


class Review(Struct):
    """The progress of a review, in moves of players, and what is known so far.

    While it is running, `review` has the moves that are done, or is null where another process
    runs it.
    """

    state: Literal["running", "done", "none"]
    done: int
    of: int
    review: GameReview | None


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
        await known_person(request, service)
        live = await finished(service, table)
        return answer(await service.reviews.start(live.table.id, live.table.record()))

    @get("/tables/{table:str}/review")
    async def state(self, table: FromPath[str], service: TheService) -> Review:
        """The state of the review of a table."""
        live = await found(service, table)
        return Review(**await service.reviews.state(live.table.id))

    @post("/records/{record:str}/review", status_code=202)
    async def start_record(
        self, record: FromPath[str], request: Request, service: TheService
    ) -> Response[Review]:
        """Review a record. 202: it is running; 200: it is done."""
        await known_person(request, service)
        stored = await stored_record(service, record)
        return answer(await service.reviews.start(record, stored))

    @get("/records/{record:str}/review")
    async def record_state(self, record: FromPath[str], service: TheService) -> Review:
        """The state of the review of a record."""
        await found_record(service, record)
        return Review(**await service.reviews.state(record))
