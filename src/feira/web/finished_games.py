"""Finished games as everybody may see them: the basis of everything that is shared."""

from litestar.exceptions import HTTPException

from feira.core.record import Record, position_after
from feira.table.ending import result_of
from feira.web.cards.sharing import Finished
from feira.web.dependencies import Request
from feira.web.handlers.records import finished, stored_record
from feira.web.limits import address_of
from feira.web.personal_data import public_names
from feira.web.service import Service


async def finished_table(service: Service, table: str) -> Finished:
    """The finished game of a table; 404 or 409 if there is none."""
    played = (await finished(service, table)).table
    return Finished(record=played.record(), names=public_names(played), result=result_of(played))


async def finished_record(service: Service, record: str, request: Request) -> Finished:
    """The finished game of a record; 404 or 409 if there is none."""
    stored = await stored_record(service, record, request)
    return await service.replaying.run(address_of(request), finished_game, stored)


def finished_game(record: Record) -> Finished:
    """The game of a record, if it is over."""
    result = position_after(record).result
    if not result["over"]:
        raise HTTPException("the game is not over", status_code=409)
    return Finished(record=record, names=record.players, result=result)
