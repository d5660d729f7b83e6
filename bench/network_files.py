"""The weights of networks as files: where training writes them."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from feira.core.game import Game
from feira.core.types import Array
from feira.games.network import OUTPUTS, Network, read_arrays
from feira.players.training.actor_critic import UNITS


def empty_network(game: Game, policy_units: int) -> Network:
    """A network with zero weights, for all variants of a game."""
    strategy = game.strategy
    variants, (one, two) = len(strategy.variants), UNITS
    features, actions = strategy.feature_count, len(strategy.micro_names)

    def weights(*shape: int) -> Array:
        return np.zeros((variants, *shape), np.int16)

    def biases(units: int) -> Array:
        return np.zeros((variants, units), np.int32)

    return Network(
        weights1=weights(len(strategy.input_names), one),
        bias1=biases(one),
        weights2=weights(one, two),
        bias2=biases(two),
        weights3=weights(two, OUTPUTS),
        bias3=biases(OUTPUTS),
        policy_weights=weights(one, policy_units),
        policy_bias=biases(policy_units),
        heads=np.zeros(variants, np.int8),
        picked_weights=weights(len(strategy.picked_names), policy_units),
        action_weights=weights(policy_units, actions),
        action_bias=biases(actions),
        choice_weights=weights(features, policy_units),
        choice_direct=weights(features),
        policy_output=weights(policy_units),
    )


def put(network: Network, number: int, weights: Mapping[str, Array]) -> None:
    """Writes the weights of one variant into those of all."""
    for name, array in weights.items():
        getattr(network, name)[number] = array


class NetworkFiles:
    """The files of one game: weights, and a line about each training."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.weights, self.report = folder / "network.npz", folder / "training.md"
        self.lines = list[str]()

    def read(self) -> Network:
        """Reads the existing weights."""
        return read_arrays(self.weights)

    def write(self, network: Network, line: str) -> None:
        """Writes all weights, and appends a line."""
        np.savez_compressed(self.weights, **network._asdict())
        self.lines.append(line)
        self.report.write_text("\n".join((*self.lines, "")), encoding="utf-8")
