"""`make train`: trains the networks of all games by self-play, on a GPU if there is one.

Each generation plays games (on all cores), trains on them, and plays the next games with the new
network. The first one starts from nothing: its games are played by the linear policy, and their
results are what it learns. Those after it learn from the network before as well: the value by
temporal differences, the policy from the values of all choices. The weights (`network.npz`) and
what was measured (`training.md`, for the card `network.md`) are written to the games' folders after
every variant, and `--first` goes on from there.
"""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue

import click
import numpy as np

from feira.core.game import Game
from feira.core.types import Array
from feira.games import NAMES, find_game, network_plays, selfplay_tables
from feira.games.network import OUTPUTS, Network, read_arrays
from feira.games.training import SelfPlayTable
from feira.players.training.backend import Backend, NumPyBackend, TorchBackend
from feira.players.training.decisions import Decisions
from feira.players.training.fitting import POLICY_UNITS, UNITS, Effort, Fitting
from feira.players.training.selfplay import (
    LINEAR_TEMPERATURE,
    Play,
    Sampler,
    Samples,
    new_play,
)

GENERATIONS = 7
TRACE_DECAY = 0.7  # λ of temporal-difference learning, once there is a network
TEMPERATURE = 0.4  # of the network's policy in self-play
CHUNK = 20_000  # samples that one thread makes at a time


def empty_network(game: Game) -> Network:
    """A network without weights: what the first generation does not ask."""
    inputs, features = len(game.strategy.input_names), game.strategy.feature_count
    variants, (one, two) = len(game.strategy.variants), UNITS

    def weights(*shape: int) -> Array:
        return np.zeros((variants, *shape), np.int16)

    def biases(units: int) -> Array:
        return np.zeros((variants, units), np.int32)

    return Network(
        weights1=weights(inputs, one),
        bias1=biases(one),
        weights2=weights(one, two),
        bias2=biases(two),
        weights3=weights(two, OUTPUTS),
        bias3=biases(OUTPUTS),
        policy_weights=weights(one, POLICY_UNITS),
        policy_bias=biases(POLICY_UNITS),
        choice_weights=weights(features, POLICY_UNITS),
        choice_direct=weights(features),
        policy_output=weights(POLICY_UNITS),
    )


class SelfPlay:
    """Makes samples and decisions on all cores."""

    def __init__(self, game: Game, network: Network, play: Play) -> None:
        self.game = game
        self.cores = os.cpu_count() or 1
        self.samplers: SimpleQueue[Sampler] = SimpleQueue()
        for _ in range(self.cores):
            self.samplers.put(Sampler(game, network, play, CHUNK))
        self.pool = ThreadPoolExecutor(self.cores)

    def samples(
        self, tables: Sequence[SelfPlayTable], count: int, seed: int
    ) -> tuple[Samples, Decisions]:
        """About so many samples of the tables of one variant, with decisions of the same games."""
        jobs = []
        for place, table in enumerate(tables):
            config = self.game.configure(table.seats, table.options)
            start = self.game.rules.start(config)
            for chunk in range(max(1, round(count * table.share / CHUNK))):
                number = ((seed * 100 + place) << 40) + chunk * (1 << 24)
                jobs.append(self.pool.submit(self._chunk, start, number))
        parts = [job.result() for job in jobs]
        rng = np.random.default_rng(seed)
        return (
            Samples(*shuffled(rng, [samples for samples, _ in parts])),
            Decisions(*shuffled(rng, [decisions for _, decisions in parts])),
        )

    def _chunk(self, start: Array, number: int) -> tuple[Samples, Decisions]:
        sampler = self.samplers.get()
        try:
            return sampler.sample(start, seed=1, number=number)
        finally:
            self.samplers.put(sampler)


def shuffled(rng: np.random.Generator, parts: Sequence[Sequence[Array]]) -> list[Array]:
    """The parts put together, all arrays in the same random order."""
    whole = [np.concatenate(arrays) for arrays in zip(*parts, strict=True)]
    order = rng.permutation(len(whole[0]))
    return [array[order] for array in whole]


