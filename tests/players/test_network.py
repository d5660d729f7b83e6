"""The network: encoders stay in range, integers agree with real numbers, training learns."""

from pathlib import Path

import numpy as np
import pytest

from feira.core.errors import FeiraError
from feira.core.types import NOBODY
from feira.core.verbs import actor, apply, encode
from feira.games import NAMES, find_game, selfplay_tables
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
    read_network,
)
from feira.players.network import new_activations, read_points, read_shares, run_network
from feira.players.training.backend import NumPyBackend
from feira.players.training.fitting import Effort, Fitting
from feira.players.training.selfplay import Play, Sampler, Samples
from tests.games.table import new, possible


def random_positions(name: str, every: int = 7) -> list[np.record]:
    """Positions of random games in some settings, at every stage."""
    game = find_game(name)
    rng = np.random.default_rng(5)
    found = []
    variants = game.rules.variants()
    for config in variants[:: max(1, len(variants) // 10)]:
        s = new(game, config)
        step = 0
        while actor(s) != NOBODY:
            if step % every == 0:
                found.append(s.copy())
            choices = possible(s)
            apply(s, int(rng.choice(choices)), None)
            step += 1
    return found


@pytest.mark.parametrize("name", NAMES)
def test_an_encoder_changes_nothing_and_stays_in_range(name: str) -> None:
    size = len(find_game(name).strategy.input_names)
    indices, values = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.int32)
    seen = set()
    for s in random_positions(name):
        before = s.tobytes()
        n = encode(s, indices, values)
        used = indices[:n].tolist()
        assert len(set(used)) == n, "an input is written twice"
        assert all(0 <= index < size for index in used)
        assert np.all(values[:n] != 0)
        assert s.tobytes() == before
        seen.update(used)
    assert len(seen) > size / 3, "most inputs are never used"


def shares_in_floats(network: Network, variant: int, inputs: np.ndarray, seats: int) -> np.ndarray:
    """What the network says of a position, computed in real numbers by the definition."""
    layers = [array[variant].astype(float) for array in network]
    top = MOST_ACTIVE / 2**UNIT_SHIFT
    one = np.clip(inputs @ layers[0] / 2**INPUT_SHIFT + layers[1] / 2**INPUT_SHIFT, 0, top)
    two = np.clip(one @ layers[2] / 2**WEIGHT_SHIFT + layers[3] / 2**LOGIT_SHIFT, 0, top)
    outputs = two @ layers[4] / 2**WEIGHT_SHIFT + layers[5] / 2**LOGIT_SHIFT
    weights = np.exp(outputs[: max(seats, 2)])
    return np.concatenate([weights / weights.sum(), outputs[OUTPUTS // 2 :] * POINTS_SCALE])


@pytest.mark.parametrize("name", NAMES)
def test_integers_agree_with_real_numbers(name: str) -> None:
    strategy = find_game(name).strategy
    network = strategy.network()
    work = new_activations(network)
    shares, points = np.zeros(5), np.zeros(5)
    for s in random_positions(name, every=11):
        run_network(s, network, work)
        read_shares(s, work, shares)
        read_points(s, work, points)
        inputs = np.zeros(len(strategy.input_names))
        n = encode(s, work.indices, work.inputs)
        inputs[work.indices[:n]] = np.clip(work.inputs[:n], -MOST_INPUT, MOST_INPUT)
        seats = int(s.seats)
        expected = shares_in_floats(network, int(strategy.variant(s)), inputs, seats)
        turn = int(s.turn)
        order = [(turn + i) % seats for i in range(seats)]
        assert shares[order] == pytest.approx(expected[:seats], abs=0.02)
        assert points[order] == pytest.approx(expected[max(seats, 2) :][:seats], abs=1.0)
        if seats > 1:
            assert shares[:seats].sum() == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_every_variant_has_a_trained_network(name: str) -> None:
    game = find_game(name)
    network = game.strategy.network()
    assert {table.variant for table in selfplay_tables(name)} == set(game.strategy.variants)
    for weights in (network.weights1, network.weights2, network.weights3):
        assert all(np.any(part) for part in weights)


def test_a_network_for_another_encoder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    np.savez(path, **find_game("mercado").strategy.network()._asdict())
    with pytest.raises(FeiraError, match="another encoder"):
        read_network(path, 12, 7)


def samples_of(name: str, variant: str, play: Play, size: int) -> Samples:
    """Samples of self-play at the first table of a variant."""
    game = find_game(name)
    table = next(one for one in selfplay_tables(name) if one.variant == variant)
    start = game.rules.start(game.configure(table.seats, table.options))
    sampler = Sampler(game, game.strategy.network(), size)
    policy = game.strategy.policy.astype(np.float32)
    return sampler.sample(start, 1, 0, 1 << 40, play, policy)


@pytest.mark.native
@pytest.mark.parametrize(("name", "variant"), [("mercado", "seats-2"), ("machikoro", "base-3")])
def test_samples_are_positions_with_the_results_of_their_games(name: str, variant: str) -> None:
    samples = samples_of(name, variant, Play(0, 0.0), 600)
    again = samples_of(name, variant, Play(0, 0.0), 600)
    assert all(np.array_equal(one, other) for one, other in zip(samples, again, strict=True))
    assert samples.shares.sum(axis=1) == pytest.approx(np.ones(600))
    looked_ahead = samples_of(name, variant, Play(4, 0.0), 600)
    assert not np.array_equal(looked_ahead.inputs, samples.inputs)


@pytest.mark.native
def test_training_learns_who_wins() -> None:
    """A small version of `make train`: the loss falls well below that of knowing nothing."""
    samples = samples_of("machikoro", "base-2", Play(0, 0.0), 12_000)
    fitting = Fitting(samples, NumPyBackend())
    before, _ = fitting.held_out_loss()
    assert before == pytest.approx(np.log(2), abs=0.08)
    fitting.train(Effort(epochs=6, batch=512))
    after, _ = fitting.held_out_loss()
    assert after < 0.9 * before
    shapes = [array.shape[1:] for array in find_game("machikoro").strategy.network()]
    assert [array.shape for array in fitting.integers()] == shapes
