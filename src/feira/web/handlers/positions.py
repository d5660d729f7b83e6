"""Any position of a game: as it was, what could be chosen, what chance may bring, and why not."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

import numpy as np
from litestar import Controller, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery, Parameter
from msgspec import Meta

from feira.core.record import Record
from feira.core.verbs import actor
from feira.web.answers import History, OutlookNow, Position, Reasons
from feira.web.handlers.records import kept_record
from feira.web.handlers.tables import found
from feira.web.kinds import Request, TheService
from feira.web.reasons import MOST, reasons_against
from feira.web.replays import history_of, position_after
from feira.web.sessions import person_of

Choices = Annotated[
    list[Annotated[str, Meta(max_length=80)]], Parameter(min_items=1, max_items=MOST)
]
Number = Annotated[int, Parameter(ge=0, le=1 << 31)]


def check_number(record: Record, number: int) -> None:
    """404 beyond the last choice."""
    if number > len(record.choices):
        raise NotFoundException(f"the game has {len(record.choices)} choices")


def seen(
    record: Record, number: int, own: list[int], *, previews: Sequence[int], outlook: bool
) -> Position:
    """The game after so many choices, as the seats see it or a spectator does.

    The choices of some seats are previewed; there may be none.
    """
    game = record.game
    s = position_after(record, number)
    who = actor(s)
    seat = who if who in own else own[0] if own else None
    chosen = record.choices[number] if number < len(record.choices) else None
    return Position(
        number=number,
        actor=who if who >= 0 else None,
        view=game.view(s, seat),
        choice=None if chosen is None else game.text(s, chosen),
        previews=game.previews(s) if who in previews else None,  # type: ignore[arg-type]
        outlook=game.outlook(s) if outlook else None,
    )


def hides_coins(record: Record, s: np.record) -> bool:
    """Does a seat know something that spectators do not?"""
    seen = record.game.public.seen(s)
    return any(record.game.own(seen, seat) for seat in range(record.config.seats))


class PositionsController(Controller):
    """Positions of running games, of those that are over, and of records."""

    path = "/api"
    tags = ("positions",)

    @get("/tables/{table:str}/why")
    async def why(
        self, table: FromPath[str], choice: Choices, request: Request, service: TheService
    ) -> Reasons:
        """Why are these choices not legal now? Numbers or notation; for who is to act."""
        person = await person_of(request, service.people)
        return reasons_against(await found(service, table), person, choice)

    @get("/tables/{table:str}/outlook")
    async def outlook(self, table: FromPath[str], service: TheService) -> OutlookNow:
        """What chance may bring, as everybody may know."""
        opened = (await found(service, table)).table
        if opened.position is None:
            raise HTTPException("the game has not begun", status_code=409)
        return OutlookNow(version=opened.version, outlook=opened.game.outlook(opened.position))

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
        """The game after so many choices, as I may see it.

        Previews are for the seat that was to act: one's own, or any once the game is over.
        """
        person = await person_of(request, service.people)
        opened = (await found(service, table)).table
        record, own = opened.record(), opened.own(person.id)
        check_number(record, number)
        shown = range(record.config.seats) if opened.state == "over" else own
        return await asyncio.to_thread(
            seen, record, number, own, previews=shown if previews else (), outlook=outlook
        )

    @get("/tables/{table:str}/history")
    async def history(self, table: FromPath[str], service: TheService) -> History:
        """Everybody's coins over the game; where they are hidden, once it is over."""
        opened = (await found(service, table)).table
        record = opened.record()
        if opened.position is not None and hides_coins(record, opened.position):
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
        """The game of a record after so many choices, as a spectator sees it."""
        kept = await kept_record(service, record)
        check_number(kept, number)
        shown = range(kept.config.seats if previews else 0)
        return await asyncio.to_thread(seen, kept, number, [], previews=shown, outlook=outlook)

    @get("/records/{record:str}/history")
    async def record_history(self, record: FromPath[str], service: TheService) -> History:
        """Everybody's coins over the game of a record."""
        return await asyncio.to_thread(history_of, await kept_record(service, record))
