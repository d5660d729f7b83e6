"""Rematches of finished games."""

from litestar import post
from litestar.params import FromPath

from feira.service.rematch import Rematch, rematch_answer, rematch_seat
from feira.table.log import Rematched
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished
from feira.web.limits import address_of
from feira.web.quotas import COMMANDS
from feira.web.rematches import rematch


@post("/api/tables/{table:str}/rematch", status_code=201, tags=["tables"])
async def ask_for_rematch(table: FromPath[str], request: Request, service: TheService) -> Rematch:
    """Ask for a rematch: the same plan with everybody one seat further. Then `sit` there."""
    person, address = await known_person(request, service), address_of(request)
    service.quotas.take(COMMANDS, person, address)
    before = (await finished(service, table)).table
    seat = rematch_seat(before, person.id)
    live = await rematch(service, before, person, address)
    await service.authority.note(table, Rematched(table=live.table.id), key="rematch")
    return rematch_answer(live, seat)
