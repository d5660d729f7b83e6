"""The lobby: the games, new tables, lists of tables, and the table of a code."""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, Select, select

from feira.service.answers import GameInfo, TableId
from feira.service.catalogue import NewTable, check_plan, games, new_table
from feira.service.shapes import Ending, Left, PlanSeen, State
from feira.table import schema
from feira.table.plan import Plan
from feira.table.seats import new_seats
from feira.web.attempts import CODE
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.limits import address_of, too_many_codes
from feira.web.new_tables import set_up_table
from feira.web.open_tables import hidden_hosts
from feira.web.readers import reader_of

MOST_LISTED = 100
LATEST = 1 << 60  # a time after all others
Before = Annotated[int, QueryParameter(ge=0, le=LATEST)]


class Listed(Struct):
    """A table in a list."""

    id: str
    game: str
    plan: PlanSeen
    state: State
    players: list[str]  # names by seat; empty: free, or the person was deleted
    created: int
    ended: int | None
    result: Ending | None
    own: list[int]  # your seats, present or former; empty in lists for everybody
    left: Left  # how you have left the game, if you have


class LobbyController(Controller):
    """Games, new tables, and lists of tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games")
    async def games(self) -> list[GameInfo]:
        """The games, with their seats, options and challenges."""
        return games()

    @post("/tables", status_code=201)
    async def create(self, data: JSONBody[Plan], request: Request, service: TheService) -> NewTable:
        """Set up a table. Then take your seat with a nonce: the `sit` command."""
        person = await known_person(request, service)
        check_plan(data)
        await service.ready.wait()
        live = await set_up_table(service, data, person, address_of(request))
        return new_table(live)

    @get("/tables")
    async def lobby(self, request: Request, service: TheService) -> list[Listed]:
        """Public tables: those with free seats, and running games to watch."""
        me = (await reader_of(request, service)).id
        t = schema.tables.c
        query = (
            select(schema.tables)
            .where(t.public.is_(True), t.state != "over")
            .order_by(t.state, t.created.desc())
            .limit(MOST_LISTED)
        )
        return await service.database.read(
            lambda db: list_tables(db, query.where(t.host.not_in(hidden_hosts(db, me))))
        )

    @get("/me/tables")
    async def mine(
        self, request: Request, service: TheService, before: Before = LATEST
    ) -> list[Listed]:
        """Tables where you have a seat, the latest first; with `before`, older ones."""
        person = await known_person(request, service)
        t, s = schema.tables.c, schema.seats.c
        query = (
            select(schema.tables)
            .where(
                t.id.in_(select(s.table_id).where(s.person == person.id)),
                t.created < before,
            )
            .order_by(t.created.desc())
            .limit(MOST_LISTED)
        )
        return await service.database.read(lambda db: list_tables(db, query, person.id))

    @get(
        "/codes/{code:str}",
        opt={CODE: True},
        exception_handlers={TooManyRequestsException: too_many_codes},
    )
    async def by_code(self, code: FromPath[str], service: TheService) -> TableId:
        """The table of a short code, while it has free seats."""
        t = schema.tables.c
        query = select(t.id).where(t.code == code.lower(), t.state == "open")
        table = await service.database.read(lambda db: db.scalar(query))
        if table is None:
            raise NotFoundException("there is no table with this code", extra={"code": "no-code"})
        return TableId(id=table)


def list_tables(db: Connection, query: Select[Any], me: str = "") -> list[Listed]:
    """The tables that a query selects, with the names of their players, and your own seats."""
    rows = db.execute(query).mappings().all()
    s, p = schema.seats.c, schema.people.c
    seated = (
        select(s.table_id, s.seat, p.name, s.person, s.departed)
        .join(schema.people, p.id == s.person)
        .where(s.table_id.in_([row["id"] for row in rows]))
    )
    by_table: dict[str, list[Seated]] = {}
    for table, *rest in db.execute(seated):
        by_table.setdefault(table, []).append(Seated(*rest))
    return [listed(row, by_table.get(row["id"], []), me) for row in rows]


class Seated(NamedTuple):
    """A person on a seat, and how they have left, if they have."""

    seat: int
    name: str
    person: str
    departed: str


def own_seats(plan: Plan, mine: Sequence[Seated]) -> list[int]:
    """The seats of a person: theirs, and those of people who share the host's screen."""
    seats = {one.seat for one in mine}
    host = any(plan.seats[seat].kind == "me" for seat in seats)
    shared = {n for n, seat in enumerate(plan.seats) if host and seat.kind == "here"}
    return sorted(seats | shared)


def listed(row: RowMapping, seated: Sequence[Seated], me: str) -> Listed:
    """A table in a list, without its secret, as a person sees it."""
    plan = msgspec.json.decode(row["plan"], type=Plan)
    names = {one.seat: one.name for one in seated}
    mine = [one for one in seated if me and one.person == me]
    result = row["result"]
    return Listed(
        id=row["id"],
        game=row["game"],
        plan=plan,
        state=row["state"],
        players=[names.get(number, seat.name) for number, seat in enumerate(new_seats(plan))],
        created=row["created"],
        ended=row["ended"],
        result=None if result is None else msgspec.json.decode(result),
        own=own_seats(plan, mine),
        left=cast(Left, mine[0].departed if mine else ""),
    )
