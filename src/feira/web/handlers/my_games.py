"""Your games in one list, with their last positions."""

from typing import Annotated

from litestar import get
from litestar.params import FromQuery, QueryParameter

from feira.service.my_games import MOST, MyGames, Show, Wanted
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.my_games import my_games

LONGEST_SEARCH = 40  # characters


@get("/api/me/games", tags=("tables",))
async def list_my_games(
    request: Request,
    service: TheService,
    *,
    show: FromQuery[Show] = "all",
    game: Annotated[str, QueryParameter(max_length=32)] = "",
    solo: FromQuery[bool] = False,
    text: Annotated[str, QueryParameter(max_length=LONGEST_SEARCH)] = "",
    offset: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0,
) -> MyGames:
    """Your games, those that wait for you first; `text` is part of the name of another player."""
    person = await known_person(request, service)
    wanted = Wanted(show=show, game=game, solo=solo, text=text.strip(), offset=offset)
    return await my_games(service, person.id, wanted)
