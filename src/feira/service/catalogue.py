"""The catalogue of games, and the answer to a request for a new table."""

from msgspec import Struct

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.games import NAMES, find_game
from feira.service.answers import ChallengeInfo, GameInfo, OptionInfo
from feira.service.errors import Missing
from feira.table.live_table import LiveTable
from feira.table.plan import Plan


class NewTable(Struct):
    """A new table. The commitment is published before anybody adds a nonce."""

    id: str
    code: str
    commit: str


def games() -> list[GameInfo]:
    """All games, with their seats, options and challenges."""
    return [game_info(find_game(name)) for name in NAMES]


def check_name(game: str) -> None:
    """Refuses an unknown game."""
    if game not in NAMES:
        raise Missing(f"there is no game '{game}' (there is: {', '.join(NAMES)})")


def check_plan(plan: Plan) -> None:
    """Refuses a plan that people may not set up themselves."""
    if plan.daily:
        raise FeiraError("a daily challenge is begun with POST /api/daily/DAY/try")


def new_table(live: LiveTable) -> NewTable:
    """The answer to a request for a new table."""
    return NewTable(id=live.table.id, code=live.code, commit=live.table.commit)


def game_info(game: Game) -> GameInfo:
    """A game with its seats, options and challenges."""
    return GameInfo(
        name=game.name,
        title=game.title,
        rules=game.rules.version,
        seats=list(game.rules.seats),
        options=[
            OptionInfo(
                name=option.name,
                default=option.default,
                values=list(option.values) if option.values else None,
            )
            for option in game.rules.options
        ],
        challenges=[
            ChallengeInfo(
                key=challenge.key,
                options=dict(challenge.options),
                thresholds=list(challenge.thresholds),
            )
            for challenge in (game.campaign.challenges if game.campaign else ())
        ],
    )
