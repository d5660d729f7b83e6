"""The lobby: the games, new tables, lists of tables, and the table of a code."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, Select, select

from feira.core.game import Game
from feira.games import NAMES, find_game
from feira.table import schema
from feira.table.plan import Plan
from feira.web.answers import ChallengeInfo, GameInfo, OptionInfo, TableId
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.limits import CODE, too_many_codes
from feira.web.shapes import Ending, PlanSeen, State

MOST_LISTED = 100
LATEST = 1 << 60  # a time after all others
Before = Annotated[int, QueryParameter(ge=0, le=LATEST)]


class NewTable(Struct):
    """A new table. The commitment is published before anybody adds a nonce."""

    id: str
    code: str
    commit: str


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


class LobbyController(Controller):
    """Games, new tables, and lists of tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games")
    async def games(self) -> list[GameInfo]:
        """The games, with their seats, options and challenges."""
        return [game_info(find_game(name)) for name in NAMES]

    @post("/tables", status_code=201)
    async def create(self, data: JSONBody[Plan], request: Request, service: TheService) -> NewTable:
        """Set up a table. Then take your seat with a nonce: the `sit` command."""
        person = await known_person(request, service)
        await service.ready.wait()
        live = await service.campaigns.new_table(service.authority, data, person)
        return NewTable(id=live.table.id, code=live.code, commit=live.table.commit)

    @get("/tables")
    async def lobby(self, service: TheService) -> list[Listed]:
        """Public tables: those with free seats, and running games to watch."""
        t = schema.tables.c
        query = (
            select(schema.tables)
            .where(t.public.is_(True), t.state != "over")
            .order_by(t.state, t.created.desc())
            .limit(MOST_LISTED)
        )
        return await service.database.read(lambda db: list_tables(db, query))

    @get("/me/tables")
    async def mine(
        self, request: Request, service: TheService, before: Before = LATEST
    ) -> list[Listed]:
        """Tables where I have a seat, the latest first; with `before`, those that are older."""
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
        return await service.database.read(lambda db: list_tables(db, query))

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
            raise NotFoundException("there is no table with this code")
        return TableId(id=table)


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


def list_tables(db: Connection, query: Select[Any]) -> list[Listed]:
    """The tables that a query selects, with the names of their players."""
    rows = db.execute(query).mappings().all()
    s, p = schema.seats.c, schema.people.c
    seated = (
        select(s.table_id, s.seat, p.name)
        .join(schema.people, p.id == s.person)
        .where(s.table_id.in_([row["id"] for row in rows]))
    )
    names = {(table, seat): name for table, seat, name in db.execute(seated)}
    return [listed(row, names) for row in rows]


def listed(row: RowMapping, names: dict[tuple[str, int], str]) -> Listed:
    """A table in a list, without its secret. `names` are those of people, by table and seat."""
    plan = msgspec.json.decode(row["plan"], type=Plan)
    result = row["result"]
    return Listed(
        id=row["id"],
        game=row["game"],
        plan=plan,
        state=row["state"],
        players=[
            names.get((row["id"], number), seat.name or seat.level)
            for number, seat in enumerate(plan.seats)
        ],
        created=row["created"],
        ended=row["ended"],
        result=None if result is None else msgspec.json.decode(result),
    )
