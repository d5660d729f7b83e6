"""Positions of games: views, previews, outlooks, and why choices are not legal."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, Parameter
from msgspec import Meta

from feira.core.dead_ends import avoidable_risk
from feira.service.answers import History, OutlookNow, Position, Reasons, Risk
from feira.service.positions import check_number, hides_coins, position_seen
from feira.service.reasons import MOST_CHOICES, reasons_against
from feira.service.replays import history_of
from feira.table.commands import MOST_NUMBER
from feira.web.dependencies import Request, TheService
from feira.web.handlers.records import replayed, stored_record
from feira.web.handlers.tables import found
from feira.web.limits import address_of
from feira.web.replaying import json_answer
from feira.web.sessions import person_of

LONGEST_CHOICE = 400  # characters: an action as JSON is longer than a notation
Choices = Annotated[
    list[Annotated[str, Meta(max_length=LONGEST_CHOICE)]],
    Parameter(min_items=1, max_items=MOST_CHOICES),
]
OVER = True  # a record is not a game that is being played here
Number = Annotated[int, Parameter(ge=0, le=MOST_NUMBER)]


class PositionsController(Controller):
    """Positions of running and finished games, and of records."""

    path = "/api"
    tags = ("positions",)

    @get("/tables/{table:str}/why")
    async def why(
        self, table: FromPath[str], choice: Choices, request: Request, service: TheService
    ) -> Reasons:
        """Why these choices are not legal. For the person to act.

        A choice is a number, a notation, or an action as JSON text.
        """
        person = await person_of(request, service.people)
        return reasons_against((await found(service, table)).table, person, choice)

    @get("/tables/{table:str}/outlook")
    async def outlook(self, table: FromPath[str], service: TheService) -> OutlookNow:
        """What chance may bring next, with odds. It contains nothing that is hidden."""
        played = (await found(service, table)).table
        if played.position is None:
            raise HTTPException("the game has not begun", status_code=409)
        return OutlookNow(version=played.version, outlook=played.position.outlook())

    @get("/tables/{table:str}/positions/{number:int}")
    async def position(
        self,
        table: FromPath[str],
        number: Number,
        request: Request,
        service: TheService,
        *,
        previews: FromQuery[bool] = False,
        outlook: FromQuery[bool] = False,
    ) -> Position:
        """The game after `number` choices, as you may see it.

        There are previews if the seat to act is yours, or if the game is over.
        """
        person = await person_of(request, service.people)
        played = (await found(service, table)).table
        record, own = played.record(), played.own(person.id)
        check_number(record, number)
        shown = range(record.config.seats) if played.state == "over" else own
        return await service.replaying.run(
            address_of(request),
            position_seen,
            record,
            number,
            own,
            shown if previews else (),
            outlook,
            played.state == "over",
        )

    @get("/tables/{table:str}/risk")
    async def risk(
        self, table: FromPath[str], choice: Number, request: Request, service: TheService
    ) -> Risk:
        """The risk that a choice of yours in a game alone leaves no legal choice."""
        person = await person_of(request, service.people)
        played = (await found(service, table)).table
        position = played.position
        mine = played.actor is not None and played.actor in played.own(person.id)
        if position is None or not mine or len(played.seats) > 1 or choice not in position.legal():
            return Risk(risk=0.0)
        risk = service.replaying.run(address_of(request), avoidable_risk, position, choice)
        return Risk(risk=await risk)

    @get("/tables/{table:str}/history")
    async def history(self, table: FromPath[str], request: Request, service: TheService) -> History:
        """The coins of all seats over the game. Hidden coins are available when it is over."""
        played = (await found(service, table)).table
        record = played.record()
        if hides_coins(played):
            raise HTTPException("coins are hidden until the game is over", status_code=409)
        return await service.replaying.run(address_of(request), history_of, record)

    @get("/records/{record:str}/positions/{number:int}")
    async def record_position(
        self,
        record: FromPath[str],
        number: Number,
        request: Request,
        service: TheService,
        *,
        previews: FromQuery[bool] = False,
        outlook: FromQuery[bool] = False,
    ) -> Position:
        """The game of a record after `number` choices, as spectators see it."""
        stored = await stored_record(service, record, request)
        check_number(stored, number)
        shown = range(stored.config.seats if previews else 0)
        return await service.replaying.run(
            address_of(request), position_seen, stored, number, [], shown, outlook, OVER
        )

    @get("/records/{record:str}/history")
    async def record_history(
        self, record: FromPath[str], request: Request, service: TheService
    ) -> Response[History]:
        """The coins of all seats over the game of a record."""
        return json_answer(await replayed(service, record, request, history_of))
