"""The learned policy: the network's probability of each choice, in integers.

The first layer of the network encodes the position. One of two heads follows. One gives a logit to
each micro-action, of which a choice has one to three: first what, then where. The probability of a
choice is the product of the probabilities of its micro-actions. The other head also takes the
features of a choice, the same as in the linear policy, so the weight of a feature can depend on the
position. A variant without a head uses the linear policy.
"""

from typing import NamedTuple

import numpy as np

from feira.core.exponential import exp_negative, log_above_one
from feira.core.game import Game
from feira.core.jit import inline, jit
from feira.core.random import advance
from feira.core.types import Array, State
from feira.core.verbs import action_features, legal, micro_mask, micro_next, variant
from feira.games.network import (
    ACTIONS,
    FEATURE_SHIFT,
    LOGIT_SHIFT,
    MOST_FEATURE,
    NO_HEAD,
    WEIGHT_SHIFT,
    Network,
)
from feira.players.network import Activations, active, run_action_layer, run_policy_layer
from feira.players.policy import GUMBEL, GUMBEL_SHIFT, logit, sample_choice
from feira.players.rows import add_rows
from feira.players.workspace import Workspace

LOGIT_ONE = 1 << LOGIT_SHIFT
FEATURE_ONE = 1 << FEATURE_SHIFT
NEVER = -1e30  # below any logit


class Policy(NamedTuple):
    """A policy at a temperature: the network's or the linear one."""

    learned: bool  # the network's; else the linear one
    inverse_temperature: float  # the network's logits are multiplied by it
    weights: Array  # of the linear policy, divided by the temperature
    sample: int  # choices that the linear policy compares when it plays; 0: all


def new_policy(game: Game, *, learned: bool, temperature: float, sample: int = 0) -> Policy:
    """A policy of a game at a temperature: the higher, the more uniform."""
    weights = (game.strategy.policy / temperature).astype(np.float32)
    return Policy(learned, 1.0 / temperature, weights, sample)


@inline
def _legal_logits(
    s: State, picked: int, v: int, policy: Policy, network: Network, work: Activations
) -> int:
    """Fills the legal micro-actions and their logits. Returns their number."""
    run_action_layer(s, picked, v, network, work)
    work.mask[:] = 0
    micro_mask(s, picked, work.mask)
    n = 0
    for action in range(len(work.mask)):
        if work.mask[action]:
            work.legal[n] = action
            work.logits[n] = policy.inverse_temperature * work.actions[action] / LOGIT_ONE
            n += 1
    return n


@inline
def _normalise(logits: Array, n: int) -> None:
    """Turns n logits into log probabilities, in place (log-softmax)."""
    most = NEVER
    for i in range(n):
        most = max(most, logits[i])
    total = 0.0
    for i in range(n):
        total += exp_negative(logits[i] - most)
    scale = most + log_above_one(total)
    for i in range(n):
        logits[i] -= scale


@inline
def _place_of(choice: int, choices: Array, n: int) -> int:
    """The index of a choice among n in ascending order, by binary search."""
    low = 0
    high = n - 1
    while low < high:
        middle = (low + high) >> 1
        if choices[middle] < choice:
            low = middle + 1
        else:
            high = middle
    return low


@inline
def _fill_by_action(
    s: State, n: int, policy: Policy, network: Network, work: Activations, workspace: Workspace
) -> None:
    """The log probabilities of all choices, accumulated over their micro-actions."""
    v = run_policy_layer(s, network, work)
    work.picked[0] = 0
    work.picked_logits[0] = 0.0
    waiting = 1
    while waiting:
        waiting -= 1
        picked = int(work.picked[waiting])
        before = work.picked_logits[waiting]
        count = _legal_logits(s, picked, v, policy, network, work)
        _normalise(work.logits, count)
        for i in range(count):
            choice = micro_next(s, picked, int(work.legal[i]))
            if choice >= 0:
                workspace.logits[_place_of(choice, workspace.choices, n)] = before + work.logits[i]
            else:
                work.picked[waiting] = -choice
                work.picked_logits[waiting] = before + work.logits[i]
                waiting += 1


