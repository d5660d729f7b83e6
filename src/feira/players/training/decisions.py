"""Decisions with the values of their choices: the training data of a network's policy.

Every choice is made, and the network evaluates the position after it (the afterstate). That is too
slow for each node of a search, so the policy learns to predict the values from the position and the
features of the choices.
"""

from typing import NamedTuple

import numpy as np

from feira.core.jit import inline
from feira.core.softmax import softmax_weights
from feira.core.types import Array, State
from feira.core.verbs import action_features, apply, legal
from feira.games.network import Network
from feira.players.leaf import judge_leaf
from feira.players.learned_policy import whole_feature
from feira.players.network import Activations, encode_clipped
from feira.players.workspace import Workspace

MOST_CHOICES = 64  # kept of a decision
BEST_CHOICES = 48  # of them the best ones; the others are arbitrary
VALUE_SCALE = 0.01  # temperature of the targets: this much worse is e times less likely


class Decisions(NamedTuple):
    """Decisions: the features of the choices, and the target probability of each."""

    inputs: Array  # [decision, input], int8
    features: Array  # [decision, choice, feature], int16: fixed-point numbers
    targets: Array  # [decision, choice]: target probabilities
    counts: Array  # [decision]: number of choices


def new_decisions(size: int, inputs: int, features: int) -> Decisions:
    """Empty arrays for this many decisions."""
    return Decisions(
        inputs=np.zeros((size, inputs), np.int8),
        features=np.zeros((size, MOST_CHOICES, features), np.int16),
        targets=np.zeros((size, MOST_CHOICES), np.float32),
        counts=np.zeros(size, np.int64),
    )


@inline
def _fill_values(
    s: State, who: int, n: int, network: Network, work: Activations, workspace: Workspace
) -> None:
    """Fills the values of the n choices for the seat, in units of `VALUE_SCALE`."""
    for i in range(n):
        after = workspace.position[0]
        workspace.position[0] = s
        apply(after, int(workspace.choices[i]), None)
        judge_leaf(after, network, work, workspace)
        workspace.logits[i] = workspace.values[who] / VALUE_SCALE


@inline
def _move_to(at: int, other: int, workspace: Workspace) -> None:
    """Swaps two choices with their values."""
    choice, value = int(workspace.choices[at]), workspace.logits[at]
    workspace.choices[at] = workspace.choices[other]
    workspace.logits[at] = workspace.logits[other]
    workspace.choices[other] = choice
    workspace.logits[other] = value


@inline
def _move_best_first(n: int, workspace: Workspace) -> int:
    """Moves the choices to be kept to the front and returns their number.

    The best ones come first, by selection sort; the order of the others is arbitrary.
    """
    count = min(n, MOST_CHOICES)
    for at in range(min(n, BEST_CHOICES)):
        best = at
        for other in range(at + 1, n):
            if workspace.logits[other] > workspace.logits[best]:
                best = other
        _move_to(at, best, workspace)
    return count


@inline
def keep_decision(
    s: State,
    who: int,
    network: Network,
    out: Decisions,
    counts: Array,
    work: Activations,
    workspace: Workspace,
) -> None:
    """Writes a decision of a seat if there is room and more than one choice."""
    at = int(counts[0])
    if at == len(out.counts):
        return
    n = int(legal(s, workspace.choices))
    if n < 2:
        return
    _fill_values(s, who, n, network, work, workspace)
    n = _move_best_first(n, workspace)
    total = softmax_weights(workspace.logits, n)
    indices, values = workspace.indices, workspace.feature_values
    for i in range(n):
        out.targets[at, i] = workspace.logits[i] / total
        for j in range(action_features(s, int(workspace.choices[i]), indices, values)):
            feature = int(indices[j]) % out.features.shape[2]
            out.features[at, i, feature] = whole_feature(values[j])
    for i in range(encode_clipped(s, work)):
        out.inputs[at, work.rows[i]] = work.amounts[i]
    out.counts[at] = n
    counts[0] += 1
