"""The readers of public data. Their database reads are limited, also those of visitors."""

from feira.table.person import Person
from feira.web.dependencies import Request
from feira.web.limits import address_of
from feira.web.quotas import READS
from feira.web.service import Service
from feira.web.sessions import person_of


async def reader_of(request: Request, service: Service) -> Person:
    """The person who reads, or `ANONYMOUS`; `TooMany` above the rate limit."""
    person = await person_of(request, service.people)
    service.quotas.take(READS, person, address_of(request))
    return person
