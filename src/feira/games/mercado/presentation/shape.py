"""The view, the events and the outlook of Mercado as types. Tests hold what is told to them."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from feira.core.shapes import Shapes, event_shapes
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
    MercadoStage = str
    MercadoReason = str
else:
    Good = Literal[GOODS]
    Restaurant = Literal[RESTAURANTS]
    ClosedRestaurant = Literal[(*RESTAURANTS, "unknown")]
    SquareName = Literal[SQUARES]
    Entrance = Literal[ENTRANCES]
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


class Customers(TypedDict):
    """A customer tile: how many customers, and the goods they want in their order."""

    customers: int
    goods: list[Good]


class MercadoPlayer(TypedDict):
    """What is in front of a player; the coins of others may be hidden: null."""

    seat: int
    coins: int | None
    hand: list[Good]
    held: list[Restaurant]
    wooden_stalls: int


class ChallengeView(TypedDict):
    """A solo challenge, and where it stands."""

    number: int
    thresholds: list[int]
    specialty: Good | None
    from_fours: int
    fours: int
    best_move: int


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
    last_turns: int | None
    coin_run: int
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
            "tile": {"customers": int, "goods": list[Good]},
        },
        {"earned": {"good": Good, "customers": int, "restaurants": list[Beside]}},
    ),
    outlook=MercadoOutlook,
)
