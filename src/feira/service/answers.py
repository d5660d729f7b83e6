"""The types of HTTP answers, for OpenAPI and for the client (`types.py`)."""

from typing import Any, Literal, TypedDict

import msgspec
from msgspec import Struct

from feira.players import account, analysis, review, weighing
from feira.service.shapes import (
    Action,
    Ending,
    Event,
    Outlook,
    Preview,
    Result,
    Step,
    Turn,
    View,
    refined,
)


def shaped(data: Any, shape: Any) -> Any:
    """Plain data converted to its type. Data that does not fit is an internal error."""
    return msgspec.convert(data, shape)


class OptionInfo(Struct):
    """An option of a game; values null: any text that the game accepts."""

    name: str
    default: str
    values: list[str] | None


class ChallengeInfo(Struct):
    """A solo challenge."""

    key: str
    options: dict[str, str]
    thresholds: list[int]


class GameInfo(Struct):
    """A game with its seats, options and challenges."""

    name: str
    title: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    challenges: list[ChallengeInfo]


class Ready(Struct, omit_defaults=True):
    """The progress of the first start: the rules are compiled once, then cached."""

    ready: bool
    done: int = 0
    of: int = 0
    what: str = ""


class TableId(Struct):
    """The id of a table."""

    id: str


class Proved(Struct):
    """How many outcomes of chance were checked; all of them follow from the secret."""

    outcomes: int


class Draw(Struct):
    """An outcome of chance, as choice `number`, with the weights of all possible outcomes."""

    number: int
    weights: list[list[int]]  # outcome and weight, in ascending order of outcomes
    outcome: int


class Proof(Struct):
    """The data from which every outcome of chance can be recomputed."""

    commit: str
    commitments: str  # to the nonces; empty: there are none
    nonces: str
    secret: str
    draws: list[Draw]


class About(Struct):
    """A record in a list."""

    id: str
    created: int
    game: str
    seats: int
    options: dict[str, str]
    players: list[str]
    date: str | None
    choices: int
    over: bool
    result: Result | None


class RecordWithText(About):
    """A record with its text."""

    text: str


class Rating(Struct):
    """A person's rating in a game, on the scale with mean 1500; `mu` and `sigma` are those of
    the model. `provisional`: based on too few games to be reliable.
    """

    game: str
    rating: int
    deviation: int
    provisional: bool
    games: int
    mu: float
    sigma: float


class RatingAfter(Rating):
    """A rating at a table: after its game with the change that it made, or the present one."""

    change: int | None


class RatedGame(Struct):
    """A rated game of a person: the rating after it, and its change."""

    game: str
    table: str
    at: int
    rating: int
    change: int


class Entered(Struct):
    """A challenge on a score sheet, with its table and its result if there are any."""

    key: str
    options: dict[str, str]
    thresholds: list[int]
    table: str | None
    state: Literal["none", "open", "playing", "over"]
    result: Ending | None


class Sheet(Struct):
    """The score sheet of a campaign: every challenge, and the totals so far."""

    id: str
    game: str
    name: str
    created: int
    challenges: list[Entered]
    complete: bool
    fame: int
    bonus: int
    rating: int
    best_move: int  # the most coins that one choice has earned so far
    best_move_needed: int
    best_move_bonus: int  # fame
    ratings: list[int]  # the fame from which each rating holds
    most: int  # fame


class Expected(TypedDict):
    """A choice of the principal variation."""

    actor: int | Literal["chance"]
    text: str
    action: Action


def listed(shape: Any) -> Any:
    """The type of a list of things whose type is made at run time."""
    return list.__class_getitem__(shape)


Estimate = refined(
    analysis.Estimate,
    "Estimate",
    action=Action,
    principal_variation=list[Expected],
    reason=list[Event],
)
Reviewed = refined(
    weighing.Reviewed, "Reviewed", chosen=Estimate, best=Estimate, others=listed(Estimate)
)
ChartPoint = refined(account.Point, "ChartPoint")
PlayerSummary = refined(account.PlayerSummary, "PlayerSummary")


GameReview = refined(
    review.Review,
    "GameReview",
    moves=listed(Reviewed),
    chart=listed(ChartPoint),
    players=listed(PlayerSummary),
)


class Position(Struct, omit_defaults=True):
    """The game after `number` choices: who is to act, and what was chosen next."""

    number: int
    actor: int | None  # null: chance, or nobody
    view: View
    choice: str | None  # notation; null: nothing was chosen yet
    action: Action | None  # the same as data
    previews: list[Preview] | None = None
    outlook: Outlook | None = None
    text: str | None = None  # of the whole position, for the analysis board; null: the game is on


class Reasons(Struct):
    """For each requested choice, why it is not legal; null: it is legal."""

    version: int
    reasons: dict[str, Event | None]


class Risk(Struct):
    """The probability that a choice leads to a dead end; 0 if that does not matter."""

    risk: float


class OutlookNow(Struct):
    """What chance may bring next, at this version of a table."""

    version: int
    outlook: Outlook


class Past(Struct):
    """A choice of a game: who acted (null: chance), and the coins of all seats after it."""

    number: int
    actor: int | None
    coins: list[int]


class Best(Struct):
    """The single choice that earned a seat most."""

    seat: int
    number: int
    text: str
    action: Action
    net: int


class History(Struct):
    """The coins of all seats over a game, and each seat's best single choice."""

    start: list[int]
    steps: list[Past]
    best: list[Best | None]


class After(Struct):
    """What follows a step of a lesson, up to the next step."""

    steps: list[Step]
    view: View


class LessonStep(Struct):
    """A stop of a lesson: a text, places to highlight, and perhaps a choice to make.

    Where a choice is to be made, `turn` has all legal choices, `choice` is the number, `choose`
    the notation and `action` the data of the right one. `after` is what follows it, up to the
    next stop.
    """

    key: str
    view: View
    mark: list[str]
    turn: Turn | None
    choice: int | None
    choose: str | None
    action: Action | None
    alternatives: str | None  # key of the text after another choice
    after: After | None


class Lesson(Struct):
    """A first game, step by step. The learner has seat 0."""

    game: str
    seats: int
    options: dict[str, str]
    players: list[str]
    steps: list[LessonStep]
