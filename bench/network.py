"""`make train`: trains the networks of all games by self-play, on a GPU if there is one.

A game selects its training method: policy gradient (`bench/policy_gradient.py`) or temporal
differences (`bench/temporal_differences.py`). The weights (`network.npz`) and the measurements
(`training.md`, for the model card `network.md`) are written to the games' folders after every
variant.
"""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import click

from bench import policy_gradient, temporal_differences
from bench.network_files import NetworkFiles, empty_network, put
from feira.core.back_end import require_numba
from feira.core.game import Game
from feira.games import NAMES, find_game, training_method
from feira.games.training import POLICY_GRADIENT
from feira.players.training import actor_critic, fitting, ppo
from feira.players.training.backend import Backend, NumPyBackend, TorchBackend

GENERATIONS = 7  # of temporal differences


def new_backend() -> Backend:
    """A GPU with PyTorch if there is one, else NumPy."""
    try:
        return TorchBackend()
    except (ImportError, RuntimeError, AssertionError):
        return NumPyBackend()


def by_policy_gradient(
    game: Game, backend: Backend, files: NetworkFiles, only: Sequence[str], size: int, rounds: int
) -> None:
    """Trains the variants of a game one after the other."""
    network = empty_network(game, actor_critic.POLICY_UNITS)
    if only and files.weights.is_file():
        network = files.read()
    for number, variant in enumerate(game.strategy.variants):
        if not only or variant in only:
            effort = ppo.Effort(rounds=rounds)
            weights, line = policy_gradient.train(game, variant, backend, size, effort)
            put(network, number, weights)
            files.write(network, line)


def by_temporal_differences(
    game: Game, backend: Backend, files: NetworkFiles, plan: temporal_differences.Plan, first: int
) -> None:
    """Trains a game in generations, or resumes at one of them."""
    network = files.read() if first else empty_network(game, fitting.POLICY_UNITS)
    for generation in range(first, GENERATIONS):
        before = network
        for network, line in temporal_differences.train(game, backend, generation, before, plan):
            files.write(network, line)


@click.command()
@click.option("--game", "games", multiple=True, default=NAMES, help="Which games.")
@click.option("--only", multiple=True, metavar="NAME", help="These variants only.")
@click.option("--out", type=click.Path(path_type=Path), help="A folder; the games' by default.")
@click.option("--size", default=32768, show_default=True, help="Games at once (policy gradient).")
@click.option("--rounds", default=ppo.Effort.rounds, show_default=True, help="Likewise.")
@click.option("--first-samples", default=3_000_000, show_default=True, help="Of each variant.")
@click.option("--samples", default=500_000, show_default=True, help="In later generations.")
@click.option("--first", default=0, show_default=True, help="Go on with this generation.")
def main(
    games: Sequence[str],
    only: Sequence[str],
    out: Path | None,
    size: int,
    rounds: int,
    first_samples: int,
    samples: int,
    first: int,
) -> None:
    """Train the networks of all games."""
    require_numba("training")
    backend = new_backend()
    print(f"training with {type(backend).__name__}", flush=True)
    for name in games:
        game = find_game(name)
        folder = out / name if out else Path(str(files(f"feira.games.{name}.strategy")))
        written = NetworkFiles(folder)
        if training_method(name) == POLICY_GRADIENT:
            by_policy_gradient(game, backend, written, only, size, rounds)
            continue
        plan = temporal_differences.Plan(
            first_samples=first_samples,
            samples=samples,
            first_effort=fitting.Effort(),
            effort=fitting.Effort(epochs=3, batch=2048, rate=1e-3),
            only=only,
        )
        by_temporal_differences(game, backend, written, plan, first)


if __name__ == "__main__":
    main()
