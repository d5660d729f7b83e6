"""Compares the choices of one position by paired rollouts, until their difference is known.

The first stage screens all legal choices by successive halving and keeps a few finalists. The
second plays fresh games of the choice that was made and of the finalists. The best finalist is
selected on other games than those that estimate its value (cross-fitting): the maximum of noisy
estimates is biased upwards (winner's curse), an estimate from games not used in selection is not.
"""

import math
import time
from collections import Counter
from dataclasses import dataclass, field

from feira.core.intervals import Z
from feira.core.position import Position
from feira.players.rollouts import (
    NO_CANDIDATE,
    NO_REPLY,
    Results,
    Rollouts,
    play_to_reply,
)
from feira.players.samples import Columns, Samples, mean, means, minus, standard_error
from feira.players.search import Budget
from feira.players.slices import Slices

# A choice gets a mark if the whole interval of the value given away lies above the threshold.
MARKS = ((0.20, "blunder"), (0.10, "mistake"), (0.04, "inaccuracy"))

FINALISTS = 3  # choices that reach the second stage, besides the one that was made
KEPT = 1 / 3  # share of the choices that survive a round of screening
FAVOURITES = 3  # choices with the highest probability in the policy: they survive round one
SCREENING = 0.35  # share of the budget that screening may take
FIRST_GAMES = 48  # most games of a choice in the first round
SECOND_STAGE = 1 << 20  # its first game number: it reuses no game of the screening

FOLDS = 4  # parts of the games for cross-fitting
SHARED = 1.1  # factor of the error, measured: the selections of the folds share games
FIRST_BLOCK = 128  # games in the second stage before the first check
GROWTH = 1.5  # factor of the games from one check to the next
SURE = 0.01  # half-width at which an interval needs no more games
WIDE = 0.025  # half-width at which it needs none if no mark is in doubt
VALUE_WIDE = 0.03  # largest half-width of the interval of the value itself
REPLY_SHARE = 0.5  # of the games: the minimum for an expected reply
OUT = 2.0  # standard errors by which a finalist must lag behind to get no more games


@dataclass
class Arm:
    """A choice in the second stage with the results of its games, by seat and game."""

    choice: int
    shares: Columns
    values: Columns
    points: Columns
    replies: list[int]

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.replies)

    def add(self, results: Results, number: int) -> None:
        """Appends the games of candidate `number`."""
        pairs = (
            (self.shares, results.shares),
            (self.values, results.values),
            (self.points, results.points),
        )
        for columns, found in pairs:
            games = found[number].tolist()
            for column, more in zip(columns, zip(*games, strict=True), strict=True):
                column.extend(more)
        self.replies.extend(results.replies[number].tolist())

    def gains(self, seat: int) -> Samples:
        """What the seat maximises, by game: its share of the win; in solo games the value.

        All means and differences use these samples: a control variate would be subtracted here.
        """
        return self.values[0] if len(self.values) == 1 else self.shares[seat]


def new_arm(choice: int, seats: int) -> Arm:
    """A choice without games."""

    def columns() -> Columns:
        return [[] for _ in range(seats)]

    return Arm(choice, columns(), columns(), columns(), [])


@dataclass(frozen=True)
class Difference:
    """Best other choice minus the played one, estimated on games not used to select it."""

    gain: float  # for the actor
    error: float  # standard error of the gain
    shares: list[float]  # by seat
    points: list[float]  # by seat

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
        """Whether it is too close to call."""
        return self.low <= 0 <= self.high

    @property
    def settled(self) -> bool:
        """Whether more games would change nothing that is shown."""
        if self.half <= SURE:
            return True
        doubtful = any(self.low < least < self.high for least, _ in MARKS)
        return not doubtful and self.half <= WIDE


def mark_of(low: float) -> str:
    """The mark of a move that gave away at least this much, with 95 % confidence."""
    return next((mark for least, mark in MARKS if low >= least), "")


@dataclass
class Clock:
    """The budget of one position, and what is spent of it."""

    budget: Budget
    start: float = field(default_factory=time.perf_counter)
    games: int = 0

    def spent(self, share: float = 1.0) -> bool:
        """Whether this share of the budget is spent."""
        budget = self.budget
        if budget.simulations is not None and self.games >= share * budget.simulations:
            return True
        milliseconds = 1000 * (time.perf_counter() - self.start)
        return budget.milliseconds is not None and milliseconds >= share * budget.milliseconds

    def most(self, wanted: int, candidates: int, share: float = 1.0) -> int:
        """Games for each candidate: at most as wanted and as the budget allows; at least 1."""
        if self.budget.simulations is None:
            return wanted
        left = share * self.budget.simulations - self.games
        return max(1, min(wanted, int(left / candidates)))


