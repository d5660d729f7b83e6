"""Players that make golden games worth reading: they look one choice ahead at the previews."""

import random
from collections.abc import Callable

import numpy as np

from feira.core.game import Config, Game, Json
from feira.core.record import Record
from feira.core.verbs import CHANCE, NOBODY, actor

Chooser = Callable[[Game, np.record, random.Random], int]


def profit(game: Game, s: np.record, dice: random.Random) -> int:
    """Mostly the choice that earns most, a little more for what gives others nothing."""
    previews = game.previews(s)
    if dice.random() < 0.1:
        return int(dice.choice(previews)["choice"])

    def worth(preview: Json) -> float:
        return float(preview["net"] - 0.5 * sum(preview["others"].values()) + dice.random())

    return int(max(previews, key=worth)["choice"])


def play(game: Game, config: Config, seed: int, choose: Chooser) -> Record:
    s = game.new(config)
    dice = random.Random(seed)
    choices = []
    while (who := actor(s)) != NOBODY:
        if who == CHANCE:
            weights = game.outcome_weights(s)
            choice = dice.choices(list(weights), list(weights.values()))[0]
        else:
            choice = choose(game, s, dice)
        choices.append(choice)
        game.step(s, choice)
    return Record(game=game, config=config, choices=tuple(choices))
