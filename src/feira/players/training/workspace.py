"""The arrays that compiled training works in, allocated once."""

from typing import NamedTuple

import numpy as np

from feira.core.batch import SEATS
from feira.core.game import Game
from feira.players.policy import MAX_FEATURES


class TrainingWorkspace(NamedTuple):
    """Arrays for one thread."""

    position: np.ndarray  # of one
    lookahead: np.ndarray  # a position to try choices in, of one
    choices: np.ndarray
    logits: np.ndarray
    indices: np.ndarray  # of features
    feature_values: np.ndarray
    points: np.ndarray
    places: np.ndarray
    values: np.ndarray  # by seat
    last_values: np.ndarray  # by seat: the value at its last choice
    greedy: np.ndarray  # by seat: does it play greedily?
    trace: np.ndarray  # eligibility, [seat, weight]
    gradient: np.ndarray  # by weight


def new_training_workspace(game: Game) -> TrainingWorkspace:
    """Arrays for a game."""
    return TrainingWorkspace(
        position=np.zeros(1, game.dtype),
        lookahead=np.zeros(1, game.dtype),
        choices=np.zeros(game.scratch, np.int64),
        logits=np.zeros(game.scratch),
        indices=np.zeros(MAX_FEATURES, np.int64),
        feature_values=np.zeros(MAX_FEATURES, np.float32),
        points=np.zeros(SEATS, np.int64),
        places=np.zeros(SEATS, np.int64),
        values=np.zeros(SEATS),
        last_values=np.zeros(SEATS),
        greedy=np.zeros(SEATS, np.int64),
        trace=np.zeros((SEATS, len(game.policy))),
        gradient=np.zeros(len(game.policy)),
    )