@inline
def whole_feature(value: float) -> int:
    """The value of a feature as an integer, rounded and clipped."""
    return max(-MOST_FEATURE, min(MOST_FEATURE, int(np.floor(value * FEATURE_ONE + 0.5))))


@inline
def choice_logit(
    s: State, choice: int, v: int, network: Network, work: Activations, workspace: Workspace
) -> float:
    """The network's logit of a legal choice, after `run_policy_layer` for the position."""
    weights, direct = network.choice_weights[v], network.choice_direct[v]
    output = network.policy_output[v]
    total = 0
    n = action_features(s, choice, workspace.indices, workspace.feature_values)
    for i in range(n):
        # The linear policy has its variants side by side; here every variant starts from zero.
        feature = int(workspace.indices[i]) % len(weights)
        amount = whole_feature(float(workspace.feature_values[i]))
        total += amount * int(direct[feature])
        work.rows[i] = feature
        work.amounts[i] = amount
    add_rows(weights, work.policy, work.rows, work.amounts, n, work.units)
    for j in range(len(work.units)):
        total += active(int(work.units[j]), WEIGHT_SHIFT) * int(output[j])
    return total / LOGIT_ONE


@inline
def _fill_by_choice(
    s: State, n: int, policy: Policy, network: Network, work: Activations, workspace: Workspace
) -> None:
    """The logits of choices by their features."""
    v = run_policy_layer(s, network, work)
    for i in range(n):
        value = choice_logit(s, int(workspace.choices[i]), v, network, work, workspace)
        workspace.logits[i] = policy.inverse_temperature * value


@inline
def head_of(s: State, policy: Policy, network: Network) -> int:
    """The policy head that is used in a position, or `NO_HEAD`."""
    return int(network.heads[variant(s)]) if policy.learned else NO_HEAD


@inline
def fill_logits(
    s: State, n: int, policy: Policy, network: Network, work: Activations, workspace: Workspace
) -> None:
    """Fills the logits of the n legal choices, which are in the workspace in ascending order."""
    head = head_of(s, policy, network)
    if head == ACTIONS:
        _fill_by_action(s, n, policy, network, work, workspace)
        return
    if head != NO_HEAD:
        _fill_by_choice(s, n, policy, network, work, workspace)
        return
    indices, values = workspace.indices, workspace.feature_values
    for i in range(n):
        choice = int(workspace.choices[i])
        workspace.logits[i] = logit(s, choice, policy.weights, indices, values)


@inline
def _sample_actions(
    s: State, policy: Policy, network: Network, a: int, b: int, work: Activations
) -> tuple[int, int, int]:
    """A choice drawn micro-action by micro-action, and the random stream's next state."""
    v = run_policy_layer(s, network, work)
    picked = 0
    while True:
        count = _legal_logits(s, picked, v, policy, network, work)
        best = 0
        most = NEVER
        for i in range(count):
            a, b, r = advance(a, b)
            noisy = work.logits[i] + float(GUMBEL[r >> GUMBEL_SHIFT])
            if noisy > most:
                most = noisy
                best = i
        choice = int(micro_next(s, picked, int(work.legal[best])))
        if choice >= 0:
            return choice, a, b
        picked = -choice


@inline
def _sample_choices(
    s: State,
    policy: Policy,
    network: Network,
    a: int,
    b: int,
    work: Activations,
    workspace: Workspace,
) -> tuple[int, int, int]:
    """A choice drawn from all legal ones, and the random stream's next state."""
    n = legal(s, workspace.choices)
    best = 0
    if n > 1:
        _fill_by_choice(s, n, policy, network, work, workspace)
        most = NEVER
        for i in range(n):
            a, b, r = advance(a, b)
            noisy = workspace.logits[i] + float(GUMBEL[r >> GUMBEL_SHIFT])
            if noisy > most:
                most = noisy
                best = i
    return int(workspace.choices[best]), a, b


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
    head = head_of(s, policy, network)
    if head == ACTIONS:
        return _sample_actions(s, policy, network, a, b, work)
    if head != NO_HEAD:
        return _sample_choices(s, policy, network, a, b, work, workspace)
    return sample_choice(
        s,
        policy.weights,
        policy.sample,
        a,
        b,
        workspace.choices,
        workspace.indices,
        workspace.feature_values,
    )
