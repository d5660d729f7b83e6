"""Exact results of small positions by plain expansion, as a reference for the solver of endings.

It shares no code with the solver. `Tree` expands every choice and every outcome through the public
`Position`, without a transposition table, and averages in exact fractions. If a position may recur,
a tree has no end: `Iteration` lists all reachable positions and sweeps over them until nothing
changes.
"""

import random
from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from feira.core.config import Config
from feira.core.game import Game
from feira.core.position import Position
from feira.core.rules import MOST_SEATS
from feira.core.types import CHANCE
from feira.core.verbs import evaluate
from feira.players.player import PolicyPlayer

TIE = Fraction(1, 10**9)

# Values, shares of the win and points, one list by seat after the other.
Result = tuple[Fraction, ...]


class TooLarge(Exception):
    """More positions than allowed."""


class Cyclic(Exception):
    """A position may recur."""


def final_result(position: Position) -> Result:
    """The result of a game that is over."""
    values = np.zeros(MOST_SEATS)
    numbers = np.zeros((2, MOST_SEATS), np.int64)
    evaluate(position.array[0], numbers[0], numbers[1], values)
    points, places = position.standings()
    shares = [Fraction(int(place == 1), places.count(1)) for place in places]
    return (*map(Fraction, values[: position.seats].tolist()), *shares, *map(Fraction, points))


def winning_choice(position: Position) -> Position | None:
    """The first choice that ends the game with the highest value there is."""
    for choice in position.legal():
        after = position.play(choice)
        if after.over and final_result(after)[position.actor] == 1:
            return after
    return None


def chosen(results: list[Result], seat: int) -> Result:
    """The first of the results that are best for the seat."""
    most = max(result[seat] for result in results)
    return next(result for result in results if result[seat] >= most - TIE)


def expected(results: list[Result], weights: list[int]) -> Result:
    """The mean of results by their weights."""
    mean = [Fraction(0)] * len(results[0])
    for weight, result in zip(weights, results, strict=True):
        share = Fraction(weight, sum(weights))
        mean = [one + share * other for one, other in zip(mean, result, strict=True)]
    return tuple(mean)


class Tree:
    """Expands every choice and outcome below a position, at most so many of them."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.path: set[bytes] = set()

    def result(self, position: Position) -> Result:
        """The exact result of a position."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if position.over:
            return final_result(position)
        key = bytes(position)
        if key in self.path:
            raise Cyclic
        self.path.add(key)
        try:
            return self._inner(position)
        finally:
            self.path.remove(key)

    def _inner(self, position: Position) -> Result:
        if position.actor == CHANCE:
            weights = position.chance()
            results = [self.result(position.play(outcome)) for outcome in weights]
            return expected(results, list(weights.values()))
        won = winning_choice(position)
        if won is not None:
            return final_result(won)
        results = [self.result(position.play(choice)) for choice in position.legal()]
        return chosen(results, position.actor)


class Iteration:
    """Lists all positions that can be reached, at most so many, and repeats the sweep over them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.number: dict[bytes, int] = {}
        self.actor: list[int] = []
        self.children: list[list[int]] = []
        self.weights: list[list[int]] = []
        self.results: list[tuple[float, ...]] = []

    def result(self, position: Position) -> tuple[float, ...]:
        """The result of a position."""
        root = self._list(position)
        changed = True
        while changed:
            changed = False
            for number in range(len(self.actor) - 1, -1, -1):
                if self.children[number]:
                    new = self._swept(number)
                    old = self.results[number]
                    changed |= max(abs(a - b) for a, b in zip(new, old, strict=True)) > 1e-13
                    self.results[number] = new
        return self.results[root]

    def _swept(self, number: int) -> tuple[float, ...]:
        results = [self.results[child] for child in self.children[number]]
        seat = self.actor[number]
        if seat == CHANCE:
            pairs = list(zip(self.weights[number], results, strict=True))
            total = sum(self.weights[number])
            return tuple(sum(w * r[i] for w, r in pairs) / total for i in range(len(results[0])))
        most = max(result[seat] for result in results)
        return next(result for result in results if result[seat] >= most - 1e-9)

    def _list(self, root: Position) -> int:
        first = self._enter(root)
        waiting = [(first, root)] if not root.over else []
        while waiting:
            number, position = waiting.pop()
            weights = position.chance()
            won = None if weights else winning_choice(position)
            after = [position.play(one) for one in (weights or position.legal())]
            for one in after if won is None else [won]:
                known = len(self.actor)
                child = self._enter(one)
                self.children[number].append(child)
                if child == known and not one.over:
                    waiting.append((child, one))
            self.weights[number] = list(weights.values())
        return first

    def _enter(self, position: Position) -> int:
        key = bytes(position)
        if key not in self.number:
            if len(self.number) >= self.most:
                raise TooLarge
            self.number[key] = len(self.actor)
            self.actor.append(position.actor)
            self.children.append([])
            self.weights.append([])
            result = final_result(position) if position.over else [0] * (3 * position.seats)
            self.results.append(tuple(map(float, result)))
        return self.number[key]


def late_positions(game: Game, config: Config, seed: int, back: int) -> Iterator[Position]:
    """The last positions of a game by the policy where a seat had a choice, the last one first."""
    rng = random.Random(seed)
    player = PolicyPlayer(game, temperature=1.0, seed=seed)
    here = Position.start(game, config)
    before: list[Position] = []
    while not here.over:
        if here.actor != CHANCE and len(here.legal()) > 1:
            before.append(here)
        here = here.play(here.draw(rng) if here.actor == CHANCE else player.choose(here))
    yield from before[::-1][:back]
