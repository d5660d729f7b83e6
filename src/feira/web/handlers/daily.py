"""The daily challenge: today, past days, the calendar, tries and practice."""

import re

from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import structs

from feira.service.answers import TableId
from feira.table.days import parse_day
from feira.web.daily.answers import DailyChallenge, DayAhead, Month, Today
from feira.web.daily.days import Day
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.limits import address_of
from feira.web.new_tables import with_place
from feira.web.quotas import COMMANDS
from feira.web.service import Service
from feira.web.sessions import person_of

MONTH = re.compile(r"\d{4}-(0[1-9]|1[0-2])")


async def found_day(service: Service, day: str) -> Day:
    """A day that is not in the future, or 404."""
    found = await service.daily.days.find(day) if parse_day(day) else None
    if found is None:
        raise NotFoundException("there is no daily challenge on this day")
    return found


class DailyController(Controller):
    """The daily challenge: the same dice and draws for everybody, and one try that counts."""

    path = "/api/daily"
    tags = ("daily",)

    @get("/")
    async def today(self, request: Request, service: TheService) -> Today:
        """Today's challenge, and the commitments for the next days."""
        person = await person_of(request, service.people)
        await service.ready.wait()
        shown = await service.daily.shown(await service.daily.days.today(), person.id)
        ahead = [DayAhead(day=d.day, commit=d.commit) for d in await service.daily.days.ahead()]
        return Today(**structs.asdict(shown), ahead=ahead)

    @get("/{day:str}")
    async def one(
        self, day: FromPath[str], request: Request, service: TheService
    ) -> DailyChallenge:
        """The challenge of a day. Once no try can count any more, it contains the secret."""
        person = await person_of(request, service.people)
        await service.ready.wait()
        return await service.daily.shown(await found_day(service, day), person.id)

    @get("/months/{month:str}")
    async def month(self, month: FromPath[str], request: Request, service: TheService) -> Month:
        """The calendar of a month, such as 2026-11, with your results."""
        if not MONTH.fullmatch(month):
            raise NotFoundException("there is no such month")
        person = await person_of(request, service.people)
        await service.ready.wait()
        return await service.daily.month(month, person.id)

    @post("/{day:str}/try", status_code=201)
    async def begin(self, day: FromPath[str], request: Request, service: TheService) -> TableId:
        """Begin or continue your one try. For a past day it enters no ranking."""
        person, address = await known_person(request, service), address_of(request)
        service.quotas.take(COMMANDS, person, address)
        await service.ready.wait()
        found = await found_day(service, day)
        making = service.daily.begin(found, person)
        return TableId(id=(await with_place(service, person, address, making)).table.id)

    @post("/{day:str}/practise", status_code=201)
    async def practise(self, day: FromPath[str], request: Request, service: TheService) -> TableId:
        """Play a day's challenge once more, without a result; today's only after your try."""
        person, address = await known_person(request, service), address_of(request)
        service.quotas.take(COMMANDS, person, address)
        await service.ready.wait()
        found = await found_day(service, day)
        making = service.daily.practise(found, person)
        return TableId(id=(await with_place(service, person, address, making)).table.id)
