"""Statistics of a match: win shares and Elo with 95 % intervals, and a sequential test.

The sampling unit is the round: its games share a random stream, so they are not independent.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from feira.arena.match import Result
from feira.core.intervals import Z, wilson
from feira.core.types import Array

PERCENTILES = (2.5, 97.5)
RESAMPLES = 400  # of the bootstrap of Elo
MEAN_RESAMPLES = 2000  # and of a mean
ITERATIONS = 100
MIN_ROUNDS = 4  # for an estimate of the variance between rounds
SEED = 1
MIXTURE_VARIANCE = 0.3  # of the sequential test: suits differences that show in about ten rounds


@dataclass(frozen=True, kw_only=True)
class Interval:
    """A figure with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, kw_only=True)
class PlayerResult:
    """The results of one player."""

    player: str
    games: int  # its seats, over all games
    share: Interval  # of the win, for one seat
    adjusted: Interval | None  # the share less luck, where luck was measured
    elo: Interval  # from pairwise placings; the mean of all players is 0
    points: float
    place: float


def standings(results: Sequence[Result]) -> list[PlayerResult]:
    """All players, the best first."""
    players = sorted({name for result in results for name in result.pairing.seats})
    rounds = by_round(results)
    if len(rounds) < MIN_ROUNDS:  # then games are the sampling unit
        rounds = [[result] for result in results]
    ratings = elo(rounds, players)
    found = []
    for player in players:
        seats = [
            (result.played, seat)
            for result in results
            for seat, name in enumerate(result.pairing.seats)
            if name == player
        ]
        found.append(
            PlayerResult(
                player=player,
                games=len(seats),
                share=share(rounds, player),
                adjusted=adjusted_share(rounds, player),
                elo=ratings[player],
                points=float(np.mean([played.points[seat] for played, seat in seats])),
                place=float(np.mean([played.places[seat] for played, seat in seats])),
            )
        )
    return sorted(found, key=lambda one: -one.elo.mean)


def by_round(results: Sequence[Result]) -> list[list[Result]]:
    """The games of each round."""
    rounds: dict[int, list[Result]] = {}
    for result in results:
        rounds.setdefault(result.pairing.round, []).append(result)
    return list(rounds.values())


def shares_of(games: Sequence[Result], player: str) -> list[float]:
    """The player's win share at each of its seats."""
    return [
        share
        for result in games
        for name, share in zip(result.pairing.seats, result.played.shares, strict=True)
        if name == player
    ]


def share(rounds: Sequence[Sequence[Result]], player: str) -> Interval:
    """The player's win share with a Wilson interval for the effective number of games.

    The effective number is derived from the variance between rounds.
    """
    wins = [shares_of(games, player) for games in rounds]
    all_wins = [won for one in wins for won in one]
    mean = float(np.mean(all_wins))
    n = float(len(all_wins))
    means = [float(np.mean(one)) for one in wins if one]
    if len(means) > 1 and 0 < mean < 1:
        variance = float(np.var(means, ddof=1)) / len(means)
        n = min(10 * n, mean * (1 - mean) / variance) if variance > 0 else n
    low, high = wilson(mean, n)
    return Interval(mean=mean, low=low, high=high)


def luck_of(games: Sequence[Result], player: str) -> list[float]:
    """The player's luck at each of its seats, where luck was measured."""
    return [
        luck
        for result in games
        if result.luck
        for name, luck in zip(result.pairing.seats, result.luck, strict=True)
        if name == player
    ]


def luck_factor(shares: Sequence[float] | Array, lucks: Sequence[float] | Array) -> float:
    """The coefficient of luck as a control variate: a regression coefficient.

    The network evaluates draws as if all players were equally strong. If one player wins nearly
    always, a lucky draw is worth less than the network thinks.
    """
    if len(shares) < MIN_ROUNDS:
        return 0.0
    covariance = np.cov(shares, lucks)
    return float(covariance[0, 1] / covariance[1, 1]) if covariance[1, 1] > 0 else 0.0