class Comparison:
    """The played choice of a position against the best others."""

    def __init__(
        self, position: Position, played: int, rollouts: Rollouts, budget: Budget, *, number: int
    ) -> None:
        """Exhaust `running` before you read the results."""
        self.position, self.rollouts, self.number = position, rollouts, number
        self.actor, self.seats = position.actor, position.seats
        self.clock = Clock(budget)
        self.played = new_arm(played, self.seats)
        self.usual = new_arm(NO_CANDIDATE, self.seats)  # baseline: the policy makes the choice
        self.others: list[Arm] = []  # finalists in the race
        self.out: list[Arm] = []  # finalists that lag behind, with fewer games

    def running(self) -> Slices[None]:
        """Plays both stages, in slices."""
        others = [one for one in self.position.legal() if one != self.played.choice]
        finalists = yield from self.screen(others)
        self.others = [new_arm(choice, self.seats) for choice in finalists]
        yield from self.race()

    def play(self, choices: list[int], first: int, games: int) -> Results:
        """Plays games `first` to `first + games` of each choice, on common random numbers."""
        self.clock.games += len(choices) * games
        return self.rollouts.play(self.position, choices, first, games, number=self.number)

    def screen(self, choices: list[int]) -> Slices[list[int]]:
        """The finalists by successive halving. Every choice gets some games."""
        logits = self.rollouts.logits(self.position, choices)
        liked = dict(zip(choices, logits.tolist(), strict=True))
        choices = sorted(choices, key=lambda choice: -liked[choice])
        favourites = set(choices[:FAVOURITES])
        totals = dict.fromkeys(choices, 0.0)
        played = 0
        rounds = 1 + max(0, math.ceil(math.log(max(1, len(choices)) / FINALISTS, 1 / KEPT)))
        games = self.clock.most(FIRST_GAMES, len(choices), SCREENING / rounds)
        while len(choices) > FINALISTS:
            results = self.play(choices, played, games)
            yield
            gains = results.values if self.seats == 1 else results.shares
            for choice, rows in zip(choices, gains.tolist(), strict=True):
                totals[choice] += math.fsum(row[self.actor] for row in rows)
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

    def race(self) -> Slices[None]:
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
            yield
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
        leader = max(gains, key=mean)
        behind = [minus(leader, gain) for gain in gains]
        late = [
            arm
            for arm, less in zip(self.others, behind, strict=True)
            if mean(less) > OUT * standard_error(less)
        ]
        self.out += late
        self.others = [arm for arm in self.others if arm not in late]

    def difference(self) -> Difference:
        """The best other choice minus the played one, cross-fitted.

        For each fold of the games, the other choice that is best in the remaining games is
        compared with the played one in the fold.
        """
        best = [self.best_without(fold) for fold in range(FOLDS)]
        picked = [best[game % FOLDS] for game in range(self.played.games)]
        gains = [arm.gains(self.actor)[game] for game, arm in enumerate(picked)]
        samples = minus(gains, self.played.gains(self.actor))
        shares, points = (
            means(self.gained(picked, name, seat) for seat in range(self.seats))
            for name in ("shares", "points")
        )
        return Difference(mean(samples), SHARED * standard_error(samples), shares, points)

    def gained(self, picked: list[Arm], name: str, seat: int) -> Samples:
        """A seat's gain over the played choice, by game, with the choice picked for each."""
        columns = {arm.choice: getattr(arm, name)[seat] for arm in picked}
        own = getattr(self.played, name)[seat]
        return [columns[arm.choice][game] - own[game] for game, arm in enumerate(picked)]

    def best_without(self, fold: int) -> Arm:
        """The other choice that is best over all games outside a fold."""

        def rest(arm: Arm) -> float:
            gains = arm.gains(self.actor)
            return math.fsum(gains) - math.fsum(gains[fold::FOLDS])

        return max(self.others, key=rest)

    def leader(self) -> Arm:
        """The other choice with the highest mean."""
        return max(self.others, key=lambda arm: mean(arm.gains(self.actor)))

    def reply(self, arm: Arm) -> tuple[Position, int] | None:
        """The most common first choice after an arm, and a position in which it was made.

        None if it was made in fewer than half of the games, or if the game was over.
        """
        counts = Counter(arm.replies)
        choice = max(sorted(counts), key=lambda reply: counts[reply])
        if choice == NO_REPLY or counts[choice] < REPLY_SHARE * arm.games:
            return None
        game = SECOND_STAGE + arm.replies.index(choice)
        array = self.position.game.rules.array(self.position.array)
        play_to_reply(array, arm.choice, self.rollouts.seed_of(self.number), game)
        return Position(self.position.game, array), choice
