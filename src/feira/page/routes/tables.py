"""Tables of this page: set one up, see it, send commands, and play again."""

from typing import Any

from msgspec import Struct

from feira.core.record import write
from feira.core.types import Json
from feira.page.router import CREATED, OK, Reply, Request, route
from feira.service.catalogue import NewTable, check_plan, new_table
from feira.service.errors import CONFLICT
from feira.service.proofs import proof_of_record
from feira.service.rematch import (
    Rematch,
    host_of,
    rematch_answer,
    rematch_plan,
    rematch_seat,
)
from feira.service.score_sheets import key_in_campaign, taken
from feira.service.unique_keys import rematch_key
from feira.table.commands import Command
from feira.table.live_table import LiveTable
from feira.table.log import Rematched
from feira.table.plan import Plan
from feira.table.refused import Refused


class Done(Struct):
    """The version that a command led to, or why it was refused."""

    version: int
    refused: Json | None = None


@route("POST", "/api/tables", CREATED)
async def create(request: Request) -> NewTable:
    """Set up a table. Then take your seat with a nonce: the `sit` command."""
    service, plan = request.service, request.data(Plan)
    check_plan(plan)
    unique = ""
    if plan.campaign:
        campaign = await service.campaign(plan.campaign)
        unique = key_in_campaign(plan, campaign.game if campaign else None)
        if (table := await service.store.with_key(unique)) is not None:
            raise taken(table)
    return new_table(await service.create(plan, unique=unique))


@route("GET", "/api/tables/{table}")
async def one(request: Request) -> bytes:
    """A table as I see it."""
    service = request.service
    live = await service.found(request.path["table"])
    return service.authority.snapshot(live, service.person.id, previews=True)


@route("POST", "/api/tables/{table}/commands")
async def command(request: Request) -> Reply:
    """Send a command, without a socket."""
    service = request.service
    asked: Any = request.data(Command)  # type: ignore[arg-type]
    live = await service.found(request.path["table"])
    result = await service.authority.do(live.table.id, service.known(), asked)
    done = Done(version=result.version, refused=result.refused)
    return Reply(done, OK if result.refused is None else CONFLICT)


@route("GET", "/api/tables/{table}/chat")
async def chat(request: Request) -> Any:
    """The chat of a table after a number."""
    live = await request.service.found(request.path["table"])
    return await request.service.store.chat(live.table.id, request.number("after"))


@route("GET", "/api/tables/{table}/ratings")
async def ratings(request: Request) -> list[None]:
    """Nobody has a rating in a page."""
    live = await request.service.found(request.path["table"])
    return [None for _ in live.table.seats]


@route("GET", "/api/tables/{table}/record")
async def record(request: Request) -> str:
    """The game so far as a `.feira` file. It has the secret when the game is over."""
    return write((await request.service.found(request.path["table"])).table.record())


@route("GET", "/api/tables/{table}/proof")
async def proof(request: Request) -> Any:
    """The secret of a finished game, and all outcomes of chance with their weights."""
    live = await request.service.finished(request.path["table"])
    return proof_of_record(live.table.record())


@route("POST", "/api/tables/{table}/rematch", CREATED)
async def rematch(request: Request) -> Rematch:
    """Ask for a rematch: the same plan with everybody one seat further. Then `sit` there."""
    service = request.service
    before = (await service.finished(request.path["table"])).table
    seat = rematch_seat(before, service.known().id)
    key = rematch_key(before.id)
    live: LiveTable
    try:
        host = host_of(before, service.known())
        live = await service.create(rematch_plan(before, host.id), unique=key)
    except Refused:  # somebody asked for it before
        known = await service.store.with_key(key)
        if known is None:
            raise
        live = await service.found(known)
    await service.authority.note(before.id, Rematched(table=live.table.id), key="rematch")
    return rematch_answer(live, seat)
