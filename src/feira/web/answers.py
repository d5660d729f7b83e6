"""What the HTTP handlers answer, as types: for OpenAPI, and for the client (`types.py`)."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Struct

from feira.core.game import Json
from feira.players import analysis
from feira.web.shapes import Ending, Event, Preview, Result, Step, Turn, View, finer, written

Outlook = Annotated[Json, written("Outlook")]


def shaped(data: Any, shape: Any) -> Any:
    """Plain data as the type that describes it; what does not fit is a fault of ours."""
    return msgspec.convert(data, shape)


class OptionInfo(Struct):
    """One thing to agree on before the game; values null: any text that the game takes."""

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
    """How far the first start is: the rules are compiled once, then kept."""

    ready: bool
    done: int = 0
    of: int = 0
    what: str = ""


class TableId(Struct):
    """A table."""

    id: str


class Proved(Struct):
    """How many outcomes of chance were checked; all of them are as the secret says."""

    outcomes: int


class Draw(Struct):
    """What chance could bring as choice `number`, each outcome with its weight, and what came."""

    number: int
    weights: list[list[int]]  # outcome and weight, in ascending order of outcomes
    outcome: int


class Proof(Struct):
    """Everything that it takes to compute every outcome of chance again."""

    commit: str
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


class Kept(About):
    """A record with its text."""

    text: str


class Rating(Struct):
    """What somebody is worth at a game: at least so much, with the mean and the doubt."""

    game: str
    rating: float
    mu: float
    sigma: float
    games: int


class Entered(Struct):
    """A challenge on a score sheet: its table and its result, if there are any."""

    key: str
    options: dict[str, str]
    thresholds: list[int]
    table: str | None
    state: Literal["none", "open", "playing", "over"]
    result: Ending | None


class Sheet(Struct):
    """A campaign: every challenge, and the totals so far."""

    id: str
    game: str
    name: str
    created: int
    challenges: list[Entered]
    complete: bool
    fame: int
    bonus: int
    rating: int
    best_move: int  # the most that one choice has earned so far
    best_move_needed: int
    best_move_bonus: int  # fame
    ratings: list[int]  # the fame from which each rating holds
    most: int  # fame


class Expected(TypedDict):
    """A choice of the expected continuation."""

    actor: int | Literal["chance"]
    text: str


Estimate = finer(
    analysis.Estimate,
    "Estimate",
    principal_variation=list[Expected],
    reason=list[Event],
)
Estimates: Any = list.__class_getitem__(Estimate)
Reviewed = finer(analysis.Reviewed, "Reviewed", chosen=Estimate, best=Estimate, others=Estimates)


class Position(Struct, omit_defaults=True):
    """The game after so many choices: who is to act then, and what was chosen next."""

    number: int
    actor: int | None  # null: chance, or nobody
    view: View
    choice: str | None  # null: nothing yet
    previews: list[Preview] | None = None
    outlook: Outlook | None = None


class Reasons(Struct):
    """For each choice why it is not legal; null: it is."""

    version: int
    reasons: dict[str, Event | None]


class OutlookNow(Struct):
    """What chance may bring, at this version of a table."""

    version: int
    outlook: Outlook


class Past(Struct):
    """A choice of a game: who acted (null: chance), and everybody's coins after it."""

    number: int
    actor: int | None
    coins: list[int]


class Best(Struct):
    """The choice that brought a seat most at once."""

    seat: int
    number: int
    text: str
    net: int


class History(Struct):
    """Everybody's coins over a game, and each seat's best single choice; null: it had none."""

    start: list[int]
    steps: list[Past]
    best: list[Best | None]


class After(Struct):
    """What a lesson's choice makes happen."""

    steps: list[Step]
    view: View


class LessonStep(Struct):
    """A stop of a lesson: a text, what to look at, and perhaps a choice to make.

    Where a choice is to be made, `turn` has all that would be legal; `after` is what comes of the
    one asked for, with all that others and chance do until the next stop.
    """

    key: str
    view: View
    mark: list[str]
    turn: Turn | None
    choose: str | None
    alternatives: str | None  # the key of what is said to who chooses something else
    after: After | None


class Lesson(Struct):
    """A first game, played step by step; the learner has seat 0."""

    game: str
    seats: int
    options: dict[str, str]
    players: list[str]
    steps: list[LessonStep]
