"""Training by policy gradient: correct gradients, returns propagate back, and play improves."""

from collections.abc import Callable

import numpy as np
import pytest
from bench.policy_gradient import new_games, new_network

from feira.games import find_game
from feira.players.training.actor_critic import ActorCritic, Layers
from feira.players.training.backend import NumPyBackend
from feira.players.training.ppo import Effort, Trainer

pytestmark = pytest.mark.xdist_group("training")  # what is compiled for one serves all


def small_network(seed: int = 1) -> ActorCritic:
    """A network with a few inputs and actions."""
    return ActorCritic(NumPyBackend(), inputs=6, picked=2, actions=4, seats=3, seed=seed)


def observed(rng: np.random.Generator, rows: int = 5) -> tuple[np.ndarray, np.ndarray]:
    """Observations with masks: 6 inputs, an unused part, and 2 of the picks."""
    masks = rng.integers(0, 2, (rows, 4))
    masks[:, 0] = 1
    return rng.integers(-3, 4, (rows, 9)).astype(np.int8), masks.astype(np.int8)


Loss = Callable[[Layers], float]


def slopes(
    network: ActorCritic, name: str, loss: Loss, places: list[tuple[int, ...]]
) -> list[float]:
    """The gradient of the loss by single weights of a layer, by finite differences."""
    found = []
    for place in places:
        sides = []
        for step in (1e-3, -1e-3):
            layers = Layers(*(layer.astype(np.float64) for layer in network.layers))
            getattr(layers, name)[place] += step
            sides.append(loss(layers))
        found.append((sides[0] - sides[1]) / 2e-3)
    return found


@pytest.mark.parametrize("name", Layers._fields)
def test_gradients_agree_with_differences(name: str) -> None:
    network, rng = small_network(), np.random.default_rng(3)
    layers = network.layers  # outputs begin almost at zero; here all layers shall matter
    network.layers = layers._replace(
        weights3=10 * layers.weights3, action_weights=10 * layers.action_weights
    )
    observations, masks = observed(rng)
    target = rng.dirichlet(np.ones(3), 5)
    points, wanted = rng.normal(size=(5, 3)), rng.integers(0, 1, 5)

    def loss(layers: Layers) -> float:
        inputs, layer1 = network.first_layer(observations, layers)
        critic = network.judge(inputs, layer1, layers)
        actor = network.act(observations, layer1, masks, layers)
        value = (
            -(target * np.log(critic.shares)).sum() + 0.5 * ((critic.points - points) ** 2).sum()
        )
        return float(value - np.log(actor.probabilities[np.arange(5), wanted]).sum())

    inputs, layer1 = network.first_layer(observations, network.layers)
    critic = network.judge(inputs, layer1, network.layers)
    actor = network.act(observations, layer1, masks, network.layers)
    error = actor.probabilities.copy()
    error[np.arange(5), wanted] -= 1
    back, found = network.value_gradients(critic, critic.shares - target, critic.points - points)
    more, of_actor = network.policy_gradients(actor, layer1, error)
    gradient = (found | of_actor | network.first_gradients(critic, back + more))[name]
    if name == "weights3":  # only some outputs are in use
        gradient = gradient[:, :3]
    places = [tuple(int(rng.integers(0, size)) for size in gradient.shape) for _ in range(6)]
    expected = slopes(network, name, loss, places)
    assert [gradient[place] for place in places] == pytest.approx(expected, rel=0.02, abs=2e-3)


def trained(rate: float) -> tuple[Trainer, float]:
    """A small version of `make train`, and how many games ended in its last quarter."""
    game, backend = find_game("machikoro"), NumPyBackend(seed=1)
    play = new_games(game, "base-2", 96, gpu=False)
    effort = Effort(rounds=24, steps=24, parts=4, rate=rate, last_part=0.2)
    trainer = Trainer(new_network(game, backend, play.seats), play, effort)
    ended = []
    for number in range(effort.rounds):
        trainer.round(number)
        ended.append(trainer.report()[0])
    return trainer, sum(ended[-6:])


@pytest.mark.native
def test_self_play_learns_to_win() -> None:
    """Games by the trained policy end sooner than by an untrained one."""
    trainer, ended = trained(3e-3)
    assert ended > 1.25 * trained(0.0)[1] > 0
    game = find_game("machikoro")
    weights = dict(zip(Layers._fields, trainer.integers(), strict=True))
    network = game.strategy.network()
    for name, array in weights.items():
        assert array.shape == getattr(network, name).shape[1:]
        assert np.any(array)
