"""A person's games in one list: games that wait for them, running games, finished games.

The list contains everything that a page shows of a game, so a page needs one request.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from msgspec import Struct

from feira.core.errors import FeiraError
from feira.core.tally import rounds_in
from feira.core.types import Json
from feira.service.outcomes import FOR_GOOD, Outcome, outcome_of
from feira.service.shapes import Ending, PlanSeen, SeatSeen, State, View
from feira.table.broadcast import seat_json, viewing_seat
from feira.table.live_table import LiveTable
from feira.table.plan import Plan
from feira.table.standing import due, due_on_the_wall
from feira.table.store import TableRow
from feira.table.table import Table

PAGE = 12  # games in one answer
MOST = 2000  # of a person's latest games that are searched
MOST_RUNNING = 100  # games of a person that can wait for them

Show = Literal["all", "waiting", "running", "won", "lost"]


class MyGame(Struct):
    """A game in the person's list, with its last position as they see it."""

    id: str
    game: str
    plan: PlanSeen
    state: State
    seats: list[SeatSeen]
    own: list[int]  # the seats that are or were mine
    created: int
    at: int  # when the present turn began, or when the game ended
    actor: int | None  # the seat to act
    round: int  # that is being played, from 1; 0: none, or one plays alone
    waiting: bool  # for me
    due: int | None
    result: Ending | None
    outcome: Outcome  # for me; empty: not over, alone, or everybody played at my screen
    place: int  # of my best seat, from 1; 0: none
    view: View | None


class MyGames(Struct):
    """A page of the person's games, and the totals over all of them."""

    games: list[MyGame]
    more: bool  # are there older ones?
    waiting: int  # games that wait for me
    played: int  # games against others that are over
    won: int


@dataclass(frozen=True)
class Wanted:
    """The filter of a request for a person's games."""

    show: Show = "all"
    game: str = ""  # empty: all games
    solo: bool = False
    text: str = ""  # part of the name of somebody at the table
    offset: int = 0


@dataclass
class Listing:
    """A game in the list before its table is loaded, or with its table."""

    id: str
    plan: Plan
    state: State
    created: int
    ended: int | None
    own: list[int]
    result: Json | None
    outcome: Outcome
    place: int
    table: Table | None = None

    @property
    def on(self) -> bool:
        """Whether the game goes on with this person."""
        return self.state != "over" and self.outcome != "left"

    @property
    def waiting(self) -> bool:
        """Whether the game waits for this person."""
        return self.on and self.table is not None and self.table.actor in self.own

    @property
    def at(self) -> int:
        """When the present turn began, or when the game ended."""
        table = self.table
        since = table.time.on_the_wall(table.since) if table is not None and table.since else 0
        return int(self.ended or since or self.created)


def own_seats(plan: Plan, seats: Sequence[int]) -> list[int]:
    """The seats of a person; those of the host include people who share the screen."""
    host = any(plan.seats[seat].kind == "me" for seat in seats)
    shared = [n for n, seat in enumerate(plan.seats) if host and seat.kind == "here"]
    return sorted({*seats, *shared})


def listing(row: TableRow, result: Json | None, seats: Sequence[int]) -> Listing:
    """A game in the list, without its table; `seats` are those of the person."""
    own = own_seats(row.plan, seats)
    outcome, place = outcome_of(own, result, len(row.plan.seats))
    state = cast(State, row.state)
    return Listing(row.id, row.plan, state, row.created, row.ended, own, result, outcome, place)


def named(one: Listing, text: str, names: Sequence[str]) -> bool:
    """Whether a text is part of the name of another person at the table."""
    everybody = [*names, *(seat.name for seat in one.plan.seats)]
    return text.casefold() in "\n".join(everybody).casefold()


async def page_of(
    found: Sequence[Listing], wanted: Wanted, find: Callable[[str], Awaitable[LiveTable]]
) -> MyGames:
    """A page of a list: games that wait for the person first, then running ones, then by time."""
    for one in [one for one in found if one.state != "over"][:MOST_RUNNING]:
        await load(one, find)
        if one.table is not None and left(one.table, one.own):
            one.outcome = "left"
    counted = [one for one in found if one.state == "over" and one.outcome]
    shown = sorted((one for one in found if fits(one, wanted.show)), key=order)
    page = shown[wanted.offset : wanted.offset + PAGE]
    for one in page:
        await load(one, find)
    return MyGames(
        games=[game_of(one) for one in page],
        more=len(shown) > wanted.offset + PAGE,
        waiting=sum(one.waiting for one in found),
        played=len(counted),
        won=sum(one.outcome in ("won", "shared") for one in counted),
    )


async def load(one: Listing, find: Callable[[str], Awaitable[LiveTable]]) -> None:
    """Loads the table of a game; a game under older rules is listed without its position."""
    if one.table is not None:
        return
    try:
        one.table = (await find(one.id)).table
    except FeiraError:
        return


def left(table: Table, own: Sequence[int]) -> bool:
    """Whether the person has left the game for good while it goes on without them."""
    gone = all(table.seats[seat].left in FOR_GOOD for seat in own)
    return bool(own) and table.state == "playing" and gone


def fits(one: Listing, show: Show) -> bool:
    """Whether the game matches the filter."""
    match show:
        case "waiting":
            return one.waiting
        case "running":
            return one.on
        case "won":
            return one.outcome in ("won", "shared")
        case "lost":
            return one.outcome in ("lost", "left")
    return True


def order(one: Listing) -> tuple[Any, ...]:
    """The sort key: games that wait for the person first, most urgent first, then by time."""
    if not one.on:
        return (3, 0, -one.at)
    rank = 0 if one.waiting else 1 if one.state == "playing" else 2
    limit = due(one.table) if one.table is not None else None
    return (rank, limit if limit is not None else float("inf"), -one.at)


def game_of(one: Listing) -> MyGame:
    """A game as the list shows it."""
    table = one.table
    position = table.position if table is not None else None
    playing = table is not None and one.state == "playing"
    still = [seat for seat in one.own if table is not None and not table.seats[seat].left]
    seat = viewing_seat(table, still) if table is not None else None
    return MyGame(
        id=one.id,
        game=one.plan.game,
        plan=one.plan,
        state=one.state,
        seats=seats_of(one),
        own=one.own,
        created=one.created,
        at=one.at,
        actor=table.actor if table is not None and playing else None,
        round=round_of(table) if table is not None and playing else 0,
        waiting=one.waiting,
        due=due_on_the_wall(table) if table is not None and playing else None,
        result=one.result,
        outcome=one.outcome,
        place=one.place,
        view=None if position is None else position.view(seat),
    )


def round_of(table: Table) -> int:
    """The round that is being played."""
    if len(table.seats) == 1 or table.actor is None:
        return 0
    return rounds_in((*table.actors, table.actor))


def seats_of(one: Listing) -> list[SeatSeen]:
    """The seats as everybody sees them; for a game under older rules, as planned."""
    if one.table is not None:
        return cast(list[SeatSeen], [seat_json(seat) for seat in one.table.seats])
    return [
        {
            "kind": seat.kind,
            "name": seat.name or seat.level,
            "taken": True,
            "level": seat.level,
            "left": "",
            "computer": seat.level,
            "guest": seat.kind == "here",
        }
        for seat in one.plan.seats
    ]
