"""Inference with the network of a game: a position's value for every seat, in integers.

The value has two hidden layers of rectified linear units. Inputs, weights and activations are
integers, so a position has the same value on every machine.
"""

import math
from typing import NamedTuple

import numpy as np

from feira.core.jit import inline, jit
from feira.core.rules import MOST_SEATS
from feira.core.strategy import Strategy
from feira.core.types import Array, State
from feira.core.verbs import encode, observe_picked, variant
from feira.games.network import (
    INPUT_SHIFT,
    LOGIT_SHIFT,
    MOST_ACTIVE,
    MOST_INPUT,
    MOST_INPUTS,
    OUTPUTS,
    POINTS_SCALE,
    UNIT_SHIFT,
    WEIGHT_SHIFT,
    Network,
)
from feira.players.rows import add_rows

FIRST_SHIFT = INPUT_SHIFT - UNIT_SHIFT  # from sums of the first layer to activations

# exp(-x) for the softmax over seats, in steps of 1/256: a table is equal on every machine.
EXP_SHIFT = 8
EXP_SIZE = 12 << EXP_SHIFT
EXP_ONE = 1 << 24
EXP = np.array(
    [round(math.exp(-i / (1 << EXP_SHIFT)) * EXP_ONE) for i in range(EXP_SIZE)], np.int64
)


class Activations(NamedTuple):
    """Arrays for one thread to work in."""

    rows: Array  # rows of weights to add up: non-zero inputs, units or features
    amounts: Array  # their amounts
    layer1: Array
    layer2: Array
    outputs: Array
    policy: Array  # units of the policy, before the picked micro-actions are added
    units: Array  # units with them, or with the features of a choice
    actions: Array  # logits of micro-actions, as integers
    logits: Array  # logits of the legal ones, as real numbers
    legal: Array  # the legal micro-actions
    mask: Array
    observation: Array  # only the picked micro-actions in it are read
    picked: Array  # stack of partial choices
    picked_logits: Array  # their log probabilities


MOST_PICKED = 64  # partial choices on the stack


def new_activations(strategy: Strategy) -> Activations:
    """Arrays for the network of a game."""
    network: Network = strategy.network()
    actions = network.action_bias.shape[1]
    return Activations(
        rows=np.zeros(MOST_INPUTS, np.int64),
        amounts=np.zeros(MOST_INPUTS, np.int32),
        layer1=np.zeros(network.bias1.shape[1], np.int32),
        layer2=np.zeros(network.bias2.shape[1], np.int32),
        outputs=np.zeros(OUTPUTS, np.int32),
        policy=np.zeros(network.policy_bias.shape[1], np.int32),
        units=np.zeros(network.policy_bias.shape[1], np.int32),
        actions=np.zeros(actions, np.int32),
        logits=np.zeros(actions, np.float64),
        legal=np.zeros(actions, np.int64),
        mask=np.zeros(actions, np.int8),
        observation=np.zeros(len(strategy.observation_names), np.int8),
        picked=np.zeros(MOST_PICKED, np.int64),
        picked_logits=np.zeros(MOST_PICKED, np.float64),
    )


@inline
def encode_clipped(s: State, work: Activations) -> int:
    """Encodes a position, clipped to the range of a byte. Returns the number of non-zero inputs."""
    n = encode(s, work.rows, work.amounts)
    for i in range(n):
        work.amounts[i] = max(-MOST_INPUT, min(MOST_INPUT, work.amounts[i]))
    return n


@inline
def active(total: int, shift: int) -> int:
    """The activation of a unit: rectified, clipped, and shifted back to its scale."""
    return min(max(total >> shift, 0), MOST_ACTIVE)


@inline
def _next_layer(
    before: Array, shift: int, weights: Array, bias: Array, out: Array, work: Activations
) -> None:
    """Applies the activation to one layer and computes the sums of the next."""
    n = 0
    for i in range(len(before)):
        amount = active(int(before[i]), shift)
        work.rows[n] = i
        work.amounts[n] = amount
        n += 1 if amount else 0
    add_rows(weights, bias, work.rows, work.amounts, n, out)


@inline
def _first_layer(s: State, v: int, network: Network, work: Activations) -> None:
    """Encodes a position and computes the sums of its variant's first layer."""
    n = encode_clipped(s, work)
    add_rows(network.weights1[v], network.bias1[v], work.rows, work.amounts, n, work.layer1)


@jit
def run_network(s: State, network: Network, work: Activations) -> None:
    """Fills the outputs for a position, counted from the seat whose turn it is."""
    v = int(variant(s))
    _first_layer(s, v, network, work)
    weights, bias = network.weights2[v], network.bias2[v]
    _next_layer(work.layer1, FIRST_SHIFT, weights, bias, work.layer2, work)
    weights, bias = network.weights3[v], network.bias3[v]
    _next_layer(work.layer2, WEIGHT_SHIFT, weights, bias, work.outputs, work)


@jit
def run_policy_layer(s: State, network: Network, work: Activations) -> int:
    """Fills the units of the policy for a position. Returns the number of its variant."""
    v = int(variant(s))
    _first_layer(s, v, network, work)
    weights, bias = network.policy_weights[v], network.policy_bias[v]
    _next_layer(work.layer1, FIRST_SHIFT, weights, bias, work.policy, work)
    return v


@inline
def _observe_picked(s: State, picked: int, rows: int, work: Activations) -> int:
    """Lists the picked micro-actions, the last `rows` of the observation. Returns their number."""
    observe_picked(s, picked, work.observation)
    first = len(work.observation) - rows
    n = 0
    for i in range(rows):
        if work.observation[first + i]:
            work.rows[n] = i
            work.amounts[n] = 1 << UNIT_SHIFT  # an input is 1 where a unit's scale has 2**7
            n += 1
    return n


@jit
def run_action_layer(s: State, picked: int, v: int, network: Network, work: Activations) -> None:
    """Fills the logits of all micro-actions, after `run_policy_layer` for the position."""
    picked_weights = network.picked_weights[v]
    n = _observe_picked(s, picked, len(picked_weights), work) if picked else 0
    add_rows(picked_weights, work.policy, work.rows, work.amounts, n, work.units)
    weights, bias = network.action_weights[v], network.action_bias[v]
    _next_layer(work.units, WEIGHT_SHIFT, weights, bias, work.actions, work)


@inline
def read_shares(s: State, work: Activations, shares: Array) -> None:
    """Fills each seat's share of the win: a softmax over the seats.

    With one seat it is the value of the challenge: its share in a softmax over two outputs.
    """
    n = max(int(s.seats), 2)
    most = int(work.outputs[0])
    for i in range(n):
        most = max(most, int(work.outputs[i]))
    total = 0
    for i in range(n):
        total += EXP[min((most - int(work.outputs[i])) >> (LOGIT_SHIFT - EXP_SHIFT), EXP_SIZE - 1)]
    seat = int(s.turn)
    for i in range(s.seats):
        part = EXP[min((most - int(work.outputs[i])) >> (LOGIT_SHIFT - EXP_SHIFT), EXP_SIZE - 1)]
        shares[seat] = part / total
        seat = seat + 1 if seat + 1 < s.seats else 0


@inline
def read_points(s: State, work: Activations, points: Array) -> None:
    """Fills each seat's expected points at the end."""
    seat = int(s.turn)
    for i in range(s.seats):
        points[seat] = work.outputs[MOST_SEATS + i] * (POINTS_SCALE / (1 << LOGIT_SHIFT))
        seat = seat + 1 if seat + 1 < s.seats else 0
