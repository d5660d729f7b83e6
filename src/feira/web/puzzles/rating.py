"""Ratings by solving: a try at a puzzle is a game between a person and the puzzle.

The model and the scale are those of rated games. A clue costs half the points: what a person gains
is halved. A puzzle begins where the policy of the computers sees it: the less likely they are to
find its solution without thinking, the harder it is.
"""

import math
from typing import NamedTuple

from feira.web.rating_scale import POINTS, PRIOR, points
from feira.web.ratings import model

HARDEST, EASIEST = 500, -200  # points from the mean, for a puzzle that nobody has tried
PUZZLE_SIGMA = PRIOR[1] / 2  # of such a puzzle: something is known of it
LEAST_SIGMA = 1.2  # ratings of people and of puzzles never stand still
CLUE = 0.5  # of the points


class Strength(NamedTuple):
    """The rating of a person or of a puzzle."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """On the scale that is shown."""
        return points(self.mu)


NEW_PERSON = Strength(*PRIOR)


def new_puzzle(obvious: float) -> Strength:
    """The first rating of a puzzle."""
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
