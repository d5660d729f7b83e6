"""Try again: a costly move of a reviewed game, as an unrated puzzle."""

from typing import Any

from litestar.exceptions import HTTPException, NotFoundException

from feira.core.position import Position
from feira.core.record import Record, position_after
from feira.core.types import Json
from feira.web.puzzles.offers import PuzzleMove, Solution, move_json


def reviewed_move(state: Json, number: int) -> Json:
    """A costly move of a finished review; 409 if there is no review, 404 if it was not costly."""
    if state["state"] != "done":
        raise HTTPException("the game has not been reviewed yet", status_code=409)
    for move in state["review"]["moves"]:
        if move["number"] == number and move["mark"]:
            found: Json = move
            return found
    raise NotFoundException("that is no costly move of this game")


def position_before(record: Record, number: int) -> Position:
    """The position before a choice."""
    return position_after(record, number - 1)


def share_of(estimate: Json, actor: int) -> float:
    """The win share that a move keeps; for one player, its value."""
    shares: list[Any] = estimate["shares"]
    return float(estimate["value"] if len(shares) == 1 else shares[actor])


def solution_again(position: Position, move: Json, choice: int) -> Solution:
    """The value of another move, by the review."""
    actor, best = move["actor"], move["best"]["choice"]
    known = {one["choice"]: one for one in (move["best"], move["chosen"], *move["others"])}

    def shown(number: int) -> PuzzleMove:
        one = known.get(number)
        share = None if one is None else share_of(one, actor)
        half = 0.0 if one is None else 2 * one["margin"]
        return move_json(position, number, share, half, best, choice)

    order = sorted(known, key=lambda number: -share_of(known[number], actor))
    moves = [shown(number) for number in dict.fromkeys((best, *order, choice))]
    return Solution(
        solved=choice == best,
        rated=False,
        change=0,
        best=moves[0],
        mine=shown(choice),
        moves=moves,
        reason=move["best"]["reason"],
        proved=move["proved"],
        tried=0,
        found=0,
        standing=None,
    )
