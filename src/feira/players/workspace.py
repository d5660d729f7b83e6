"""The arrays that compiled players work in, allocated once so that nothing is allocated later."""

from typing import NamedTuple

import numpy as np

from feira.core.batch import SEATS
from feira.players.policy import MAX_FEATURES

MAX_DEPTH = 512  # nodes on the path of one simulation


class Workspace(NamedTuple):
    """Arrays for one thread."""

    position: np.ndarray  # of one
    choices: np.ndarray
    logits: np.ndarray
    indices: np.ndarray  # of features
    feature_values: np.ndarray
    path: np.ndarray
    values: np.ndarray  # by seat
    shares: np.ndarray  # of the win, by seat
    points: np.ndarray
    places: np.ndarray
    random_state: np.ndarray  # the two words of the random stream
    node_count: np.ndarray  # nodes in use, in an array of one


class RootSums(NamedTuple):
    """Sums over the simulations through each choice of the root: the last axis is the seat."""

    visits: np.ndarray
    shares: np.ndarray  # of the win
    squares: np.ndarray  # of the shares
    points: np.ndarray


def new_workspace(dtype: np.dtype[np.void], choices: int) -> Workspace:
    """Arrays for positions of this type, with at most so many choices or outcomes."""
    return Workspace(
        position=np.zeros(1, dtype),
        choices=np.zeros(choices, np.int64),
        logits=np.zeros(choices, np.float64),
        indices=np.zeros(MAX_FEATURES, np.int64),
        feature_values=np.zeros(MAX_FEATURES, np.float32),
        path=np.zeros(MAX_DEPTH, np.int64),
        values=np.zeros(SEATS, np.float64),
        shares=np.zeros(SEATS, np.float64),
        points=np.zeros(SEATS, np.int64),
        places=np.zeros(SEATS, np.int64),
        random_state=np.zeros(2, np.int64),
        node_count=np.zeros(1, np.int64),
    )


def new_root_sums(choices: int) -> RootSums:
    """Sums over no simulations yet."""
    return RootSums(
        visits=np.zeros(choices, np.int64),
        shares=np.zeros((choices, SEATS)),
        squares=np.zeros((choices, SEATS)),
        points=np.zeros((choices, SEATS)),
    )
