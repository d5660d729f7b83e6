"""Solo campaigns: each person may have many, and each campaign has a score sheet.

A challenge is played at a table that names the campaign. Each challenge has one table in a
campaign, so its result is final.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from litestar.exceptions import HTTPException
from sqlalchemy import Connection, RowMapping, delete, func, insert, select

from feira.core.campaign import Campaign
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.types import Json
from feira.games import find_game
from feira.table import schema
from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan, challenge_of, checked
from feira.table.refused import Refused
from feira.table.timestamps import now
from feira.web.unique import challenge_key, table_with_key

MOST_CAMPAIGNS = 100  # of one person


def campaign_of(game: Game) -> Campaign:
    """The campaign of a game; an error if the game has none."""
    if game.campaign is None:
        raise FeiraError(f"{game.name} has no solo campaign")
    return game.campaign


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
            raise FeiraError(f"you have {MOST_CAMPAIGNS} campaigns: delete one first")
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
        if await self.database.read(lambda db: db.scalar(mine)) != plan.game:
            raise FeiraError("you have no such campaign of this game")
        game = find_game(plan.game)
        challenge = challenge_of(game, checked(plan, game))
        if challenge is None:
            raise FeiraError(
                "a table of a campaign must be one of its challenges, with its own options"
            )
        key = challenge_key(plan.campaign, challenge)
        if (table := await table_with_key(self.database, key)) is not None:
            raise HTTPException(
                f"this challenge already has a table in this campaign: {table}",
                status_code=409,
                extra={"table": table},
            )
        return key


def sheet(row: Mapping[Any, Any], tables: Sequence[RowMapping]) -> Json:
    """The score sheet of a campaign: every challenge, and the totals so far."""
    campaign = campaign_of(find_game(row["game"]))
    by_key = {table["unique_key"]: table for table in tables}
    entries: list[Json] = []
    for number, challenge in enumerate(campaign.challenges):
        table = by_key.get(challenge_key(row["id"], number))
        entries.append(
            {
                "key": challenge.key,
                "options": dict(challenge.options),
                "thresholds": list(challenge.thresholds),
                "table": table["id"] if table else None,
                "state": table["state"] if table else "none",
                "result": result_of(table),
            }
        )
    return {
        "id": row["id"],
        "game": row["game"],
        "name": row["name"],
        "created": row["created"],
        "challenges": entries,
        "complete": all(entry["state"] == "over" for entry in entries),
        **campaign.total([entry["result"] for entry in entries]),
    }


def result_of(table: RowMapping | None) -> Json | None:
    """The result of a finished challenge; none if the person left it to a computer."""
    if table is None or table["result"] is None:
        return None
    result: Json = json.loads(table["result"])
    return None if any(result["left"]) else result
