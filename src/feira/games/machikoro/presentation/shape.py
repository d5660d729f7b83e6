"""The JSON of Machi Koro as types: view, events, actions and outlook. Tests check it."""

from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from feira.core.shapes import SOME, Shapes, event_shapes, tagged_shapes
from feira.games.machikoro.rules.components import CARDS, COLOURS, LANDMARKS, NAMES
from feira.games.machikoro.rules.events import EVENTS
from feira.games.machikoro.rules.position import REASONS, STAGES

if TYPE_CHECKING:
    Card = str
    Landmark = str
    Building = str
    Colour = str
    Icon = str
    MachiKoroStage = str
    MachiKoroReason = str
else:
    Card = Literal[NAMES]
    Landmark = Literal[LANDMARKS]
    Building = Literal[(*NAMES, *LANDMARKS)]
    Colour = Literal[COLOURS]
    Icon = Literal[tuple(dict.fromkeys(card.icon for card in CARDS))]
    MachiKoroStage = Literal[STAGES]
    MachiKoroReason = Literal[REASONS[1:]]


class Pile(TypedDict):
    """Equal cards in the market: they act on totals from low to high."""

    card: Card
    low: int
    high: int
    colour: Colour
    icon: Icon
    cost: int
    number: int


class City(TypedDict):
    """A player: coins, landmarks built or not, and how many of each establishment."""

    seat: int
    coins: int
    landmarks: Annotated[dict[Landmark, bool], SOME]
    city: Annotated[dict[Card, int], SOME]


class MachiKoroResult(TypedDict):
    """The end of a game: landmarks built, and who won."""

    over: bool
    scores: list[int]
    winners: list[int]
    reason: MachiKoroReason | None


class MachiKoroView(TypedDict):
    """The whole table of Machi Koro, where everything is public."""

    options: dict[str, str]
    stage: MachiKoroStage
    turn: int
    actor: int | Literal["chance"] | None
    dice: list[int]
    total: int
    extra_turn: bool
    next_turn: int  # the seat that rolls after this turn
    market: list[Pile]
    deck: int
    players: list[City]
    result: MachiKoroResult | None


class RollOutlook(TypedDict):
    """A total that may come, and what each seat would gain or lose.

    Tuna boats count with the mean of their roll. The TV station takes from whom it gets most: `tv`.
    """

    total: int  # the harbour's addition included
    added: int  # of it: 0 or 2
    weight: int
    coins: list[float]
    tv: int | None


class DiceOutlook(TypedDict):
    """What one die or two may bring: rolls with their weights of 6 or 36.

    A total with `added` 2 is instead of the one two below it, if the roller likes. The mean takes
    for granted that it is added when that brings the roller more.
    """

    dice: int
    of: int
    rolls: list[RollOutlook]
    mean: list[float]


class Roller(TypedDict):
    """What would happen if a seat rolled now, with one die and, with a station, with two."""

    seat: int
    dice: list[DiceOutlook]


class MachiKoroOutlook(TypedDict):
    """What the dice may bring in Machi Koro, for each seat that may roll."""

    rollers: list[Roller]


SHAPES = Shapes(
    view=MachiKoroView,
    events=event_shapes(
        EVENTS,
        {
            "card": Card,
            "given-card": Card,
            "taken-card": Card,
            "landmark": Landmark,
            "reason": MachiKoroReason,
        },
        {},
    ),
    actions=tagged_shapes(
        "kind",
        {
            "roll": {"dice": Literal[1, 2]},
            "reroll": {},
            "keep": {},
            "add": {"added": Literal[0, 2]},
            "tv": {"seat": int},
            "swap": {"seat": int, "given": Card, "taken": Card},
            "no-swap": {},
            "build": {"building": Building},
            "build-none": {},
            # Of chance.
            "dice": {"dice": list[int]},
            "tuna": {"dice": list[int]},
            "market": {"card": Card},
        },
    ),
    outlook=MachiKoroOutlook,
)
