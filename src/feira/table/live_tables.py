"""The tables in memory: created, loaded from the store, and evicted when nobody uses them."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.table.fold import load
from feira.table.ids import new_code, new_id
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan, checked
from feira.table.refused import Refused
from feira.table.secret import new_secret
from feira.table.store import Store, TableRow
from feira.table.table import Table
from feira.table.timestamps import now

IDLE = 600.0  # seconds that a table which is not watched stays in memory
IDLE_OVER = 10.0  # seconds if its game is over

Resume = Callable[[LiveTable, TableRow], Awaitable[None]]


class LiveTables:
    """The tables in memory by id."""

    def __init__(self, store: Store, find_game: Callable[[str], Game], resume: Resume) -> None:
        self.store, self.find_game = store, find_game
        self.resume = resume  # continues what a table that was just loaded has to do
        self.by_id: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def create(self, plan: Plan, host: Person, *, unique: str = "") -> LiveTable:
        """Sets up a new table. Of all tables with the same `unique` key there can be one."""
        game = self.find_game(plan.game)
        config = checked(plan, game)
        row = TableRow(
            id=new_id(),
            code=new_code(),
            plan=plan,
            rules=game.rules.version,
            host=host.id,
            secret=new_secret(),
            created=now(),
            unique=unique,
        )
        if not await self.store.create(row):
            raise Refused("exists" if unique else "busy")
        table = Table(
            id=row.id,
            game=game,
            config=config,
            plan=plan,
            host=host.id,
            secret=row.secret,
            created=row.created,
        )
        live = LiveTable(table, row.code, used=time.monotonic())
        self.by_id[row.id] = live
        return live

    async def load(self, table: str) -> LiveTable:
        """Loads a table from the store, once for all who ask for it at the same time."""
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self._load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.find(table)
        if row is None:
            raise Refused("no-table")
        game = self.find_game(row.plan.game)
        version = game.rules.version
        if row.rules != version:
            raise FeiraError(f"table {table} is played by rules {row.rules}, not {version}")
        loaded = Table(
            id=row.id,
            game=game,
            config=game.configure(len(row.plan.seats), row.plan.options),
            plan=row.plan,
            host=row.host,
            secret=row.secret,
            created=row.created,
        )
        load(loaded, await self.store.entries(table))
        live = self.by_id.setdefault(table, LiveTable(loaded, row.code, used=time.monotonic()))
        live.remember_view()
        await self.resume(live, row)
        return live

    def evict(self) -> None:
        """Drops tables from memory that have not been used for long. The store has them."""
        at = time.monotonic()
        for table, live in list(self.by_id.items()):
            idle = IDLE_OVER if live.table.state == "over" else IDLE
            if live.used < at - idle and not live.busy:
                del self.by_id[table]
