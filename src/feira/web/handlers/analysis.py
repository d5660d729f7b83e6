"""The analysis board: any position by its text, moves from it, and their values.

Nothing is stored. A position is its text, so a URL can contain it.
"""

from litestar import Controller, post
from litestar.params import JSONBody

from feira.core.position import Position
from feira.service.analysis_board import (
    MILLISECONDS,
    BoardPosition,
    Explored,
    Move,
    PositionAsked,
    check_chance,
    check_seat,
    moved,
    shown,
)
from feira.service.catalogue import check_name
from feira.service.open_positions import open_position
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.limits import address_of
from feira.web.quotas import HINTS, PUZZLES
from feira.web.rated_play import check_position
from feira.web.service import Service


class AnalysisController(Controller):
    """Any position, and the values of its moves."""

    path = "/api/analysis"
    tags = ("analysis",)

    @post("/position", status_code=200)
    async def position(
        self, data: JSONBody[PositionAsked], request: Request, service: TheService
    ) -> BoardPosition:
        """A position with its legal choices."""
        position = await allowed(service, request, data.game, data.position, PUZZLES)
        return await service.replaying.run(address_of(request), shown, position, [])

    @post("/move", status_code=200)
    async def move(
        self, data: JSONBody[Move], request: Request, service: TheService
    ) -> BoardPosition:
        """The position after a choice; what chance brings is drawn at random."""
        position = await allowed(service, request, data.game, data.position, PUZZLES)
        check_chance(position, data.choice)
        return await service.replaying.run(address_of(request), moved, position, data.choice)

    @post("/moves", status_code=200)
    async def moves(
        self, data: JSONBody[PositionAsked], request: Request, service: TheService
    ) -> Explored:
        """The values of all legal choices: estimates with standard errors."""
        from feira.players.analysis import analyse
        from feira.players.search import Budget

        position = await allowed(service, request, data.game, data.position, HINTS)
        check_seat(position)
        person, whole = await known_person(request, service), Budget(milliseconds=MILLISECONDS)
        found = await service.thinkers.run(
            person.id, lambda share, at: analyse(at, budget=whole.part(share)), position
        )
        return Explored(simulations=found.simulations, moves=found.choices)


async def allowed(service: Service, request: Request, game: str, text: str, quota: str) -> Position:
    """The position, if it may be analysed; 404, 400 or 409 if not."""
    check_name(game)
    person = await known_person(request, service)
    service.quotas.take(quota, person, address_of(request))
    await service.ready.wait()
    position = await service.replaying.run(address_of(request), open_position, game, text)
    await check_position(service, person.id, position)
    return position
