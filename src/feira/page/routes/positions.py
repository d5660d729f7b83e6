"""Positions of running and finished games: views, previews, outlooks, and refusals."""

from typing import Any

from feira.core.dead_ends import avoidable_risk
from feira.core.errors import FeiraError
from feira.page.router import Request, route, whole
from feira.service.answers import History, OutlookNow, Position, Reasons, Risk
from feira.service.errors import Conflict
from feira.service.positions import check_number, hides_coins, position_seen
from feira.service.reasons import MOST_CHOICES, reasons_against
from feira.service.replays import history_of, steps_of


@route("GET", "/api/tables/{table}/why")
async def why(request: Request) -> Reasons:
    """Why are these choices not legal?"""
    choices = request.query.get("choice", [])
    if not 1 <= len(choices) <= MOST_CHOICES:
        raise FeiraError(f"ask for 1 to {MOST_CHOICES} choices")
    live = await request.service.found(request.path["table"])
    return reasons_against(live.table, request.service.person, choices)


@route("GET", "/api/tables/{table}/outlook")
async def outlook(request: Request) -> OutlookNow:
    """What chance may bring next, with odds."""
    table = (await request.service.found(request.path["table"])).table
    if table.position is None:
        raise Conflict("the game has not begun")
    return OutlookNow(version=table.version, outlook=table.position.outlook())


@route("GET", "/api/tables/{table}/positions/{number}")
async def position(request: Request) -> Position:
    """The game after `number` choices, as I may see it."""
    table = (await request.service.found(request.path["table"])).table
    record, own = table.record(), table.own(request.service.person.id)
    number, over = whole(request.path["number"], "number"), table.state == "over"
    check_number(record, number)
    shown = range(record.config.seats) if over else own
    previews = shown if request.flag("previews") else ()
    return position_seen(record, number, own, previews, request.flag("outlook"), over)


@route("GET", "/api/tables/{table}/risk")
async def risk(request: Request) -> Risk:
    """The risk that a choice of mine in a game alone leaves no legal choice."""
    table = (await request.service.found(request.path["table"])).table
    choice, position = request.number("choice"), table.position
    mine = table.actor is not None and table.actor in table.own(request.service.person.id)
    if position is None or not mine or len(table.seats) > 1 or choice not in position.legal():
        return Risk(risk=0.0)
    return Risk(risk=avoidable_risk(position, choice))


@route("GET", "/api/tables/{table}/history")
async def history(request: Request) -> History:
    """The coins of all seats over the game. Hidden coins are available when it is over."""
    table = (await request.service.found(request.path["table"])).table
    if hides_coins(table):
        raise Conflict("coins are hidden until the game is over")
    return history_of(table.record())


@route("GET", "/api/tables/{table}/steps")
async def steps(request: Request) -> Any:
    """All choices at a table so far, with the events they caused."""
    return steps_of((await request.service.found(request.path["table"])).table.record())
