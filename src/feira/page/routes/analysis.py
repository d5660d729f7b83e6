"""The analysis board: any position by its text, moves from it, and what they are worth."""

from feira.page.router import Request, route
from feira.players.analysis import analysing
from feira.players.search import Budget
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


@route("POST", "/api/analysis/position")
async def position(request: Request) -> BoardPosition:
    """A position with its legal choices."""
    asked = request.data(PositionAsked)
    check_name(asked.game)
    return shown(open_position(asked.game, asked.position), [])


@route("POST", "/api/analysis/move")
async def move(request: Request) -> BoardPosition:
    """The position after a choice; what chance brings is drawn at random."""
    asked = request.data(Move)
    check_name(asked.game)
    position = open_position(asked.game, asked.position)
    check_chance(position, asked.choice)
    return moved(position, asked.choice)


@route("POST", "/api/analysis/moves")
async def moves(request: Request) -> Explored:
    """What every legal choice is worth: estimates with their errors."""
    asked, service = request.data(PositionAsked), request.service
    check_name(asked.game)
    position = open_position(asked.game, asked.position)
    check_seat(position)
    await service.networks.need(position.game)
    slices = analysing(position, budget=Budget(milliseconds=MILLISECONDS))
    found = await service.thinkers.think(slices)
    return Explored(simulations=found.simulations, moves=found.choices)
