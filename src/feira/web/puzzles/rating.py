"""Ratings by solving: a try at a puzzle is a game between a person and the puzzle.

The model and the scale are those of rated games. A clue costs half the points: the person's gain is
halved. The prior of a puzzle comes from the policy of the computers: the lower the probability of
its solution in the policy, the harder it is.
"""

import math
from typing import NamedTuple

from feira.web.rating_scale import POINTS, PRIOR, points
from feira.web.ratings import model

HARDEST, EASIEST = 500, -200  # points from the mean, the range of the prior of an untried puzzle
PUZZLE_SIGMA = PRIOR[1] / 2  # its standard deviation: less than that of a person
LEAST_SIGMA = 1.2  # a lower bound, so that ratings keep moving
CLUE = 0.5  # of the points


class Strength(NamedTuple):
    """The rating of a person or of a puzzle."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating on the scale that is shown."""
        return points(self.mu)


NEW_PERSON = Strength(*PRIOR)


def new_puzzle(obvious: float) -> Strength:
    """The prior rating of a puzzle."""
    odds = math.log10((1 - obvious + 1e-3) / (obvious + 1e-3))
    shift = min(HARDEST, max(EASIEST, 400 * odds / 2))
    return Strength(PRIOR[0] + shift / POINTS, PUZZLE_SIGMA)


def after_try(
    person: Strength, puzzle: Strength, *, solved: bool, clue: bool
) -> tuple[Strength, Strength]:
    """The ratings of both after a try."""
    rate = model()
    teams = [[rate.rating(mu=one.mu, sigma=one.sigma)] for one in (person, puzzle)]
    (mine,), (its,) = rate.rate(teams, ranks=[1, 2] if solved else [2, 1])
    share = CLUE if solved and clue else 1.0
    return (
        Strength(person.mu + share * (mine.mu - person.mu), max(LEAST_SIGMA, mine.sigma)),
        Strength(puzzle.mu + share * (its.mu - puzzle.mu), max(LEAST_SIGMA, its.sigma)),
    )
