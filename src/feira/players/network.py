"""Runs the network of a game: a position's value for every seat, in integers.

Two hidden layers of rectified linear units. Inputs, weights and activations are integers, so the
same position has the same value on every machine.
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

FIRST_SHIFT = INPUT_SHIFT - UNIT_SHIFT  # from sums of the first layer to activations

# exp(-x) for the softmax over seats, by x in steps of 1/256: a table is the same on every machine.
EXP_SHIFT = 8
EXP_SIZE = 12 << EXP_SHIFT
EXP_ONE = 1 << 24
EXP = np.array(
    [round(math.exp(-i / (1 << EXP_SHIFT)) * EXP_ONE) for i in range(EXP_SIZE)], np.int64
)


class Activations(NamedTuple):
    """Arrays for one thread to work in."""

    indices: Array  # of inputs that are not zero
    inputs: Array
    layer1: Array
    layer2: Array
    outputs: Array
    policy: Array  # units of the policy, before what was picked is added
    units: Array  # and with it, or with a choice
    actions: Array  # logits of micro-actions, as integers
    logits: Array  # and of those that are legal, as real numbers
    legal: Array  # these micro-actions
    mask: Array
    observation: Array  # of which only what was picked is looked at
    picked: Array  # what is still to be spread over choices, with
    picked_logits: Array  # its logits


MOST_PICKED = 64  # that wait at a time


def new_activations(strategy: Strategy) -> Activations:
    """Arrays for the network of a game."""
    network: Network = strategy.network()
    actions = network.action_bias.shape[1]
    return Activations(
        indices=np.zeros(MOST_INPUTS, np.int64),
        inputs=np.zeros(MOST_INPUTS, np.int32),
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
    """Encodes a position in the range of a byte. Returns the number of inputs that are not zero."""
    n = encode(s, work.indices, work.inputs)
    for i in range(n):
        work.inputs[i] = max(-MOST_INPUT, min(MOST_INPUT, work.inputs[i]))
    return n


@inline
def _first_layer(weights: Array, bias: Array, n: int, work: Activations) -> None:
    """Adds up the rows of the inputs that are not zero."""
    units = len(work.layer1)
    for j in range(units):
        work.layer1[j] = bias[j]
    for i in range(n):
        row = work.indices[i]
        amount = work.inputs[i]
        for j in range(units):
            work.layer1[j] += amount * np.int32(weights[row, j])


@inline
def active(total: int, shift: int) -> int:
    """The activation of a unit: rectified, clipped, and shifted back to its scale."""
    return min(max(total >> shift, 0), MOST_ACTIVE)


@inline
def _next_layer(before: Array, shift: int, weights: Array, bias: Array, out: Array) -> None:
    """Rectifies one layer and adds up the next."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(before)):
        amount = np.int32(active(int(before[i]), shift))
        if amount:
            for j in range(len(out)):
                out[j] += amount * np.int32(weights[i, j])


@jit
def run_network(s: State, network: Network, work: Activations) -> None:
    """Fills the outputs for a position: they are relative to the seat whose turn it is."""
    n = encode_clipped(s, work)
    v = variant(s)
    _first_layer(network.weights1[v], network.bias1[v], n, work)
    _next_layer(work.layer1, FIRST_SHIFT, network.weights2[v], network.bias2[v], work.layer2)
    _next_layer(work.layer2, WEIGHT_SHIFT, network.weights3[v], network.bias3[v], work.outputs)


@jit
def run_policy_layer(s: State, network: Network, work: Activations) -> int:
    """Fills the units of the policy for a position. Returns the number of its variant."""
    n = encode_clipped(s, work)
    v = int(variant(s))
    _first_layer(network.weights1[v], network.bias1[v], n, work)
    weights, bias = network.policy_weights[v], network.policy_bias[v]
    _next_layer(work.layer1, FIRST_SHIFT, weights, bias, work.policy)
    return v


@jit
def run_action_layer(s: State, picked: int, v: int, network: Network, work: Activations) -> None:
    """Fills the logits of all micro-actions, after `run_policy_layer` for the position."""
    for j in range(len(work.units)):
        work.units[j] = work.policy[j]
    if picked:
        observe_picked(s, picked, work.observation)
        rows = network.picked_weights.shape[1]
        first = len(work.observation) - rows
        for i in range(rows):
            if work.observation[first + i]:
                for j in range(len(work.units)):  # an input is 1 where a unit's scale has 2**7
                    work.units[j] += np.int32(network.picked_weights[v, i, j]) << UNIT_SHIFT
    weights, bias = network.action_weights[v], network.action_bias[v]
    _next_layer(work.units, WEIGHT_SHIFT, weights, bias, work.actions)


@inline
def read_shares(s: State, work: Activations, shares: Array) -> None:
    """Fills each seat's share of the win: a softmax over the seats.

    With one seat it is the value of the challenge: what it has of two outputs.
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
