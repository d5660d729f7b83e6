"""Weights, features and training: files read back, features stay in range, training helps."""

from pathlib import Path

import numpy as np
import pytest

from feira.core.errors import FeiraError
from feira.core.types import CHANCE, NOBODY
from feira.core.verbs import action_features, actor, apply, evaluate, state_features
from feira.games import NAMES, find_game, training_plans
from feira.games.weights import read_weights, weights_text
from feira.players.policy import MAX_FEATURES
from feira.players.training.trainer import Trainer, weight_range
from tests.games.table import new, possible

pytestmark = pytest.mark.xdist_group("training")  # what is compiled for one serves all


def test_weights_read_back_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "policy.txt"
    path.write_text("# a comment\n" + weights_text({"a b": 1.5, "c": -0.25, "d": 0.0}))
    assert read_weights(path, ("c", "d", "a b")).tolist() == [-0.25, 0.0, 1.5]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a: 1\nz: 2\n", "line 2: there is no feature 'z'"),
        ("a: much\n", "line 1: expected a number, found 'much'"),
    ],
)
def test_bad_weights_are_reported_with_their_line(
    text: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "policy.txt"
    path.write_text(text)
    with pytest.raises(FeiraError, match=complaint):
        read_weights(path, ("a", "b"))


@pytest.mark.parametrize("name", NAMES)
def test_features_change_nothing_and_stay_in_range(name: str) -> None:
    """Action features, state features and evaluation of random games do not change the position."""
    game = find_game(name)
    indices, amounts = np.zeros(MAX_FEATURES, np.int64), np.zeros(MAX_FEATURES, np.float32)
    points, places, values = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8)
    rng = np.random.default_rng(3)
    variants = game.rules.variants()
    for config in variants[:: max(1, len(variants) // 12)]:
        s = new(game, config)
        while (who := actor(s)) != NOBODY:
            before = s.tobytes()
            choices = possible(s)
            if who != CHANCE:
                for choice in choices[:12]:
                    n = action_features(s, choice, indices, amounts)
                    assert 0 <= n < MAX_FEATURES
                    assert all(
                        0 <= one < len(game.strategy.action_feature_names) for one in indices[:n]
                    )
            for seat in range(config.seats):
                n = state_features(s, seat, indices, amounts)
                assert all(0 <= one < len(game.strategy.state_feature_names) for one in indices[:n])
            evaluate(s, points, places, values)
            assert all(0 <= value <= 3 for value in values[: config.seats])
            assert s.tobytes() == before
            apply(s, int(rng.choice(choices)), None)


@pytest.mark.parametrize("name", NAMES)
def test_every_plan_has_trained_weights(name: str) -> None:
    game = find_game(name)
    names = game.strategy.action_feature_names
    for plan in training_plans(name):
        first, last = weight_range(names, plan.name)
        assert np.count_nonzero(game.strategy.policy[first:last]) > 10, plan.name


def new_trainer(name: str, variant: str, *, policy: np.ndarray) -> Trainer:
    """A trainer with this policy and a value function of zeros."""
    game = find_game(name)
    plan = next(one for one in training_plans(name) if one.name == variant)
    return Trainer(
        game,
        game.rules.start(game.configure(plan.seats, plan.options)),
        plan.seats,
        name=variant,
        policy=policy,
        value=np.zeros(len(game.strategy.value)),
        fixed=np.zeros(len(game.strategy.policy), bool),
    )


@pytest.mark.native
def test_training_improves_the_policy() -> None:
    """From zero, a challenge is soon played far better than at random."""
    game = find_game("mercado")
    trainer = new_trainer("mercado", "challenge-3", policy=np.zeros(len(game.strategy.policy)))
    before = trainer.train_policy(300, 0.0)[0]
    for _ in range(60):
        trainer.train_policy(64, 0.05)
    after = trainer.train_policy(300, 0.0)[0]
    assert after > before + 0.3


@pytest.mark.native
def test_the_value_function_foresees_a_challenge() -> None:
    """After some games its error is below that of the mean of all games."""
    trainer = new_trainer("mercado", "challenge-8", policy=find_game("mercado").strategy.policy)
    _, values = trainer.sample(3000, 5)
    assert trainer.fit_value(6000) < 0.9 * values[:, 0].std()


@pytest.mark.native
def test_the_value_function_knows_who_leads() -> None:
    """After some games its cross-entropy is far below that of equal chances."""
    trainer = new_trainer("machikoro", "base-2", policy=find_game("machikoro").strategy.policy)
    assert trainer.fit_value(3000) < np.log(2) - 0.1
