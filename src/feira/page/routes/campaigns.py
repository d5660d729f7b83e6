"""Solo campaigns of this page and their score sheets."""

import msgspec

from feira.core.types import Json
from feira.games import find_game
from feira.page.router import CREATED, NOTHING, Request, route
from feira.page.storage import CAMPAIGNS
from feira.service.answers import Sheet, shaped
from feira.service.catalogue import check_name
from feira.service.errors import Missing
from feira.service.score_sheets import (
    MOST_CAMPAIGNS,
    NewCampaign,
    blank_sheet,
    campaign_of,
    sheet,
)
from feira.table.coded import Coded
from feira.table.ids import new_id
from feira.table.timestamps import now


async def played_in(request: Request, campaign: str) -> list[Json]:
    """The tables of a campaign, as score sheets read them."""
    store, tables = request.service.store, []
    for row in await store.rows():
        if row.plan.campaign != campaign:
            continue
        full, ending = await store.find(row.id) or row, await store.ending(row.id)
        result = None if ending is None else msgspec.json.encode(ending.result).decode()
        tables.append(
            {"id": row.id, "unique_key": row.unique, "state": full.state, "result": result}
        )
    return tables


@route("POST", "/api/campaigns", CREATED)
async def begin(request: Request) -> Sheet:
    """Begin a campaign. Its challenges are played at tables whose plan names it."""
    new, storage = request.data(NewCampaign), request.service.storage
    check_name(new.game)
    campaign_of(find_game(new.game))
    if len(await storage.range(CAMPAIGNS, dict)) >= MOST_CAMPAIGNS:
        raise Coded(f"you have {MOST_CAMPAIGNS} campaigns: delete one first", "too-many")
    row = {"id": f"~{new_id()}", "game": new.game, "name": new.name, "created": now()}
    await storage.put(CAMPAIGNS, str(row["id"]), row)
    return shaped(sheet(row, []), Sheet)


@route("GET", "/api/campaigns")
async def mine(request: Request) -> list[Sheet]:
    """The score sheets of my campaigns, the latest first."""
    rows: list[Json] = await request.service.storage.range(CAMPAIGNS, dict)
    sheets = [
        sheet(row, await played_in(request, row["id"]))
        for row in sorted(rows, key=lambda row: -row["created"])
    ]
    return shaped(sheets, list[Sheet])


@route("GET", "/api/campaigns/new/{game}")
async def blank(request: Request) -> Sheet:
    """The score sheet of a campaign that nobody has begun yet."""
    check_name(request.path["game"])
    return shaped(blank_sheet(request.path["game"]), Sheet)


@route("DELETE", "/api/campaigns/{campaign}", NOTHING)
async def delete(request: Request) -> None:
    """Delete one of my campaigns. Its games stay."""
    storage, campaign = request.service.storage, request.path["campaign"]
    if await storage.get(CAMPAIGNS, campaign, dict) is None:
        raise Missing("you have no such campaign")
    await storage.remove(CAMPAIGNS, campaign)
