"""Solo campaigns and their score sheets."""

from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from feira.service.answers import Sheet, shaped
from feira.service.score_sheets import NewCampaign, blank_sheet
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import changing_person, known_person


class CampaignsController(Controller):
    """Campaigns of solo challenges, which may be played in any order."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @post("/", status_code=201)
    async def begin(
        self, data: JSONBody[NewCampaign], request: Request, service: TheService
    ) -> Sheet:
        """Begin a campaign. Its challenges are played at tables whose plan names it."""
        person = await changing_person(request, service)
        return shaped(await service.campaigns.begin(person, data.game, data.name), Sheet)

    @get("/")
    async def mine(self, request: Request, service: TheService) -> list[Sheet]:
        """The score sheets of your campaigns: results, fame, bonus and rating."""
        sheets = await service.campaigns.sheets(await known_person(request, service))
        return shaped(sheets, list[Sheet])

    @get("/new/{game:str}")
    async def blank(self, game: FromPath[str]) -> Sheet:
        """The score sheet of a campaign that nobody has begun yet."""
        return shaped(blank_sheet(game), Sheet)

    @delete("/{campaign:str}")
    async def delete(self, campaign: FromPath[str], request: Request, service: TheService) -> None:
        """Delete one of your campaigns. Its games stay."""
        person = await changing_person(request, service)
        if not await service.campaigns.delete(person, campaign):
            raise NotFoundException("you have no such campaign")
