"""Solo campaigns: each person may have many, and each campaign has a score sheet.

A challenge is played at a table that names the campaign. Each challenge has one table in a
campaign, so its result is final.
"""

from sqlalchemy import Connection, delete, func, insert, select

from feira.core.types import Json
from feira.games import find_game
from feira.service.score_sheets import MOST_CAMPAIGNS, campaign_of, key_in_campaign, sheet, taken
from feira.table import schema
from feira.table.authority import Authority
from feira.table.coded import Coded
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.refused import Refused
from feira.table.timestamps import now
from feira.web.unique import table_with_key


class Campaigns:
    """The score sheets of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, person: Person, game: str, name: str) -> Json:
        """A new campaign without results."""
        campaign_of(find_game(game))
        row = {
            "id": new_id(),
            "person": person.id,
            "game": game,
            "name": name,
            "created": now(),
        }

        def do(db: Connection) -> bool:
            mine = select(func.count()).where(schema.campaigns.c.person == person.id)
            if (db.scalar(mine) or 0) >= MOST_CAMPAIGNS:
                return False
            db.execute(insert(schema.campaigns), row)
            return True

        if not await self.database.write(do):
            raise Coded(f"you have {MOST_CAMPAIGNS} campaigns: delete one first", "too-many")
        return sheet(row, [])

    async def sheets(self, person: Person) -> list[Json]:
        """The score sheets of a person's campaigns, the latest first."""
        c, t = schema.campaigns.c, schema.tables.c
        mine = select(schema.campaigns).where(c.person == person.id).order_by(c.created.desc())
        played = select(t.id, t.campaign, t.unique_key, t.state, t.result).where(
            t.campaign.in_(select(c.id).where(c.person == person.id))
        )

        def do(db: Connection) -> list[Json]:
            tables = db.execute(played).mappings().all()
            return [
                sheet(row, [one for one in tables if one["campaign"] == row["id"]])
                for row in db.execute(mine).mappings()
            ]

        return await self.database.read(do)

    async def delete(self, person: Person, campaign: str) -> bool:
        """Deletes a campaign, but not its games; False if the person has no such campaign."""
        c = schema.campaigns.c
        change = delete(schema.campaigns).where(c.id == campaign, c.person == person.id)
        return await self.database.write(lambda db: db.execute(change).rowcount == 1)

    async def new_table(self, authority: Authority, plan: Plan, host: Person) -> LiveTable:
        """Sets up a table. If the challenge has one in this campaign, the error names it."""
        unique = await self._unique_key(host, plan)
        try:
            return await authority.create(plan, host, unique=unique)
        except Refused:
            await self._unique_key(host, plan)  # another request has set it up meanwhile
            raise

    async def _unique_key(self, host: Person, plan: Plan) -> str:
        """The unique key of a challenge's table; empty for tables outside campaigns."""
        if not plan.campaign:
            return ""
        c = schema.campaigns.c
        mine = select(c.game).where(c.id == plan.campaign, c.person == host.id)
        key = key_in_campaign(plan, await self.database.read(lambda db: db.scalar(mine)))
        if (table := await table_with_key(self.database, key)) is not None:
            raise taken(table)
        return key
