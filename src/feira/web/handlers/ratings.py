"""Ratings of a person, and of the people at a table."""

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from feira.service.answers import RatedGame, Rating, RatingAfter, shaped
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.handlers.tables import found


class Rated(Struct):
    """A person with their ratings."""

    name: str
    ratings: list[Rating]


class RatingsController(Controller):
    """Ratings, one for each person and game."""

    path = "/api"
    tags = ("ratings",)

    @get("/me/ratings")
    async def mine(self, request: Request, service: TheService) -> list[Rating]:
        """Your ratings."""
        ratings = await service.ratings.of((await known_person(request, service)).id)
        return shaped(ratings, list[Rating])

    @get("/me/ratings/history")
    async def history(self, request: Request, service: TheService) -> list[RatedGame]:
        """Your rated games, the oldest first: the rating after each of them."""
        games = await service.ratings.history((await known_person(request, service)).id)
        return shaped(games, list[RatedGame])

    @get("/people/{person:str}/ratings")
    async def of(self, person: FromPath[str], service: TheService) -> Rated:
        """The ratings of a person."""
        known = await service.people.find(person)
        if known is None:
            raise NotFoundException("there is no such person")
        ratings = await service.ratings.of(person)
        return Rated(name=known["name"], ratings=shaped(ratings, list[Rating]))

    @get("/tables/{table:str}/ratings")
    async def at(self, table: FromPath[str], service: TheService) -> list[RatingAfter | None]:
        """The ratings of the people at a table, by seat: after its game if that was rated."""
        ratings = await service.ratings.at((await found(service, table)).table)
        return shaped(ratings, list[RatingAfter | None])
