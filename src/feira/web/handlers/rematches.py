"""A rematch of a game that is over."""

from litestar import post
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.params import FromPath
from msgspec import Struct

from feira.table.log import Rematched
from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished
from feira.web.kinds import Request, TheService
from feira.web.rematches import moved, rematch, seat_of


class Rematch(Struct):
    """The new table, the same for all who ask, and the seat that is meant for who asks."""

    id: str
    code: str
    commit: str
    seat: int


@post("/api/tables/{table:str}/rematch", status_code=201, tags=["tables"])
async def ask_for_rematch(table: FromPath[str], request: Request, service: TheService) -> Rematch:
    """Play once more: the same plan, everybody one seat on. Then take your seat: `sit`."""
    person = await known_person(request, service)
    before = (await finished(service, table)).table
    seat = seat_of(before, person.id)
    if seat is None:
        raise PermissionDeniedException("you did not sit at this table")
    if before.plan.campaign:
        raise HTTPException("a challenge is played once in a campaign", status_code=409)
    opened = await rematch(service.authority, service.database, before, person.id)
    await service.authority.note(table, Rematched(table=opened.table.id), once="rematch")
    return Rematch(
        id=opened.table.id,
        code=opened.code,
        commit=opened.table.commit,
        seat=moved(seat, len(before.seats)),
    )
