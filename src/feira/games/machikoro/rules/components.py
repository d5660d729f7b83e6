"""The cards (K1): `components.txt` read into tables that the rules look things up in."""

from dataclasses import dataclass
from pathlib import Path

from feira.core.errors import FeiraError
from feira.core.lines import Line, lines_of
from feira.core.tables import table
from feira.core.types import Array

COLOURS = ("blue", "green", "red", "purple")
BLUE, GREEN, RED, PURPLE = range(4)
COPIES = (6, 6, 6, 5)  # of each kind, by colour
TOTALS = 15  # totals of the dice are below this: 12, and 2 more with the harbour
MOST_KINDS = 26  # with the six landmarks a set of 32
LANDMARK = "landmark "


@dataclass(frozen=True)
class Card:
    """One row: an establishment or a landmark."""

    name: str
    cost: int
    plus: bool
    low: int = 0
    high: int = 0
    colour: int = 0
    icon: str = ""
    pays: int = 0
    each: str = ""
    effect: str = ""
    harbour: bool = False


def parse(text: str, source: str) -> tuple[list[Card], list[Card]]:
    """Establishments and landmarks of a file; complains with the number of the line."""
    establishments: list[Card] = []
    landmarks: list[Card] = []
    for line in lines_of(text, source):
        if not line.text:
            continue
        name, value = line.pair()
        words = value.split()
        try:
            if name.startswith(LANDMARK):
                landmarks.append(
                    Card(name.removeprefix(LANDMARK), int(words[0]), plus="plus" in words)
                )
            else:
                establishments.append(establishment(name, words))
        except (ValueError, IndexError, StopIteration):
            raise line.error(f"'{line.text}' is not a card") from None
        if [card.name for card in establishments].count(name) > 1:
            raise line.error(f"'{name}' stands here a second time")
    check_effects(establishments, Line(source, len(text.splitlines()), ""))
    return establishments, landmarks


def establishment(name: str, words: list[str]) -> Card:
    """A row such as `7 green factory 5 pays 3 each cow`."""
    low, _, high = words[0].partition("-")
    rest = iter(words[4:])
    more: dict[str, str] = {}
    for word in rest:
        if word not in ("pays", "each", "effect", "harbour", "plus"):
            raise ValueError(word)
        more[word] = next(rest) if word in ("pays", "each", "effect") else "yes"
    return Card(
        name=name,
        cost=int(words[3]),
        plus="plus" in more,
        low=int(low),
        high=int(high or low),
        colour=COLOURS.index(words[1]),
        icon=words[2],
        pays=int(more.get("pays", "0")),
        each=more.get("each", ""),
        effect=more.get("effect", ""),
        harbour="harbour" in more,
    )


def check_effects(cards: list[Card], end: Line) -> None:
    """Every card pays or has an effect; what it pays for exists; there is room for all."""
    known = {card.icon for card in cards} | {card.name for card in cards}
    for card in cards:
        if not card.effect and not card.pays:
            raise FeiraError(f"{end.source}: {card.name} neither pays nor has an effect")
        if card.each and card.each not in known:
            raise FeiraError(f"{end.source}: {card.name} pays for each '{card.each}': no such card")
        if not 1 <= card.low <= card.high < TOTALS:
            raise FeiraError(f"{end.source}: {card.name} acts on a roll that does not exist")
    if len(cards) > MOST_KINDS:
        raise end.error(f"expected at most {MOST_KINDS} establishments, found {len(cards)}")


_path = Path(__file__).with_name("components.txt")
CARDS, LANDMARK_CARDS = parse(_path.read_text(encoding="utf-8"), _path.name)

# Everything the rules ask of a kind of card, by its number.
NAMES = tuple(card.name for card in CARDS)
KINDS = len(NAMES)
LANDMARKS = tuple(card.name for card in LANDMARK_CARDS)
STATION, MALL, PARK, RADIO_TOWER, HARBOUR, AIRPORT = (
    LANDMARKS.index(name)
    for name in ("station", "mall", "park", "radio-tower", "harbour", "airport")
)
NOBODYS = KINDS  # the number of no card
COST = table([card.cost for card in (*CARDS, *LANDMARK_CARDS)], 16)
PAYS = table([*(card.pays for card in CARDS), 0], 16)
NEEDS_HARBOUR = table([*(card.harbour for card in CARDS), 0], 8)
RAISED = table([*(card.icon in ("cup", "bread") for card in CARDS), 0], 8)  # by the mall

# Cards that are counted by others ("3 for each cow") belong to categories, of which every city
# keeps a count. Category 0 counts nothing and stays at 1: the cards that simply pay.
CATEGORIES = ("", *dict.fromkeys(card.each for card in CARDS if card.each), "uncounted")
UNCOUNTED = len(CATEGORIES) - 1
EACH = table([*(CATEGORIES.index(card.each) for card in CARDS), 0], 8)
_counted = [
    [n for n, name in enumerate(CATEGORIES) if name and name in (card.icon, card.name)]
    for card in CARDS
]
_most = max(len(categories) for categories in _counted)
COUNTED_IN = table([row + [UNCOUNTED] * (_most - len(row)) for row in _counted], 8)


def members(wanted: list[bool]) -> int:
    """A set of kinds as bits."""
    return sum(1 << kind for kind, is_in in enumerate(wanted) if is_in)


PURPLES = members([card.colour == PURPLE for card in CARDS])
CUPS_AND_BREAD = members([card.icon in ("cup", "bread") for card in CARDS])
BASE_KINDS = members([not card.plus for card in CARDS])
ALL_KINDS = (1 << KINDS) - 1
BASE_LANDMARKS = members([not card.plus for card in LANDMARK_CARDS])
ALL_LANDMARKS = (1 << len(LANDMARKS)) - 1
START = tuple(NAMES.index(name) for name in ("wheat-field", "bakery"))  # K2.1
COPIES_OF = table([COPIES[card.colour] for card in CARDS], 8)


def acting(colour: int) -> Array:
    """For each total the kinds of a colour that pay, in slots.

    An empty slot has the number `NOBODYS`, a kind of which every city has none: income can then be
    added up without asking whether there is any.
    """
    rows = [
        [
            kind
            for kind, card in enumerate(CARDS)
            if card.colour == colour and card.pays and card.low <= total <= card.high
        ]
        for total in range(TOTALS)
    ]
    slots = max(len(row) for row in rows)
    return table([row + [NOBODYS] * (slots - len(row)) for row in rows], 8)


BLUE_AT, GREEN_AT, RED_AT = acting(BLUE), acting(GREEN), acting(RED)

# What can be paid with so many coins: kinds, and above them landmarks, as one set.
RICH = max(card.cost for card in (*CARDS, *LANDMARK_CARDS))
AFFORDABLE = table(
    [sum(1 << i for i, cost in enumerate(COST) if cost <= coins) for coins in range(RICH + 1)],
    64,
)


def effect_kind(name: str) -> int:
    """The number of the card that has this effect."""
    return next(kind for kind, card in enumerate(CARDS) if card.effect == name)


def acts(kind: int, total: int) -> bool:
    """Does the card act on this total?"""
    return CARDS[kind].low <= total <= CARDS[kind].high
