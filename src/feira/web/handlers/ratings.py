"""Ratings: one's own, another's, and those of the people at a table."""

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from feira.core.game import Json
from feira.web.handlers.people import known_person
from feira.web.handlers.tables import found
from feira.web.kinds import Request
from feira.web.service import Service


class Rated(Struct):
    """A person with their ratings."""

    name: str
    ratings: list[Json]


class RatingsController(Controller):
    """What people are worth at each game."""

    path = "/api"
    tags = ("ratings",)

    @get("/me/ratings")
    async def mine(self, request: Request, service: Service) -> list[Json]:
        """My ratings."""
        return await service.ratings.of((await known_person(request, service)).id)

    @get("/people/{person:str}/ratings")
    async def of(self, person: str, service: Service) -> Rated:
        """Somebody's ratings."""
        known = await service.people.find(person)
        if known is None:
            raise NotFoundException("there is no such person")
        return Rated(name=known["name"], ratings=await service.ratings.of(person))

    @get("/tables/{table:str}/ratings")
    async def at(self, table: str, service: Service) -> list[Json | None]:
        """The ratings of the people at a table, by seat."""
        return await service.ratings.at((await found(service, table)).table)
