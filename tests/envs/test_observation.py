"""Observations contain what a seat may know, and nothing else."""

import random

import numpy as np
import pytest

from feira.core.position import Position
from feira.core.types import CHANCE
from feira.envs.micro import MicroPosition
from feira.games import NAMES, find_game

pytestmark = pytest.mark.xdist_group("envs")  # what is compiled for one serves all


def played(name: str, options: dict[str, str], seats: int, seed: int) -> list[Position]:
    """The positions of a random game in which a seat is to act, and the last one."""
    game, rng = find_game(name), random.Random(seed)
    position, found = Position.start(game, game.configure(seats, options)), []
    while not position.over:
        if position.actor == CHANCE:
            position = position.play(position.draw(rng))
        else:
            found.append(position)
            position = position.play(rng.choice(position.legal()))
    return [*found, position]


def with_other_coins(position: Position, seat: int, rng: random.Random) -> Position:
    """The same position with other coins of all others."""
    changed = position.game.rules.array(position.array)
    for other in range(position.seats):
        if other != seat:
            changed[0]["coins"][other] = rng.randrange(60)
    return Position(position.game, changed)


@pytest.mark.native
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_coins_do_not_matter(seats: int) -> None:
    rng = random.Random(1)
    differ = 0
    for position in played("mercado", {"money": "hidden"}, seats, seats)[:-1]:
        before = bytes(position)
        for seat in range(seats):
            here = MicroPosition(position).observation(seat)
            there = MicroPosition(with_other_coins(position, seat, rng)).observation(seat)
            assert (here == there).all()
            own = with_other_coins(position, (seat + 1) % seats, rng)
            differ += int((MicroPosition(own).observation(seat) != here).any())
        assert bytes(position) == before
    assert differ > 0  # a seat does see its own coins


@pytest.mark.native
def test_open_coins_matter_and_so_do_hidden_ones_at_the_end() -> None:
    rng = random.Random(2)
    for money, at in (("open", 20), ("hidden", -1)):
        position = played("mercado", {"money": money}, 2, 5)[at]
        here = MicroPosition(position).observation(0)
        there = MicroPosition(with_other_coins(position, 0, rng)).observation(0)
        assert (here != there).any()


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_the_inputs_are_those_of_the_learned_players(name: str) -> None:
    game = find_game(name)
    options = {"mercado": {"money": "open"}, "machikoro": {"plus": "yes"}}[name]
    indices, values = np.zeros(640, np.int64), np.zeros(640, np.int32)
    inputs = len(game.strategy.input_names)
    for position in played(name, options, 3, 7)[:-1:4]:
        n = game.strategy.encode(position.array[0], indices, values)
        dense = np.zeros(inputs, np.int64)
        dense[indices[:n]] = np.clip(values[:n], -127, 127)
        observed = MicroPosition(position).observation(position.actor)
        assert observed[:inputs].tolist() == dense.tolist()
        assert observed[inputs:].sum() == 1  # whose turn it is
    names = game.strategy.observation_names
    assert len(set(names)) == len(names)
    assert names[:inputs] == game.strategy.input_names


@pytest.mark.native
def test_what_was_picked_is_observed() -> None:
    names = find_game("mercado").strategy.observation_names
    for position in played("mercado", {}, 2, 3)[10:30]:
        here = MicroPosition(position)
        for action in here.legal():
            there = here.play(action)
            if there.picked:
                changed = np.flatnonzero(here.observation(0) != there.observation(0))
                assert [names[i] for i in changed] == [f"has picked {here.name(action)}"]
