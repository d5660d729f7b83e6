"""A rematch of a game that is over."""

from litestar import post
from litestar.exceptions import HTTPException, PermissionDeniedException
from msgspec import Struct

from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished
from feira.web.kinds import Request
from feira.web.rematches import moved, rematch, seat_of
from feira.web.service import Service, tell


class Rematch(Struct):
    """The new table, the same for all who ask, and the seat that is meant for who asks."""

    id: str
    code: str
    commit: str
    seat: int


@post("/api/tables/{table:str}/rematch", status_code=201, tags=["tables"])
async def ask_for_rematch(table: str, request: Request, service: Service) -> Rematch:
    """Play once more: the same plan, everybody one seat on. Then take your seat: `sit`."""
    person = await known_person(request, service)
    before = (await finished(service, table)).table
    seat = seat_of(before, person.id)
    if seat is None:
        raise PermissionDeniedException("you did not sit at this table")
    if before.plan.campaign:
        raise HTTPException("a challenge is played once in a campaign", status_code=409)
    opened = await rematch(service.authority, service.database, before, person.id)
    tell(await service.open_table(table), {"kind": "rematch", "table": opened.table.id})
    return Rematch(
        id=opened.table.id,
        code=opened.code,
        commit=opened.table.commit,
        seat=moved(seat, len(before.seats)),
    )
