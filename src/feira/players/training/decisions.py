"""Decisions with the values of their choices: what the policy of a network learns from.

Every choice is made, and the network judges what comes out. That takes too long for each node of a
search, so the policy learns to guess the result from the position and the features of the choices.
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

MOST_CHOICES = 64  # of a decision that are kept
BEST_CHOICES = 48  # of them: the best ones; the rest is random
VALUE_SCALE = 0.01  # a choice that is worse by so much is e times less likely


class Decisions(NamedTuple):
    """Decisions: the features of the choices, and how likely each of them should be."""

    inputs: Array  # [decision, input], int8
    features: Array  # [decision, choice, feature], int16: fixed-point numbers
    targets: Array  # [decision, choice]: probabilities that the policy should have
    counts: Array  # [decision]: choices


def new_decisions(size: int, inputs: int, features: int) -> Decisions:
    """Room for some decisions."""
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
    """Fills the values of the n choices in the workspace for the seat, in units of the scale."""
    for i in range(n):
        after = workspace.position[0]
        workspace.position[0] = s
        apply(after, int(workspace.choices[i]), None)
        judge_leaf(after, network, work, workspace)
        workspace.logits[i] = workspace.values[who] / VALUE_SCALE


@inline
def _move_to(at: int, other: int, workspace: Workspace) -> None:
    """Exchanges two choices with their values."""
    choice, value = int(workspace.choices[at]), workspace.logits[at]
    workspace.choices[at] = workspace.choices[other]
    workspace.logits[at] = workspace.logits[other]
    workspace.choices[other] = choice
    workspace.logits[other] = value


@inline
def _move_best_first(n: int, workspace: Workspace) -> int:
    """Moves the choices to be kept to the front, and returns how many there are.

    The best ones come first; those behind them are as good as random.
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
    """Writes a decision of a seat, if there is room and something to decide."""
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
