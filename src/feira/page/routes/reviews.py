"""Reviews: what each move of a game gave away, computed while the page is open."""

from feira.core.types import Json
from feira.page.router import ACCEPTED, OK, Reply, Request, route
from feira.page.routes.records import found, stored
from feira.service.review_job import Review


def state_reply(state: Json) -> Reply:
    """The state of a review: 202 until it is done."""
    return Reply(Review(**state), OK if state["state"] == "done" else ACCEPTED)


@route("POST", "/api/tables/{table}/review")
async def start(request: Request) -> Reply:
    """Review a finished game. 202: it is running; 200: it is done."""
    table = (await request.service.finished(request.path["table"])).table
    return state_reply(await request.service.reviews.start(table.id, table.record()))


@route("GET", "/api/tables/{table}/review")
async def state(request: Request) -> Review:
    """The state of the review of a table."""
    live = await request.service.found(request.path["table"])
    return Review(**await request.service.reviews.state(live.table.id))


@route("POST", "/api/records/{record}/review")
async def start_record(request: Request) -> Reply:
    """Review a record. 202: it is running; 200: it is done."""
    record = await stored(request)
    return state_reply(await request.service.reviews.start(request.path["record"], record))


@route("GET", "/api/records/{record}/review")
async def record_state(request: Request) -> Review:
    """The state of the review of a record."""
    row = await found(request)
    return Review(**await request.service.reviews.state(row["id"]))
