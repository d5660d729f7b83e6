"""Players that make golden games worth reading."""

import random
from collections.abc import Callable

import numpy as np

from feira.core.batch import SCRATCH, play_out
from feira.core.config import Config
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.position import Position
from feira.core.random import stream
from feira.core.record import Record, position_after, replay
from feira.core.rules import MOST_SEATS
from feira.core.types import CHANCE, Json
from feira.core.verbs import apply, score

Chooser = Callable[[Position, random.Random], int]

PLAYOUTS = 600
SEEDS = 6000


def profit(position: Position, rng: random.Random) -> int:
    """Mostly the choice that earns most, with a bonus for giving others nothing."""
    previews = position.previews()
    if rng.random() < 0.1:
        return int(rng.choice(previews)["choice"])

    def value(preview: Json) -> float:
        return float(preview["net"] - 0.5 * sum(preview["others"].values()) + rng.random())

    return int(max(previews, key=value)["choice"])


@jit
def mean_square(
    start: np.ndarray,
    choice: int,
    playouts: int,
    seed: int,
    position: np.ndarray,
    scratch: np.ndarray,
    scores: np.ndarray,
) -> float:
    """The mean square of seat 0's points in random playouts after the choice.

    The square gives good games more weight: the player will seek them.
    """
    points, places = scores[0], scores[1]
    total = 0
    for number in range(playouts):
        position[0] = start[0]
        apply(position[0], choice, None)
        a, b = stream(seed, number)
        play_out(position[0], a, b, scratch)
        score(position[0], points, places)
        total += points[0] * points[0]
    return total / playouts


def far_sighted(position: Position, rng: random.Random) -> int:
    """For one seat: the choice after which random play ends best."""
    start, played = position.array, np.zeros_like(position.array)
    scratch, scores = np.zeros(SCRATCH, np.int64), np.zeros((2, MOST_SEATS), np.int64)
    seed = rng.getrandbits(60)

    def promise(choice: int) -> float:
        return mean_square(start, choice, PLAYOUTS, seed, played, scratch, scores)

    return max(position.legal(), key=promise)


def play(game: Game, config: Config, seed: int, choose: Chooser) -> Record:
    position = Position.start(game, config)
    rng = random.Random(seed)
    choices = []
    while not position.over:
        if position.actor == CHANCE:
            weights = position.chance()
            choice = rng.choices(list(weights), list(weights.values()))[0]
        else:
            choice = choose(position, rng)
        choices.append(choice)
        position.apply(choice)
    return Record(game=game, config=config, choices=tuple(choices))


def keys(record: Record) -> set[str]:
    return {event["key"] for step in replay(record) for event in step.events}


def first_with(
    seats: int, options: dict[str, str], *, reason: str, shows: set[str], choose: Chooser = profit
) -> Callable[[Game], Record]:
    """The first seed whose game ends for this reason and shows these events."""

    def make(game: Game) -> Record:
        for seed in range(SEEDS):
            record = play(game, game.configure(seats, options), seed, choose)
            if position_after(record).result["reason"] == reason and shows <= keys(record):
                return record
        raise AssertionError("no seed shows all that")

    return make