def by_variant(game: Game) -> Iterator[tuple[int, str, list[SelfPlayTable]]]:
    """The tables of each variant, with its number and name."""
    for number, variant in enumerate(game.strategy.variants):
        yield number, variant, [one for one in selfplay_tables(game.name) if one.variant == variant]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much is played and trained."""

    first_samples: int  # of each variant in the first generation
    samples: int  # and in later ones
    first_effort: Effort
    effort: Effort
    only: Sequence[str]  # variants; none: all


def how_to_play(game: Game, generation: int) -> Play:
    """The linear policy plays first, then the network's if that is better in this game."""
    plays = generation > 1 and network_plays(game.name)
    return new_play(
        game,
        learned=plays,
        temperature=TEMPERATURE if plays else LINEAR_TEMPERATURE,
        trace_decay=TRACE_DECAY if generation else 1.0,
    )


def train(
    game: Game, backend: Backend, generation: int, network: Network, plan: Plan
) -> Iterator[tuple[Network, str]]:
    """One generation: plays and trains. Yields the network after each variant, and its loss."""
    selfplay = SelfPlay(game, network, how_to_play(game, generation))
    count = plan.samples if generation else plan.first_samples
    effort = plan.effort if generation else plan.first_effort
    arrays = [array.copy() for array in network]
    for number, variant, tables in by_variant(game):
        if plan.only and variant not in plan.only:
            continue
        start = time.perf_counter()
        samples, decisions = selfplay.samples(tables, count, 1000 * generation + number)
        played = time.perf_counter() - start
        before = [array[number] for array in network] if generation else ()
        fitting = Fitting(samples, decisions, backend, before=before, seed=generation)
        fitting.train(effort, seed=generation)
        entropy, error = fitting.held_out_loss()
        policy = fitting.held_out_policy_loss()
        for target, found in zip(arrays, fitting.integers(), strict=True):
            target[number] = found
        line = (
            f"| {generation} | {variant} | {len(samples.seats):,} | {len(decisions.counts):,} | "
            f"{entropy:.4f} | {error:.2f} | {policy:.3f} |"
        )
        seconds = time.perf_counter() - start
        print(f"{game.name} {line} {played:.0f} s of play, {seconds:.0f} s", flush=True)
        yield Network(*arrays), line


def card(report: Sequence[str]) -> str:
    """What `network.md` says about a training: measured on samples that were held out."""
    return "\n".join(
        (
            "| generation | variant | positions | decisions | cross-entropy of the win | "
            "error of points | divergence of the policy |",
            "|---:|---|---:|---:|---:|---:|---:|",
            *report,
            "",
        )
    )


def new_backend() -> Backend:
    """A GPU with PyTorch if there is one, else NumPy."""
    try:
        return TorchBackend()
    except (ImportError, RuntimeError, AssertionError):
        return NumPyBackend()


@click.command()
@click.option("--first-samples", default=3_000_000, show_default=True, help="Of each variant.")
@click.option("--samples", default=500_000, show_default=True, help="In later generations.")
@click.option("--game", "games", multiple=True, default=NAMES, help="Which games.")
@click.option("--only", multiple=True, metavar="NAME", help="These variants only.")
@click.option("--first", default=0, show_default=True, help="Go on with this generation.")
@click.option("--last", default=GENERATIONS - 1, show_default=True, help="Stop after this one.")
@click.option("--out", type=click.Path(path_type=Path), help="A folder; the games' by default.")
def main(
    first_samples: int,
    samples: int,
    games: Sequence[str],
    only: Sequence[str],
    first: int,
    last: int,
    out: Path | None,
) -> None:
    """Train the networks of all games."""
    plan = Plan(
        first_samples=first_samples,
        samples=samples,
        first_effort=Effort(),
        effort=Effort(epochs=3, batch=2048, rate=1e-3),
        only=only,
    )
    backend = new_backend()
    print(f"training with {type(backend).__name__}", flush=True)
    for name in games:
        game = find_game(name)
        folder = out / name if out else Path(str(files(f"feira.games.{name}.strategy")))
        folder.mkdir(parents=True, exist_ok=True)
        network = read_arrays(folder / "network.npz") if first else empty_network(game)
        report = list[str]()
        for generation in range(first, last + 1):
            before = network
            for network, line in train(game, backend, generation, before, plan):
                report.append(line)
                np.savez_compressed(folder / "network.npz", **network._asdict())
                (folder / "training.md").write_text(card(report), encoding="utf-8")


if __name__ == "__main__":
    main()
