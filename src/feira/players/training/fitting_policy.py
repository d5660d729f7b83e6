"""The policy's part of a network's loss: cross-entropy with targets from the values of choices."""

from typing import Any

import numpy as np

from feira.core.types import Array
from feira.games.network import FEATURE_SHIFT, MOST_ACTIVE, UNIT_SHIFT
from feira.players.training.backend import Backend
from feira.players.training.decisions import Decisions

TOP = MOST_ACTIVE / (1 << UNIT_SHIFT)  # activations are clipped here
LOGIT_LIMIT = 20.0
BATCH = 1024  # decisions in one step
LOSS = 1.0  # the weight of this part of the loss
MOST_SCALE = 4.0  # the largest scale, for features that are almost always zero
HELD_OUT = 20  # one decision in twenty is held out


class PolicyFitting:
    """Decisions, and the gradient of their cross-entropy."""

    def __init__(self, decisions: Decisions, backend: Backend) -> None:
        self.backend = backend
        count, choices, features = decisions.features.shape
        self.counts = decisions.counts
        self.held = count // HELD_OUT
        spread = np.ones(features, np.float32)
        if count:
            some = decisions.features[:20_000].reshape(-1, features).astype(np.float32)
            spread = some.std(axis=0) / (1 << FEATURE_SHIFT)
        self.scale = np.minimum(MOST_SCALE, 1 / np.maximum(spread, 1e-3)).astype(np.float32)
        self.scale_there = backend.array(self.scale / np.float32(1 << FEATURE_SHIFT))
        self.inputs = backend.array(decisions.inputs)
        self.features = backend.array(decisions.features)
        self.targets = backend.array(decisions.targets)
        mask = np.arange(choices)[None, :] < decisions.counts[:, None]
        self.mask = backend.array(mask.astype(np.float32))
        self.epoch = -1
        self.rows: Any = None

    def batch(self, step: int) -> Any:
        """The decisions of a step: shuffled, each once in an epoch."""
        count = len(self.counts) - self.held
        if count <= 0:
            return None
        size = min(BATCH, count)
        epoch, at = divmod(step, count // size)
        if epoch != self.epoch:
            self.epoch, self.rows = epoch, self.backend.order(count, epoch) + self.held
        return self.rows[at * size : (at + 1) * size]

    def forward(self, rows: Any, layer1: Any, layers: Any) -> tuple[Any, Any, Any]:
        """The features, the units of the policy and the probabilities of all choices."""
        clip = self.backend.clip
        features = self.backend.floats(self.features[rows]) * self.scale_there
        position = layer1 @ layers.policy_weights + layers.policy_bias
        units = clip(features @ layers.choice_weights + position[:, None, :], 0.0, TOP)
        logits = units @ layers.policy_output + features @ layers.choice_direct
        weights = self.backend.exp(clip(logits, -LOGIT_LIMIT, LOGIT_LIMIT)) * self.mask[rows]
        return features, units, weights / weights.sum(1)[:, None]

    def gradients(self, rows: Any, layer1: Any, layers: Any, into: Any) -> tuple[Any, Any]:
        """The gradient at the first layer's outputs, and `into` with those of the policy."""
        features, units, probabilities = self.forward(rows, layer1, layers)
        error = (probabilities - self.targets[rows]) * self.mask[rows] * (LOSS / len(rows))
        flat = features.reshape(-1, features.shape[2])
        inside = self.backend.floats((units > 0) & (units < TOP))
        back = error[:, :, None] * layers.policy_output * inside
        position = back.sum(1)
        found = into._replace(
            policy_weights=layer1.T @ position,
            policy_bias=position.sum(0),
            choice_weights=flat.T @ back.reshape(-1, back.shape[2]),
            choice_direct=flat.T @ error.reshape(-1),
            policy_output=units.reshape(-1, units.shape[2]).T @ error.reshape(-1),
        )
        return position @ layers.policy_weights.T, found

    def held_out_loss(self, layer1: Any, layers: Any) -> float:
        """The mean KL divergence of the policy from its targets, in nats."""
        rows = slice(0, self.held)
        _, _, probabilities = self.forward(rows, layer1, layers)
        targets: Array = self.backend.numpy(self.targets[rows])
        ratio = np.log((targets + 1e-9) / (self.backend.numpy(probabilities) + 1e-9))
        return float((targets * ratio).sum(axis=1).mean())
