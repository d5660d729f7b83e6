"""The actor–critic training loop: improves a policy and fits the value function, its critic."""

import numpy as np

from feira.core.game import Game
from feira.core.rules import MOST_SEATS
from feira.core.softmax import softmax
from feira.core.types import Array
from feira.players.training.adam import Adam
from feira.players.training.episode import read_state_features, sample_positions, train_episode
from feira.players.training.workspace import new_training_workspace

WEIGHT_DECAY = 0.02  # of the policy: an almost deterministic one stops learning
VALUE_RATE = 0.02  # learning rate of the value function in the first epoch
VALUE_RATE_DECAY = 0.7  # from epoch to epoch
VALUE_WEIGHT_DECAY = 1e-4
RIDGE = 1e-4  # regularisation of the value function of challenges
MINIBATCH = 512
HELD_OUT = 10  # one position in ten is held out


class Trainer:
    """Trains the weights of one variant of a game."""

    def __init__(
        self,
        game: Game,
        start: Array,
        seats: int,
        *,
        name: str,
        policy: Array,
        value: Array,
        fixed: Array,
    ) -> None:
        self.start, self.seats = start, seats
        self.policy = policy.astype(np.float32)
        self.value = value.astype(np.float32)
        self.trainable = ~fixed
        self.policy_range = weight_range(game.strategy.action_feature_names, name)
        self.value_range = weight_range(game.strategy.state_feature_names, name)
        self.games = 0
        self.workspace = new_training_workspace(game)
        self.adam = Adam(len(policy))

    def train_policy(self, games: int, rate: float, *, seed: int = 1) -> Array:
        """Plays some games and takes one gradient step. Returns the mean value of each seat."""
        self.workspace.gradient[:] = 0.0
        sums = np.zeros(MOST_SEATS)
        for _ in range(games):
            train_episode(
                self.start,
                seed,
                self.games,
                self.policy,
                self.value,
                *self.policy_range,
                self.workspace,
            )
            self.games += 1
            sums += self.workspace.values
        means = sums[: self.seats] / games
        step = self.adam.step(self.workspace.gradient / (games * self.seats))
        step -= WEIGHT_DECAY * self.policy
        self.policy += (rate * step * self.trainable).astype(np.float32)
        return means

    def fit_value(self, positions: int, *, seed: int = 2, epochs: int = 10) -> float:
        """Fits the value function to games of the present policy. Returns its error.

        The error is the held-out cross-entropy of the win, or with one seat the RMS error.
        """
        sampled, shares = self.sample(positions, seed)
        first, last = self.value_range
        features = np.zeros((positions, self.seats, last - first), np.float32)
        workspace = self.workspace
        read_state_features(sampled, first, workspace.indices, workspace.feature_values, features)
        held = positions // HELD_OUT
        if self.seats == 1:
            self.value[first:last] = fit_linear(features[held:, 0], shares[held:, 0])
            errors = features[:held, 0] @ self.value[first:last] - shares[:held, 0]
            return float(np.sqrt((errors**2).mean()))
        weights = fit(features[held:], shares[held:], epochs, np.random.default_rng(seed))
        self.value[first:last] = weights
        probabilities = softmax(features[:held] @ weights)
        return float(-(shares[:held] * np.log(probabilities + 1e-9)).sum(axis=1).mean())

    def sample(self, positions: int, seed: int) -> tuple[Array, Array]:
        """Positions of games by the policy, with the win shares of their games' results."""
        sampled = np.zeros(positions, self.start.dtype)
        shares = np.zeros((positions, self.seats), np.float32)
        count = 0
        while count < positions:
            before = count
            count = sample_positions(
                self.start, seed, self.games, self.policy, self.workspace, sampled, count
            )
            shares[before:count] = self.workspace.values[: self.seats]
            self.games += 1
        return sampled, shares


def fit(features: Array, shares: Array, epochs: int, rng: np.random.Generator) -> Array:
    """The weights that make a softmax over the seats predict the win shares."""
    weights = np.zeros(features.shape[2], np.float32)
    adam = Adam(len(weights))
    for epoch in range(epochs):
        order = rng.permutation(len(features))
        for i in range(0, len(order), MINIBATCH):
            batch = order[i : i + MINIBATCH]
            some = features[batch]
            error = softmax(some @ weights) - shares[batch]
            gradient = np.einsum("ns,nsf->f", error, some) / len(batch)
            gradient += VALUE_WEIGHT_DECAY * weights
            step = VALUE_RATE * VALUE_RATE_DECAY**epoch * adam.step(gradient)
            weights -= step.astype(np.float32)
    return weights


def fit_linear(features: Array, values: Array) -> Array:
    """The weights that predict the value of a challenge, by ridge regression."""
    square = features.T @ features + RIDGE * len(features) * np.eye(features.shape[1])
    weights: Array = np.linalg.solve(square, features.T @ values).astype(np.float32)
    return weights


def weight_range(names: tuple[str, ...], variant: str) -> tuple[int, int]:
    """The range of the weights of a variant with all its phases: first, and last + 1."""
    prefixes = (f"{variant} ", f"{variant}-")
    numbers = [number for number, name in enumerate(names) if name.startswith(prefixes)]
    return (numbers[0], numbers[-1] + 1) if numbers else (0, 0)
