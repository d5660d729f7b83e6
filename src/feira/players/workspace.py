"""The preallocated arrays of compiled players: kernels allocate nothing."""

from typing import NamedTuple

import numpy as np

from feira.core.rules import MOST_SEATS, Rules
from feira.core.types import Array
from feira.players.policy import MAX_FEATURES

MAX_DEPTH = 512  # nodes on the path of one simulation


class Workspace(NamedTuple):
    """Arrays for one thread."""

    position: Array  # an array of one
    choices: Array
    logits: Array
    indices: Array  # of features
    feature_values: Array
    path: Array
    values: Array  # by seat
    shares: Array  # of the win, by seat
    points: Array
    expected: Array  # points at the end, by seat
    places: Array
    random_state: Array  # the two words of the random stream
    node_count: Array  # nodes in use, in an array of one


def new_workspace(rules: Rules) -> Workspace:
    """Arrays for positions of a game."""
    choices = rules.scratch
    return Workspace(
        position=np.zeros(1, rules.dtype),
        choices=np.zeros(choices, np.int64),
        logits=np.zeros(choices, np.float64),
        indices=np.zeros(MAX_FEATURES, np.int64),
        feature_values=np.zeros(MAX_FEATURES, np.float32),
        path=np.zeros(MAX_DEPTH, np.int64),
        values=np.zeros(MOST_SEATS, np.float64),
        shares=np.zeros(MOST_SEATS, np.float64),
        points=np.zeros(MOST_SEATS, np.int64),
        expected=np.zeros(MOST_SEATS, np.float64),
        places=np.zeros(MOST_SEATS, np.int64),
        random_state=np.zeros(2, np.int64),
        node_count=np.zeros(1, np.int64),
    )
