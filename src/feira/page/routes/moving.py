"""Moves a game of this page to a server: exports it, and ends it here."""

from typing import Annotated

from msgspec import Meta, Struct

from feira.page.router import NOTHING, Request, route
from feira.table.log import Closed
from feira.table.moving import MovingGame, moving


class MovedTo(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of the server that continues the game."""

    table: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9]+$(?!\n)")]


@route("GET", "/api/tables/{table}/moving")
async def game(request: Request) -> MovingGame:
    """A running game as a server takes it over."""
    return moving((await request.service.found(request.path["table"])).table)


@route("POST", "/api/tables/{table}/moved", NOTHING)
async def moved(request: Request) -> None:
    """End a game here that a server has taken over. The reason is the id of its new table."""
    service, to = request.service, request.data(MovedTo)
    live = await service.found(request.path["table"])
    await service.authority.note(live.table.id, Closed(why=to.table), key="moved")
