"""Solo campaigns: the score sheet."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException
from msgspec import Meta, Struct

from feira.core.game import Json
from feira.table.plan import Short
from feira.web.handlers.people import known_person
from feira.web.kinds import Request
from feira.web.service import Service


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A campaign to begin: the game, and what to call it."""

    game: Short
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]


class CampaignsController(Controller):
    """Solo challenges, nine of them in a row or in any order."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @post("/", status_code=201)
    async def begin(self, data: NewCampaign, request: Request, service: Service) -> Json:
        """Begin a campaign. Its challenges are tables whose plan names it."""
        person = await known_person(request, service)
        return await service.campaigns.begin(person, data.game, data.name)

    @get("/")
    async def mine(self, request: Request, service: Service) -> list[Json]:
        """My campaigns: each challenge's result and fame, the total, the bonus, the rating."""
        return await service.campaigns.sheets(await known_person(request, service))

    @delete("/{campaign:str}")
    async def delete(self, campaign: str, request: Request, service: Service) -> None:
        """Take a campaign off my sheet. Its games stay."""
        person = await known_person(request, service)
        if not await service.campaigns.delete(person, campaign):
            raise NotFoundException("you have no such campaign")
