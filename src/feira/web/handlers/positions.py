"""Positions of games: views, previews, outlooks, and why choices are not legal."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery, Parameter
from msgspec import Meta

from feira.core.record import Record, position_after
from feira.table.commands import MOST_NUMBER
from feira.table.table import Table
from feira.web.answers import History, OutlookNow, Position, Reasons
from feira.web.dependencies import Request, TheService
from feira.web.handlers.records import stored_record
from feira.web.handlers.tables import found
from feira.web.reasons import MOST_CHOICES, reasons_against
from feira.web.replays import history_of
from feira.web.sessions import person_of

LONGEST_CHOICE = 400  # characters: an action as JSON is longer than a notation
Choices = Annotated[
    list[Annotated[str, Meta(max_length=LONGEST_CHOICE)]],
    Parameter(min_items=1, max_items=MOST_CHOICES),
]
Number = Annotated[int, Parameter(ge=0, le=MOST_NUMBER)]


def check_number(record: Record, number: int) -> None:
    """Answers 404 for a number beyond the last choice."""
    if number > len(record.choices):
        raise NotFoundException(f"the game has {len(record.choices)} choices")


def position_seen(
    record: Record, number: int, own: list[int], *, previews: Sequence[int], outlook: bool
) -> Position:
    """The game after `number` choices, as the seats `own` see it, or spectators if it is empty.

    `previews` are the seats whose choices are previewed.
    """
    position = position_after(record, number)
    who = position.actor
    seat = who if who in own else own[0] if own else None
    chosen = record.choices[number] if number < len(record.choices) else None
    return Position(
        number=number,
        actor=who if who >= 0 else None,
        view=position.view(seat),
        choice=None if chosen is None else position.notation(chosen),
        action=None if chosen is None else position.action(chosen),
        previews=position.previews() if who in previews else None,  # type: ignore[arg-type]
        outlook=position.outlook() if outlook else None,
    )


def hides_coins(table: Table) -> bool:
    """Does a seat see something that spectators do not?"""
    if table.position is None:
        return False
    presentation = table.game.presentation
    public = presentation.public.build(table.position.array)
    return any(presentation.own(public, seat) for seat in range(table.config.seats))


class PositionsController(Controller):
    """Positions of running and finished games, and of records."""

    path = "/api"
    tags = ("positions",)

    @get("/tables/{table:str}/why")
    async def why(
        self, table: FromPath[str], choice: Choices, request: Request, service: TheService
    ) -> Reasons:
        """Why are these choices not legal? For the person to act.

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
        """The game after `number` choices, as I may see it.

        There are previews if the seat to act is mine, or if the game is over.
        """
        person = await person_of(request, service.people)
        played = (await found(service, table)).table
        record, own = played.record(), played.own(person.id)
        check_number(record, number)
        shown = range(record.config.seats) if played.state == "over" else own
        return await asyncio.to_thread(
            position_seen, record, number, own, previews=shown if previews else (), outlook=outlook
        )

    @get("/tables/{table:str}/history")
    async def history(self, table: FromPath[str], service: TheService) -> History:
        """The coins of all seats over the game. Hidden coins are available when it is over."""
        played = (await found(service, table)).table
        record = played.record()
        if hides_coins(played):
            raise HTTPException("coins are hidden until the game is over", status_code=409)
        return await asyncio.to_thread(history_of, record)

    @get("/records/{record:str}/positions/{number:int}")
    async def record_position(
        self,
        record: FromPath[str],
        number: Number,
        service: TheService,
        *,
        previews: FromQuery[bool] = False,
        outlook: FromQuery[bool] = False,
    ) -> Position:
        """The game of a record after `number` choices, as spectators see it."""
        stored = await stored_record(service, record)
        check_number(stored, number)
        shown = range(stored.config.seats if previews else 0)
        return await asyncio.to_thread(
            position_seen, stored, number, [], previews=shown, outlook=outlook
        )

    @get("/records/{record:str}/history")
    async def record_history(self, record: FromPath[str], service: TheService) -> History:
        """The coins of all seats over the game of a record."""
        return await asyncio.to_thread(history_of, await stored_record(service, record))
