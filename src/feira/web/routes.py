"""The routes of the API, except the socket and those for operators."""

from litestar.types import ControllerRouterHandler

from feira.web.handlers.accounts import AccountsController
from feira.web.handlers.analysis import AnalysisController
from feira.web.handlers.campaigns import CampaignsController
from feira.web.handlers.daily import DailyController
from feira.web.handlers.lessons import lesson_of
from feira.web.handlers.lobby import LobbyController
from feira.web.handlers.my_games import list_my_games
from feira.web.handlers.notices import MailController, NoticesController
from feira.web.handlers.open_tables import list_open_tables
from feira.web.handlers.people import PeopleController
from feira.web.handlers.pictures import PicturesController
from feira.web.handlers.positions import PositionsController
from feira.web.handlers.profiles import ProfilesController
from feira.web.handlers.proofs import proof_of
from feira.web.handlers.puzzles import PuzzlesController
from feira.web.handlers.ratings import RatingsController
from feira.web.handlers.records import RecordsController
from feira.web.handlers.relations import RelationsController
from feira.web.handlers.rematches import ask_for_rematch
from feira.web.handlers.reviews import ReviewsController
from feira.web.handlers.tables import TablesController

ROUTES: tuple[ControllerRouterHandler, ...] = (
    PeopleController,
    AccountsController,
    TablesController,
    LobbyController,
    RatingsController,
    RecordsController,
    PositionsController,
    ReviewsController,
    CampaignsController,
    DailyController,
    NoticesController,
    MailController,
    PuzzlesController,
    PicturesController,
    AnalysisController,
    ProfilesController,
    RelationsController,
    list_my_games,
    list_open_tables,
    ask_for_rematch,
    lesson_of,
    proof_of,
)
