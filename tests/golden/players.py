"""Players that make golden games worth reading."""

import random
from collections.abc import Callable

import numpy as np

from feira.core.batch import SCRATCH, SEATS, play_out
from feira.core.game import Config, Game, Json
from feira.core.jit import jit
from feira.core.random import stream
from feira.core.record import Record, final, replay
from feira.core.verbs import CHANCE, NOBODY, actor, apply, score

Chooser = Callable[[Game, np.record, random.Random], int]

PLAYOUTS = 600
SEEDS = 6000


def profit(game: Game, s: np.record, rng: random.Random) -> int:
    """Mostly the choice that earns most, a little more for what gives others nothing."""
    previews = game.previews(s)
    if rng.random() < 0.1:
        return int(rng.choice(previews)["choice"])

    def worth(preview: Json) -> float:
        return float(preview["net"] - 0.5 * sum(preview["others"].values()) + rng.random())

    return int(max(previews, key=worth)["choice"])


@jit
def mean_squared_points(
    start: np.ndarray, choice: int, playouts: int, seed: int, position: np.ndarray
) -> float:
    """The mean square of seat 0's points after the choice, over random playouts."""
    scratch = np.zeros(SCRATCH, np.int64)
    points = np.zeros(SEATS, np.int64)
    places = np.zeros(SEATS, np.int64)
    total = 0
    for number in range(playouts):
        position[0] = start[0]
        apply(position[0], choice, None)
        a, b = stream(seed, number)
        play_out(position[0], a, b, scratch)
        score(position[0], points, places)
        total += points[0] * points[0]  # squares: good games count more
    return total / playouts


def far_sighted(game: Game, s: np.record, rng: random.Random) -> int:
    """For one seat: the choice after which random play ends best."""
    start, position = np.zeros(1, game.dtype), np.zeros(1, game.dtype)
    start[0] = s
    seed = rng.getrandbits(60)
    return max(
        game.legal_choices(s),
        key=lambda one: mean_squared_points(start, one, PLAYOUTS, seed, position),
    )


def play(game: Game, config: Config, seed: int, choose: Chooser) -> Record:
    s = game.new(config)
    rng = random.Random(seed)
    choices = []
    while (who := actor(s)) != NOBODY:
        if who == CHANCE:
            weights = game.outcome_weights(s)
            choice = rng.choices(list(weights), list(weights.values()))[0]
        else:
            choice = choose(game, s, rng)
        choices.append(choice)
        game.step(s, choice)
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
            if game.result(final(record))["reason"] == reason and shows <= keys(record):
                return record
        raise AssertionError("no seed shows all that")

    return make
