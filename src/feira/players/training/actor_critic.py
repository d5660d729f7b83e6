"""The network in training: forward, backward, and down to the integers that are shipped.

The critic says what every seat may expect, the actor how likely each micro-action is. Both look at
the first hidden layer; the actor also at what was picked so far. Gradients are written out, so that
NumPy can train as well as PyTorch.
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
SMALL = 0.01  # the spread of the first weights of outputs
MOST_SCALE = 4.0  # inputs that are almost always zero are not scaled up further
LEAST = 1e-9  # a probability that has a logarithm
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


# How many bits of each are behind the point, when it is an integer.
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
    """The layers that lead to the value, for some observations."""

    inputs: Any
    layer1: Any
    layer2: Any
    shares: Any  # of the win, from the seat to act on
    points: Any  # likewise, in units of `POINTS_SCALE`


class Actor(NamedTuple):
    """The layers that lead to the policy."""

    picked: Any
    units: Any
    logits: Any
    probabilities: Any


class ActorCritic:
    """One network: its layers, and how observations go through them."""

    def __init__(
        self, backend: Backend, *, inputs: int, picked: int, actions: int, seats: int, seed: int = 0
    ) -> None:
        self.backend = backend
        self.inputs, self.picked, self.seats = inputs, picked, seats
        self.compared = max(seats, 2)  # a single player has its share of two
        self.scale = np.ones(inputs, np.float32)
        self.scale_there = backend.array(self.scale)
        self.layers = self._new_layers(actions, np.random.default_rng(seed))

    def _new_layers(self, actions: int, rng: np.random.Generator) -> Layers:
        """Small random weights."""

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
        """Fits the scales of inputs to how far they vary; those that are always 0 get no weights.

        They would stay random and swell the file.
        """
        spread = observations[:, : self.inputs].astype(np.float32).std(axis=0)
        self.scale = np.minimum(MOST_SCALE, 1 / np.maximum(spread, 1e-3)).astype(np.float32)
        self.scale_there = self.backend.array(self.scale)

    def first_layer(self, observations: Any, layers: Layers) -> tuple[Any, Any]:
        """The scaled inputs, and the activations of the first layer."""
        scaled = self.backend.floats(observations[:, : self.inputs]) * self.scale_there
        return scaled, self.backend.clip(scaled @ layers.weights1 + layers.bias1, 0.0, TOP)

    def judge(self, inputs: Any, layer1: Any, layers: Layers) -> Critic:
        """The critic, from the first layer on."""
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
        """The actor, from the first layer on."""
        floats, clip = self.backend.floats, self.backend.clip
        picked = floats(observations[:, observations.shape[1] - self.picked :])
        units = layer1 @ layers.policy_weights + layers.policy_bias + picked @ layers.picked_weights
        units = clip(units, 0.0, TOP)
        logits = clip(units @ layers.action_weights + layers.action_bias, -LOGIT_LIMIT, LOGIT_LIMIT)
        weights = self.backend.exp(logits / temperature) * floats(masks)
        return Actor(picked, units, logits, weights / weights.sum(1)[:, None])

    def value_gradients(self, at: Critic, error: Any, points: Any) -> tuple[Any, dict[str, Any]]:
        """Gradients of the critic's own layers, and what goes back to the first layer."""
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
        """Gradients of the actor's own layers, and what goes back to the first layer."""
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
        """The weights as integers; inputs that never occurred get none."""
        numpy = self.backend.numpy
        there = Layers(*(numpy(layer).astype(np.float64) for layer in layers))
        there = there._replace(
            weights1=there.weights1 * (self.scale * occurs)[:, None],
            # Logits of points are learned in units of their scale already.
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
    """Points in the unit that the network has them in."""
    return points / POINTS_SCALE
