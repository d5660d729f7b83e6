"""The routes of the API, except the socket and those for operators."""

from litestar.types import ControllerRouterHandler

from feira.web.handlers.campaigns import CampaignsController
from feira.web.handlers.lessons import lesson_of
from feira.web.handlers.lobby import LobbyController
from feira.web.handlers.people import PeopleController
from feira.web.handlers.positions import PositionsController
from feira.web.handlers.proofs import proof_of
from feira.web.handlers.ratings import RatingsController
from feira.web.handlers.records import RecordsController
from feira.web.handlers.rematches import ask_for_rematch
from feira.web.handlers.reviews import ReviewsController
from feira.web.handlers.tables import TablesController

ROUTES: tuple[ControllerRouterHandler, ...] = (
    PeopleController,
    TablesController,
    LobbyController,
    RatingsController,
    RecordsController,
    PositionsController,
    ReviewsController,
    CampaignsController,
    ask_for_rematch,
    lesson_of,
    proof_of,
)
