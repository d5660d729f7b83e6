"""The database rows of the statistics of finished games: one for each person who played.

When a game ends, they are inserted as plain SQL, in one transaction with all other writes of that
moment: see `table/writes.py`.
"""

import msgspec

from feira.core.tally import Tally
from feira.core.types import Json
from feira.service.outcomes import outcome_of
from feira.table.plan import Plan
from feira.table.table import Table
from feira.table.writes import Statement

VERSION = 1  # of the statistics: a higher version recomputes all of them

ADD_GAME = "INSERT INTO game_statistics (table_id, version) VALUES"
# The person on a seat is looked up in the statement: a guest may sign in at this moment. A game of
# one person against themselves has no statistics.
ADD_SEAT = """INSERT INTO seat_statistics (table_id, seat, person, departed,
game, at, seats, variant, shown, won, place, score, rounds, data)
SELECT table_id, seat, person, departed, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
FROM seats WHERE table_id = ? AND seat = ?
AND (SELECT COUNT(DISTINCT person) FROM seats WHERE table_id = ?) > ?"""


def seat_values(
    seat: int, *, game: str, at: int, plan: Plan, result: Json, found: Tally, variant: str
) -> Json:
    """The values for a seat, besides the table and the person."""
    outcome, place = outcome_of([seat], result, len(found.seats))
    winners = result["winners"]
    return {
        "game": game,
        "at": at,
        "seats": len(found.seats),
        "variant": variant,
        "shown": plan.public or plan.rated,
        "won": 1 / len(winners) if seat in winners and outcome != "left" else 0.0,
        "place": place,
        "score": result["scores"][seat],
        "rounds": found.rounds,
        "data": msgspec.json.encode(found.seats[seat]).decode(),
    }


def additions(
    table: Table, found: Tally, variant: str, *, at: int, result: Json
) -> list[Statement]:
    """The statements for a game that has just ended."""
    plan = table.plan
    others = 0 if any(seat.level for seat in plan.seats) else 1  # people, besides one
    statements = [Statement(ADD_GAME, (table.id, VERSION))]
    for number, seat in enumerate(table.seats):
        if seat.person:
            values = seat_values(
                number,
                game=table.game.name,
                at=at,
                plan=plan,
                result=result,
                found=found,
                variant=variant,
            )
            which = (table.id, number, table.id, others)
            statements.append(Statement(ADD_SEAT, (*values.values(), *which)))
    return statements
