"""Score sheets of solo campaigns: every challenge with its result, and the totals so far."""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from feira.core.campaign import Campaign
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.types import Json
from feira.games import find_game
from feira.service.errors import Conflict
from feira.service.unique_keys import challenge_key
from feira.table.names import ONE_LINE
from feira.table.plan import Plan, Short, challenge_of, checked

MOST_CAMPAIGNS = 100  # of one person


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A new campaign: the game, and a name for it."""

    game: Short
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]


def campaign_of(game: Game) -> Campaign:
    """The campaign of a game; an error if the game has none."""
    if game.campaign is None:
        raise FeiraError(f"{game.name} has no solo campaign")
    return game.campaign


def key_in_campaign(plan: Plan, campaign_game: str | None) -> str:
    """The unique key of a challenge's table in a campaign of this game."""
    if campaign_game != plan.game:
        raise FeiraError("you have no such campaign of this game")
    game = find_game(plan.game)
    challenge = challenge_of(game, checked(plan, game))
    if challenge is None:
        raise FeiraError(
            "a table of a campaign must be one of its challenges, with its own options"
        )
    return challenge_key(plan.campaign, challenge)


def taken(table: str) -> Conflict:
    """The error for a challenge that was begun already: it names the table."""
    text = f"this challenge already has a table in this campaign: {table}"
    return Conflict(text, table=table)


def sheet(row: Mapping[Any, Any], tables: Sequence[Mapping[Any, Any]]) -> Json:
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


def blank_sheet(game: str) -> Json:
    """The score sheet of a game's campaign before anything is entered."""
    campaign_of(find_game(game))
    return sheet({"id": "", "game": game, "name": "", "created": 0}, [])


def result_of(table: Mapping[Any, Any] | None) -> Json | None:
    """The result of a finished challenge; none if the person left it or an operator closed it."""
    if table is None or table["result"] is None:
        return None
    result: Json = json.loads(table["result"])
    return None if any(result["left"]) or "closed" in result else result
