"""Reviews move by move, as the state of a background job."""

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Raw, Struct
from msgspec import json as msgjson

from feira.core.errors import FeiraError
from feira.core.record import Record
from feira.core.types import Json
from feira.service.answers import GameReview
from feira.table.coded import Coded

if TYPE_CHECKING:  # a runtime import would slow the start of a server
    from feira.players import review

SIMULATIONS: int | None = None  # the most for each move; None: the default of reviews
MOST_MOVES = 1000  # of players, in a game that is reviewed; people make a few hundred
NONE: Json = {"state": "none", "done": 0, "of": 0, "review": None}


class Review(Struct):
    """The progress of a review, in moves of players, and its results so far.

    While it is running, `review` has the moves that are done, or is null if another process runs
    it.
    """

    state: Literal["running", "done", "none"]
    done: int
    of: int
    review: GameReview | None


def review_slices(record: Record) -> "Iterator[review.Review | None]":
    """Yields the review of a game after each move, and None between two slices of thinking."""
    from feira.players.review import DEFAULT_BUDGET, exact_endings, reviewing
    from feira.players.search import Budget

    budget = Budget(simulations=SIMULATIONS) if SIMULATIONS else DEFAULT_BUDGET
    return reviewing(record, budget=budget, solve=exact_endings(record.game))


def review_steps(record: Record) -> "Iterator[review.Review]":
    """Yields the review of a game after each of its moves; every step takes up to a second."""
    return (found for found in review_slices(record) if found is not None)


def moves_in(record: Record) -> int:
    """How many moves of players a game has."""
    from feira.players.review import moves_of

    return moves_of(record)


def check_length(moves: int) -> None:
    """Refuses a game without moves, and one that is too long while others wait for theirs."""
    if not moves:
        raise FeiraError("there is nothing to review: no player has moved")
    if moves > MOST_MOVES:
        text = f"this game has {moves:,} moves: only games with up to {MOST_MOVES:,} are reviewed"
        raise Coded(text, "review-long")


class Addition(NamedTuple):
    """A review after one more move, and what is new in it, as JSON."""

    found: "review.Review"
    moves: list[bytes]
    chart: list[bytes]


def next_step(steps: "Iterator[review.Review]", moves: int, points: int) -> Addition | None:
    """The review after one more move than `moves` and `points` count; None at the end."""
    found = next(steps, None)
    if found is None:
        return None
    new_moves, new_points = found.moves[moves:], found.chart[points:]
    encode = msgjson.encode
    return Addition(found, [*map(encode, new_moves)], [*map(encode, new_points)])


class Growing:
    """The finished part of a review. Each of its moves is encoded once."""

    def __init__(self) -> None:
        self.moves: list[bytes] = []
        self.chart: list[bytes] = []
        self.found: review.Review | None = None

    @property
    def done(self) -> int:
        """How many moves of players are reviewed."""
        return self.found.done if self.found else 0

    def add(self, new: Addition) -> None:
        """One more move is reviewed."""
        self.moves += new.moves
        self.chart += new.chart
        self.found = new.found

    @property
    def text(self) -> bytes:
        """The review as JSON."""
        if self.found is None:
            return b"{}"
        whole = {field.name: getattr(self.found, field.name) for field in fields(self.found)}
        return msgjson.encode(whole | {"moves": listed(self.moves), "chart": listed(self.chart)})


def listed(encoded: list[bytes]) -> Raw:
    """A list whose elements are JSON already."""
    return Raw(b"[" + b",".join(encoded) + b"]")
