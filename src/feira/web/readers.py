"""Who reads what anybody may read. Reads of the database are counted, also of who is nobody yet."""

from feira.table.person import Person
from feira.web.dependencies import Request
from feira.web.limits import address_of
from feira.web.quotas import READS
from feira.web.service import Service
from feira.web.sessions import person_of


async def reader_of(request: Request, service: Service) -> Person:
    """The person who reads, or `ANONYMOUS`; `TooMany` if it is too often."""
    person = await person_of(request, service.people)
    service.quotas.take(READS, person, address_of(request))
    return person
