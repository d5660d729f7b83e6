"""Fits a network to samples of self-play, by gradient descent.

The network is trained in floating point and quantised to integers at the end. Its loss is the
cross-entropy of the win shares, the cross-entropy of the choices if there are decisions
(`fitting_policy.py`), and the squared error of the points with a small weight.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from feira.core.rules import MOST_SEATS
from feira.core.types import Array
from feira.games.network import (
    CHOICE_SHIFT,
    INPUT_SHIFT,
    LOGIT_SHIFT,
    MOST_ACTIVE,
    OUTPUTS,
    POINTS_SCALE,
    UNIT_SHIFT,
    WEIGHT_SHIFT,
)
from feira.players.training.backend import Backend
from feira.players.training.decisions import Decisions
from feira.players.training.fitting_policy import PolicyFitting
from feira.players.training.selfplay import Samples

UNITS = (128, 32)
POLICY_UNITS = 32
TOP = MOST_ACTIVE / (1 << UNIT_SHIFT)  # activations are clipped here
LOGIT_LIMIT = 20.0
POINTS_LOSS = 0.05
HELD_OUT = 50  # one sample in fifty is held out
MOST_SCALE = 4.0  # the largest scale, for inputs that are almost always zero
BETA1, BETA2 = 0.9, 0.999  # of Adam
TINY = 1e-8
SMALL = 0.01  # standard deviation of the initial weights of outputs
WEIGHT_DECAY = 1e-5
AVERAGED = 0.3  # share of the steps, the last ones, whose weights are averaged
INT16 = 2**15 - 1


class Layers(NamedTuple):
    """The parameters as floating-point numbers."""

    weights1: Any
    bias1: Any
    weights2: Any
    bias2: Any
    weights3: Any
    bias3: Any
    policy_weights: Any
    policy_bias: Any
    choice_weights: Any
    choice_direct: Any
    policy_output: Any


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
    choice_weights=CHOICE_SHIFT,
    choice_direct=CHOICE_SHIFT,
    policy_output=WEIGHT_SHIFT,
)
BIASES = ("bias1", "bias2", "bias3", "policy_bias")
POLICY = ("policy_weights", "policy_bias", "choice_weights", "choice_direct", "policy_output")


@dataclass(frozen=True, kw_only=True)
class Effort:
    """The amount of training, and the learning rate."""

    epochs: int = 4
    batch: int = 8192
    rate: float = 2e-3


class Forward(NamedTuple):
    """The activations of one batch."""

    inputs: Any
    layer1: Any
    layer2: Any
    probabilities: Any
    points: Any


class Fitting:
    """One network in training."""

    def __init__(
        self,
        samples: Samples,
        decisions: Decisions,
        backend: Backend,
        *,
        before: Sequence[Array] = (),
        seed: int = 0,
    ) -> None:
        self.backend = backend
        self.policy = PolicyFitting(decisions, backend)
        self.held = max(1, len(samples.seats) // HELD_OUT)
        spread = samples.inputs[:100_000].astype(np.float32).std(axis=0)
        self.scale = np.minimum(MOST_SCALE, 1 / np.maximum(spread, 1e-3)).astype(np.float32)
        self.scale_there = backend.array(self.scale)
        self.inputs = backend.array(samples.inputs)
        self.shares = backend.array(samples.shares)
        self.points = backend.array(samples.points / np.float32(POINTS_SCALE))
        seats = np.maximum(samples.seats, 2)
        mask = np.arange(MOST_SEATS)[None, :] < seats[:, None]
        self.mask = backend.array(mask.astype(np.float32))
        own = np.arange(MOST_SEATS)[None, :] < samples.seats[:, None]
        self.own = backend.array(own.astype(np.float32))
        features = decisions.features.shape[2]
        occurs = backend.array(np.asarray(samples.inputs.any(axis=0), np.float32))
        self.layers = self._new_layers(samples.inputs.shape[1], features, seed)
        # Inputs that never occur get weight 0: random weights would make the file larger.
        self.layers = self.layers._replace(weights1=self.layers.weights1 * occurs[:, None])
        if before:
            self.layers = self._layers_of(Layers(*before))
        self.mean = self.layers
        self.averaged = 0

    def _new_layers(self, inputs: int, features: int, seed: int) -> Layers:
        """Small random initial weights."""
        rng = np.random.default_rng(seed)

        def new(fan: int, units: int, spread: float) -> Any:
            return self.backend.array(rng.normal(0.0, spread, (fan, units)).astype(np.float32))

        def zeros(*shape: int) -> Any:
            return self.backend.array(np.zeros(shape, np.float32))

        one, two = UNITS
        near = math.sqrt(2 / min(inputs, 64))
        return Layers(
            weights1=new(inputs, one, near),
            bias1=zeros(one),
            weights2=new(one, two, math.sqrt(2 / 64)),
            bias2=zeros(two),
            weights3=new(two, OUTPUTS, SMALL),
            bias3=zeros(OUTPUTS),
            policy_weights=new(one, POLICY_UNITS, math.sqrt(2 / 64)),
            policy_bias=zeros(POLICY_UNITS),
            choice_weights=new(features, POLICY_UNITS, near),
            choice_direct=zeros(features),
            policy_output=new(POLICY_UNITS, 1, SMALL)[:, 0],
        )

    def _layers_of(self, integers: Layers) -> Layers:
        """The weights of the previous network; an all-zero policy is replaced by a random one."""
        found = Layers(
            *(
                (layer / (1 << shift)).astype(np.float32)
                for layer, shift in zip(integers, SHIFTS, strict=True)
            )
        )
        found = found._replace(
            weights1=found.weights1 / self.scale[:, None],
            choice_weights=found.choice_weights / self.policy.scale[:, None],
            choice_direct=found.choice_direct / self.policy.scale,
        )
        layers = Layers(*(self.backend.array(layer) for layer in found))
        if integers.policy_output.any():
            return layers
        return layers._replace(
            **{name: layer for name, layer in self.layers._asdict().items() if name in POLICY}
        )

    def first_layer(self, inputs: Any, layers: Layers) -> tuple[Any, Any]:
        """The scaled inputs, and the activations of the first layer."""
        scaled = self.backend.floats(inputs) * self.scale_there
        return scaled, self.backend.clip(scaled @ layers.weights1 + layers.bias1, 0.0, TOP)

    def forward(self, rows: Any, layers: Layers) -> Forward:
        """Runs the network on some samples."""
        clip = self.backend.clip
        inputs, layer1 = self.first_layer(self.inputs[rows], layers)
        layer2 = clip(layer1 @ layers.weights2 + layers.bias2, 0.0, TOP)
        outputs = layer2 @ layers.weights3 + layers.bias3
        logits = clip(outputs[:, :MOST_SEATS], -LOGIT_LIMIT, LOGIT_LIMIT)
        weights = self.backend.exp(logits) * self.mask[rows]
        probabilities = weights / weights.sum(1)[:, None]
        return Forward(inputs, layer1, layer2, probabilities, outputs[:, MOST_SEATS:])

    def gradients(self, rows: Any, decisions: Any) -> Layers:
        """The gradient of the loss for every parameter, on some samples and some decisions."""
        found = self.value_gradients(rows)
        if len(self.policy.counts) == 0:
            return found
        inputs, layer1 = self.first_layer(self.policy.inputs[decisions], self.layers)
        back, found = self.policy.gradients(decisions, layer1, self.layers, found)
        back = back * self.backend.floats((layer1 > 0) & (layer1 < TOP))
        return found._replace(
            weights1=found.weights1 + inputs.T @ back, bias1=found.bias1 + back.sum(0)
        )

    def value_gradients(self, rows: Any) -> Layers:
        """The gradient of the value's loss, on some samples; zero for the policy's layers."""
        at = self.forward(rows, self.layers)
        n = len(rows)
        floats = self.backend.floats
        error = (at.probabilities - self.shares[rows]) * self.mask[rows] / n
        points = POINTS_LOSS * (at.points - self.points[rows]) * self.own[rows] / n
        layers = self.layers
        share_weights, point_weights = (
            layers.weights3[:, :MOST_SEATS],
            layers.weights3[:, MOST_SEATS:],
        )
        back2 = error @ share_weights.T + points @ point_weights.T
        back2 = back2 * floats((at.layer2 > 0) & (at.layer2 < TOP))
        back1 = (back2 @ layers.weights2.T) * floats((at.layer1 > 0) & (at.layer1 < TOP))
        last = self._join(at.layer2.T @ error, at.layer2.T @ points)
        return Layers(*(layer * 0.0 for layer in layers))._replace(
            weights1=at.inputs.T @ back1,
            bias1=back1.sum(0),
            weights2=at.layer1.T @ back2,
            bias2=back2.sum(0),
            weights3=last,
            bias3=self._join(error.sum(0), points.sum(0)),
        )

    def _join(self, shares: Any, points: Any) -> Any:
        """Concatenates the two halves of the last layer's gradient."""
        whole = self.layers.weights3 * 0.0 if shares.ndim == 2 else self.layers.bias3 * 0.0
        whole[..., :MOST_SEATS] = shares
        whole[..., MOST_SEATS:] = points
        return whole

    def train(self, effort: Effort, *, seed: int = 0) -> None:
        """Trains for some epochs; the learning rate follows a cosine schedule to zero."""
        count = len(self.inputs) - self.held
        batch = min(effort.batch, count)
        steps = effort.epochs * (count // batch)
        first = [layer * 0.0 for layer in self.layers]
        second = [layer * 0.0 for layer in self.layers]
        step = 0
        for epoch in range(effort.epochs):
            order = self.backend.order(count, seed + epoch) + self.held
            for at in range(0, count - batch + 1, batch):
                step += 1
                rate = 0.5 * effort.rate * (1 + math.cos(math.pi * step / steps))
                rate *= math.sqrt(1 - BETA2**step) / (1 - BETA1**step)
                updated = []
                rows = order[at : at + batch]
                for i, gradient in enumerate(self.gradients(rows, self.policy.batch(step))):
                    first[i] = BETA1 * first[i] + (1 - BETA1) * gradient
                    second[i] = BETA2 * second[i] + (1 - BETA2) * gradient * gradient
                    layer = self.layers[i] * (1 - WEIGHT_DECAY * rate)
                    updated.append(layer - rate * first[i] / (second[i] ** 0.5 + TINY))
                self.layers = Layers(*updated)
                if step > (1 - AVERAGED) * steps:
                    self._average()

    def _average(self) -> None:
        """Adds the present weights to the running mean, which generalises better."""
        self.averaged += 1
        part = 1 / self.averaged
        self.mean = (
            Layers(
                *(old + part * (new - old) for old, new in zip(self.mean, self.layers, strict=True))
            )
            if self.averaged > 1
            else self.layers
        )

    def held_out_loss(self) -> tuple[float, float]:
        """The cross-entropy of the win shares on held-out samples, and the points' RMS error."""
        rows = slice(0, self.held)
        at = self.forward(rows, self.mean)
        numpy = self.backend.numpy
        probabilities = numpy(at.probabilities) + 1e-9
        entropy = -(numpy(self.shares[rows]) * np.log(probabilities)).sum(axis=1).mean()
        own = numpy(self.own[rows])
        errors = (numpy(at.points) - numpy(self.points[rows])) * own * POINTS_SCALE
        return float(entropy), float(np.sqrt((errors**2).sum() / own.sum()))

    def held_out_policy_loss(self) -> float:
        """The KL divergence of the policy from the targets of held-out decisions; 0 without any."""
        if self.policy.held == 0:
            return 0.0
        _, layer1 = self.first_layer(self.policy.inputs[: self.policy.held], self.mean)
        return self.policy.held_out_loss(layer1, self.mean)

    def integers(self) -> list[Array]:
        """The averaged weights as integers, in the order of `Network`."""
        layers = Layers(*(self.backend.numpy(layer).astype(np.float64) for layer in self.mean))
        scale = self.policy.scale
        layers = layers._replace(
            weights1=layers.weights1 * self.scale[:, None],
            choice_weights=layers.choice_weights * scale[:, None],
            choice_direct=layers.choice_direct * scale,
        )
        found = []
        for name, layer, shift in zip(Layers._fields, layers, SHIFTS, strict=True):
            rounded = np.round(layer * (1 << shift))
            if name in BIASES:
                found.append(rounded.astype(np.int32))
            else:
                found.append(np.clip(rounded, -INT16, INT16).astype(np.int16))
        return found
