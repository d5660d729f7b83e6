"""The choices of one position compared by paired rollouts, until their difference is known.

Two stages. The first screens all legal choices by successive halving and keeps a few finalists.
The second plays fresh games of the choice that was made and of the finalists. Which finalist is
the best and how good it is are decided on different games (cross-fitting): the maximum of noisy
estimates is too high, an estimate from games that had no say in the selection is not.
"""

import math
import time
from dataclasses import dataclass, field

import numpy as np

from feira.core.position import Position
from feira.core.types import Array
from feira.players.rollouts import (
    NO_CANDIDATE,
    NO_REPLY,
    Results,
    Rollouts,
    play_to_reply,
)
from feira.players.search import Budget

Z = 1.96  # standard errors on each side of a 95 % interval
# A choice that gives away so much has a mark, if the whole interval lies above it.
MARKS = ((0.20, "blunder"), (0.10, "mistake"), (0.04, "inaccuracy"))

FINALISTS = 3  # choices that reach the second stage, besides the one that was made
KEPT = 1 / 3  # share of the choices that survive a round of screening
FAVOURITES = 3  # choices that the policy likes best: they survive the first round
SCREENING = 0.35  # share of the budget that screening may take
FIRST_GAMES = 48  # most games of a choice in the first round
SECOND_STAGE = 1 << 20  # its first game number: no game of the screening is played again

FOLDS = 4  # parts of the games for cross-fitting
SHARED = 1.1  # factor of the error, measured: the folds pick by games that they share
FIRST_BLOCK = 128  # games of the second stage after which it may be over
GROWTH = 1.5  # of the games from one look at the difference to the next
SURE = 0.01  # half-width of an interval that needs no more games
WIDE = 0.025  # the same if no mark is in doubt
VALUE_WIDE = 0.03  # half-width of the interval of the position's own value
REPLY_SHARE = 0.5  # of the games: the least for a reply to be expected
OUT = 2.0  # standard errors by which a finalist must lag behind to get no more games


@dataclass
class Arm:
    """A choice in the second stage with its games: the axes are game and seat."""

    choice: int
    shares: Array
    values: Array
    points: Array
    replies: Array

    @property
    def games(self) -> int:
        """How many games it has."""
        return len(self.replies)

    def add(self, results: Results, number: int) -> None:
        """Appends the games of candidate `number`."""
        self.shares = np.concatenate([self.shares, results.shares[number]])
        self.values = np.concatenate([self.values, results.values[number]])
        self.points = np.concatenate([self.points, results.points[number]])
        self.replies = np.concatenate([self.replies, results.replies[number]])

    def gains(self, seat: int) -> Array:
        """What the seat maximises, by game: its share of the win; its value when it is alone.

        All means and differences are of these: a control variate would be subtracted here.
        """
        return self.values[:, 0] if self.values.shape[1] == 1 else self.shares[:, seat]


def new_arm(choice: int, seats: int) -> Arm:
    """A choice without games."""
    nothing = np.zeros((0, seats))
    return Arm(choice, nothing, nothing, nothing, np.zeros(0, np.int64))


def standard_error(samples: Array) -> float:
    """Of the mean of samples. A few equal samples do not prove that there is no variance."""
    n = len(samples)
    if n == 0:
        return math.inf
    return math.sqrt(max(float(np.var(samples)), 0.25 / n) / n)


@dataclass(frozen=True)
class Difference:
    """Best other choice minus the played one, from games that did not select it."""

    gain: float  # of the actor
    error: float  # standard error of the gain
    shares: Array  # by seat
    points: Array  # by seat

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return Z * self.error

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.gain - self.half

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.gain + self.half

    @property
    def close(self) -> bool:
        """Is it too close to call?"""
        return self.low <= 0 <= self.high

    @property
    def settled(self) -> bool:
        """Would more games change nothing that is shown?"""
        if self.half <= SURE:
            return True
        doubtful = any(self.low < least < self.high for least, _ in MARKS)
        return not doubtful and self.half <= WIDE


def mark_of(low: float) -> str:
    """The mark of a move that gave away at least this much, with 95 % confidence."""
    return next((mark for least, mark in MARKS if low >= least), "")


@dataclass
class Clock:
    """What is left of the budget of one position."""

    budget: Budget
    start: float = field(default_factory=time.perf_counter)
    games: int = 0

    def spent(self, share: float = 1.0) -> bool:
        """Is this share of the budget spent?"""
        budget = self.budget
        if budget.simulations is not None and self.games >= share * budget.simulations:
            return True
        milliseconds = 1000 * (time.perf_counter() - self.start)
        return budget.milliseconds is not None and milliseconds >= share * budget.milliseconds

    def most(self, wanted: int, candidates: int, share: float = 1.0) -> int:
        """Games for each candidate: as many as wanted, or as the simulations allow; at least 1."""
        if self.budget.simulations is None:
            return wanted
        left = share * self.budget.simulations - self.games
        return max(1, min(wanted, int(left / candidates)))


