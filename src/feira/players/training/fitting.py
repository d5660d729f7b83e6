"""Fits a network to samples of self-play, by gradient descent.

The network is trained in floating-point numbers and written down in integers at the end. Its loss
is the cross-entropy of the win shares, and a little of the squared error of the points.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
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
from feira.players.training.selfplay import Samples

UNITS = (128, 32)
TOP = MOST_ACTIVE / (1 << UNIT_SHIFT)  # activations are clipped here
LOGIT_LIMIT = 20.0
POINTS_LOSS = 0.05
HELD_OUT = 50  # one sample in so many is not trained on, but measured on
MOST_SCALE = 4.0  # inputs that are almost always zero are not scaled up further
BETA1, BETA2 = 0.9, 0.999  # of Adam
TINY = 1e-8
WEIGHT_DECAY = 1e-5
AVERAGED = 0.3  # the last part of the steps, whose weights are averaged
INT16 = 2**15 - 1


class Layers(NamedTuple):
    """The parameters as floating-point numbers."""

    weights1: Any
    bias1: Any
    weights2: Any
    bias2: Any
    weights3: Any
    bias3: Any


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How long a network is trained."""

    epochs: int = 4
    batch: int = 8192
    rate: float = 2e-3


class Forward(NamedTuple):
    """What one batch looks like in every layer."""

    inputs: Any
    layer1: Any
    layer2: Any
    probabilities: Any
    points: Any


class Fitting:
    """One network in training."""

    def __init__(self, samples: Samples, backend: Backend, *, seed: int = 0) -> None:
        self.backend = backend
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
        self.layers = self._new_layers(samples.inputs.shape[1], seed)
        self.mean = self.layers
        self.averaged = 0

    def _new_layers(self, inputs: int, seed: int) -> Layers:
        """Small random weights."""
        rng = np.random.default_rng(seed)
        sizes = (inputs, *UNITS, OUTPUTS)
        arrays: list[Any] = []
        for fan, units in pairwise(sizes):
            spread = math.sqrt(2 / min(fan, 64)) if units != OUTPUTS else 0.01
            weights = rng.normal(0.0, spread, (fan, units)).astype(np.float32)
            arrays += [self.backend.array(weights), self.backend.array(np.zeros(units, np.float32))]
        return Layers(*arrays)

    def forward(self, rows: Any, layers: Layers) -> Forward:
        """Runs the network on some samples."""
        clip = self.backend.clip
        inputs = self.backend.floats(self.inputs[rows]) * self.scale_there
        layer1 = clip(inputs @ layers.weights1 + layers.bias1, 0.0, TOP)
        layer2 = clip(layer1 @ layers.weights2 + layers.bias2, 0.0, TOP)
        outputs = layer2 @ layers.weights3 + layers.bias3
        logits = clip(outputs[:, :MOST_SEATS], -LOGIT_LIMIT, LOGIT_LIMIT)
        weights = self.backend.exp(logits) * self.mask[rows]
        probabilities = weights / weights.sum(1)[:, None]
        return Forward(inputs, layer1, layer2, probabilities, outputs[:, MOST_SEATS:])

    def gradients(self, rows: Any) -> list[Any]:
        """The gradient of the loss, for every parameter."""
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
        return [
            at.inputs.T @ back1,
            back1.sum(0),
            at.layer1.T @ back2,
            back2.sum(0),
            last,
            self._join(error.sum(0), points.sum(0)),
        ]

    def _join(self, shares: Any, points: Any) -> Any:
        """The two halves of the last layer's gradient side by side."""
        whole = self.layers.weights3 * 0.0 if shares.ndim == 2 else self.layers.bias3 * 0.0
        whole[..., :MOST_SEATS] = shares
        whole[..., MOST_SEATS:] = points
        return whole

    def train(self, effort: Effort, *, seed: int = 0) -> None:
        """Trains for some epochs; the rate falls to zero along a cosine."""
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
                for i, gradient in enumerate(self.gradients(order[at : at + batch])):
                    first[i] = BETA1 * first[i] + (1 - BETA1) * gradient
                    second[i] = BETA2 * second[i] + (1 - BETA2) * gradient * gradient
                    layer = self.layers[i] * (1 - WEIGHT_DECAY * rate)
                    updated.append(layer - rate * first[i] / (second[i] ** 0.5 + TINY))
                self.layers = Layers(*updated)
                if step > (1 - AVERAGED) * steps:
                    self._average()

    def _average(self) -> None:
        """Includes the present weights in the running mean, which generalises better."""
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

    def integers(self) -> list[Array]:
        """The averaged weights as integers, in the order of `Network`."""
        layers = [self.backend.numpy(layer).astype(np.float64) for layer in self.mean]
        layers[0] = layers[0] * self.scale[:, None]
        shifts = (INPUT_SHIFT, INPUT_SHIFT, WEIGHT_SHIFT, LOGIT_SHIFT, WEIGHT_SHIFT, LOGIT_SHIFT)
        found = []
        for number, (layer, shift) in enumerate(zip(layers, shifts, strict=True)):
            rounded = np.round(layer * (1 << shift))
            if number % 2 == 0:
                found.append(np.clip(rounded, -INT16, INT16).astype(np.int16))
            else:
                found.append(rounded.astype(np.int32))
        return found
