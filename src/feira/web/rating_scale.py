"""The scale on which ratings are shown: 1500 is the mean, and 400 points are odds of ten to one.

The model uses a mean of 25 and a standard deviation of 25/3. Between two players whose ratings are
certain, the odds are exp(difference / (beta * sqrt(2))), with beta = 25/6. On the scale that chess
players know, they are 10^(difference / 400). So a unit of the model is some 29 points.
"""

import math

from feira.core.types import Json

PRIOR = (25.0, 25.0 / 3)  # mean and standard deviation of a new rating in openskill
MEAN = 1500
POINTS = 400 / math.log(10) / (25 / 6 * math.sqrt(2))  # for a unit of the model
PROVISIONAL_GAMES = 10  # with fewer games a rating is marked with "?"


def points(mu: float) -> int:
    """A mean of the model on the scale."""
    return round(MEAN + POINTS * (mu - PRIOR[0]))


def shown(game: str, mu: float, sigma: float, games: int) -> Json:
    """A rating as it is shown, with the numbers of the model beside it."""
    return {
        "game": game,
        "rating": points(mu),
        "deviation": round(POINTS * sigma),
        "provisional": games < PROVISIONAL_GAMES,
        "games": games,
        "mu": mu,
        "sigma": sigma,
    }
