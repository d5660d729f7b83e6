"""The JSON of Mercado as types: view, events, actions and outlook. Tests check it."""

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from feira.core.shapes import Shapes, event_shapes, tagged_shapes
from feira.games.mercado.presentation.challenge import LINE_NAMES, NAMES
from feira.games.mercado.rules.events import EVENTS
from feira.games.mercado.rules.position import (
    ENTRANCES,
    GOODS,
    REASONS,
    RESTAURANTS,
    SQUARES,
    STAGES,
)

if TYPE_CHECKING:
    Good = str
    Restaurant = str
    ClosedRestaurant = str
    SquareName = str
    Entrance = str
    LineName = str
    ChallengeName = str
    MercadoStage = str
    MercadoReason = str
else:
    Good = Literal[GOODS]
    Restaurant = Literal[RESTAURANTS]
    ClosedRestaurant = Literal[(*RESTAURANTS, "unknown")]
    SquareName = Literal[SQUARES]
    Entrance = Literal[ENTRANCES]
    LineName = Literal[LINE_NAMES]
    ChallengeName = Literal[NAMES]
    MercadoStage = Literal[STAGES]
    MercadoReason = Literal[REASONS[1:]]


class Stall(TypedDict):
    """A stall on the market: what a customer pays it is its value."""

    good: Good
    owner: int
    value: int


class Square(TypedDict):
    """A square of the market, and what is on it."""

    square: SquareName
    stall: Stall | None
    open: Restaurant | None
    closed: ClosedRestaurant | None


class Awaited(TypedDict):
    """The stalls that a line must have before customers pay, and those that it still lacks."""

    needed: int
    missing: int


class Customers(TypedDict):
    """Customers at an entrance: how many, the goods they want, and the stalls they wait for."""

    customers: int
    goods: list[Good]
    awaited: Awaited | None  # null: they pay at once


class MercadoPlayer(TypedDict):
    """What is in front of a player; the coins of others may be hidden: null."""

    seat: int
    coins: int | None
    hand: list[Good]
    held: list[Restaurant]
    wooden_stalls: int


class Column(TypedDict):
    """A column where stalls may stand, and the goods that they may sell."""

    column: LineName
    goods: list[Good]


class ChallengeView(TypedDict):
    """A solo challenge, and where it stands."""

    number: int
    name: ChallengeName
    thresholds: list[int]
    counts: Literal["coins", "from_fours"]  # what the result counts
    standing: int | None  # as much as it counts so far; null: hidden
    tiles_left: int  # customer tiles of the sizes that matter, on offer and in the stacks
    specialty: Good | None
    from_fours: int
    fours: int
    best_move: int
    full_lines: list[LineName]  # challenge 3: lines that may take no more stalls
    columns: list[Column]  # challenge 9: where stalls may stand


class MercadoResult(TypedDict):
    """The end of a game, with more for a challenge and its place on a score sheet."""

    over: bool
    scores: list[int]
    winners: list[int]
    reason: MercadoReason | None
    held_cost: list[int]
    result: NotRequired[int]
    fame: NotRequired[int]
    best_move: NotRequired[int]
    fours: NotRequired[int]
    placed: NotRequired[dict[str, int]]


class Distance(TypedDict):
    """How much is still to be placed before the end is triggered, of how much in all."""

    left: int
    of: int


class CoinRun(TypedDict):
    """How many coins were taken in unbroken succession, and how many end the game."""

    run: int
    of: int


class EndDistance(TypedDict):
    """How far the end of the game is; coins are null where they cannot be taken."""

    squares: Distance
    entrances: Distance
    coins: CoinRun | None


class MercadoView(TypedDict):
    """The whole table of Mercado as a seat or a spectator sees it."""

    options: dict[str, str]
    stage: MercadoStage
    turn: int
    actor: int | Literal["chance"] | None
    market: list[Square]
    entrances: dict[Entrance, Customers | Literal["barred"] | None]
    display: list[Good]
    bag: dict[Good, int]
    offer: list[list[list[Good]]]  # by number of customers, from one: the goods of each tile
    stacks: list[int]
    players: list[MercadoPlayer]
    free_squares: int
    empty_entrances: int
    end: EndDistance
    last_turns: int | None
    challenge: ChallengeView | None
    result: MercadoResult | None


class GoodChance(TypedDict):
    """How many tiles of a good are in the bag, and the chance that the next one is it."""

    good: Good
    left: int
    chance: float


class TileChance(TypedDict):
    """A customer tile that has not been turned up, and the chance that it is the next."""

    goods: list[Good]
    left: int
    chance: float


class StackOutlook(TypedDict):
    """A stack of customer tiles: how many are left, and which they may be."""

    customers: int
    left: int
    tiles: list[TileChance]


class ClosedChance(TypedDict):
    """What a closed restaurant of unknown kind may be."""

    kind: Restaurant
    left: int
    chance: float


class MercadoOutlook(TypedDict):
    """What chance may bring in Mercado."""

    bag: list[GoodChance]
    stacks: list[StackOutlook]
    closed: list[ClosedChance]


class Beside(TypedDict):
    """An open restaurant that makes a stall worth more."""

    kind: Restaurant
    square: SquareName


TILE: dict[str, Any] = {"customers": int, "goods": list[Good]}

SHAPES = Shapes(
    view=MercadoView,
    events=event_shapes(
        EVENTS,
        {
            "good": Good,
            "kind": Restaurant,
            "square": SquareName,
            "entrance": Entrance,
            "reason": MercadoReason,
            "tile": TILE,
        },
        {"earned": {"good": Good, "customers": int, "restaurants": list[Beside]}},
    ),
    actions=tagged_shapes(
        "kind",
        {
            "stall": {"good": Good, "square": SquareName},
            "customers": TILE | {"entrance": Entrance},
            "restaurant": {"restaurant": Restaurant, "square": SquareName},
            "coin": {},
            "exchange": {"what": Literal["hand", "display"]},
            "take": {"good": Good},
            "specialise": {"good": Good},
            # Of chance.
            "closed": {"restaurant": Restaurant, "square": SquareName},
            "display": {"good": Good},
            "deal": {"seat": int, "good": Good},
            "entrance": TILE | {"entrance": Entrance},
            "offer": TILE,
        },
    ),
    outlook=MercadoOutlook,
)
