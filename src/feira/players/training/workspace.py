"""The preallocated arrays of compiled training."""

from typing import NamedTuple

import numpy as np

from feira.core.game import Game
from feira.core.rules import MOST_SEATS
from feira.core.types import Array
from feira.players.policy import MAX_FEATURES


class TrainingWorkspace(NamedTuple):
    """Arrays for one thread."""

    position: Array  # an array of one
    lookahead: Array  # a position to try choices in, an array of one
    choices: Array
    logits: Array
    indices: Array  # of features
    feature_values: Array
    points: Array
    places: Array
    values: Array  # by seat
    last_values: Array  # by seat: the value at its previous choice
    greedy: Array  # by seat: does it play greedily?
    trace: Array  # eligibility trace, [seat, weight]
    gradient: Array  # by weight


def new_training_workspace(game: Game) -> TrainingWorkspace:
    """Arrays for a game."""
    return TrainingWorkspace(
        position=np.zeros(1, game.rules.dtype),
        lookahead=np.zeros(1, game.rules.dtype),
        choices=np.zeros(game.rules.scratch, np.int64),
        logits=np.zeros(game.rules.scratch),
        indices=np.zeros(MAX_FEATURES, np.int64),
        feature_values=np.zeros(MAX_FEATURES, np.float32),
        points=np.zeros(MOST_SEATS, np.int64),
        places=np.zeros(MOST_SEATS, np.int64),
        values=np.zeros(MOST_SEATS),
        last_values=np.zeros(MOST_SEATS),
        greedy=np.zeros(MOST_SEATS, np.int64),
        trace=np.zeros((MOST_SEATS, len(game.strategy.policy))),
        gradient=np.zeros(len(game.strategy.policy)),
    )
