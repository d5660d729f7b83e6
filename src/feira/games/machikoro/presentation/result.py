"""How a game ended, or stands: landmarks built, and who won (K5.1)."""

from feira.core.jit import interpreted
from feira.core.types import Buffer, Json
from feira.games.machikoro.rules import end
from feira.games.machikoro.rules.position import LAYOUT, OVER, REASONS, SEATS

unpack = LAYOUT.unpacker("seats", "landmarks", "stage", "reason")
score = interpreted(end.score)


def result(position: Buffer) -> Json:
    """Scores, winners, and why the game ended."""
    p = unpack(position)
    points, places = [0] * SEATS, [0] * SEATS
    score(p, points, places)
    over = p.stage == OVER
    return {
        "over": over,
        "scores": points[: p.seats],
        "winners": [seat for seat in range(p.seats) if over and places[seat] == 1],
        "reason": REASONS[p.reason] if over else None,
    }
