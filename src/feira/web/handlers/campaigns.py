"""Solo campaigns and their score sheets."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from feira.table.plan import Short
from feira.web.answers import Sheet, shaped
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A new campaign: the game, and a name for it."""

    game: Short
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]


class CampaignsController(Controller):
    """Campaigns of solo challenges, which may be played in any order."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @post("/", status_code=201)
    async def begin(
        self, data: JSONBody[NewCampaign], request: Request, service: TheService
    ) -> Sheet:
        """Begin a campaign. Its challenges are played at tables whose plan names it."""
        person = await known_person(request, service)
        return shaped(await service.campaigns.begin(person, data.game, data.name), Sheet)

    @get("/")
    async def mine(self, request: Request, service: TheService) -> list[Sheet]:
        """The score sheets of my campaigns: results, fame, bonus and rating."""
        sheets = await service.campaigns.sheets(await known_person(request, service))
        return shaped(sheets, list[Sheet])

    @delete("/{campaign:str}")
    async def delete(self, campaign: FromPath[str], request: Request, service: TheService) -> None:
        """Delete one of my campaigns. Its games stay."""
        person = await known_person(request, service)
        if not await service.campaigns.delete(person, campaign):
            raise NotFoundException("you have no such campaign")
