"""Rematches of finished games."""

from litestar import post
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.params import FromPath
from msgspec import Struct

from feira.table.log import Rematched
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished
from feira.web.rematches import moved, rematch, seat_of


class Rematch(Struct):
    """The table of the rematch, the same for all who ask, and the seat for the sender."""

    id: str
    code: str
    commit: str
    seat: int


@post("/api/tables/{table:str}/rematch", status_code=201, tags=["tables"])
async def ask_for_rematch(table: FromPath[str], request: Request, service: TheService) -> Rematch:
    """Ask for a rematch: the same plan with everybody one seat further. Then `sit` there."""
    person = await known_person(request, service)
    before = (await finished(service, table)).table
    seat = seat_of(before, person.id)
    if seat is None:
        raise PermissionDeniedException("you had no seat at this table")
    if before.plan.campaign:
        raise HTTPException("a challenge can be played only once in a campaign", status_code=409)
    live = await rematch(service.authority, service.database, before, person.id)
    await service.authority.note(table, Rematched(table=live.table.id), key="rematch")
    return Rematch(
        id=live.table.id,
        code=live.code,
        commit=live.table.commit,
        seat=moved(seat, len(before.seats)),
    )