class Comparison:
    """The played choice of a position against the best others."""

    def __init__(
        self, position: Position, played: int, rollouts: Rollouts, budget: Budget, *, number: int
    ) -> None:
        self.position, self.rollouts, self.number = position, rollouts, number
        self.actor, self.seats = position.actor, position.seats
        self.clock = Clock(budget)
        self.played = new_arm(played, self.seats)
        self.usual = new_arm(NO_CANDIDATE, self.seats)  # the policy makes this choice as well
        others = [choice for choice in position.legal() if choice != played]
        self.others = [new_arm(choice, self.seats) for choice in self.screen(others)]
        self.out: list[Arm] = []  # others that lag behind, with fewer games
        self.race()

    def play(self, choices: list[int], first: int, games: int) -> Results:
        """Plays the same games of each choice."""
        self.clock.games += len(choices) * games
        return self.rollouts.play(self.position, choices, first, games, number=self.number)

    def screen(self, choices: list[int]) -> list[int]:
        """The finalists: the best by successive halving. Every choice gets some games."""
        logits = self.rollouts.logits(self.position, choices)
        choices = [choices[i] for i in np.argsort(-logits, kind="stable")]
        favourites = set(choices[:FAVOURITES])
        totals = dict.fromkeys(choices, 0.0)
        played = 0
        rounds = 1 + max(0, math.ceil(math.log(max(1, len(choices)) / FINALISTS, 1 / KEPT)))
        games = self.clock.most(FIRST_GAMES, len(choices), SCREENING / rounds)
        while len(choices) > FINALISTS:
            results = self.play(choices, played, games)
            gains = results.values[:, :, 0] if self.seats == 1 else results.shares[:, :, self.actor]
            for choice, gain in zip(choices, gains.sum(axis=1), strict=True):
                totals[choice] += float(gain)
            played += games
            order = sorted(choices, key=lambda choice: -totals[choice])
            keep = max(FINALISTS, math.ceil(KEPT * len(choices)))
            kept = order[:keep]
            if favourites:
                kept += [choice for choice in order[keep:] if choice in favourites]
                favourites = set()
            elif self.clock.spent(SCREENING):
                return order[:FINALISTS]
            games = self.clock.most(max(games + 1, int(games / KEPT)), len(kept), SCREENING)
            choices = kept
        return choices

    def race(self) -> None:
        """Plays blocks of fresh games until the difference is known or the budget is spent."""
        games = FIRST_BLOCK
        while True:
            arms = [self.played, *self.others]
            if Z * standard_error(self.usual.gains(self.actor)) > VALUE_WIDE:
                arms.append(self.usual)
            games = self.clock.most(games, len(arms))
            games = max(FOLDS, games - games % FOLDS)
            first = SECOND_STAGE + self.played.games
            results = self.play([arm.choice for arm in arms], first, games)
            for number, arm in enumerate(arms):
                arm.add(results, number)
            value = Z * standard_error(self.played.gains(self.actor))
            if self.clock.spent() or (self.difference().settled and value <= VALUE_WIDE):
                return
            self.drop()
            games = int((GROWTH - 1) * self.played.games)

    def drop(self) -> None:
        """Takes finalists out of the race that are far behind the leader."""
        gains = [arm.gains(self.actor) for arm in self.others]
        leader = max(gains, key=lambda gain: float(gain.mean()))
        late = [
            arm
            for arm, gain in zip(self.others, gains, strict=True)
            if float((leader - gain).mean()) > OUT * standard_error(leader - gain)
        ]
        self.out += late
        self.others = [arm for arm in self.others if arm not in late]

    def difference(self) -> Difference:
        """The best other choice minus the played one, cross-fitted.

        For each fold of the games, the other choice that is best in the remaining games is
        compared with the played one in the fold.
        """
        gains = np.array([arm.gains(self.actor) for arm in self.others])
        fold_of = np.arange(self.played.games) % FOLDS
        picked = np.zeros(self.played.games, np.int64)
        for fold in range(FOLDS):
            picked[fold_of == fold] = int(gains[:, fold_of != fold].mean(axis=1).argmax())
        games = np.arange(self.played.games)
        samples = gains[picked, games] - self.played.gains(self.actor)
        shares = np.array([arm.shares for arm in self.others])[picked, games]
        points = np.array([arm.points for arm in self.others])[picked, games]
        return Difference(
            float(samples.mean()),
            SHARED * standard_error(samples),
            (shares - self.played.shares).mean(axis=0),
            (points - self.played.points).mean(axis=0),
        )

    def leader(self) -> Arm:
        """The other choice with the highest mean."""
        return max(self.others, key=lambda arm: float(arm.gains(self.actor).mean()))

    def reply(self, arm: Arm) -> tuple[Position, int] | None:
        """The most common first choice after an arm, and a position in which it was made.

        None if it was made in fewer than half of the games, or if the game was over.
        """
        replies, counts = np.unique(arm.replies, return_counts=True)
        most = int(counts.argmax())
        choice = int(replies[most])
        if choice == NO_REPLY or counts[most] < REPLY_SHARE * arm.games:
            return None
        game = SECOND_STAGE + int(np.flatnonzero(arm.replies == choice)[0])
        array = self.position.game.rules.array(self.position.array)
        play_to_reply(array, arm.choice, self.rollouts.seed_of(self.number), game)
        return Position(self.position.game, array), choice
