"""Learning taste by self-play: the policy gradient of REINFORCE, on any game of the catalogue.

Every seat plays by the same taste. After a game, the choices of seats that did better than usual
become more likely, those of seats that did worse less likely. There is little to learn (a weight
for each trait), so a minute of play on one core is enough.
"""

import math

import numpy as np

from feira.core.jit import inline, jit
from feira.core.random import advance, stream
from feira.core.verbs import CHANCE, NOBODY, actor, apply, draw, evaluate, legal, traits
from feira.players.taste import MOST_TRAITS, promise

SEATS = 8
DECAY = 0.02  # keeps tastes moderate: who is sure of everything learns nothing more


@inline
def choose_and_note(
    s: np.record,
    n: int,
    r: int,
    taste: np.ndarray,
    pull: np.ndarray,
    choices: np.ndarray,
    chances: np.ndarray,
    which: np.ndarray,
    much: np.ndarray,
) -> int:
    """One of n choices by taste, and to `pull` what would make it more likely."""
    most = -1e30
    for i in range(n):
        chances[i] = promise(s, int(choices[i]), taste, which, much)
        most = max(most, chances[i])
    total = 0.0
    for i in range(n):
        chances[i] = math.exp(chances[i] - most)
        total += chances[i]
    chosen = 0
    rest = r / 4294967296.0 * total
    while chosen < n - 1 and rest >= chances[chosen]:
        rest -= chances[chosen]
        chosen += 1
    for i in range(n):
        weight = int(i == chosen) - chances[i] / total
        if abs(weight) > 1e-4:
            for j in range(traits(s, int(choices[i]), which, much)):
                pull[which[j]] += weight * much[j]
    return chosen


@jit
def learn_from_game(
    start: np.ndarray,
    position: np.ndarray,
    seed: int,
    number: int,
    taste: np.ndarray,
    usual: np.ndarray,
    pull: np.ndarray,
    gradient: np.ndarray,
    choices: np.ndarray,
    chances: np.ndarray,
    which: np.ndarray,
    much: np.ndarray,
    values: np.ndarray,
) -> None:
    """Plays one game by taste; adds to the gradient; `values` are what the seats made of it."""
    s = position[0]
    position[0] = start[0]
    a, b = stream(seed, number)
    points = np.zeros(SEATS, np.int64)
    places = np.zeros(SEATS, np.int64)
    pull[:] = 0.0
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        if who == CHANCE:
            apply(s, draw(s, r), None)
        else:
            n = legal(s, choices)
            chosen = 0
            if n > 1:
                chosen = choose_and_note(s, n, r, taste, pull[who], choices, chances, which, much)
            apply(s, int(choices[chosen]), None)
        who = actor(s)
    evaluate(s, points, places, values)
    for seat in range(s.seats):
        better = values[seat] - usual[seat]
        for i in range(len(gradient)):
            gradient[i] += better * pull[seat, i]


class Learner:
    """Improves a taste, one batch of games after the other (with Adam's step sizes)."""

    def __init__(
        self,
        start: np.ndarray,
        seats: int,
        taste: np.ndarray,
        scratch: int,
        fixed: np.ndarray | None = None,
    ) -> None:
        self.start, self.seats = start, seats
        self.free = np.ones(len(taste), bool) if fixed is None else ~fixed
        self.taste = taste.astype(np.float32)
        self.usual = np.full(SEATS, np.nan)
        self.mean = np.zeros(len(taste))
        self.square = np.zeros(len(taste))
        self.batches = 0
        self.games = 0
        self.position = np.zeros(1, start.dtype)
        self.scratch = np.zeros(scratch, np.int64), np.zeros(scratch)
        self.traits = np.zeros(MOST_TRAITS, np.int64), np.zeros(MOST_TRAITS, np.float32)

    def improve(self, games: int, rate: float, seed: int = 1) -> np.ndarray:
        """Plays some games and takes a step. Returns the mean value of each seat."""
        gradient = np.zeros(len(self.taste))
        pull = np.zeros((SEATS, len(self.taste)))
        values = np.zeros(SEATS)
        sums = np.zeros(SEATS)
        if np.isnan(self.usual[0]):
            self.usual[:] = 1 / self.seats
        for _ in range(games):
            learn_from_game(
                self.start,
                self.position,
                seed,
                self.games,
                self.taste,
                self.usual,
                pull,
                gradient,
                *self.scratch,
                *self.traits,
                values,
            )
            self.games += 1
            sums += values
        means = sums / games
        self.usual = means if self.batches == 0 else 0.9 * self.usual + 0.1 * means
        gradient /= games * self.seats
        self.batches += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        first = self.mean / (1 - 0.9**self.batches)
        second = self.square / (1 - 0.99**self.batches)
        step = rate * first / (np.sqrt(second) + 1e-8) - DECAY * rate * self.taste
        self.taste += (step * self.free).astype(np.float32)
        return means[: self.seats]
