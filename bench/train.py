"""`make policy`: trains policy and value weights of all games by self-play.

It continues from the present weights, or from zero with --fresh, and writes them to the games'
folders. Each variant trains on one core.
"""

import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import click
import numpy as np

from feira.core.back_end import require_numba
from feira.core.game import Game
from feira.games import NAMES, find_game, training_plans
from feira.games.training import TrainingPlan
from feira.games.weights import weights_text
from feira.players.training.trainer import Trainer, weight_range

POLICY_HEAD = (
    "# Policy weights of action features (action_features.py), trained by self-play: make policy\n"
)
VALUE_HEAD = (
    "# Value weights of state features (state_features.py), fitted to self-play: make policy\n"
)
SCHEDULE = ((0.5, 1.0), (0.8, 0.4), (1.0, 0.1))  # factor of the rate, up to a part of the time
REPORTS = 6
POSITIONS = 40_000  # that the value function is fitted to, each time
LAST_POSITIONS = 150_000


class Effort(NamedTuple):
    """The budget of a training."""

    seconds: float
    batch: int
    rate: float


def initial_policy(
    game: Game, plan: TrainingPlan, policy: np.ndarray, *, fresh: bool
) -> np.ndarray:
    """The policy to start from: the present one; if fresh, that of another variant, or zero."""
    weights = dict(zip(game.strategy.action_feature_names, policy.tolist(), strict=True))
    source = plan.initial
    initial = np.zeros(len(policy), np.float32)
    for number, name in enumerate(game.strategy.action_feature_names):
        variant, _, feature = name.partition(" ")
        if f"{variant}-".startswith(f"{plan.name}-"):  # or a phase of it
            default = weights.get(f"{source} {feature}" if fresh else name, 0.0)
            initial[number] = plan.fixed.get(feature, default)
    return initial


def new_trainer(game: Game, plan: TrainingPlan, policy: np.ndarray) -> Trainer:
    """A trainer for the variant of a plan."""
    names = game.strategy.action_feature_names
    return Trainer(
        game,
        game.rules.start(game.configure(plan.seats, plan.options)),
        plan.seats,
        name=plan.name,
        policy=policy,
        value=game.strategy.value,
        fixed=np.array([name.partition(" ")[2] in plan.fixed for name in names], bool),
    )


def train(
    name: str, plan: TrainingPlan, policy: np.ndarray, effort: Effort
) -> tuple[np.ndarray, np.ndarray]:
    """Trains one variant. Returns the weights of policy and value function."""
    trainer = new_trainer(find_game(name), plan, policy)
    trainer.train_policy(1, 0.0)  # compiles
    start = time.perf_counter()
    reports = 0
    while (part := (time.perf_counter() - start) / effort.seconds) < 1:
        if part * REPORTS >= reports:
            reports += 1
            error = trainer.fit_value(POSITIONS)
            values = trainer.train_policy(effort.batch * 4, 0.0)
            means = " ".join(f"{value:.3f}" for value in values)
            print(
                f"{name} {plan.name}: {trainer.games:,} games, values {means}, "
                f"error of the value function {error:.3f}",
                flush=True,
            )
        factor = next(factor for until, factor in SCHEDULE if part < until)
        trainer.train_policy(effort.batch, effort.rate * factor)
    trainer.fit_value(LAST_POSITIONS)
    return trainer.policy, trainer.value


def train_all(game: Game, plans: Sequence[TrainingPlan], effort: Effort, *, fresh: bool) -> None:
    """Trains the variants of a game in parallel and writes the weights."""
    policy, value = game.strategy.policy.copy(), game.strategy.value.copy()
    for later in (False, True):  # variants that start from another one wait for it
        some = [plan for plan in plans if bool(plan.initial) == later]
        with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
            running = [
                pool.submit(
                    train,
                    game.name,
                    plan,
                    initial_policy(game, plan, policy, fresh=fresh),
                    effort,
                )
                for plan in some
            ]
            for plan, future in zip(some, running, strict=True):
                new_policy, new_value = future.result()
                first, last = weight_range(game.strategy.action_feature_names, plan.name)
                policy[first:last] = new_policy[first:last]
                first, last = weight_range(game.strategy.state_feature_names, plan.name)
                value[first:last] = new_value[first:last]
    write(game, "policy.txt", POLICY_HEAD, game.strategy.action_feature_names, policy)
    write(game, "value.txt", VALUE_HEAD, game.strategy.state_feature_names, value)


def write(game: Game, file: str, head: str, names: tuple[str, ...], weights: np.ndarray) -> None:
    """Writes weights to the game's folder."""
    text = weights_text(dict(zip(names, weights.tolist(), strict=True)))
    path = Path(str(files(f"feira.games.{game.name}.strategy") / file))
    path.write_text(head + text, encoding="utf-8")
    print(f"{file} of {game.name} written")


@click.command()
@click.option("--seconds", default=90.0, show_default=True, help="For each variant.")
@click.option("--batch", default=256, show_default=True, help="Games before each gradient step.")
@click.option("--rate", default=0.05, show_default=True, help="The learning rate.")
@click.option("--fresh", is_flag=True, help="Start from zero.")
@click.option("--only", multiple=True, metavar="NAME", help="These variants only, such as plus-2.")
def main(seconds: float, batch: int, rate: float, fresh: bool, only: tuple[str, ...]) -> None:
    """Train all variants of all games."""
    require_numba("training")
    effort = Effort(seconds, batch, rate)
    for name in NAMES:
        plans = [plan for plan in training_plans(name) if not only or plan.name in only]
        train_all(find_game(name), plans, effort, fresh=fresh)


if __name__ == "__main__":
    main()
