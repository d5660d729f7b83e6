"""Solo campaigns: every person has a score sheet, with as many campaigns on it as they like.

A challenge is played at a table that names the campaign. Each challenge has one table in a
campaign, so what is entered stays.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from litestar.exceptions import HTTPException
from sqlalchemy import Connection, RowMapping, delete, func, insert, select

from feira.core.errors import FeiraError
from feira.core.game import Campaign, Game, Json
from feira.games import find_game
from feira.table import schema
from feira.table.authority import Authority, Open, new_id, now
from feira.table.database import Database
from feira.table.plan import Plan, challenge_of, checked
from feira.table.table import Person, Refused
from feira.web.once import challenge_in, only_table

MOST_CAMPAIGNS = 100  # of one person


def campaign_of(game: Game) -> Campaign:
    """The campaign of a game that has one."""
    if game.campaign is None:
        raise FeiraError(f"{game.name} has no solo campaign")
    return game.campaign


class Campaigns:
    """The score sheets of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, person: Person, game: str, name: str) -> Json:
        """A new campaign with nothing entered yet."""
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
        """All campaigns of a person with what is entered, the latest first."""
        c, t = schema.campaigns.c, schema.tables.c
        mine = select(schema.campaigns).where(c.person == person.id).order_by(c.created.desc())
        played = select(t.id, t.campaign, t.once, t.state, t.result).where(
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
        """It is off the sheet; its games stay. False if it is not theirs."""
        c = schema.campaigns.c
        change = delete(schema.campaigns).where(c.id == campaign, c.person == person.id)
        return await self.database.write(lambda db: db.execute(change).rowcount == 1)

    async def new_table(self, authority: Authority, plan: Plan, host: Person) -> Open:
        """Sets up a table; a challenge has one table in a campaign, which the refusal names."""
        once = await self._once(host, plan)
        try:
            return await authority.create(plan, host, once=once)
        except Refused:
            await self._once(host, plan)  # somebody was faster
            raise

    async def _once(self, host: Person, plan: Plan) -> str:
        """What the table of this plan is, of which there may be one; empty: nothing special."""
        if not plan.campaign:
            return ""
        c = schema.campaigns.c
        mine = select(c.game).where(c.id == plan.campaign, c.person == host.id)
        if await self.database.read(lambda db: db.scalar(mine)) != plan.game:
            raise FeiraError("you have no such campaign of this game")
        game = find_game(plan.game)
        challenge = challenge_of(game, checked(plan, game))
        if challenge is None:
            raise FeiraError("a table of a campaign is one of its challenges, as it stands")
        once = challenge_in(plan.campaign, challenge)
        if (table := await only_table(self.database, once)) is not None:
            raise HTTPException(
                f"this challenge has its table in this campaign already: {table}",
                status_code=409,
                extra={"table": table},
            )
        return once


def sheet(row: Mapping[Any, Any], tables: Sequence[RowMapping]) -> Json:
    """One campaign as people see it: every challenge, and the totals so far."""
    campaign = campaign_of(find_game(row["game"]))
    by_name = {table["once"]: table for table in tables}
    entries: list[Json] = []
    for number, challenge in enumerate(campaign.challenges):
        table = by_name.get(challenge_in(row["id"], number))
        entries.append(
            {
                "key": challenge.key,
                "options": dict(challenge.options),
                "thresholds": list(challenge.thresholds),
                "table": table["id"] if table else None,
                "state": table["state"] if table else "none",
                "result": entered(table),
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


def entered(table: RowMapping | None) -> Json | None:
    """What a finished challenge came to; who left it to a computer has nothing to enter."""
    if table is None or table["result"] is None:
        return None
    result: Json = json.loads(table["result"])
    return None if any(result["left"]) else result
