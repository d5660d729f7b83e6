"""The network: encoders stay in range, integers agree with real numbers, training learns."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from feira.core.errors import FeiraError
from feira.core.types import CHANCE, NOBODY
from feira.core.verbs import (
    action_features,
    actor,
    apply,
    encode,
    legal,
    micro_mask,
    micro_next,
    observe_picked,
)
from feira.games import NAMES, find_game, selfplay_tables
from feira.games.network import (
    ACTIONS,
    CHOICE_SHIFT,
    CHOICES,
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
from feira.players.learned_policy import fill_logits, new_policy
from feira.players.network import new_activations, read_points, read_shares, run_network
from feira.players.training.backend import NumPyBackend
from feira.players.training.decisions import Decisions, new_decisions
from feira.players.training.fitting import Effort, Fitting
from feira.players.training.selfplay import Sampler, Samples, new_play
from feira.players.workspace import new_workspace
from tests.games.table import new, possible

pytestmark = pytest.mark.xdist_group("training")  # what is compiled for one serves all

TOP = MOST_ACTIVE / 2**UNIT_SHIFT


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


def encoded(name: str, s: np.record) -> np.ndarray:
    """All inputs of the network for a position."""
    inputs = np.zeros(len(find_game(name).strategy.input_names))
    indices, values = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.int32)
    n = encode(s, indices, values)
    inputs[indices[:n]] = np.clip(values[:n], -MOST_INPUT, MOST_INPUT)
    return inputs


def shares_in_floats(network: Network, variant: int, inputs: np.ndarray, seats: int) -> np.ndarray:
    """The network's values for a position, computed in real numbers from the definition."""
    layers = [array[variant].astype(float) for array in network]
    one = np.clip(inputs @ layers[0] / 2**INPUT_SHIFT + layers[1] / 2**INPUT_SHIFT, 0, TOP)
    two = np.clip(one @ layers[2] / 2**WEIGHT_SHIFT + layers[3] / 2**LOGIT_SHIFT, 0, TOP)
    outputs = two @ layers[4] / 2**WEIGHT_SHIFT + layers[5] / 2**LOGIT_SHIFT
    weights = np.exp(outputs[: max(seats, 2)])
    return np.concatenate([weights / weights.sum(), outputs[OUTPUTS // 2 :] * POINTS_SCALE])


@pytest.mark.parametrize("name", NAMES)
def test_integers_agree_with_real_numbers(name: str) -> None:
    strategy = find_game(name).strategy
    network = strategy.network()
    work = new_activations(strategy)
    shares, points = np.zeros(5), np.zeros(5)
    for s in random_positions(name, every=11):
        run_network(s, network, work)
        read_shares(s, work, shares)
        read_points(s, work, points)
        inputs = encoded(name, s)
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
    for table in selfplay_tables(name):
        if table.seats > 1:  # challenges are left to the linear policy
            variant = game.strategy.variants.index(table.variant)
            head = {ACTIONS: network.action_weights, CHOICES: network.policy_output}
            assert np.any(head[int(network.heads[variant])][variant])


def test_a_network_for_another_encoder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    np.savez(path, **find_game("mercado").strategy.network()._asdict())
    with pytest.raises(FeiraError, match="another encoder"):
        read_network(path, 12, 7)


@pytest.mark.parametrize("name", NAMES)
def test_the_policy_of_a_network_agrees_with_real_numbers(name: str) -> None:
    game = find_game(name)
    network = game.strategy.network()
    work, workspace = new_activations(game.strategy), new_workspace(game.rules)
    policy = new_policy(game, learned=True, temperature=1.0)
    found = 0
    for s in random_positions(name, every=11):
        if actor(s) in (CHANCE, NOBODY) or s.seats == 1:
            continue
        n = legal(s, workspace.choices)
        fill_logits(s, n, policy, network, work, workspace)
        variant = int(game.strategy.variant(s))
        part = Network(*(array[variant].astype(float) for array in network))
        logits = {ACTIONS: by_action, CHOICES: by_choice}[int(part.heads)]
        expected = logits(name, s, part, workspace.choices[:n].tolist())
        assert workspace.logits[:n] == pytest.approx(expected, abs=0.3)
        found += n
    assert found > 100


def policy_units(name: str, s: np.record, part: Network) -> np.ndarray:
    """The units of the policy before anything is added to them, in real numbers."""
    one = (encoded(name, s) @ part.weights1 + part.bias1) / 2**INPUT_SHIFT
    one = np.clip(one, 0, TOP)
    units = one @ part.policy_weights / 2**WEIGHT_SHIFT
    return np.asarray(units + part.policy_bias / 2**LOGIT_SHIFT)


def by_choice(name: str, s: np.record, part: Network, choices: list[int]) -> list[float]:
    """The network's logits of choices by their features, computed from the definition."""
    count, units = find_game(name).strategy.feature_count, policy_units(name, s, part)
    indices, values = np.zeros(128, np.int64), np.zeros(128, np.float32)
    found = []
    for choice in choices:
        features = np.zeros(count)
        m = action_features(s, choice, indices, values)
        features[indices[:m] % count] = values[:m]
        active = np.clip(units + features @ part.choice_weights / 2**CHOICE_SHIFT, 0, TOP)
        direct = features @ part.choice_direct / 2**CHOICE_SHIFT
        found.append(float(active @ part.policy_output / 2**WEIGHT_SHIFT + direct))
    return found


def by_action(name: str, s: np.record, part: Network, choices: list[int]) -> list[float]:
    """The logarithms of the probabilities of choices, micro-action by micro-action."""
    strategy, units = find_game(name).strategy, policy_units(name, s, part)
    found: dict[int, float] = {}

    def spread(picked: int, before: float) -> None:
        observation = np.zeros(len(strategy.observation_names), np.int8)
        mask = np.zeros(len(strategy.micro_names), np.int8)
        observe_picked(s, picked, observation)
        micro_mask(s, picked, mask)
        added = observation[-len(strategy.picked_names) :] @ part.picked_weights / 2**WEIGHT_SHIFT
        active = np.clip(units + added, 0, TOP)
        logits = active @ part.action_weights / 2**WEIGHT_SHIFT + part.action_bias / 2**LOGIT_SHIFT
        total = np.log(np.exp(logits[mask != 0]).sum())
        for action in np.flatnonzero(mask).tolist():
            choice, after = micro_next(s, picked, action), before + logits[action] - total
            if choice < 0:
                spread(-choice, after)
            else:
                found[choice] = after

    spread(0, 0.0)
    assert sum(np.exp(list(found.values()))) == pytest.approx(1)
    return [found[choice] for choice in choices]


def samples_of(name: str, variant: str, size: int, **how: Any) -> tuple[Samples, Decisions]:
    """Self-play at the first table of a variant; with the linear policy by default."""
    game = find_game(name)
    table = next(one for one in selfplay_tables(name) if one.variant == variant)
    start = game.rules.start(game.configure(table.seats, table.options))
    play = new_play(game, **({"network_seats": 0.0, "temperature": 0.4, "trace_decay": 1.0} | how))
    return Sampler(game, game.strategy.network(), play, size).sample(start, seed=1, number=0)


def equal(some: tuple[np.ndarray, ...], others: tuple[np.ndarray, ...]) -> bool:
    """Are all arrays the same?"""
    return all(np.array_equal(one, other) for one, other in zip(some, others, strict=True))


@pytest.mark.native
@pytest.mark.parametrize(("name", "variant"), [("mercado", "seats-2"), ("machikoro", "base-3")])
def test_samples_are_positions_with_the_results_of_their_games(name: str, variant: str) -> None:
    samples, decisions = samples_of(name, variant, 600)
    again, _ = samples_of(name, variant, 600)
    assert equal(samples, again)
    assert samples.shares.sum(axis=1) == pytest.approx(np.ones(600))
    assert set(np.unique(samples.shares)) <= {0.0, 1.0, 0.5, np.float32(1 / 3)}
    assert len(decisions.counts) == 0, "there was no network to value choices"


@pytest.mark.native
@pytest.mark.parametrize(("name", "variant"), [("mercado", "seats-2"), ("machikoro", "base-3")])
def test_with_a_network_labels_are_mixed_and_choices_have_values(name: str, variant: str) -> None:
    results, _ = samples_of(name, variant, 600)
    mixed, decisions = samples_of(name, variant, 600, trace_decay=0.7)
    assert np.array_equal(mixed.inputs, results.inputs), "the games are the same"
    assert np.array_equal(mixed.points, results.points)
    assert mixed.shares.sum(axis=1) == pytest.approx(np.ones(600), abs=1e-5)
    between = (mixed.shares > 0) & (mixed.shares < 1)
    assert between.any(axis=1).mean() > 0.8, "most labels are estimates"
    assert len(decisions.counts) > 30
    assert decisions.targets.sum(axis=1) == pytest.approx(np.ones(len(decisions.counts)), abs=1e-4)
    first = np.take_along_axis(decisions.targets, np.zeros((len(decisions.counts), 1), int), axis=1)
    assert np.all(decisions.targets <= first + 1e-6), "the best choice comes first"
    learned, _ = samples_of(name, variant, 600, network_seats=1.0, trace_decay=0.7)
    assert not np.array_equal(learned.inputs, mixed.inputs)


@pytest.mark.native
def test_training_learns_who_wins_and_what_to_choose() -> None:
    """A small version of `make train`: losses fall well below those of an untrained network."""
    game = find_game("machikoro")
    samples, _ = samples_of("machikoro", "base-2", 8_000)
    none = new_decisions(0, len(game.strategy.input_names), game.strategy.feature_count)
    fitting = Fitting(samples, none, NumPyBackend())
    before, _ = fitting.held_out_loss()
    assert before == pytest.approx(np.log(2), abs=0.08)
    fitting.train(Effort(epochs=6, batch=512))
    after, _ = fitting.held_out_loss()
    assert after < 0.9 * before
    weights = fitting.integers()
    network = game.strategy.network()
    assert [array.shape for array in weights[:6]] == [one.shape[1:] for one in network[:6]]

    samples, decisions = samples_of("machikoro", "base-2", 6_000, trace_decay=0.7)
    second = Fitting(samples, decisions, NumPyBackend(), before=weights)
    assert second.integers()[0] == pytest.approx(weights[0], abs=1), "it goes on from the first"
    knowing_nothing = second.held_out_policy_loss()
    second.train(Effort(epochs=4, batch=128))
    assert second.held_out_policy_loss() < 0.7 * knowing_nothing
