"""Untrusted positions as text: none is accepted from which compiled rules could not continue."""

import pytest

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.record import replay
from feira.games import find_game
from feira.games.mercado.rules.position import (
    DRAW_OFFER,
    REVEAL,
    SETUP_CLOSED,
    SETUP_DISPLAY,
    SETUP_HANDS,
    SETUP_OFFERS,
    SLOTS,
    SPECIALISE,
    STAGES,
    TAKE,
)
from feira.service.open_positions import open_position
from tests.golden import FOLDER, load

GAME = find_game("mercado")
SECRET, SPECIALIST = "three-players-secret", "challenge-1"
SET_UP, SOME = 40, 7  # choices of chance first; then every so many positions
HANDS, OFFERS = STAGES[SETUP_HANDS], STAGES[SETUP_OFFERS]

# The game and the stage, and lines that no position of it has.
IMPOSSIBLE = (
    (SECRET, STAGES[SETUP_DISPLAY], "drawn: 1"),
    (SECRET, HANDS, "drawn: 50"),
    (SECRET, HANDS, "drawn: -20"),
    (SECRET, HANDS, "drawn: 7"),
    (SECRET, HANDS, "hands: fish / - / -"),
    (SECRET, OFFERS, "pending: 4"),
    (SECRET, OFFERS, "pending: -1"),
    (SECRET, OFFERS, "pending: 2"),
    (SECRET, OFFERS, "stage: setup-entrances"),
    (SECRET, OFFERS, "stage: setup-closed"),
    (SECRET, STAGES[REVEAL], "pending: 25"),
    (SECRET, STAGES[REVEAL], f"market: {'(?) ' * 25}"),
    (SECRET, STAGES[DRAW_OFFER], "pending: 10"),
    (SECRET, STAGES[DRAW_OFFER], "stage: exchange-hand\npending: 5"),
    (SECRET, STAGES[DRAW_OFFER], "specialty: 6"),
    (SECRET, STAGES[TAKE], "display: -"),
    (SPECIALIST, STAGES[SPECIALISE], "specialty: 5"),
    (SPECIALIST, STAGES[SETUP_CLOSED], "drawn: 1"),
)


def position_in(golden: str, stage: str) -> Position:
    """The last position of a golden game in this stage."""
    steps = replay(load(FOLDER / "mercado" / f"{golden}.feira"))
    found = [step.before for step in steps if f"stage: {stage}\n" in step.before.text]
    return found[-1]


def with_lines(text: str, lines: str) -> str:
    """A position whose lines of these keys are replaced."""
    keys = {line.partition(":")[0] for line in lines.splitlines()}
    kept = [line for line in text.splitlines() if line.partition(":")[0] not in keys]
    return "\n".join([*kept, lines]) + "\n"


@pytest.mark.parametrize(("golden", "stage", "lines"), IMPOSSIBLE)
def test_what_cannot_be_is_refused(golden: str, stage: str, lines: str) -> None:
    text = position_in(golden, stage).text
    assert open_position(GAME.name, text).text == text
    with pytest.raises(FeiraError):
        open_position(GAME.name, with_lines(text, lines))


def test_no_more_customers_are_on_offer_than_have_room() -> None:
    text = position_in(SECRET, STAGES[TAKE]).text
    lines = {line.partition(": ")[0]: line.partition(": ")[2] for line in text.splitlines()}
    standing = [one.partition(" ")[2] for one in lines["customers"].split(", ")]
    (more, *_) = [one for one in standing if lines["offer"].count(f"{one[0]} ") == SLOTS]
    changed = f"customers: -\noffer: {lines['offer']}, {more}"
    with pytest.raises(FeiraError, match="too many tiles of one size"):
        open_position(GAME.name, with_lines(text, changed))


@pytest.mark.parametrize("golden", ["four-players", SECRET, "challenge-7", "challenge-9"])
def test_positions_of_games_are_opened(golden: str) -> None:
    for step in replay(load(FOLDER / "mercado" / f"{golden}.feira")):
        if step.number < SET_UP or step.number % SOME == 0:
            assert open_position(GAME.name, step.before.text) == step.before
