"""The notation of choices and outcomes, as text that parses back and as data."""

from functools import cache
from typing import Any

from feira.core.errors import FeiraError
from feira.core.jit import interpreted
from feira.core.lines import number_of
from feira.core.types import Buffer, Json
from feira.games.machikoro.rules import chance
from feira.games.machikoro.rules.components import KINDS, LANDMARKS, NAMES
from feira.games.machikoro.rules.position import (
    ADD_CHOICE,
    BUILD_CHOICE,
    BUILD_NONE,
    KEEP_CHOICE,
    LAYOUT,
    PAIRS,
    REROLL_CHOICE,
    ROLL_CHOICE,
    SEATS,
    SWAP_CHOICE,
    SWAP_NONE,
    TUNA,
    TV_CHOICE,
)
from feira.games.machikoro.rules.turn import ADDITION

unpack_draw = LAYOUT.unpacker("stage", "dice")
turns_up, two_dice = interpreted(chance.turns_up), interpreted(chance.two_dice)

BUILDINGS = (*NAMES, *LANDMARKS)
CHOICE_WORDS = ("build", "roll", "reroll", "keep", "add", "tv", "swap")
OUTCOME_WORDS = ("dice", "tuna", "market")
SIMPLE: dict[int, Json] = {
    BUILD_NONE: {"kind": "build-none"},
    ROLL_CHOICE + 1: {"kind": "roll", "dice": 1},
    ROLL_CHOICE + 2: {"kind": "roll", "dice": 2},
    REROLL_CHOICE: {"kind": "reroll"},
    KEEP_CHOICE: {"kind": "keep"},
    ADD_CHOICE: {"kind": "add", "added": 0},
    ADD_CHOICE + 1: {"kind": "add", "added": ADDITION},
    SWAP_NONE: {"kind": "no-swap"},
}
WORDS = {"build-none": "build none", "no-swap": "swap none"}  # kinds that are written otherwise
FORMS = (
    "roll 1, roll 2, reroll, keep, add 0, add 2, tv SEAT, swap SEAT GIVEN TAKEN, swap none, "
    "build CARD, build none"
)


def card_number(name: str) -> int:
    """The number of an establishment."""
    return number_of(name, NAMES, "an establishment")


def seat_number(text: str) -> int:
    """A seat."""
    return number_of(text, tuple(str(seat) for seat in range(SEATS)), "a seat")


@cache
def described(choice: int) -> tuple[str, Json]:
    """A choice of a seat as text and as an action, which is shared: do not write to it."""
    action = action_of(choice)
    return action_text(action), action


def action_of(choice: int) -> Json:
    """A choice of a seat as data."""
    if choice < BUILD_NONE:
        return {"kind": "build", "building": BUILDINGS[choice - BUILD_CHOICE]}
    if choice in SIMPLE:
        return SIMPLE[choice]
    if choice < SWAP_NONE:
        return {"kind": "tv", "seat": choice - TV_CHOICE}
    seat, pair = divmod(choice - SWAP_CHOICE, KINDS * KINDS)
    given, taken = divmod(pair, KINDS)
    return {"kind": "swap", "seat": seat, "given": NAMES[given], "taken": NAMES[taken]}


def action_text(action: Json) -> str:
    """The notation of an action, or of an outcome as data."""
    kind: str = action["kind"]
    words = [WORDS.get(kind, kind)]
    for key, value in action.items():
        if key != "kind":
            words += map(str, value) if isinstance(value, list) else [str(value)]
    return " ".join(words)


def describe_choice(_position: Buffer, choice: int) -> tuple[str, Json]:
    """A choice of a seat as text and as an action, which is shared: do not write to it."""
    return described(choice)


def parse_choice(_position: Buffer, text: str) -> int:
    """The choice of a seat that a text means."""
    match text.split():
        case ["build", "none"]:
            return BUILD_NONE
        case ["build", name]:
            return BUILD_CHOICE + number_of(name, BUILDINGS, "a card")
        case ["roll", ("1" | "2") as dice]:
            return ROLL_CHOICE + int(dice)
        case ["reroll"]:
            return REROLL_CHOICE
        case ["keep"]:
            return KEEP_CHOICE
        case ["add", ("0" | "2") as addition]:
            return ADD_CHOICE + int(addition) // ADDITION
        case ["tv", seat]:
            return TV_CHOICE + seat_number(seat)
        case ["swap", "none"]:
            return SWAP_NONE
        case ["swap", seat, given, taken]:
            pair = card_number(given) * KINDS + card_number(taken)
            return SWAP_CHOICE + seat_number(seat) * KINDS * KINDS + pair
    raise FeiraError(f"'{text}' is not a choice (expected {FORMS})")


def describe_outcome(position: Buffer, outcome: int) -> tuple[str, Json]:
    """An outcome of chance as text and as data, which is shared: do not write to it."""
    return drawn(unpack_draw(position), outcome)


@cache
def drawn(p: Any, outcome: int) -> tuple[str, Json]:
    """An outcome of the draw that an unpacked position waits for, as text and as data."""
    if turns_up(p):
        action: Json = {"kind": "market", "card": NAMES[outcome]}
    elif two_dice(p):
        action = {"kind": word_of(p), "dice": list(PAIRS[outcome])}
    else:
        action = {"kind": "dice", "dice": [outcome + 1]}
    return action_text(action), action


def word_of(p: Any) -> str:
    """The word with which an outcome begins here."""
    return "market" if turns_up(p) else "tuna" if p.stage == TUNA else "dice"


def parse_outcome(position: Buffer, text: str) -> int:
    """The outcome of chance that a text means; it must match the current draw."""
    p = unpack_draw(position)
    word = word_of(p)
    match text.split():
        case ["market", name] if word == "market":
            return card_number(name)
        case [first, low, high] if first == word and word != "market" and two_dice(p):
            pairs = tuple(f"{one} {other}" for one, other in PAIRS)
            return number_of(f"{low} {high}", pairs, "two dice, the lower first")
        case ["dice", face] if word == "dice" and not two_dice(p):
            return number_of(face, ("1", "2", "3", "4", "5", "6"), "a die")
    form = "market CARD" if word == "market" else f"{word} N N" if two_dice(p) else "dice N"
    raise FeiraError(f"expected '{form}', found '{text}'")