def adjusted_share(rounds: Sequence[Sequence[Result]], player: str) -> Interval | None:
    """The player's win share less luck, with the interval of the mean over rounds."""
    seated = [games for games in rounds if luck_of(games, player)]
    if len(seated) < MIN_ROUNDS:
        return None
    shares = np.array([np.mean(shares_of(games, player)) for games in seated])
    lucks = np.array([np.mean(luck_of(games, player)) for games in seated])
    less = shares - luck_factor(shares, lucks) * lucks
    half = Z * float(np.std(less, ddof=2)) / math.sqrt(len(less))  # of which one is the factor
    mean = float(np.mean(less))
    return Interval(mean=mean, low=mean - half, high=mean + half)


def beats(games: Sequence[Result], players: Sequence[str]) -> Array:
    """[i, j]: how often player i placed above player j; a shared place counts half."""
    above = np.zeros((len(players), len(players)))
    numbers = {player: number for number, player in enumerate(players)}
    for result in games:
        seats = [numbers[name] for name in result.pairing.seats]
        for i, one in enumerate(seats):
            for j, other in enumerate(seats):
                if one != other:
                    difference = result.played.places[j] - result.played.places[i]
                    above[one, other] += 0.5 + 0.5 * np.sign(difference)
    return above


def elo(rounds: Sequence[Sequence[Result]], players: Sequence[str]) -> dict[str, Interval]:
    """Elo of each player by the Bradley–Terry model, with bootstrap intervals over rounds."""
    tables = np.array([beats(games, players) for games in rounds])
    mean = strengths(tables.sum(axis=0))
    rng = np.random.default_rng(SEED)
    draws = rng.integers(len(tables), size=(RESAMPLES, len(tables)))
    resampled = np.array([strengths(tables[draw].sum(axis=0)) for draw in draws])
    low, high = np.percentile(resampled, PERCENTILES, axis=0)
    wider = math.sqrt(
        len(tables) / max(1, len(tables) - 1)
    )  # the bootstrap of a small sample is too narrow
    low, high = mean + wider * (low - mean), mean + wider * (high - mean)
    return {
        player: Interval(mean=float(mean[i]), low=float(low[i]), high=float(high[i]))
        for i, player in enumerate(players)
    }


def strengths(above: Array) -> Array:
    """The maximum-likelihood Elo; as a prior, all who met have drawn one more game."""
    met = (above + above.T) > 0
    won = above + 0.5 * met
    played = won + won.T
    strength = np.ones(len(above))
    for _ in range(ITERATIONS):  # Zermelo's algorithm
        strength = won.sum(axis=1) / (played / (strength[:, None] + strength[None, :])).sum(
            axis=1
        ).clip(1e-12)
        strength /= np.exp(np.mean(np.log(strength.clip(1e-12))))
    return 400 * np.log10(strength.clip(1e-12))


class SequentialTest:
    """Whether a player's win share differs from a fair share, 1/n. May be asked after every round.

    The test is a mixture of the self-normalised supermartingales exp(λS − λ²V/2). However often you
    look, the probability of a false positive is at most the level. If luck was measured, it is
    subtracted, with a factor estimated from the rounds before.
    """

    def __init__(self, player: str, seats: int) -> None:
        self.player, self.fair_share = player, 1 / seats
        self.shares: list[float] = []  # of each round
        self.lucks: list[float] = []
        self.sum = self.squares = 0.0
        self.p = 1.0

    def add(self, games: Sequence[Result]) -> None:
        """Adds the games of one more round."""
        share = float(np.mean(shares_of(games, self.player)))
        luck = float(np.mean(luck_of(games, self.player) or [0.0]))
        better = share - self.fair_share - luck_factor(self.shares, self.lucks) * luck
        self.shares.append(share)
        self.lucks.append(luck)
        self.sum += better
        self.squares += better**2
        grown = self.squares + MIXTURE_VARIANCE
        odds = math.sqrt(MIXTURE_VARIANCE / grown) * math.exp(self.sum**2 / (2 * grown))
        self.p = min(self.p, 1 / odds)


def mean_interval(values: Sequence[float]) -> Interval:
    """A mean with its 95 % bootstrap interval."""
    numbers = np.array(values, float)
    rng = np.random.default_rng(SEED)
    means = numbers[rng.integers(len(numbers), size=(MEAN_RESAMPLES, len(numbers)))].mean(axis=1)
    low, high = np.percentile(means, PERCENTILES)
    return Interval(mean=float(numbers.mean()), low=float(low), high=float(high))
