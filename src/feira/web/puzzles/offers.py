"""Puzzles as they are sent: an offer without its solution, and after a try everything."""

import random
from collections.abc import Mapping, Sequence

from msgspec import Struct

from feira.arena.puzzles.puzzle import Puzzle
from feira.core.position import Position
from feira.core.types import Json
from feira.service.shapes import Action, Event, Preview, View
from feira.table.seats import COMPUTERS
from feira.web.puzzles.library import bare
from feira.web.puzzles.tries import Known, PuzzleRating, Tried
from feira.web.rating_scale import POINTS, PROVISIONAL_GAMES

SHOWN = 3  # moves of a solution, besides the one that was made
NEAR = 150  # points: puzzles within this distance of a person's rating are equally suitable


class PuzzleMove(Struct):
    """A move of a puzzle with the win share that it keeps; `half` the width of its 95 % interval.

    `share` null: the move was not analysed.
    """

    choice: int
    text: str
    action: Action
    share: float | None
    half: float
    best: bool
    mine: bool


class PuzzleStanding(Struct):
    """A person's rating by puzzles of a game, and how many were solved in a row."""

    rating: int
    provisional: bool
    tries: int
    streak: int


class Solution(Struct):
    """The result of a try. `rated` is false for all tries but the first."""

    solved: bool
    rated: bool
    change: int  # of the rating
    best: PuzzleMove
    mine: PuzzleMove
    moves: list[PuzzleMove]  # the best ones and yours
    reason: list[Event]  # for the best one: message keys and arguments
    proved: bool
    tried: int
    found: int  # how many of those who tried it solved it
    standing: PuzzleStanding | None  # null: this puzzle is not rated


class PuzzleOffer(Struct):
    """A puzzle. It lists all legal choices, without anything that tells them apart."""

    id: str
    number: int  # of the puzzle; of a move of one's own game
    game: str
    seat: int  # that is to act
    names: list[str]
    view: View
    previews: list[Preview]
    clue: str  # the kind of the best move, if the person asked for it; else empty
    tried: int
    found: int
    standing: PuzzleStanding | None
    done: Solution | None  # if you have tried it before


def standing_json(standing: PuzzleRating) -> PuzzleStanding:
    """A standing as it is sent."""
    return PuzzleStanding(
        rating=standing.strength.points,
        provisional=standing.tries < PROVISIONAL_GAMES,
        tries=standing.tries,
        streak=standing.streak,
    )


def offer(
    position: Position,
    *,
    name: str,
    number: int,
    names: Sequence[str],
    clue: str = "",
    known: Known | None = None,
    standing: PuzzleRating | None = None,
    done: Solution | None = None,
) -> PuzzleOffer:
    """A puzzle without its solution."""
    return PuzzleOffer(
        id=name,
        number=number,
        game=position.game.name,
        seat=position.actor,
        names=list(names),
        view=position.view(position.actor),
        previews=[bare(preview) for preview in position.previews()],  # type: ignore[misc]
        clue=clue,
        tried=known.tries if known else 0,
        found=known.solved if known else 0,
        standing=standing_json(standing) if standing else None,
        done=done,
    )


def names_of(position: Position) -> list[str]:
    """The names of the computers who played the game of a puzzle."""
    return list(COMPUTERS[: position.seats])


def move_json(
    position: Position, choice: int, share: float | None, half: float, best: int, mine: int
) -> PuzzleMove:
    """A move as it is sent."""
    return PuzzleMove(
        choice=choice,
        text=position.notation(choice),
        action=position.action(choice),
        share=share,
        half=half,
        best=choice == best,
        mine=choice == mine,
    )


def reason_for(position: Position, choice: int) -> list[Json]:
    """Why a move is the best: what its preview says."""
    from feira.players.analysis import reason

    preview = next(one for one in position.previews() if one["choice"] == choice)
    return reason(position.actor, preview, [])


def solution(
    position: Position, puzzle: Puzzle, tried: Tried, choice: int, *, rated: bool
) -> Solution:
    """The result of a try at a puzzle, without ratings."""
    best = puzzle.best
    listed = [
        *puzzle.moves[:SHOWN],
        *(move for move in puzzle.moves[SHOWN:] if move.choice == choice),
    ]
    moves = [
        move_json(position, move.choice, move.share, move.half, best, choice) for move in listed
    ]
    return Solution(
        solved=choice == best,
        rated=rated,
        change=tried.change if rated else 0,
        best=moves[0],
        mine=next(move for move in moves if move.mine),
        moves=moves,
        reason=reason_for(position, best),
        proved=puzzle.proved,
        tried=0,
        found=0,
        standing=None,
    )


def pick(
    ratings: Mapping[str, float], done: set[str], standing: PuzzleRating, rng: random.Random
) -> str | None:
    """A puzzle that a person has not tried, near their rating; None: they have tried all."""
    left = [puzzle for puzzle in ratings if puzzle not in done]
    if not left:
        return None

    def away(puzzle: str) -> float:
        return abs(POINTS * (ratings[puzzle] - standing.strength.mu))

    nearest = min(map(away, left))
    return rng.choice([puzzle for puzzle in left if away(puzzle) <= nearest + NEAR])
