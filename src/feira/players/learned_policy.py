"""The learned policy: what the network thinks of each choice, in integers.

The first layer of the network describes the position. The units of the policy add to it what a
choice is like, by the same features that the linear policy goes by, so that one feature may mean
much in one position and nothing in another.
"""

from typing import NamedTuple

import numpy as np

from feira.core.game import Game
from feira.core.jit import inline, jit
from feira.core.random import advance
from feira.core.types import Array, State
from feira.core.verbs import action_features, legal
from feira.games.network import FEATURE_SHIFT, LOGIT_SHIFT, MOST_FEATURE, WEIGHT_SHIFT, Network
from feira.players.network import Activations, active, run_policy_layer
from feira.players.policy import GUMBEL, GUMBEL_SHIFT, logit
from feira.players.workspace import Workspace

LOGIT_ONE = 1 << LOGIT_SHIFT
FEATURE_ONE = 1 << FEATURE_SHIFT


@inline
def whole_feature(value: float) -> int:
    """The value of a feature as an integer, rounded and clipped."""
    return max(-MOST_FEATURE, min(MOST_FEATURE, int(np.floor(value * FEATURE_ONE + 0.5))))


@inline
def choice_logit(
    s: State, choice: int, v: int, network: Network, work: Activations, workspace: Workspace
) -> float:
    """The network's logit of a legal choice, after `run_policy_layer` for the position."""
    weights, direct, output = network.choice_weights, network.choice_direct, network.policy_output
    features = weights.shape[1]
    units = len(work.choice)
    for j in range(units):
        work.choice[j] = work.policy[j]
    total = 0
    for i in range(action_features(s, choice, workspace.indices, workspace.feature_values)):
        # The linear policy has its variants side by side; here every variant starts from zero.
        feature = int(workspace.indices[i]) % features
        amount = np.int32(whole_feature(workspace.feature_values[i]))
        total += int(amount) * int(direct[v, feature])
        for j in range(units):
            work.choice[j] += amount * np.int32(weights[v, feature, j])
    for j in range(units):
        total += active(int(work.choice[j]), WEIGHT_SHIFT) * int(output[v, j])
    return total / LOGIT_ONE


class Policy(NamedTuple):
    """Which policy is asked, and at which temperature."""

    learned: bool  # the network's, or else the linear one
    inverse_temperature: float  # the logits are multiplied by it
    weights: Array  # of the linear one


def new_policy(game: Game, *, learned: bool, temperature: float) -> Policy:
    """A policy of a game at a temperature: the higher, the more uniform."""
    return Policy(learned, 1.0 / temperature, game.strategy.policy.astype(np.float32))


@inline
def fill_logits(
    s: State, n: int, policy: Policy, network: Network, work: Activations, workspace: Workspace
) -> None:
    """Fills the logits of the first n choices in the workspace.

    Challenges are left to the linear policy, which is better at them.
    """
    if policy.learned and s.seats > 1:
        v = run_policy_layer(s, network, work)
        for i in range(n):
            choice = int(workspace.choices[i])
            value = choice_logit(s, choice, v, network, work, workspace)
            workspace.logits[i] = policy.inverse_temperature * value
        return
    indices, values = workspace.indices, workspace.feature_values
    for i in range(n):
        value = logit(s, int(workspace.choices[i]), policy.weights, indices, values)
        workspace.logits[i] = policy.inverse_temperature * value


@jit
def sample_policy(
    s: State,
    policy: Policy,
    network: Network,
    a: int,
    b: int,
    work: Activations,
    workspace: Workspace,
) -> tuple[int, int, int]:
    """A choice drawn from the policy, and the random stream's next state."""
    n = legal(s, workspace.choices)
    best = 0
    if n > 1:
        fill_logits(s, n, policy, network, work, workspace)
        most = -1e30
        for i in range(n):
            a, b, r = advance(a, b)
            noisy = workspace.logits[i] + GUMBEL[r >> GUMBEL_SHIFT]
            if noisy > most:
                most = noisy
                best = i
    return int(workspace.choices[best]), a, b
