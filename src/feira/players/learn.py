"""Learning taste and judgement by self-play, on any game of the catalogue.

Taste learns as an actor does from a critic: after each choice the critic, which is judgement, says
whether the seat stands better or worse than before it. Choices that led to something better become
more likely. Judgement learns from the ends of such games. Alone there is nobody to stand better
than, so a challenge is judged by its end only.

Some seats are greedy and learn nothing: whoever only ever meets the like of itself finds an odd way
to play that others know how to beat.

There is little to learn, a weight for each trait and sign, so minutes on one core are enough.
"""

import math
from typing import NamedTuple

import numpy as np

from feira.core.batch import SEATS
from feira.core.game import Game
from feira.core.jit import inline, jit
from feira.core.random import advance, stream
from feira.core.verbs import CHANCE, NOBODY, actor, apply, draw, evaluate, legal, signs, traits
from feira.players.taste import MOST_TRAITS, choose, judge, promise

MEMORY = 0.9  # how much of the credit for what happens goes on to the choice before
DECAY = 0.02  # keeps tastes moderate: who is sure of everything learns nothing more
NOTED = 10  # one position in so many is noted for judgement


class Book(NamedTuple):
    """Room to work in."""

    position: np.ndarray
    choices: np.ndarray
    chances: np.ndarray
    which: np.ndarray
    much: np.ndarray
    points: np.ndarray
    places: np.ndarray
    values: np.ndarray
    before: np.ndarray  # how each seat stood at its last choice
    spare: np.ndarray  # a position to try things in
    greedy: np.ndarray  # by seat: does it play greedily?
    trace: np.ndarray  # by seat: what would make its past choices more likely
    gradient: np.ndarray


def new_book(game: Game) -> Book:
    """Room for a game."""
    return Book(
        position=np.zeros(1, game.dtype),
        choices=np.zeros(game.scratch, np.int64),
        chances=np.zeros(game.scratch),
        which=np.zeros(MOST_TRAITS, np.int64),
        much=np.zeros(MOST_TRAITS, np.float32),
        points=np.zeros(SEATS, np.int64),
        places=np.zeros(SEATS, np.int64),
        values=np.zeros(SEATS),
        before=np.zeros(SEATS),
        spare=np.zeros(1, game.dtype),
        greedy=np.zeros(SEATS, np.int64),
        trace=np.zeros((SEATS, len(game.taste))),
        gradient=np.zeros(len(game.taste)),
    )


@inline
def _credit(seat: int, now: float, memory: float, first: int, last: int, book: Book) -> None:
    """The seat stands better or worse than at its last choice: its choices share in that."""
    better = now - book.before[seat]
    for i in range(first, last):
        book.gradient[i] += better * book.trace[seat, i]
        book.trace[seat, i] *= memory
    book.before[seat] = now


@inline
def _choose(s: np.record, n: int, r: int, taste: np.ndarray, trace: np.ndarray, book: Book) -> int:
    """One of n choices by taste; the trace gets what would make it more likely."""
    chances = book.chances
    most = -1e30
    for i in range(n):
        chances[i] = promise(s, int(book.choices[i]), taste, book.which, book.much)
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
            for j in range(traits(s, int(book.choices[i]), book.which, book.much)):
                trace[book.which[j]] += weight * book.much[j]
    return chosen


@inline
def _greedy(s: np.record, n: int, r: int, book: Book) -> int:
    """The number of the choice after which the position evaluates best."""
    who = actor(s)
    first = (r * n) >> 32
    chosen = first
    most = -1e30
    for k in range(n):
        i = (k + first) % n  # begins anywhere: ties are broken at random
        after = book.spare[0]
        book.spare[0] = s
        apply(after, int(book.choices[i]), None)
        evaluate(after, book.points, book.places, book.values)
        if book.values[who] > most + 1e-9:
            most = book.values[who]
            chosen = i
    return chosen


@inline
def _seat_greedy(s: np.record, r: int, book: Book) -> None:
    """Which seats play greedily in this game: each by a coin toss, if there are others."""
    for seat in range(s.seats):
        book.greedy[seat] = (r >> (24 + seat)) & 1 if s.seats > 1 else 0


@inline
def _ending(s: np.record, book: Book) -> None:
    """What the game came to: win shares, or the value of a challenge."""
    evaluate(s, book.points, book.places, book.values)
    if s.seats > 1:
        winners = 0
        for seat in range(s.seats):
            winners += int(book.places[seat] == 1)
        for seat in range(s.seats):
            book.values[seat] = 1.0 / winners if book.places[seat] == 1 else 0.0


@jit
def practise(
    start: np.ndarray,
    seed: int,
    number: int,
    taste: np.ndarray,
    judgement: np.ndarray,
    usual: float,
    first: int,
    last: int,
    book: Book,
) -> None:
    """Plays one game by taste and adds to the gradient of weights `first` to `last`.

    `usual` is what a challenge usually comes to. Afterwards `values` are what this one came to.
    """
    s = book.position[0]
    book.position[0] = start[0]
    a, b = stream(seed, number)
    alone = s.seats == 1
    a, b, r = advance(a, b)
    _seat_greedy(s, r, book)
    memory = 1.0 if alone else MEMORY
    book.trace[:, first:last] = 0.0
    book.before[:] = usual if alone else 1.0 / s.seats
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        if who == CHANCE:
            apply(s, draw(s, r), None)
        else:
            n = legal(s, book.choices)
            chosen = 0
            if n > 1 and book.greedy[who]:
                chosen = _greedy(s, n, r, book)
            elif n > 1:
                if not alone:
                    judge(s, judgement, book.which, book.much, book.values)
                    _credit(who, book.values[who], memory, first, last, book)
                chosen = _choose(s, n, r, taste, book.trace[who], book)
            apply(s, int(book.choices[chosen]), None)
        who = actor(s)
    _ending(s, book)
    for seat in range(s.seats):
        _credit(seat, book.values[seat], memory, first, last, book)


