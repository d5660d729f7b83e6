"""Solo campaigns: the score sheet."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from feira.table.plan import Short
from feira.web.answers import Sheet, shaped
from feira.web.handlers.people import known_person
from feira.web.kinds import Request, TheService


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A campaign to begin: the game, and what to call it."""

    game: Short
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]


class CampaignsController(Controller):
    """Solo challenges, nine of them in a row or in any order."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @post("/", status_code=201)
    async def begin(
        self, data: JSONBody[NewCampaign], request: Request, service: TheService
    ) -> Sheet:
        """Begin a campaign. Its challenges are tables whose plan names it."""
        person = await known_person(request, service)
        return shaped(await service.campaigns.begin(person, data.game, data.name), Sheet)

    @get("/")
    async def mine(self, request: Request, service: TheService) -> list[Sheet]:
        """My campaigns: each challenge's result and fame, the total, the bonus, the rating."""
        sheets = await service.campaigns.sheets(await known_person(request, service))
        return shaped(sheets, list[Sheet])

    @delete("/{campaign:str}")
    async def delete(self, campaign: FromPath[str], request: Request, service: TheService) -> None:
        """Take a campaign off my sheet. Its games stay."""
        person = await known_person(request, service)
        if not await service.campaigns.delete(person, campaign):
            raise NotFoundException("you have no such campaign")
