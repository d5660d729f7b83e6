"""Micro-actions and flat choices are equivalent."""

import random

import pytest
from bench.micro import differing

from feira.core.position import Position
from feira.core.types import CHANCE
from feira.envs.micro import MicroPosition, micro_sequence
from feira.games import NAMES, find_game

pytestmark = pytest.mark.xdist_group("envs")  # what is compiled for one serves all

GAMES = 2
SAME_GAMES = 4


def positions(name: str, seed: int) -> list[Position]:
    """Positions along random games of every setting, in which a seat is to act."""
    game, rng, found = find_game(name), random.Random(seed), []
    for config in game.rules.variants():
        for _ in range(GAMES):
            position = Position.start(game, config)
            while not position.over:
                if position.actor == CHANCE:
                    position = position.play(position.draw(rng))
                    continue
                if rng.random() < 0.1 or len(position.legal()) > 40:
                    found.append(position)
                position = position.play(rng.choice(position.legal()))
    return found


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_each_sequence_of_micro_actions_is_exactly_one_legal_choice(name: str) -> None:
    seen = set()
    for position in positions(name, 1):
        sequences = list(MicroPosition(position).sequences())
        assert sorted(choice for _, choice in sequences) == position.legal()
        assert len({actions for actions, _ in sequences}) == len(sequences)
        seen |= {action for actions, _ in sequences for action in actions}
    names = find_game(name).strategy.micro_names
    assert len(names) < 100
    assert len(set(names)) == len(names)
    assert len(seen) > 0.8 * len(names)  # some cards are rarely bought at random


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_a_step_within_a_choice_is_asked_only_if_there_is_more_than_one_answer(name: str) -> None:
    longest = 0
    for position in positions(name, 2)[::3]:
        sequences = list(MicroPosition(position).sequences())
        for actions, choice in sequences[:: 1 + len(sequences) // 5]:
            here = MicroPosition(position)
            for number, action in enumerate(actions):
                assert action in here.legal()
                assert number == 0 or len(here.legal()) > 1
                here = here.play(action)
            assert here.position == position.play(choice)
            assert micro_sequence(position, choice) == actions
            longest = max(longest, len(actions))
    assert longest == {"mercado": 2, "machikoro": 3}[name]


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_micro_actions_and_flat_choices_reach_the_same_positions(name: str) -> None:
    """In all positions of some games of every setting; `python -m bench.envs --same` plays more."""
    choices = 0
    for config in find_game(name).rules.variants():
        wrong, made = differing(name, config, SAME_GAMES)
        assert wrong == 0, config
        choices += made
    assert choices > 1000
