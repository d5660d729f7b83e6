"""The notation of choices and outcomes. What is written parses back."""

import numpy as np

from feira.core.errors import FeiraError
from feira.core.lines import number_of
from feira.core.plain import interpreted, reading
from feira.games.machikoro.rules import chance
from feira.games.machikoro.rules.components import KINDS, LANDMARKS, NAMES
from feira.games.machikoro.rules.position import (
    ADD_CHOICE,
    BUILD_CHOICE,
    BUILD_NONE,
    KEEP_CHOICE,
    PAIRS,
    POSITION,
    REROLL_CHOICE,
    ROLL_CHOICE,
    SEATS,
    SWAP_CHOICE,
    SWAP_NONE,
    TUNA,
    TV_CHOICE,
)

turns_up, two_dice = interpreted(chance.turns_up), interpreted(chance.two_dice)
read_flow = reading(POSITION, "stage", "dice")

BUILDINGS = (*NAMES, *LANDMARKS)
CHOICE_WORDS = ("build", "roll", "reroll", "keep", "add", "tv", "swap")
OUTCOME_WORDS = ("dice", "tuna", "market")
SIMPLE = {
    BUILD_NONE: "build none",
    ROLL_CHOICE + 1: "roll 1",
    ROLL_CHOICE + 2: "roll 2",
    REROLL_CHOICE: "reroll",
    KEEP_CHOICE: "keep",
    ADD_CHOICE: "add 0",
    ADD_CHOICE + 1: "add 2",
    SWAP_NONE: "swap none",
}
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


def choice_text(_s: np.record, choice: int) -> str:
    """A choice of a seat as text."""
    if choice < BUILD_NONE:
        return f"build {BUILDINGS[choice - BUILD_CHOICE]}"
    if choice in SIMPLE:
        return SIMPLE[choice]
    if choice < SWAP_NONE:
        return f"tv {choice - TV_CHOICE}"
    seat, pair = divmod(choice - SWAP_CHOICE, KINDS * KINDS)
    given, taken = divmod(pair, KINDS)
    return f"swap {seat} {NAMES[given]} {NAMES[taken]}"


def parse_choice(_s: np.record, text: str) -> int:
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
            return ADD_CHOICE + int(addition) // 2
        case ["tv", seat]:
            return TV_CHOICE + seat_number(seat)
        case ["swap", "none"]:
            return SWAP_NONE
        case ["swap", seat, given, taken]:
            pair = card_number(given) * KINDS + card_number(taken)
            return SWAP_CHOICE + seat_number(seat) * KINDS * KINDS + pair
    raise FeiraError(f"'{text}' is not a choice (expected {FORMS})")


def outcome_text(s: np.record, outcome: int) -> str:
    """An outcome of chance as text."""
    p = read_flow(s)
    if turns_up(p):
        return f"market {NAMES[outcome]}"
    if two_dice(p):
        low, high = PAIRS[outcome]
        return f"{'tuna' if p.stage == TUNA else 'dice'} {low} {high}"
    return f"dice {outcome + 1}"


def parse_outcome(s: np.record, text: str) -> int:
    """The outcome of chance that a text means; it must be for what comes here."""
    word = "market" if turns_up(s) else "tuna" if s.stage == TUNA else "dice"
    match text.split():
        case ["market", name] if word == "market":
            return card_number(name)
        case [first, low, high] if first == word and word != "market" and two_dice(s):
            pairs = tuple(f"{one} {other}" for one, other in PAIRS)
            return number_of(f"{low} {high}", pairs, "two dice, the lower first")
        case ["dice", face] if word == "dice" and not two_dice(s):
            return number_of(face, ("1", "2", "3", "4", "5", "6"), "a die")
    form = "market CARD" if word == "market" else f"{word} N N" if two_dice(s) else "dice N"
    raise FeiraError(f"expected '{form}', found '{text}'")
