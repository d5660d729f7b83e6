"""The network in training: forward and backward pass, and quantisation to the shipped integers.

The critic estimates the value for every seat, the actor the policy over micro-actions. Both share
the first hidden layer; the actor also takes the micro-actions picked so far. Gradients are written
out by hand, so that NumPy can train as well as PyTorch.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from feira.core.rules import MOST_SEATS
from feira.core.types import Array
from feira.games.network import (
    INPUT_SHIFT,
    LOGIT_SHIFT,
    MOST_ACTIVE,
    OUTPUTS,
    POINTS_SCALE,
    UNIT_SHIFT,
    WEIGHT_SHIFT,
)
from feira.players.training.backend import Backend

UNITS = (128, 32)
POLICY_UNITS = 64
TOP = MOST_ACTIVE / (1 << UNIT_SHIFT)  # activations are clipped here
LOGIT_LIMIT = 20.0
SMALL = 0.01  # standard deviation of the initial weights of outputs
MOST_SCALE = 4.0  # the largest scale, for inputs that are almost always zero
LEAST = 1e-9  # added to probabilities before the logarithm
INT16 = 2**15 - 1


class Layers(NamedTuple):
    """The parameters as floating-point numbers, in the order of `Network`."""

    weights1: Any
    bias1: Any
    weights2: Any
    bias2: Any
    weights3: Any
    bias3: Any
    policy_weights: Any
    policy_bias: Any
    picked_weights: Any
    action_weights: Any
    action_bias: Any


# Fractional bits of each layer in fixed point.
SHIFTS = Layers(
    weights1=INPUT_SHIFT,
    bias1=INPUT_SHIFT,
    weights2=WEIGHT_SHIFT,
    bias2=LOGIT_SHIFT,
    weights3=WEIGHT_SHIFT,
    bias3=LOGIT_SHIFT,
    policy_weights=WEIGHT_SHIFT,
    policy_bias=LOGIT_SHIFT,
    picked_weights=WEIGHT_SHIFT,
    action_weights=WEIGHT_SHIFT,
    action_bias=LOGIT_SHIFT,
)
BIASES = ("bias1", "bias2", "bias3", "policy_bias", "action_bias")
CRITIC = ("weights2", "bias2", "weights3", "bias3")


class Critic(NamedTuple):
    """The activations that lead to the value, for a batch of observations."""

    inputs: Any
    layer1: Any
    layer2: Any
    shares: Any  # of the win, from the seat to act on
    points: Any  # from the seat to act on, in units of `POINTS_SCALE`


class Actor(NamedTuple):
    """The activations that lead to the policy, for a batch of observations."""

    picked: Any
    units: Any
    logits: Any
    probabilities: Any


class ActorCritic:
    """One network: its layers, and the forward and backward passes."""

    def __init__(
        self, backend: Backend, *, inputs: int, picked: int, actions: int, seats: int, seed: int = 0
    ) -> None:
        self.backend = backend
        self.inputs, self.picked, self.seats = inputs, picked, seats
        self.compared = max(seats, 2)  # a single seat has a softmax over two outputs
        self.scale = np.ones(inputs, np.float32)
        self.scale_there = backend.array(self.scale)
        self.layers = self._new_layers(actions, np.random.default_rng(seed))

    def _new_layers(self, actions: int, rng: np.random.Generator) -> Layers:
        """Small random initial weights."""

        def new(fan: int, units: int, spread: float) -> Any:
            return self.backend.array(rng.normal(0.0, spread, (fan, units)).astype(np.float32))

        def zeros(units: int) -> Any:
            return self.backend.array(np.zeros(units, np.float32))

        one, two = UNITS
        near = math.sqrt(2 / min(self.inputs, 64))
        return Layers(
            weights1=new(self.inputs, one, near),
            bias1=zeros(one),
            weights2=new(one, two, math.sqrt(2 / 64)),
            bias2=zeros(two),
            weights3=new(two, OUTPUTS, SMALL),
            bias3=zeros(OUTPUTS),
            policy_weights=new(one, POLICY_UNITS, math.sqrt(2 / 64)),
            policy_bias=zeros(POLICY_UNITS),
            picked_weights=new(self.picked, POLICY_UNITS, near),
            action_weights=new(POLICY_UNITS, actions, SMALL),
            action_bias=zeros(actions),
        )

    def scale_inputs(self, observations: Array) -> None:
        """Scales each input by the inverse of its standard deviation, at most `MOST_SCALE`."""
        spread = observations[:, : self.inputs].astype(np.float32).std(axis=0)
        self.scale = np.minimum(MOST_SCALE, 1 / np.maximum(spread, 1e-3)).astype(np.float32)
        self.scale_there = self.backend.array(self.scale)

    def first_layer(self, observations: Any, layers: Layers) -> tuple[Any, Any]:
        """The scaled inputs, and the activations of the first layer."""
        scaled = self.backend.floats(observations[:, : self.inputs]) * self.scale_there
        return scaled, self.backend.clip(scaled @ layers.weights1 + layers.bias1, 0.0, TOP)

    def judge(self, inputs: Any, layer1: Any, layers: Layers) -> Critic:
        """Runs the critic, from the first layer on."""
        clip = self.backend.clip
        layer2 = clip(layer1 @ layers.weights2 + layers.bias2, 0.0, TOP)
        outputs = layer2 @ layers.weights3 + layers.bias3
        logits = clip(outputs[:, : self.compared], -LOGIT_LIMIT, LOGIT_LIMIT)
        weights = self.backend.exp(logits)
        shares = weights / weights.sum(1)[:, None]
        points = outputs[:, MOST_SEATS : MOST_SEATS + self.seats]
        return Critic(inputs, layer1, layer2, shares, points)

    def act(
        self, observations: Any, layer1: Any, masks: Any, layers: Layers, temperature: float = 1.0
    ) -> Actor:
        """Runs the actor, from the first layer on."""
        floats, clip = self.backend.floats, self.backend.clip
        picked = floats(observations[:, observations.shape[1] - self.picked :])
        units = layer1 @ layers.policy_weights + layers.policy_bias + picked @ layers.picked_weights
        units = clip(units, 0.0, TOP)
        logits = clip(units @ layers.action_weights + layers.action_bias, -LOGIT_LIMIT, LOGIT_LIMIT)
        weights = self.backend.exp(logits / temperature) * floats(masks)
        return Actor(picked, units, logits, weights / weights.sum(1)[:, None])

    def value_gradients(self, at: Critic, error: Any, points: Any) -> tuple[Any, dict[str, Any]]:
        """Gradients of the critic's own layers, and the gradient at the first layer's outputs."""
        layers, floats = self.layers, self.backend.floats
        whole = self.backend.empty((len(error), OUTPUTS), error)
        whole[:] = 0.0
        whole[:, : self.compared] = error
        whole[:, MOST_SEATS : MOST_SEATS + self.seats] = points
        back2 = (whole @ layers.weights3.T) * floats((at.layer2 > 0) & (at.layer2 < TOP))
        found = {
            "weights3": at.layer2.T @ whole,
            "bias3": whole.sum(0),
            "weights2": at.layer1.T @ back2,
            "bias2": back2.sum(0),
        }
        return back2 @ layers.weights2.T, found

    def policy_gradients(self, at: Actor, layer1: Any, error: Any) -> tuple[Any, dict[str, Any]]:
        """Gradients of the actor's own layers, and the gradient at the first layer's outputs."""
        layers, floats = self.layers, self.backend.floats
        back = (error @ layers.action_weights.T) * floats((at.units > 0) & (at.units < TOP))
        found = {
            "action_weights": at.units.T @ error,
            "action_bias": error.sum(0),
            "policy_weights": layer1.T @ back,
            "policy_bias": back.sum(0),
            "picked_weights": at.picked.T @ back,
        }
        return back @ layers.policy_weights.T, found

    def first_gradients(self, at: Critic, back: Any) -> dict[str, Any]:
        """Gradients of the first layer."""
        back = back * self.backend.floats((at.layer1 > 0) & (at.layer1 < TOP))
        return {"weights1": at.inputs.T @ back, "bias1": back.sum(0)}

    def integers(self, layers: Layers, occurs: Array) -> list[Array]:
        """The weights as integers. Inputs that never occurred get weight 0.

        Their weights would stay random and make the file larger.
        """
        numpy = self.backend.numpy
        there = Layers(*(numpy(layer).astype(np.float64) for layer in layers))
        there = there._replace(
            weights1=there.weights1 * (self.scale * occurs)[:, None],
            # Outputs of points are already in units of `POINTS_SCALE`.
        )
        found = []
        for name, layer, shift in zip(Layers._fields, there, SHIFTS, strict=True):
            rounded = np.round(layer * (1 << shift))
            if name in BIASES:
                found.append(rounded.astype(np.int32))
            else:
                found.append(np.clip(rounded, -INT16, INT16).astype(np.int16))
        return found


def scaled_points(points: Any) -> Any:
    """Points in the network's unit, `POINTS_SCALE`."""
    return points / POINTS_SCALE
