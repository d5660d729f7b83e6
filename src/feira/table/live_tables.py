"""The tables in memory: created, loaded from the store, and evicted when nobody uses them."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.table.coded import Coded
from feira.table.fair_pool import FairPool, Pool
from feira.table.fold import load
from feira.table.game_time import GameTime
from feira.table.ids import new_code, new_id
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan, checked, with_clean_names
from feira.table.refused import Refused
from feira.table.secret import new_secret
from feira.table.store import Store, TableRow
from feira.table.table import Table
from feira.table.timestamps import now

IDLE = 600.0  # seconds that a table which is not watched stays in memory
LOADERS = 1  # threads: loading holds the GIL, so more would not be faster
IDLE_OVER = 10.0  # seconds if its game is over

Resume = Callable[[LiveTable, TableRow], Awaitable[None]]


def needs_invitation(row: TableRow) -> bool:
    """Whether strangers can see the table, so that its seats for friends need the code.

    Other tables are known only to people who were given the link.
    """
    return row.plan.public or bool(row.unique)


class LiveTables:
    """The tables in memory by id."""

    def __init__(
        self,
        store: Store,
        find_game: Callable[[str], Game],
        resume: Resume,
        time: GameTime,
        loader: Pool | None = None,
    ) -> None:
        self.store, self.find_game, self.game_time = store, find_game, time
        self.resume = resume  # resumes unfinished work of a table that was just loaded
        self.by_id: dict[str, LiveTable] = {}
        self.loader: Pool = loader or FairPool(LOADERS, "loader")
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def create(
        self, plan: Plan, host: Person, *, unique: str = "", table: str = "", secret: str = ""
    ) -> LiveTable:
        """Sets up a new table. There can be only one table with a given `unique` key.

        The id and the secret are random unless given.
        """
        game = self.find_game(plan.game)
        if plan.rated and host.guest:
            raise Coded(
                "a rated game is for people with accounts: make one first", "rated-needs-account"
            )
        plan = with_clean_names(plan)
        config = checked(plan, game)
        row = TableRow(
            id=table or new_id(),
            code=new_code(),
            plan=plan,
            rules=game.rules.version,
            host=host.id,
            secret=secret or new_secret(),
            created=now(),
            unique=unique,
        )
        if not await self.store.create(row):
            raise Refused("exists" if unique else "busy")
        made = Table(
            id=row.id,
            game=game,
            config=config,
            plan=plan,
            host=host.id,
            secret=row.secret,
            created=row.created,
            code=row.code,
            invited=needs_invitation(row),
            time=self.game_time,
        )
        live = LiveTable(made, row.code, used=time.monotonic())
        self.by_id[row.id] = live
        return live

    async def load(self, table: str) -> LiveTable:
        """Loads a table from the store, once for all callers at the same time."""
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
            code=row.code,
            invited=needs_invitation(row),
            time=self.game_time,
        )
        entries = await self.store.entries(table)
        await self.loader.run(row.host, load, loaded, entries)  # a long log must not block others
        live = self.by_id.setdefault(table, LiveTable(loaded, row.code, used=time.monotonic()))
        live.remember_view()
        await self.resume(live, row)
        return live

    def evict(self) -> None:
        """Drops tables that have not been used for long from memory. The store has them."""
        at = time.monotonic()
        for table, live in list(self.by_id.items()):
            idle = IDLE_OVER if live.table.state == "over" else IDLE
            if live.used < at - idle and not live.busy:
                del self.by_id[table]
