"""Warnings before a choice that leaves nothing to choose."""

import random

import pytest

from feira.core.dead_ends import LEAST_RISK, NO_CHOICE, avoidable_risk, risk_after
from feira.core.position import Position
from feira.core.types import CHANCE
from feira.games import find_game

MERCADO = find_game("mercado")


def played(challenge: str, seed: int) -> tuple[Position, list[tuple[Position, int]]]:
    """A random solo game: its end, and each choice of the player with the position before it."""
    chance = random.Random(seed)
    position = Position.start(MERCADO, MERCADO.configure(1, {"challenge": challenge}))
    made = []
    while not position.over:
        if position.actor == CHANCE:
            (choice,) = chance.choices(range(len(position.weights)), position.weights)
        else:
            choice = chance.choice(position.legal())
            made.append((position, choice))
        position = position.after(choice)[0]
    return position, made


def stranded(challenge: str) -> list[tuple[Position, int]]:
    """The last choices of games that ended for lack of a legal choice."""
    found = []
    for seed in range(60):
        end, made = played(challenge, seed)
        if end.result["reason"] == NO_CHOICE:
            found.append(made[-1])
    return found


@pytest.mark.parametrize("challenge", ["1"])
def test_a_choice_that_ended_a_game_had_a_risk(challenge: str) -> None:
    cases = stranded(challenge)
    assert len(cases) > 3, "random games do end this way"
    for position, choice in cases:
        assert risk_after(position, choice) > 0


def test_only_what_can_be_avoided_is_warned_of() -> None:
    warned = [avoidable_risk(position, choice) for position, choice in stranded("1")[:8]]
    assert all(risk == 0 or LEAST_RISK <= risk <= 1 for risk in warned)
    for position, choice in stranded("1")[:4]:
        if avoidable_risk(position, choice):
            better = min(risk_after(position, other) for other in position.legal())
            assert better <= risk_after(position, choice) / 2


def test_the_first_choice_of_a_game_is_no_risk() -> None:
    _, made = played("1", 1)
    position, choice = made[0]
    assert avoidable_risk(position, choice) == 0
