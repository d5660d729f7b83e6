"""An oracle for small positions: full expectimax, every choice and every outcome, no sampling."""

import random
from collections.abc import Iterator

import numpy as np

from feira.core.game import Game
from feira.core.position import Position
from feira.core.rules import MOST_SEATS
from feira.core.types import CHANCE, NOBODY
from feira.core.verbs import actor, apply, evaluate
from feira.players.player import PolicyPlayer
from tests.games.table import choices, copy, position


class TooLarge(Exception):
    pass


class Oracle:
    """Exact values by seat, for positions with at most so many others below them."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.known: dict[bytes, np.ndarray] = {}
        self.under_way: set[bytes] = set()

    def values(self, s: np.record) -> np.ndarray:
        key = s.tobytes()
        if key not in self.known:
            self.left -= 1
            if self.left < 0 or key in self.under_way:  # an exchange may lead back to where it was
                raise TooLarge
            self.under_way.add(key)
            self.known[key] = self._values(s)
        return self.known[key]

    def _values(self, s: np.record) -> np.ndarray:
        who = actor(s)
        if who == NOBODY:
            points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
            out = np.zeros(MOST_SEATS)
            evaluate(s, points, places, out)
            return out
        if who == CHANCE:
            weights = position(s).chance()
            parts = [n * self.values(after(s, one)) for one, n in weights.items()]
            return np.asarray(sum(parts) / sum(weights.values()))
        return max(self.choices(s).values(), key=lambda values: float(values[who]))

    def choices(self, s: np.record) -> dict[int, np.ndarray]:
        return {one: self.values(after(s, one)) for one in choices(s)}


def after(s: np.record, choice: int) -> np.record:
    there = copy(s)
    apply(there, choice, None)
    return there


def late_positions(
    game: Game, seats: int, options: dict[str, str], seed: int
) -> Iterator[np.record]:
    """Positions of games played by the policy, from the last choice but one backwards."""
    rng = random.Random(seed)
    config = game.configure(seats, options)
    for number in range(seed, seed + 1000):
        here = Position.start(game, config)
        player = PolicyPlayer(game, temperature=2.0, seed=number)
        before = []
        while not here.over:
            if here.actor == CHANCE:
                weights = here.chance()
                choice = rng.choices(list(weights), list(weights.values()))[0]
            else:
                before.append(here.array[0])
                choice = player.choose(here)
            here = here.play(choice)
        yield from before[::-1][1:3]
