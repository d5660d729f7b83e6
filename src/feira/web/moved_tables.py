"""Games that began on somebody's device and continue at a table of this server."""

from feira.games import find_game
from feira.service.catalogue import check_plan
from feira.service.unique_keys import moved_key
from feira.table.ids import new_code, new_id
from feira.table.live_table import LiveTable
from feira.table.moving import MovingGame, arriving_plan, replay_game
from feira.table.person import Person
from feira.table.plan import checked, with_clean_names
from feira.table.refused import Refused
from feira.table.standing import Standing
from feira.table.store import TableRow
from feira.table.table import Table
from feira.table.timestamps import now
from feira.web.new_tables import with_place
from feira.web.quotas import COMMANDS
from feira.web.service import Service
from feira.web.unique import table_with_key


async def take_over(service: Service, game: MovingGame, person: Person, address: str) -> str:
    """The id of the table that continues a game: a new one, or an existing one."""
    service.quotas.take(COMMANDS, person, address)
    known = await table_with_key(service.database, moved_key(person.id, game.id))
    if known is not None:
        return known
    row, table = new_table(service, game, person)

    async def make() -> LiveTable:
        entries = await service.replaying.run(address, replay_game, table, person, game)
        if not await service.store.take_over(row, entries, Standing(table.state, None)):
            raise Refused("exists")
        return await service.authority.find(row.id)

    try:
        return (await with_place(service, person, address, make())).table.id
    except Refused:  # another request has moved it meanwhile
        known = await table_with_key(service.database, moved_key(person.id, game.id))
        if known is None:
            raise
        return known


def new_table(service: Service, game: MovingGame, person: Person) -> tuple[TableRow, Table]:
    """The table as it is stored, and as the game is replayed at it."""
    plan = with_clean_names(arriving_plan(game))
    check_plan(plan)
    found = find_game(plan.game)
    config = checked(plan, found)
    row = TableRow(
        id=new_id(),
        code=new_code(),
        plan=plan,
        rules=found.rules.version,
        host=person.id,
        secret=game.secret,
        created=now(),
        unique=moved_key(person.id, game.id),
    )
    table = Table(
        id=row.id,
        game=found,
        config=config,
        plan=plan,
        host=person.id,
        secret=row.secret,
        created=row.created,
        code=row.code,
        time=service.authority.time,
    )
    return row, table
