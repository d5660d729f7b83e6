"""How a game ended, or stands, and the data for a campaign's score sheet."""

from typing import Any

from feira.core.campaign import Campaign, Challenge
from feira.core.jit import interpreted
from feira.core.types import Buffer, Json
from feira.games.mercado.rules import earn, end
from feira.games.mercado.rules.challenges import THRESHOLDS, fame, total
from feira.games.mercado.rules.position import LAYOUT, OVER, REASONS, SEATS

unpack = LAYOUT.unpacker()
score = interpreted(end.score)
held_cost = interpreted(end.held_cost)
earns = interpreted(earn.earns)


def result(position: Buffer) -> Json:
    """Scores (M8.3), winners, and for a challenge its fame."""
    p = unpack(position)
    points, places = [0] * SEATS, [0] * SEATS
    score(p, points, places)
    over = p.stage == OVER
    seats = range(p.seats)
    found: Json = {
        "over": over,
        "scores": points[: p.seats],
        "winners": [seat for seat in seats if over and places[seat] == 1],
        "reason": REASONS[p.reason] if over else None,
        "held_cost": [held_cost(p, seat) for seat in seats],
    }
    if p.challenge:
        found["result"] = found["scores"][0]
        found["fame"] = fame(p.challenge, found["result"], p.fours)
        found["best_move"] = p.best_move[0]
    return found


def account(position: Buffer) -> Json:
    """Further data for the score sheet of a campaign, and the tiles that were placed."""
    p = unpack(position)
    return {"fours": p.fours, "placed": placed(p)}


def placed(p: Any) -> Json:
    """How many tiles of each sort the player has placed."""
    return {
        "stalls": p.owned[0].bit_count(),
        "stalls that earn": sum(
            stalls.bit_count() for good, stalls in enumerate(p.selling) if earns(p, good)
        ),
        "customers": sum(tile >= 0 for tile in p.customers),
        "restaurants": sum(squares.bit_count() for squares in p.open),
    }


CAMPAIGN = Campaign(
    challenges=tuple(
        Challenge(
            key=f"challenge-{number}", options={"challenge": str(number)}, thresholds=thresholds
        )
        for number, thresholds in THRESHOLDS.items()
    ),
    account=account,
    total=total,
)