@jit
def note_positions(
    start: np.ndarray,
    seed: int,
    number: int,
    taste: np.ndarray,
    book: Book,
    noted: np.ndarray,
    count: int,
) -> int:
    """Plays one game by taste and notes some of its positions. Returns how many are noted now."""
    s = book.position[0]
    book.position[0] = start[0]
    a, b = stream(seed, number)
    a, b, r = advance(a, b)
    _seat_greedy(s, r, book)
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        if who == CHANCE:
            apply(s, draw(s, r), None)
        else:
            if r % NOTED == 0 and count < len(noted):
                noted[count] = s
                count += 1
            if book.greedy[who]:
                choice = int(book.choices[_greedy(s, legal(s, book.choices), r, book)])
            else:
                choice, a, b = choose(s, taste, 0, a, b, book.choices, book.which, book.much)
            apply(s, choice, None)
        who = actor(s)
    _ending(s, book)
    return count


@jit
def read_signs(
    noted: np.ndarray, first: int, which: np.ndarray, much: np.ndarray, out: np.ndarray
) -> None:
    """The signs of all seats of all noted positions, as a dense table."""
    for i in range(len(noted)):
        for seat in range(noted[i].seats):
            for j in range(signs(noted[i], seat, which, much)):
                out[i, seat, which[j] - first] = much[j]


class Adam:
    """Step sizes by how sure the direction is."""

    def __init__(self, size: int) -> None:
        self.mean, self.square, self.steps = np.zeros(size), np.zeros(size), 0

    def step(self, gradient: np.ndarray) -> np.ndarray:
        """The direction to go, each weight at its own pace."""
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        return np.asarray(mean / (np.sqrt(square) + 1e-8))


class Learner:
    """Improves a taste, and the judgement it is criticised by, from one kind of game."""

    def __init__(
        self,
        game: Game,
        start: np.ndarray,
        seats: int,
        *,
        name: str,
        taste: np.ndarray,
        judgement: np.ndarray,
        fixed: np.ndarray,
    ) -> None:
        self.start, self.seats = start, seats
        self.taste = taste.astype(np.float32)
        self.judgement = judgement.astype(np.float32)
        self.free = ~fixed
        self.traits = span(game.trait_names, name)
        self.signs = span(game.sign_names, name)
        self.usual = 0.0
        self.games = 0
        self.book = new_book(game)
        self.adam = Adam(len(taste))

    def improve(self, games: int, rate: float, *, seed: int = 1) -> np.ndarray:
        """Plays some games and takes a step. Returns the mean value of each seat."""
        self.book.gradient[:] = 0.0
        sums = np.zeros(SEATS)
        for _ in range(games):
            practise(
                self.start,
                seed,
                self.games,
                self.taste,
                self.judgement,
                self.usual,
                *self.traits,
                self.book,
            )
            self.games += 1
            sums += self.book.values
        means = sums[: self.seats] / games
        self.usual = float(means[0]) if self.usual == 0.0 else 0.9 * self.usual + 0.1 * means[0]
        step = self.adam.step(self.book.gradient / (games * self.seats)) - DECAY * self.taste
        self.taste += (rate * step * self.free).astype(np.float32)
        return means

    def judge(self, positions: int, *, seed: int = 2, rounds: int = 10) -> float:
        """Learns judgement anew from games as they are played now. Returns the cross-entropy."""
        noted = np.zeros(positions, self.start.dtype)
        won = np.zeros((positions, self.seats), np.float32)
        count = 0
        while count < positions:
            before = count
            count = note_positions(
                self.start, seed, self.games, self.taste, self.book, noted, count
            )
            won[before:count] = self.book.values[: self.seats]
            self.games += 1
        first, last = self.signs
        table = np.zeros((positions, self.seats, last - first), np.float32)
        read_signs(noted, first, self.book.which, self.book.much, table)
        weights = np.zeros(last - first, np.float32)
        adam, dice = Adam(last - first), np.random.default_rng(seed)
        held = positions // 10
        for number in range(rounds):
            order = held + dice.permutation(positions - held)
            for i in range(0, len(order), 512):
                some = table[order[i : i + 512]]
                error = softmax(some @ weights) - won[order[i : i + 512]]
                gradient = np.einsum("ns,nsf->f", error, some) / len(some) + 1e-4 * weights
                weights -= (0.02 * 0.7**number * adam.step(gradient)).astype(np.float32)
        self.judgement[first:last] = weights
        chances = softmax(table[:held] @ weights)
        return float(-(won[:held] * np.log(chances + 1e-9)).sum(axis=1).mean())


def span(names: tuple[str, ...], taste: str) -> tuple[int, int]:
    """Where the weights of a taste begin and end."""
    numbers = [number for number, name in enumerate(names) if name.startswith(f"{taste} ")]
    return (numbers[0], numbers[-1] + 1) if numbers else (0, 0)


def softmax(strengths: np.ndarray) -> np.ndarray:
    """Chances from strengths, row by row."""
    grown = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))
