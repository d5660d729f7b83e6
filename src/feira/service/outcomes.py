"""How a game ended for a person."""

from collections.abc import Sequence
from typing import Literal

from feira.core.types import Json

FOR_GOOD = ("resigned", "gone")  # not "time": a seat that the clock took can be taken back

Outcome = Literal["", "won", "shared", "lost", "left"]


def outcome_of(own: Sequence[int], result: Json | None, seats: int) -> tuple[Outcome, int]:
    """How a game ended for a person, and the place of their best seat; empty if it was closed."""
    if result is None or "closed" in result or not own or len(own) == seats:
        return "", 0
    if all(result["left"][seat] in FOR_GOOD for seat in own):
        return "left", 0
    winners, scores = result["winners"], result["scores"]
    if any(seat in winners for seat in own):
        return ("won" if len(set(winners) - set(own)) == 0 else "shared"), 1
    best = max(scores[seat] for seat in own)
    ahead = {seat for seat, score in enumerate(scores) if score > best} | set(winners)
    return "lost", 1 + len(ahead - set(own))
